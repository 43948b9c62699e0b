import { type Kysely, sql } from 'kysely';

/** As with `closed_days`: by whose days the money was added up, and how far by a server that knows zones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table closed_money
    add column time_zone text not null default 'UTC',
    add column zoned_until date not null default '-infinity'`.execute(db);
}
