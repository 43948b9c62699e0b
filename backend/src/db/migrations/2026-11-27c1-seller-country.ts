import { type Kysely, sql } from 'kysely';

/** The seller's own country, which buyers are offered as theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_settings add column seller_country text not null default ''`.execute(db);
}
