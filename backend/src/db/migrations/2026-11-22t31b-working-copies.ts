import { type Kysely, sql } from 'kysely';

/** What administrators have typed into articles and pages and not saved; one of each for everybody who writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table working_copies (
    id integer generated always as identity primary key,
    kind text not null check (kind in ('posts', 'pages')),
    author_id uuid not null references users (id) on delete cascade,
    post_id integer references posts (id) on delete cascade,
    page_id integer references pages (id) on delete cascade,
    draft jsonb not null,
    version integer,
    kept_at timestamptz(3) not null,
    constraint working_copies_of_one check ((post_id is null or kind = 'posts') and (page_id is null or kind = 'pages')),
    constraint working_copies_each_one unique nulls not distinct (author_id, kind, post_id, page_id)
  )`.execute(db);
  await sql`create index working_copies_post on working_copies (post_id) where post_id is not null`.execute(db);
  await sql`create index working_copies_page on working_copies (page_id) where page_id is not null`.execute(db);
  await sql`create index working_copies_kept on working_copies (kept_at)`.execute(db);
}
