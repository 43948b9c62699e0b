import type { Deps } from '../../http/contract/operation.ts';
import { signInRequired } from '../../lib/errors.ts';
import { findUserById, type UserRow } from './users.repository.ts';

/** The account of a session. @throws AppError 401 (account deleted) */
export async function getOwnAccount({ db }: Pick<Deps, 'db'>, userId: string): Promise<UserRow> {
  const user = await findUserById(db, userId);
  if (!user) throw signInRequired();
  return user;
}
