import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { ReceivedMailsTable } from '../../db/tables.gen.ts';
import type { NewFile } from './conversation-files.repository.ts';

/** Records an email; false when it was received before. */
export async function insertReceivedMail(
  tx: Transaction<Database>,
  mail: Insertable<ReceivedMailsTable>,
): Promise<boolean> {
  const row = await tx
    .insertInto('received_mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setReceivedConversation(
  tx: Transaction<Database>,
  id: string,
  conversationId: string | null,
): Promise<void> {
  await tx.updateTable('received_mails').set({ conversation_id: conversationId }).where('id', '=', id).execute();
}

/** The conversation in which one of these emails of the same sender was received. */
export async function findConversationOfMails(
  db: Kysely<Database>,
  ids: readonly string[],
  sender: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('received_mails as r')
    .innerJoin('conversations as c', 'c.id', 'r.conversation_id')
    .select('c.id')
    .where('r.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where(sql`lower(c.email)`, '=', sender.toLowerCase())
    .orderBy('r.received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

interface MailedConversation {
  name: string;
  email: string;
  subject: string;
  language: Language;
  status: 'open' | 'spam';
}

/** A conversation that starts with an email. */
export async function insertMailedConversation(
  tx: Transaction<Database>,
  conversation: MailedConversation,
  at: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('conversations')
    .values({ ...conversation, channel: 'email', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Files of a message, in this order. */
export async function insertMessageFiles(
  tx: Transaction<Database>,
  messageId: string,
  files: readonly NewFile[],
  at: Date,
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file, index) => ({ ...file, message_id: messageId, place: index, created_at: at }));
  await tx.insertInto('conversation_files').values(rows).execute();
}

/** Deletes what is only needed while an email may be delivered again or continued. */
export async function deleteOldReceivedMails(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('received_mails').where('received_at', '<', before).execute();
}
