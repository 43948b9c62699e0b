import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { takeNew } from '../../backend/src/db/seed-marks.ts';
import { customer } from '../content/customer.ts';

/** The demo customer's saved addresses; skipped if there are any already. */
export async function seedAddresses(tx: Transaction<Database>, email: string, now: Date): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .leftJoin('addresses', 'addresses.user_id', 'users.id')
    .select(['users.id', 'addresses.id as saved'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return;
  // As with accounts, the mark must not reveal its owner.
  const key = createHash('sha256').update(email.toLowerCase()).digest('hex');
  if ((await takeNew(tx, 'addresses', [key])).size === 0 || user.saved !== null) return;
  await tx
    .insertInto('addresses')
    .values(customer.addresses.map((fields) => ({ ...fields, user_id: user.id, created_at: now, updated_at: now })))
    .execute();
}
