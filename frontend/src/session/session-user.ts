import type { User } from '../api/generated/model.ts';
import { toUser } from '../api/specified-user.ts';

/** What the browser keeps of a person. The address stays on the server: it is personal and no screen needs it at once. */
export type SessionUser = Omit<User, 'address'>;

/** Copies only the kept fields, so that nothing else of an answer reaches the browser's storage. */
export function toSessionUser(user: SessionUser): SessionUser {
  const { id, name, email, status, role, is_admin, isAdmin, rights, avatar, created_at } = user;
  return { id, name, email, status, role, is_admin, isAdmin, rights, avatar, created_at };
}

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
  const user = toUser(value as Record<string, unknown>);
  return user.email ? toSessionUser(user) : null;
}

/** The admin area wants both: the flag and the role. */
export function isSuperAdmin(user: SessionUser | null): boolean {
  return user?.role === 'super_admin' && user.isAdmin;
}
