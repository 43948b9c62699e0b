import type { Transaction } from 'kysely';
import type { ConversationInput, ConversationReply } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine, toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { conversationMail } from '../../mail/conversation-messages.ts';
import { getStudioMailbox } from '../email/mail-settings.service.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { attachFilesToMessage } from './conversation-files.service.ts';
import {
  type ConversationRow,
  insertConversation,
  insertMessage,
  lockConversation,
  updateConversation,
} from './conversations.repository.ts';

type ConversationDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>;

interface StudioMessage extends Pick<ConversationRow, 'id' | 'name' | 'email' | 'subject'> {
  text: string;
  /** names */
  files: string[];
}

/** Emails a customer's message to the studio. */
export async function notifyStudio(
  { mail, env }: ConversationDeps,
  tx: Transaction<Database>,
  { id, name, email, subject, text, files }: StudioMessage,
  at: Date,
): Promise<void> {
  const to = await getStudioMailbox({ db: tx, env });
  const link = `${env.publicUrl}/admin/inbox/messages?entry=${id}`;
  await mail.send(conversationMail(to, { name, email, subject, text, files, link, conversationId: id }, at), tx);
}

/**
 * Starts a conversation of a customer.
 * @returns its id
 * @throws AppError 400 for a subject of several lines or files that were not uploaded for this message, 404 for another
 * user's order
 */
export function startConversation(
  deps: ConversationDeps,
  user: SessionUser,
  input: ConversationInput,
): Promise<string> {
  const at = deps.clock.now();
  const subject = input.subject.trim();
  if (!isOneLine(subject)) throw invalid('subject', REFUSALS.subjectLines);
  const text = toPlainLines(input.text);
  return inTransaction(deps.db, async (tx) => {
    const order = input.orderId === undefined ? null : await findOrder(tx, user.id, input.orderId);
    if (order === undefined) throw notFound(REFUSALS.orderNotFound);
    const { name, email } = user;
    const fields = { user_id: user.id, name, email, subject, order_id: order?.id ?? null };
    const id = await insertConversation(tx, fields, at);
    const message = await insertMessage(tx, { conversation_id: id, kind: 'person', text }, at);
    const files = await attachFilesToMessage(tx, user.id, message, input.fileIds);
    await notifyStudio(deps, tx, { id, name, email, subject, text, files }, at);
    return id;
  });
}

/**
 * Adds a customer's message; the conversation is open again, unless it was marked as spam.
 * @param isAllowed whether the conversation is the writer's
 * @throws AppError 404, 400 for files that were not uploaded for the writer's message
 */
export function replyToConversation(
  deps: ConversationDeps,
  id: string,
  fields: ConversationReply,
  isAllowed: (row: ConversationRow) => boolean,
): Promise<void> {
  const at = deps.clock.now();
  const text = toPlainLines(fields.text);
  return inTransaction(deps.db, async (tx) => {
    const row = await lockConversation(tx, id);
    if (!row || !isAllowed(row)) throw notFound(REFUSALS.conversationGone);
    const message = await insertMessage(tx, { conversation_id: id, kind: 'person', text }, at);
    const files = row.user_id === null ? [] : await attachFilesToMessage(tx, row.user_id, message, fields.fileIds);
    const isSpam = row.status === 'spam';
    await updateConversation(tx, id, { updated_at: at, ...(isSpam ? {} : { status: 'open' as const }) });
    if (!isSpam) await notifyStudio(deps, tx, { ...row, text, files }, at);
  });
}

/** Adds what a customer has answered elsewhere on the site to a conversation, which is open again. */
export async function addCustomerMessage(
  deps: ConversationDeps,
  tx: Transaction<Database>,
  id: string,
  text: string,
  at: Date,
): Promise<void> {
  const row = await lockConversation(tx, id);
  if (!row) return;
  await insertMessage(tx, { conversation_id: id, kind: 'person', text: toPlainLines(text) }, at);
  const isSpam = row.status === 'spam';
  await updateConversation(tx, id, { updated_at: at, ...(isSpam ? {} : { status: 'open' as const }) });
  if (!isSpam) await notifyStudio(deps, tx, { ...row, text, files: [] }, at);
}
