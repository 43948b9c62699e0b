import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface ConversationLink {
  conversation_id: string;
  expires_at: Date;
}

export async function insertLink(db: Kysely<Database>, link: ConversationLink & { token_hash: string }): Promise<void> {
  await db.insertInto('conversation_links').values(link).execute();
}

export function findLink(db: Kysely<Database>, tokenHash: string): Promise<ConversationLink | undefined> {
  return db
    .selectFrom('conversation_links')
    .select(['conversation_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Deletes links that expired before a moment; until then they are reported as expired. */
export async function deleteExpiredConversationLinks(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('conversation_links').where('expires_at', '<', before).execute();
}
