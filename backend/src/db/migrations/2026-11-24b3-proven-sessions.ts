import { type Kysely, sql } from 'kysely';

/** When a session was proven again after its sign-in; null: never. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proven_at timestamptz(3)`.execute(db);
}
