import { type Kysely, sql } from 'kysely';

/** Texts for answers that are needed again and again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table canned_texts (
    id uuid primary key default gen_random_uuid(),
    title text not null check (length(title) between 1 and 80),
    text text not null check (length(text) between 1 and 4000)
  )`.execute(db);
  await sql`create unique index canned_texts_title on canned_texts (lower(title))`.execute(db);
}
