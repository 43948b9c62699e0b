import type {
  AdminOverview,
  AdminRefundRequest,
  RefundRequest,
  RefundRequestInput,
} from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { writeText } from '../../contract/i18n/message.ts';
import { toLanguage } from '../../contract/rules/languages.ts';
import { moneyText, toAmount, toCents } from '../../contract/rules/money.ts';
import { checkRefundRequest } from '../../contract/rules/refund-requests.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { toPlainLines } from '../../contract/rules/text.ts';
import { conflict, invalidField } from '../problems.ts';
import { appendMessage, createConversation } from './conversations.ts';
import { findCustomer } from './customers.ts';
import type { MockDb } from './db.ts';
import { notifyStudio } from './notify-studio.ts';
import { refundedByLine } from './order-lines.ts';
import type { StoredOrder } from './order-state.ts';
import { sendMail } from './outbox.ts';
import type { StoredRefundRequest } from './refund-request-state.ts';
import { refundedCents } from './refunded-cents.ts';
import { isDisputed } from './refunds.ts';

const findLatest = (db: MockDb, orderId: string): StoredRefundRequest | undefined =>
  db.state.refundRequests.findLast((request) => request.orderId === orderId);

/** The latest request of an order, as administrators see it. */
export const toAdminRefundRequest = (db: MockDb, orderId: string): { refundRequest?: AdminRefundRequest } => {
  const latest = findLatest(db, orderId);
  if (!latest) return {};
  const { orderId: _order, ...refundRequest } = latest;
  return { refundRequest };
};

/** The latest request of an order, as its customer sees it. */
export const toOwnRefundRequest = (db: MockDb, orderId: string): { refundRequest?: RefundRequest } => {
  const latest = findLatest(db, orderId);
  if (!latest) return {};
  const { orderId: _order, conversation: _conversation, ...refundRequest } = latest;
  return { refundRequest };
};

/** The waiting requests, and the order that has waited longest. */
export const countOpenRequests = (db: MockDb): AdminOverview['refundRequests'] => {
  const waiting = db.state.refundRequests.filter(({ status }) => status === 'waiting');
  return { total: waiting.length, first: waiting[0]?.orderId ?? null };
};

const toLeft = (db: MockDb, order: StoredOrder) => {
  const refunded = refundedByLine(db, order);
  return order.lines.map(({ id, amount }, at) => ({ id, left: toCents(amount) - (refunded[at] ?? 0) }));
};

/** Stores a customer's or guest's request, or refuses it. */
export const requestRefund = (db: MockDb, order: StoredOrder, input: RefundRequestInput) => {
  const lineId = input.line_id ?? null;
  const result = checkRefundRequest(
    {
      status: order.status,
      isDisputed: isDisputed(db, order),
      isWaiting: findLatest(db, order.id)?.status === 'waiting',
      left: toCents(order.amount) - refundedCents(db, order.id),
      lines: toLeft(db, order),
    },
    lineId,
  );
  if ('unknownLine' in result) return invalidField('line_id', result.unknownLine);
  if ('conflict' in result) return conflict(result.conflict);
  const reason = toPlainLines(input.reason);
  const { number, userId } = order;
  const account = db.account(userId)?.user;
  const { name = '', email = '' } = findCustomer(db, userId) ?? {};
  const language = toLanguage(account?.language);
  const line = order.lines.find(({ id }) => id === lineId);
  const conversation = createConversation(
    db,
    {
      userId: account ? userId : null,
      name,
      email,
      channel: account ? 'account' : 'form',
      orderId: order.id,
      language,
    },
    {
      subject: writeText(language, msg`Refund request for order #${number}`),
      text: line ? `${line.product_name}\n\n${reason}` : reason,
    },
  );
  const request = {
    id: crypto.randomUUID(),
    line_id: lineId,
    amount: toAmount(result.cents),
    reason,
    status: 'waiting' as const,
    answer: null,
    created_at: conversation.created_at,
    decided_at: null,
  };
  db.state.refundRequests.push({ ...request, orderId: order.id, conversation: conversation.id });
  const amount = moneyText(result.cents, db.state.paymentSettings.currency);
  const subject = `We received your refund request for order #${number}`;
  sendMail(db, { kind: 'refund-requested', to: email, subject, text: reason });
  notifyStudio(db, {
    kind: 'payments',
    about: 'order',
    mail: 'refund-request-alert',
    title: msg`Refund requested`,
    text: msg`${name} requested a refund of ${amount} for order #${number}.`,
    href: `/admin/orders/${order.id}`,
  });
  return { status: 201 as const, body: request };
};

/** Declines a request with a reason for the customer; undefined when it is not there. */
export const declineRequest = (db: MockDb, actorId: string, order: StoredOrder, id: string, reason: string) => {
  const request = db.state.refundRequests.find((candidate) => candidate.id === id && candidate.orderId === order.id);
  if (!request) return undefined;
  if (request.status !== 'waiting') return conflict(REFUSALS.refundRequestDecided);
  const answer = toPlainLines(reason);
  Object.assign(request, { status: 'declined', answer, decided_at: new Date().toISOString() });
  const conversation = db.state.conversations.find((row) => row.id === request.conversation);
  if (conversation) {
    appendMessage(conversation, 'studio', answer, actorId);
    conversation.status = 'waiting';
    conversation.assigneeId ??= actorId;
    conversation.firstAnswerAt ??= conversation.updated_at;
  }
  const { number, userId } = order;
  const href = `/dashboard/orders?order=${order.id}`;
  const title = msg`Refund request declined`;
  if (db.account(userId)) db.notify(userId, { kind: 'order', title, text: msg`Order #${number}: ${answer}`, href });
  const subject = `Your refund request for order #${number} was declined`;
  sendMail(db, { kind: 'refund-declined', to: findCustomer(db, userId)?.email ?? '', subject, text: answer });
  return true;
};
