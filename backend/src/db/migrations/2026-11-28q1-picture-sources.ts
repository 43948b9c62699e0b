import { type Kysely, sql } from 'kysely';

/** SHA-256 of the file that a picture was made from, so that the same file again is the same picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures add column source_sha256 text`.execute(db);
}
