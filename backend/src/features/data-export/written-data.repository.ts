import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AccountData } from '../../generated/model.ts';
import type { Stored } from '../../lib/stored-form.ts';

type Part<Name extends keyof AccountData> = Promise<Stored<AccountData[Name]>>;

export function readReviews(db: Kysely<Database>, userId: string): Part<'reviews'> {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['products.title as product', 'stars', 'text', 'reviews.status', 'answer', 'reviews.created_at'])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at')
    .execute();
}

export function readComments(db: Kysely<Database>, userId: string): Part<'comments'> {
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

/** Articles that the person has saved, or likes. */
export async function readMarked(
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

/** Notes of the team are not part of what somebody wrote or was told. */
export async function readConversations(db: Kysely<Database>, userId: string): Part<'conversations'> {
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
      .select(['conversation_id', 'message.kind', 'text', 'message.created_at'])
      .where('conversations.user_id', '=', userId)
      .where('message.kind', '!=', 'note')
      .orderBy('message.seq')
      .execute(),
  ]);
  return conversations.map(({ id, ...conversation }) => ({
    ...conversation,
    messages: messages.flatMap(({ conversation_id, kind, text, created_at }) =>
      conversation_id === id
        ? [{ from: kind === 'person' ? ('person' as const) : ('studio' as const), text, created_at }]
        : [],
    ),
  }));
}
