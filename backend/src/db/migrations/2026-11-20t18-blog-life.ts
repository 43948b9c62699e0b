import { type Kysely, sql } from 'kysely';

/** What readers do with articles: likes, saves, comments, and the newsletter's subscribers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReactions(db, 'post_likes');
  await createReactions(db, 'post_saves');
  await createComments(db);
  await createNewsletter(db);
  await sql`create index posts_category on posts (category, published_on desc, id desc)`.execute(db);
}

async function createReactions(db: Kysely<unknown>, name: 'post_likes' | 'post_saves'): Promise<void> {
  const part = (end: string) => sql.ref(`${name}_${end}`);
  await sql`create table ${sql.ref(name)} (
    user_id uuid references users (id) on delete cascade,
    visitor_id uuid,
    post_id integer not null references posts (id) on delete cascade,
    created_at timestamptz(3) not null default now(),
    constraint ${part('owner')} check (num_nonnulls(user_id, visitor_id) = 1),
    constraint ${part('user_once')} unique (user_id, post_id),
    constraint ${part('visitor_once')} unique (visitor_id, post_id)
  )`.execute(db);
  await sql`create index ${part('post')} on ${sql.ref(name)} (post_id)`.execute(db);
}

async function createComments(db: Kysely<unknown>): Promise<void> {
  await sql`create table comments (
    id uuid primary key default gen_random_uuid(),
    post_id integer not null references posts (id) on delete cascade,
    user_id uuid references users (id) on delete set null,
    guest_name text check (length(guest_name) between 1 and 100),
    text text not null check (length(text) between 1 and 2000),
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'spam')),
    version integer not null default 1,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index comments_post on comments (post_id, created_at desc, id) where status = 'approved'`.execute(
    db,
  );
  await sql`create index comments_author on comments (user_id, post_id)`.execute(db);
  await sql`create index comments_queue on comments (status, created_at desc, id)`.execute(db);
}

async function createNewsletter(db: Kysely<unknown>): Promise<void> {
  await sql`create table newsletter_subscribers (
    id uuid primary key default gen_random_uuid(),
    email text not null check (length(email) between 3 and 254),
    status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
    created_at timestamptz(3) not null default now(),
    confirmed_at timestamptz(3),
    unsubscribed_at timestamptz(3)
  )`.execute(db);
  await sql`create unique index newsletter_subscribers_once on newsletter_subscribers (lower(email))`.execute(db);
  await sql`create index newsletter_subscribers_newest on newsletter_subscribers (created_at desc, id)`.execute(db);

  await sql`create table newsletter_links (
    token_hash text primary key,
    subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index newsletter_links_subscriber on newsletter_links (subscriber_id)`.execute(db);
}
