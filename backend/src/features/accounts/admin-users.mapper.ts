import type { AdminUser } from '../../../../contract/generated/model.ts';
import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import type { AdminUserRow } from './admin-users.repository.ts';

/** Row to contract; `is_admin` is derived, never stored. */
export function toAdminUser(row: AdminUserRow): AdminUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: row.status,
    role: row.role,
    is_admin: row.role === 'super_admin',
    rights: row.role === 'super_admin' ? normaliseRights(row.rights) : [],
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}
