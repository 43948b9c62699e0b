import { type Kysely, sql } from 'kysely';

/**
 * A payment may be for an order. The wider rules hold for every row that is here, so they need not be checked again under
 * the lock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments
    add column order_id uuid references orders (id) on delete set null,
    drop constraint payments_purpose_check,
    add constraint payments_purpose_check check (purpose in ('top-up', 'order')) not valid,
    drop constraint payments_hold_check,
    add constraint payments_hold_check check
      (hold in ('transfer', 'amount', 'currency', 'risk', 'wallet', 'account', 'refund', 'order')) not valid`.execute(
    db,
  );
}
