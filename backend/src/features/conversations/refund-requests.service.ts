import type { Transaction } from 'kysely';
import type { RefundRequestInput } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { checkRefundRequest } from '../../../../contract/rules/refund-requests.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { isDisputed } from '../billing/disputes.repository.ts';
import { listLines } from '../orders/order-lines.repository.ts';
import { type LockedOrder, lockOrder } from '../orders/order-transitions.repository.ts';
import { findRefundRequest, type RefundRequestRow } from '../orders/orders.repository.ts';
import { declineRefundRequest, insertRefundRequest, lockRefundRequest } from '../orders/refund-requests.repository.ts';
import { listRefundableLines, sumRefunds } from '../orders/refunds.repository.ts';
import { insertConversation, insertMessage, lockConversation, updateConversation } from './conversations.repository.ts';
import { notifyOfDecline } from './refund-request-notices.service.ts';

/** Who asks: a customer, or the guest of one order. */
interface Asking {
  id: string;
  name: string;
  email: string;
  language: string | null;
  isGuest: boolean;
}

/** The requested amount in cents. @throws AppError 400 for a line of another order, 409 when nothing can be asked for */
async function priceRequest(tx: Transaction<Database>, order: LockedOrder, lineId: string | null): Promise<number> {
  const { done, pending } = await sumRefunds(tx, order.id);
  const lines = await listRefundableLines(tx, order.id);
  const result = checkRefundRequest(
    {
      status: order.status,
      isDisputed: await isDisputed(tx, order.id),
      isWaiting: (await findRefundRequest(tx, order.id))?.status === 'waiting',
      left: order.amount_cents - done - pending,
      lines: lines.map(({ id, cents }) => ({ id, left: cents })),
    },
    lineId,
  );
  if ('unknownLine' in result) throw invalid('line_id', result.unknownLine);
  if ('conflict' in result) throw conflict(result.conflict);
  return result.cents;
}

/** The conversation about the order, with the reason as the customer's first message. @returns its id */
async function openConversation(
  tx: Transaction<Database>,
  { id, name, email, language: stored, isGuest }: Asking,
  { order, product, reason }: { order: LockedOrder; product: string | undefined; reason: string },
  at: Date,
): Promise<string> {
  const { number } = order;
  const language = toLanguage(stored);
  const subject = writeText(language, msg`Refund request for order #${number}`);
  const sender = isGuest
    ? { user_id: null, channel: 'form' as const, language }
    : { user_id: id, channel: 'account' as const };
  const conversation = await insertConversation(tx, { ...sender, name, email, subject, order_id: order.id }, at);
  const text = product === undefined ? reason : `${product}\n\n${reason}`;
  await insertMessage(tx, { conversation_id: conversation, kind: 'person', text }, at);
  return conversation;
}

/**
 * Asks the studio for a refund; no money moves. Of requests sent at the same time one is stored, because the order is
 * locked. A job notifies the customer and the studio.
 * @throws AppError 404 for another customer's order; 400, 409 as `checkRefundRequest`
 */
export function requestRefund(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  asking: Asking,
  { orderId, input }: { orderId: string; input: RefundRequestInput },
): Promise<RefundRequestRow> {
  const at = clock.now();
  const reason = toPlainLines(input.reason);
  const lineId = input.line_id ?? null;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.user_id !== asking.id) throw notFound();
    const amount_cents = await priceRequest(tx, order, lineId);
    const product = (await listLines(tx, orderId)).find(({ id }) => id === lineId)?.product_name;
    const conversation_id = await openConversation(tx, asking, { order, product, reason }, at);
    const request = { order_id: orderId, line_id: lineId, amount_cents, reason, conversation_id, created_at: at };
    const row = await insertRefundRequest(tx, request);
    await jobs.add('refund-requests.announce', { requestId: row.id }, { db: tx });
    return row;
  });
}

/** The reason of a refusal as the studio's reply, which the customer can answer. */
async function replyInConversation(
  tx: Transaction<Database>,
  actorId: string,
  { conversationId, text }: { conversationId: string | null; text: string },
  at: Date,
): Promise<void> {
  const row = conversationId === null ? undefined : await lockConversation(tx, conversationId);
  if (!row) return;
  await insertMessage(tx, { conversation_id: row.id, kind: 'studio', author_id: actorId, text }, at);
  await updateConversation(tx, row.id, {
    status: 'waiting',
    assignee_id: row.assignee_id ?? actorId,
    first_answer_at: row.first_answer_at ?? at,
    updated_at: at,
  });
}

/**
 * Declines a request with a reason for the customer.
 * @throws AppError 404, 409 when it has been refunded or declined
 */
export function declineRequest(
  deps: Pick<Deps, 'db' | 'env' | 'mail' | 'clock'>,
  user: SessionUser,
  { orderId, id, reason }: { orderId: string; id: string; reason: string },
): Promise<void> {
  const at = deps.clock.now();
  const answer = toPlainLines(reason);
  return inTransaction(deps.db, async (tx) => {
    // The order first, as a refund does, so that the two cannot block each other.
    const order = await lockOrder(tx, orderId);
    const request = order && (await lockRefundRequest(tx, orderId, id));
    if (!request) throw notFound(REFUSALS.refundRequestGone);
    if (request.status !== 'waiting') throw conflict(REFUSALS.refundRequestDecided);
    await declineRefundRequest(tx, id, { answer, at });
    await replyInConversation(tx, user.id, { conversationId: request.conversation_id, text: answer }, at);
    await notifyOfDecline(deps, tx, { order, answer }, at);
    await recordChange(tx, {
      actorId: user.id,
      action: 'order.update',
      subject: 'order',
      subjectId: orderId,
      label: `Order #${order.number}`,
      at,
      before: { refundRequest: 'waiting' },
      after: { refundRequest: 'declined' },
    });
  });
}
