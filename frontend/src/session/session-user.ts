import type { User } from '../api/generated/model.ts';
import { toUser } from '../api/specified-user.ts';

/** A person as a session has them; the address is known once an answer has told it, and missing until then. */
export type SessionUser = Omit<User, 'address'> & Partial<Pick<User, 'address'>>;

/** Copies only the fields of a session, so that nothing else of an answer is kept. */
export function toSessionUser(user: SessionUser): SessionUser {
  return user.address === undefined ? toStoredUser(user) : { ...toStoredUser(user), address: user.address };
}

/** What the browser's storage keeps of a person: the address is left out, which is personal and needed by one form only. */
export function toStoredUser(user: SessionUser): Omit<SessionUser, 'address'> {
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
  const { address, ...user } = toUser(value as Record<string, unknown>);
  if (!user.email) return null;
  return 'address' in value ? { ...user, address } : user;
}

/** The admin area wants both: the flag and the role. */
export function isSuperAdmin(user: SessionUser | null): boolean {
  return user?.role === 'super_admin' && user.isAdmin;
}
