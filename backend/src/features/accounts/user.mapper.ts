import type { User } from '../../../../contract/generated/model.ts';
import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import { isLanguage } from '../../../../contract/rules/languages.ts';

/** User columns that may leave the server. */
export interface PublicUserRow {
  id: string;
  name: string;
  email: string;
  role: User['role'];
  status: User['status'];
  rights: readonly string[];
  avatar: string | null;
  address: string | null;
  created_at: Date;
  language?: string | null;
}

/** Public URL of a stored picture. */
export const avatarUrl = (key: string): string => `/uploads/${key}`;

/** The only representation of a user in responses; columns are listed one by one so that none leaks. */
export function toUser(row: PublicUserRow): User {
  const isAdmin = row.role === 'super_admin';
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: row.status,
    role: row.role,
    is_admin: isAdmin,
    isAdmin,
    rights: isAdmin ? normaliseRights(row.rights) : [],
    avatar: row.avatar === null ? null : avatarUrl(row.avatar),
    address: row.address,
    created_at: row.created_at.toISOString(),
    language: isLanguage(row.language) ? row.language : null,
  };
}
