import { type Kysely, sql } from 'kysely';

/** Browsers that a person has spared the second step: since when, and for which password (passwordMark). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table known_devices add column trusted_at timestamptz(3), add column trusted_mark text`.execute(db);
}
