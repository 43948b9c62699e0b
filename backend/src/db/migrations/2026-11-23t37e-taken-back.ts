import { type Kysely, sql } from 'kysely';

/** What a provider gives back on its own leaves the wallet too: so much of it has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column taken_back_minor bigint not null default 0`.execute(db);
}
