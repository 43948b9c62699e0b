import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Name and email of a customer or a guest; undefined once the account is erased. */
export async function findCustomerLabel(db: Kysely<Database>, userId: string | null): Promise<string | undefined> {
  if (userId === null) return undefined;
  const users = db.selectFrom('users').select(['name', 'email']);
  const user = await users.where('id', '=', userId).executeTakeFirst();
  return user && `${user.name} (${user.email})`;
}
