import type { User } from '../api/generated/model.ts';
import { toUser } from '../api/specified-user.ts';

/** The user of a session; `address` is missing until an answer has provided it. */
export type SessionUser = Omit<User, 'address'> & Partial<Pick<User, 'address'>>;

/** Copies only the fields of a session, so that nothing else of an answer is kept. */
export function toSessionUser(user: SessionUser): SessionUser {
  return user.address === undefined ? toStoredUser(user) : { ...toStoredUser(user), address: user.address };
}

/** The fields in browser storage: without `address`, which is personal data and needed by only one form. */
export function toStoredUser(user: SessionUser): Omit<SessionUser, 'address'> {
  const { id, name, email, status, role, is_admin, isAdmin, rights, avatar, created_at } = user;
  return { id, name, email, status, role, is_admin, isAdmin, rights, avatar, created_at };
}

/** Parses the stored text. Anything that is not a user (broken JSON, a list, no email) is null. */
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

/** The admin area requires both: the flag and the role. */
export function isSuperAdmin(user: SessionUser | null): boolean {
  return user?.role === 'super_admin' && user.isAdmin;
}
