import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { ownEmail, type Section } from './account-data.repository.ts';

export function readReviews(db: Kysely<Database>, userId: string): Section<'reviews'> {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['products.title as product', 'stars', 'text', 'reviews.status', 'answer', 'reviews.created_at'])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at')
    .execute();
}

export function readComments(db: Kysely<Database>, userId: string): Section<'comments'> {
  return db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select(['posts.title as article', 'text', 'comments.status', 'comments.created_at'])
    .where('comments.user_id', '=', userId)
    .orderBy('comments.created_at')
    .execute();
}

export async function readSavedProducts(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_products')
    .innerJoin('products', 'products.id', 'saved_products.product_id')
    .select('products.title')
    .where('saved_products.user_id', '=', userId)
    .orderBy('saved_products.created_at')
    .execute();
  return rows.map(({ title }) => title);
}

/** Articles that the user has saved or liked. */
export async function readPostTitles(
  db: Kysely<Database>,
  table: 'post_saves' | 'post_likes',
  userId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom(`${table} as marks`)
    .innerJoin('posts', 'posts.id', 'marks.post_id')
    .select('posts.title')
    .where('marks.user_id', '=', userId)
    .orderBy('marks.created_at')
    .execute();
  return rows.map(({ title }) => title);
}

/** The name of a message's file in the archive: two files may have the same name. */
const ARCHIVE_PATH = sql<string>`'messages/' || left(f.id::text, 8) || '-' || f.name`;

const archiveFileNames = sql<string[]>`coalesce((select json_agg(${ARCHIVE_PATH} order by f.place)
  from conversation_files f where f.message_id = message.id), '[]')`;

/** The files of a user's conversations, except those of internal notes. */
export function readMessageFiles(db: Kysely<Database>, userId: string): Promise<{ key: string; name: string }[]> {
  return db
    .selectFrom('conversation_files as f')
    .innerJoin('conversation_messages as m', 'm.id', 'f.message_id')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(['f.storage_key as key', ARCHIVE_PATH.as('name')])
    .where('c.user_id', '=', userId)
    .where('m.kind', '!=', 'note')
    .orderBy('m.seq')
    .orderBy('f.place')
    .execute();
}

/** Booked with the verified email, or in an own conversation with the conversation's email. */
export function readCalls(db: Kysely<Database>, userId: string): Section<'calls'> {
  return db
    .selectFrom('calls')
    .innerJoin('conversations', 'conversations.id', 'calls.conversation_id')
    .select(['starts_at as start', 'ends_at as end', 'time_zone', 'calls.name', 'calls.email', 'phone', 'calls.topic'])
    .select(['cancelled_at', 'reason', 'calls.created_at'])
    .where(({ eb, or, and }) =>
      or([
        eb(sql`lower(calls.email)`, '=', ownEmail(db, userId)),
        and([
          eb('conversations.user_id', '=', userId),
          eb(sql`lower(calls.email)`, '=', sql`lower(conversations.email)`),
        ]),
      ]),
    )
    .orderBy('starts_at')
    .execute();
}

/** The team's internal notes are neither written by nor sent to the user. */
export async function readConversations(db: Kysely<Database>, userId: string): Section<'conversations'> {
  const [conversations, messages] = await Promise.all([
    db
      .selectFrom('conversations')
      .select(['id', 'subject', 'status', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('conversation_messages as message')
      .innerJoin('conversations', 'conversations.id', 'message.conversation_id')
      .select(['conversation_id', 'message.kind', 'text', 'message.created_at', archiveFileNames.as('files')])
      .where('conversations.user_id', '=', userId)
      .where('message.kind', '!=', 'note')
      .orderBy('message.seq')
      .execute(),
  ]);
  const of = Map.groupBy(messages, ({ conversation_id }) => conversation_id);
  return conversations.map(({ id, ...conversation }) => ({
    ...conversation,
    messages: (of.get(id) ?? []).map(({ kind, conversation_id: _, ...message }) => ({
      ...message,
      from: kind === 'person' ? ('person' as const) : ('studio' as const),
    })),
  }));
}
