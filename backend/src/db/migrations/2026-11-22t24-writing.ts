import { type Kysely, sql } from 'kysely';

/**
 * Articles in Markdown. What readers get is made when an article is saved and kept beside its text, with the version of
 * the renderer that made it; a former release goes on writing plain texts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts
    add column format text not null default 'plain' constraint posts_format check (format in ('plain', 'markdown')),
    add column html text,
    add column html_version integer,
    add column text_pictures jsonb not null default '[]'`.execute(db);
}
