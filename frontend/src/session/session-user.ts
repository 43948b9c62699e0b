import type { User } from '../api/generated/model.ts';

/** What the browser keeps of a person. The address stays on the server: it is personal and no screen needs it at once. */
export type SessionUser = Omit<User, 'address'>;

/** Copies only the kept fields, so that nothing else of an answer reaches the browser's storage. */
export function toSessionUser(user: SessionUser): SessionUser {
  const { id, name, email, status, role, is_admin, isAdmin, avatar, created_at } = user;
  const rights = keptRights(user.rights, role);
  return { id, name, email, status, role, is_admin, isAdmin, rights, avatar, created_at };
}

/** A server of a former release, and what was stored under it, knows none: then everything is an administrator's work. */
const keptRights = (rights: unknown, role: unknown): SessionUser['rights'] => {
  if (Array.isArray(rights)) return rights;
  return role === 'super_admin' ? ['all'] : [];
};

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads the stored text. Anything that is not a person (broken JSON, a list, no e-mail) is nobody. */
export function parseSessionUser(stored: string | null): SessionUser | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Record<string, unknown>;
  if (!text(kept.email)) return null;
  const isAdmin = kept.isAdmin === true || kept.is_admin === true;
  return {
    id: text(kept.id),
    name: text(kept.name),
    email: text(kept.email),
    status: kept.status === 'suspended' ? 'suspended' : 'active',
    role: kept.role === 'super_admin' ? 'super_admin' : 'customer',
    is_admin: isAdmin,
    isAdmin,
    rights: keptRights(kept.rights, kept.role),
    avatar: text(kept.avatar) || null,
    created_at: text(kept.created_at),
  };
}

/** The admin area wants both: the flag and the role. */
export function isSuperAdmin(user: SessionUser | null): boolean {
  return user?.role === 'super_admin' && user.isAdmin;
}
