import type { Transaction } from 'kysely';
import type { AdminConversationChange, AdminConversationText } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { replyMail } from '../../mail/conversation-messages.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findCustomer, listTeam } from './admin-conversations.repository.ts';
import { attachFilesToMessage } from './conversation-files.service.ts';
import { createLink } from './conversation-link.service.ts';
import {
  type ConversationRow,
  insertMessage,
  lockConversation,
  updateConversation,
} from './conversations.repository.ts';

type ConversationDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>;

/** @throws AppError 404, 409 when it has changed since `version` */
async function lockAndCheck(tx: Transaction<Database>, id: string, version: number): Promise<ConversationRow> {
  const row = await lockConversation(tx, id);
  if (!row) throw notFound(REFUSALS.conversationGone);
  if (row.version !== version) throw conflict(REFUSALS.conversationMoved);
  return row;
}

// Only its subject, not its text: the audit log outlives the conversation.
const toAuditEntry = (user: SessionUser, row: ConversationRow, at: Date) => ({
  actorId: user.id,
  subject: 'conversation' as const,
  subjectId: row.id,
  label: row.subject,
  at,
});

interface Reply {
  text: string;
  /** names */
  files: string[];
}

/** Sends the answer: to an account with a notification, or to a visitor's email with a link to the conversation. */
export async function sendReply(
  deps: ConversationDeps,
  tx: Transaction<Database>,
  row: ConversationRow,
  reply: Reply,
  at: Date,
) {
  if (row.user_id === null) {
    const link = await createLink(deps, tx, row.id, at);
    const visitor = { name: '', address: row.email, language: toLanguage(row.language) };
    await deps.mail.send(replyMail(visitor, { ...reply, link, isVisitor: true, conversationId: row.id }, at), tx);
    return;
  }
  const customer = await findCustomer(tx, row.user_id);
  if (!customer) return;
  const href = `/dashboard/messages?entry=${row.id}`;
  const link = `${deps.env.publicUrl}${href}`;
  await deps.mail.send(
    replyMail(toMailbox(customer), { ...reply, link, isVisitor: false, conversationId: row.id }, at),
    tx,
  );
  const title = msg`A reply to your message`;
  await notify(tx, [customer.id], { kind: 'account', title, body: row.subject, href }, at);
}

/**
 * Adds an answer or an internal note. @throws AppError as `lockAndCheck`, 400 for files that were not uploaded for this
 * reply
 */
export function replyToCustomer(
  deps: ConversationDeps,
  user: SessionUser,
  id: string,
  input: AdminConversationText,
): Promise<void> {
  const at = deps.clock.now();
  const text = toPlainLines(input.text);
  return inTransaction(deps.db, async (tx) => {
    const row = await lockAndCheck(tx, id, input.version);
    const kind = input.note ? ('note' as const) : ('studio' as const);
    const message = await insertMessage(tx, { conversation_id: id, kind, author_id: user.id, text }, at);
    const files = await attachFilesToMessage(tx, user.id, message, input.fileIds);
    if (input.note) {
      await updateConversation(tx, id, {});
    } else {
      await updateConversation(tx, id, {
        status: input.close ? 'closed' : 'waiting',
        assignee_id: row.assignee_id ?? user.id,
        first_answer_at: row.first_answer_at ?? at,
        updated_at: at,
      });
      await sendReply(deps, tx, row, { text, files }, at);
    }
    const action = input.note ? 'conversation.note' : 'conversation.reply';
    await recordChange(tx, { ...toAuditEntry(user, row, at), action, before: null, after: null });
  });
}

/** @throws AppError as `lockAndCheck`, 400 for an assignee without the right to reply */
export function changeConversation(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  id: string,
  { status, assigneeId, version }: AdminConversationChange,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockAndCheck(tx, id, version);
    if (row.status === status && row.assignee_id === assigneeId) return;
    const team = await listTeam(tx);
    const toName = (customer: string | null) => team.find((member) => member.id === customer)?.name ?? null;
    if (assigneeId !== row.assignee_id && assigneeId !== null && toName(assigneeId) === null) {
      throw invalid('assigneeId', REFUSALS.notOnTeam);
    }
    await updateConversation(tx, id, { status, assignee_id: assigneeId });
    await recordChange(tx, {
      ...toAuditEntry(user, row, deps.clock.now()),
      action: 'conversation.update',
      before: { status: row.status, assignee: toName(row.assignee_id) },
      after: { status, assignee: toName(assigneeId) },
    });
  });
}
