import { type Kysely, sql } from 'kysely';

/** An index is gone at once, but for that moment nobody may use its table: tried again until it is free. */
export const outsideTransaction = true;

/** Replaced by `t37b` and `t37c`: it allowed one refund of an order only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists wallet_entries_order_once`.execute(db);
}
