import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ConversationFile } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { ConversationFilesTable } from '../../db/tables.gen.ts';

export type NewFile = Pick<Selectable<ConversationFilesTable>, 'storage_key' | 'name' | 'type' | 'size_bytes'>;

export async function insertFile(
  db: Kysely<Database>,
  userId: string,
  file: NewFile,
  at: Date,
): Promise<ConversationFile> {
  const { id } = await db
    .insertInto('conversation_files')
    .values({ ...file, user_id: userId, message_id: null, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name: file.name, type: file.type, size_bytes: file.size_bytes };
}

/**
 * Attaches uploaded files to their message. @returns the names of those that exist, belong to this user and are unsent
 */
export async function attachFiles(
  tx: Transaction<Database>,
  userId: string,
  messageId: string,
  ids: readonly string[],
): Promise<string[]> {
  const attached = await tx
    .updateTable('conversation_files')
    .set({ message_id: messageId, place: sql<number>`array_position(${[...ids]}::uuid[], id)` })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('user_id', '=', userId)
    .where('message_id', 'is', null)
    .returning('name')
    .execute();
  return attached.map(({ name }) => name);
}

/** The files of the message with the alias `m`, as JSON. */
export const messageFiles = sql<ConversationFile[]>`coalesce((select json_agg(json_build_object(
  'id', f.id, 'name', f.name, 'type', f.type, 'size_bytes', f.size_bytes) order by f.place)
  from conversation_files f where f.message_id = m.id), '[]')`;

export type FileWithAccess = Pick<
  Selectable<ConversationFilesTable>,
  'user_id' | 'storage_key' | 'name' | 'size_bytes' | 'message_id'
> & {
  /** The kind of the message it was sent with. */
  kind: 'person' | 'studio' | 'note' | null;
  conversation_id: string | null;
  /** The customer of the conversation. */
  customer_id: string | null;
};

export function findFile(db: Kysely<Database>, id: string): Promise<FileWithAccess | undefined> {
  return db
    .selectFrom('conversation_files as f')
    .leftJoin('conversation_messages as m', 'm.id', 'f.message_id')
    .leftJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(['f.user_id', 'f.storage_key', 'f.name', 'f.size_bytes', 'f.message_id'])
    .select(['m.kind', 'm.conversation_id', 'c.user_id as customer_id'])
    .where('f.id', '=', id)
    .executeTakeFirst();
}

/** Deletes the rows of files older than a moment that were never sent and are in no brief. @returns their keys */
export async function deleteUnsent(tx: Transaction<Database>, before: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom('conversation_files')
    .where('message_id', 'is', null)
    .where('brief_id', 'is', null)
    .where('created_at', '<', before)
    .returning('storage_key')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Deletes the rows of these users' unsent files. @returns their keys, and those of the files in their conversations */
export async function deleteUnsentFilesOf(tx: Transaction<Database>, userIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with unsent as (
      delete from conversation_files where message_id is null and user_id = any(${userIds}::uuid[])
      returning storage_key
    )
    select storage_key as key from unsent
    union all
    select f.storage_key from conversation_files f
    join conversation_messages m on m.id = f.message_id
    join conversations c on c.id = m.conversation_id
    where c.user_id = any(${userIds}::uuid[])`.execute(tx);
  return rows.map(({ key }) => key);
}
