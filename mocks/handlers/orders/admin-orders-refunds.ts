import type { AdminOrderDetail, RefundInput } from '../../../contract/generated/model.ts';
import type { Message } from '../../../contract/i18n/message.ts';
import { moneyText, toAmount, toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { SECOND_CURRENCY_REFUSALS } from '../../../contract/rules/second-currency.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { refundedByLine } from '../../store/order-lines.ts';
import type { StoredOrder } from '../../store/order-state.ts';
import { remainingUnits } from '../../store/plan-changes.ts';
import { refundedCents } from '../../store/refunded-cents.ts';
import { createRefund, findRefundSource, isDisputed, listRefunds, settleRefund } from '../../store/refunds.ts';
import { endRefundedSeats } from '../../store/seats.ts';
import { toChargedPart } from '../../store/second-currency.ts';

/** Why nothing of an order can be refunded; `left` in hundredths. */
const refundRefusal = (db: MockDb, order: StoredOrder, left: number): Message | undefined => {
  if (order.status !== 'completed' || left <= 0) return REFUSALS.nothingToRefund;
  return isDisputed(db, order) ? REFUSALS.paymentDisputed : undefined;
};

/** What is left to refund of an order, or of one of its lines, in hundredths; undefined for a line of another order. */
const findLeft = (db: MockDb, order: StoredOrder, lineId: string | undefined): number | undefined => {
  const whole = toCents(order.amount) - refundedCents(db, order.id);
  if (lineId === undefined) return whole;
  const refunded = refundedByLine(db, order);
  const lines = order.lines.map(({ id, amount }, at) => ({ id, left: toCents(amount) - (refunded[at] ?? 0) }));
  const line = lines.find(({ id }) => id === lineId);
  return line && Math.min(line.left, whole);
};

/** Why this amount cannot be refunded; `most` can be in hundredths. */
const checkAmount = (db: MockDb, order: StoredOrder, { amount, line_id: lineId }: RefundInput, most: number) => {
  const left = findLeft(db, order, lineId);
  if (left === undefined) return invalidField('line_id', REFUSALS.refundLineUnknown);
  const limit = Math.min(left, most);
  if (toCents(amount) <= limit) return undefined;
  return invalidField('amount', REFUSALS.refundTooLarge(moneyText(limit, db.state.paymentSettings.currency)));
};

/** What the refund moves, or why it is refused; seats that it is for end. */
const prepareRefund = (db: MockDb, order: StoredOrder, body: RefundInput) => {
  const [term, whole] = [toCents(body.amount), toCents(order.amount)];
  const before = refundedCents(db, order.id);
  if (before !== toCents(body.refunded)) return conflict(REFUSALS.stale);
  const refusal = refundRefusal(db, order, whole - before);
  if (refusal) return conflict(refusal);
  const source = body.to === 'source' ? findRefundSource(db, order, term) : undefined;
  if (body.to === 'source' && !source) return conflict(REFUSALS.refundNoSource);
  const tooMuch = checkAmount(db, order, body, source?.left ?? whole);
  if (tooMuch) return tooMuch;
  if (toChargedPart(db, order, term).charged === 0)
    return invalidField('amount', SECOND_CURRENCY_REFUSALS.refundTooSmall);
  if (body.to === 'wallet' && !db.account(order.userId)) return conflict(REFUSALS.walletDeleted);
  const seatRefusal = endRefundedSeats(db, order, body);
  if (seatRefusal) return seatRefusal;
  return { term, before, source };
};

type Operations = 'adminRefundOrder' | 'adminRetryRefund' | 'adminSetDownloadsLeft' | 'adminCloseContractWithdrawal';

/** @param toDetail an order as its page shows it */
export const createRefundHandlers = (
  db: MockDb,
  toDetail: (order: StoredOrder) => AdminOrderDetail,
): Pick<MockHandlers, Operations> => ({
  adminRefundOrder: ({ params, body, user }) => {
    const reason = body.reason.trim();
    if (!isOneLine(reason)) return invalidField('reason', REFUSALS.reasonLines);
    const order = db.state.orders.find(({ id }) => id === params.id);
    if (!order) return notFound();
    const prepared = prepareRefund(db, order, body);
    if ('body' in prepared) return prepared;
    const { term, before, source } = prepared;
    const line = order.lines.find(({ id }) => id === body.line_id);
    // Without a seat, nothing is left of the plan.
    const withdraws = body.seats ? line !== undefined && remainingUnits(db, line) === 0 : body.withdraw;
    const request = { line_id: body.line_id ?? null, to: body.to, cents: term, reason, withdraws };
    settleRefund(db, order, createRefund(db, user, order, request, source));
    recordChange(db, {
      actorId: user.id,
      action: 'order.refund',
      subject: 'order',
      subjectId: order.id,
      label: `Order #${order.number}`,
      before: { refunded: toAmount(before) },
      after: {
        refunded: toAmount(before + term),
        to: body.to,
        reason,
        withdraw: withdraws,
        ...(body.seats ? { seats: body.seats.free + body.seats.ids.length } : {}),
      },
    });
    return { status: 201, body: toDetail(order) };
  },

  adminCloseContractWithdrawal: ({ params, user }) => {
    const order = db.state.orders.find(({ id }) => id === params.id);
    const statement = db.state.contractWithdrawals[params.id];
    if (!order || !statement) return notFound();
    if (!statement.closed)
      recordChange(db, {
        actorId: user.id,
        action: 'order.update',
        subject: 'order',
        subjectId: order.id,
        label: `Order #${order.number}`,
        before: { withdrawal: 'open' },
        after: { withdrawal: 'closed' },
      });
    statement.closed = true;
    return { status: 204 };
  },

  adminSetDownloadsLeft: ({ params, body: { left }, user }) => {
    const order = db.state.orders.find(({ id }) => id === params.id);
    const line = order?.lines.find(({ id }) => id === params.line);
    const download = !order?.change && db.state.downloads.find(({ id }) => id === line?.download_id);
    if (!order || !download) return notFound();
    recordChange(db, {
      actorId: user.id,
      action: 'order.update',
      subject: 'order',
      subjectId: order.id,
      label: `Order #${order.number}`,
      before: { downloadsLeft: download.downloads_left ?? null },
      after: { downloadsLeft: left },
    });
    if (left === null) delete download.downloads_left;
    else download.downloads_left = left;
    return { status: 200, body: toDetail(order) };
  },

  adminRetryRefund: ({ params, user }) => {
    const order = db.state.orders.find(({ id }) => id === params.id);
    const refund = listRefunds(db, params.id).find(({ id }) => id === params.refund);
    if (!order || !refund) return notFound(REFUSALS.refundGone);
    if (refund.status === 'done') return conflict(REFUSALS.refundDone);
    if (refund.status === 'failed') {
      if (isDisputed(db, order)) return conflict(REFUSALS.paymentDisputed);
      const left = toCents(order.amount - refund.amount) - refundedCents(db, order.id);
      if (order.status !== 'completed' || left < 0) return conflict(REFUSALS.nothingToRefund);
      recordChange(db, {
        actorId: user.id,
        action: 'order.refund',
        subject: 'order',
        subjectId: order.id,
        label: `Order #${order.number}`,
        before: { refund: 'failed' },
        after: { refund: 'pending', amount: refund.amount },
      });
    }
    settleRefund(db, order, refund);
    return { status: 200, body: toDetail(order) };
  },
});
