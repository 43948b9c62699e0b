import { type Kysely, sql } from 'kysely';

/**
 * Refunds that were made at the provider or decided by the buyer's bank are rows like those of the studio, and so is money
 * that the studio has returned outside of the shop. A server of the former release reads and writes its own kinds only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds
    add column origin text not null default 'studio' check (origin in ('studio', 'provider', 'dispute')),
    drop constraint refunds_destination_check,
    drop constraint refunds_payment,
    add constraint refunds_destination_check check (destination in ('wallet', 'source', 'manual')),
    add constraint refunds_payment check (
      destination = 'manual' or (destination = 'source') = (payment_id is not null))`.execute(db);
}
