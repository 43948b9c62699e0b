import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import { toPlainLines } from '../../../shared/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { AdminConversationChange, AdminConversationText } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { answerMail } from '../../mail/conversation-messages.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findPerson, findTeam } from './admin-conversations.repository.ts';
import { sendFiles } from './conversation-files.service.ts';
import { openLink } from './conversation-link.service.ts';
import { type ConversationRow, insertMessage, lockConversation, moveConversation } from './conversations.repository.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>;

/** @throws AppError 404, 409 when it has changed since `version` */
async function lock(tx: Transaction<Database>, id: string, version: number): Promise<ConversationRow> {
  const row = await lockConversation(tx, id);
  if (!row) throw notFound(REFUSALS.conversationGone);
  if (row.version !== version) throw conflict(REFUSALS.conversationMoved);
  return row;
}

// Only its subject, not its text: the audit log outlives the conversation.
const about = (user: SessionUser, row: ConversationRow, at: Date) => ({
  actorId: user.id,
  subject: 'conversation',
  subjectId: row.id,
  label: row.subject,
  at,
});

interface Said {
  text: string;
  /** names */
  files: string[];
}

/** Sends the answer: to an account with a notification, or to a visitor's email with a link to the conversation. */
async function send(parts: Parts, tx: Transaction<Database>, row: ConversationRow, said: Said, at: Date) {
  if (row.user_id === null) {
    const link = await openLink(parts, tx, row.id, at);
    await parts.mail.send(answerMail({ name: '', address: row.email }, { ...said, link, isVisitor: true }, at), tx);
    return;
  }
  const person = await findPerson(tx, row.user_id);
  if (!person) return;
  const href = `/dashboard/messages?entry=${row.id}`;
  const link = `${parts.env.publicUrl}${href}`;
  await parts.mail.send(answerMail(mailboxOf(person), { ...said, link, isVisitor: false }, at), tx);
  await notify(tx, [person.id], { kind: 'account', title: 'A reply to your message', body: row.subject, href }, at);
}

/**
 * Adds an answer or an internal note. @throws AppError as `lock`, 400 for files that are not uploaded for this answer
 */
export function answer(parts: Parts, user: SessionUser, id: string, given: AdminConversationText): Promise<void> {
  const at = parts.clock.now();
  const text = toPlainLines(given.text);
  return inTransaction(parts.db, async (tx) => {
    const row = await lock(tx, id, given.version);
    const kind = given.note ? ('note' as const) : ('studio' as const);
    const message = await insertMessage(tx, { conversation_id: id, kind, author_id: user.id, text }, at);
    const files = await sendFiles(tx, user.id, message, given.fileIds);
    if (given.note) {
      await moveConversation(tx, id, {});
    } else {
      await moveConversation(tx, id, {
        status: given.close ? 'closed' : 'waiting',
        assignee_id: row.assignee_id ?? user.id,
        first_answer_at: row.first_answer_at ?? at,
        updated_at: at,
      });
      await send(parts, tx, row, { text, files }, at);
    }
    const action = given.note ? 'conversation.note' : 'conversation.reply';
    await recordChange(tx, { ...about(user, row, at), action, before: null, after: null });
  });
}

/** @throws AppError as `lock`, 400 for an assignee without the right to answer */
export function changeConversation(
  parts: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  id: string,
  { status, assigneeId, version }: AdminConversationChange,
): Promise<void> {
  return inTransaction(parts.db, async (tx) => {
    const row = await lock(tx, id, version);
    if (row.status === status && row.assignee_id === assigneeId) return;
    const team = await findTeam(tx);
    const nameOf = (person: string | null) => team.find((one) => one.id === person)?.name ?? null;
    if (assigneeId !== row.assignee_id && assigneeId !== null && nameOf(assigneeId) === null) {
      throw invalid('assigneeId', REFUSALS.notOnTeam);
    }
    await moveConversation(tx, id, { status, assignee_id: assigneeId });
    await recordChange(tx, {
      ...about(user, row, parts.clock.now()),
      action: 'conversation.update',
      before: { status: row.status, assignee: nameOf(row.assignee_id) },
      after: { status, assignee: nameOf(assigneeId) },
    });
  });
}
