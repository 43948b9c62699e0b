import { type Kysely, sql } from 'kysely';

/**
 * A provider tells the sum of the refunds and what a lost dispute has taken apart, in any order: only together they are
 * what went back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column lost_minor bigint not null default 0`.execute(db);
}
