import { type Kysely, sql } from 'kysely';

/** Whoever is mailed about orders also hears at once of payments and withdrawals that wait, unless it is switched off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_receivers
    add column payments boolean not null default true,
    add column payouts boolean not null default true`.execute(db);
}
