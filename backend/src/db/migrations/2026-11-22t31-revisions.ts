import { type Kysely, sql } from 'kysely';

/** Saved states of articles and pages. A former release keeps none; what it saved is kept with the next save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table revisions (
    id integer generated always as identity primary key,
    post_id integer references posts (id) on delete cascade,
    page_id integer references pages (id) on delete cascade,
    author_id uuid references users (id) on delete set null,
    state jsonb not null,
    changed jsonb not null default '[]',
    created_at timestamptz(3) not null default now(),
    constraint revisions_of_one check (num_nonnulls(post_id, page_id) = 1)
  )`.execute(db);
  await sql`create index revisions_post on revisions (post_id, id) where post_id is not null`.execute(db);
  await sql`create index revisions_page on revisions (page_id, id) where page_id is not null`.execute(db);
  await sql`create index revisions_author on revisions (author_id)`.execute(db);
}
