import type { Kysely, Transaction } from 'kysely';
import type { RefundChoice, RefundInput, RefundTarget } from '../../../../contract/generated/model.ts';
import { moneyText, toAmount, toCents } from '../../../../contract/rules/money.ts';
import { canTransition } from '../../../../contract/rules/order-transitions.ts';
import { REFUND_TITLES, sortByPreference } from '../../../../contract/rules/refunds.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { createShortCode } from '../../lib/short-code.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { isDisputed } from '../billing/disputes.repository.ts';
import { findPaidBy } from '../billing/payment-response.service.ts';
import { findOrderPayment, lockPayment } from '../billing/payments.repository.ts';
import { connectedProviders, getPaidTitle, reportsRefunds } from '../billing/providers.service.ts';
import {
  findRefundableOrder,
  type LockedOrder,
  lockOrder,
  type RefundableOrder,
} from './order-transitions.repository.ts';
import { completeRefund } from './refund-completion.service.ts';
import {
  divideRefund,
  insertRefund,
  listRefundableLines,
  listRefundSources,
  lockRefund,
  type RefundSource,
  sumRefunds,
  updateChargeCents,
  updateRefund,
} from './refunds.repository.ts';
import { type RefundDeps, requestRefund } from './request-refund.service.ts';
import { endRefundedSeats, findRetriedCents } from './seat-refund.service.ts';

const listSources = (
  { env }: Pick<RefundDeps, 'env'>,
  db: Kysely<Database>,
  orderId: string,
): Promise<RefundSource[]> => {
  const refundingProviders = connectedProviders(env).filter(({ refund }) => refund !== undefined);
  return listRefundSources(
    db,
    orderId,
    refundingProviders.map(({ name }) => name),
  );
};

/** Where money of the order can be refunded now, and the maximum amount; the original payment method comes first. */
export async function listRefundChoices(
  deps: Pick<RefundDeps, 'db' | 'env'>,
  order: RefundableOrder,
  refunded: number,
): Promise<RefundChoice[]> {
  const { id, status, user_id, amount_cents } = order;
  const refundable = amount_cents - refunded;
  if (status !== 'completed' || refundable <= 0 || (await isDisputed(deps.db, id))) return [];
  const largest = (await listSources(deps, deps.db, id)).toSorted((a, b) => b.left - a.left)[0];
  const hasWallet = user_id !== null && (await findGuest(deps.db, user_id)) === undefined;
  const maxAmount = toAmount(refundable);
  const choices: Record<RefundTarget, RefundChoice | null> = {
    wallet: hasWallet ? { to: 'wallet', title: String(REFUND_TITLES.wallet), most: maxAmount } : null,
    source: largest
      ? {
          to: 'source',
          title: `${await getPaidTitle(deps, largest.provider)} ${largest.code}`,
          most: toAmount(Math.min(refundable, largest.left)),
        }
      : null,
    manual: { to: 'manual', title: String(REFUND_TITLES.manual), most: maxAmount },
  };
  const paidBy = await findPaidBy(deps.db, order);
  return sortByPreference(paidBy?.method ?? 'manual', choices);
}

/**
 * Refunds a part or all of what was paid. A wallet refund is immediate, and so is recording one made outside the shop;
 * a refund through a provider is requested immediately and retried by a job until the provider answers. Of concurrent
 * refunds only one succeeds: the others saw another refunded amount.
 * @throws AppError 400 (more than is left, no reason), 404, 409 (refunded in the meantime, nothing left, wallet deleted
 * or full)
 */
export async function refundOrder(
  deps: RefundDeps,
  actorId: string,
  orderId: string,
  input: RefundInput,
): Promise<void> {
  const reason = input.reason.trim();
  if (!isOneLine(reason)) throw invalid('reason', REFUSALS.reasonLines);
  const { to, withdraw, line_id: lineId = null, seats } = input;
  const request = { actorId, lineId, to, reason, withdraw: withdraw && !seats, cents: toCents(input.amount), seats };
  const id = await inTransaction(deps.db, async (tx) => {
    const payment = await lockRefundPayment(deps, tx, orderId, request);
    const order = await lockOrder(tx, orderId);
    if (!order) throw notFound();
    const { done, pending } = await sumRefunds(tx, order.id);
    if (done + pending !== toCents(input.refunded)) throw conflict(REFUSALS.stale);
    return insertRefundRequest(deps, tx, order, payment, { ...request, before: done + pending });
  });
  if (to === 'source') await requestRefund(deps, id);
}

/**
 * Refunds the rest to the original payment method and removes access.
 * @returns false when there is nothing to refund: a free order only changes its status
 * @throws AppError as `refundOrder`; 409 while a partial refund is pending
 */
export async function refundInFull(
  deps: RefundDeps,
  { actorId, orderId, from }: { actorId: string; orderId: string; from: OrderStatus },
): Promise<boolean> {
  const refundableOrder = await findRefundableOrder(deps.db, orderId);
  if (!refundableOrder) throw notFound();
  const [choice] = await listRefundChoices(deps, refundableOrder, (await sumRefunds(deps.db, orderId)).done);
  const to = choice?.to ?? 'manual';
  const id = await inTransaction(deps.db, async (tx) => {
    const payment = await lockRefundPayment(deps, tx, orderId, { to, cents: refundableOrder.amount_cents });
    const order = await lockOrder(tx, orderId);
    if (!order) throw notFound();
    if (order.status !== from) throw conflict(REFUSALS.stale);
    if (!canTransition(from, 'refunded')) throw conflict(REFUSALS.noTransition(from, 'refunded'));
    const { done, pending } = await sumRefunds(tx, order.id);
    if (pending > 0) throw conflict(REFUSALS.refundUnderWay);
    const cents = order.amount_cents - done;
    if (cents <= 0) return null;
    return insertRefundRequest(deps, tx, order, payment, {
      actorId,
      lineId: null,
      to,
      reason: null,
      withdraw: true,
      cents,
      before: done,
    });
  });
  if (id !== null && to === 'source') await requestRefund(deps, id);
  return id !== null;
}

/** The payment used for a refund, with the amount still refundable through it. */
type RefundPayment = Pick<RefundSource, 'id' | 'left'>;

/**
 * The payment used for a refund, locked before the order. Through a provider: the newest that can refund the amount,
 * otherwise the one that can refund the most. Manual: the order's own payment, if its provider does not report refunds
 * made outside the shop.
 */
async function lockRefundPayment(
  deps: RefundDeps,
  tx: Transaction<Database>,
  orderId: string,
  { to, cents }: { to: RefundTarget; cents: number },
): Promise<RefundPayment | undefined> {
  if (to === 'wallet') return undefined;
  if (to === 'manual') {
    const orderPayment = await findOrderPayment(tx, orderId);
    if (!orderPayment?.credited_at || reportsRefunds(orderPayment.provider)) return undefined;
    await lockPayment(tx, orderPayment.id);
    return { id: orderPayment.id, left: orderPayment.book_minor ?? orderPayment.amount_minor };
  }
  const selectSource = (sources: RefundSource[]) =>
    sources.find(({ left: refundable }) => refundable >= cents) ?? sources.toSorted((a, b) => b.left - a.left)[0];
  const selectedSource = selectSource(await listSources(deps, tx, orderId));
  if (!selectedSource) return undefined;
  await lockPayment(tx, selectedSource.id);
  // A concurrent refund may have used it while this one waited for the lock.
  return (await listSources(deps, tx, orderId)).find(({ id }) => id === selectedSource.id);
}

interface RefundRequest {
  actorId: string;
  /** null for the whole order */
  lineId: string | null;
  to: RefundTarget;
  reason: string | null;
  withdraw: boolean;
  cents: number;
  /** seats of the line that end with it */
  seats?: RefundInput['seats'];
  /** the amount refunded or pending before this refund */
  before: number;
}

async function insertRefundRequest(
  deps: RefundDeps,
  tx: Transaction<Database>,
  order: LockedOrder,
  payment: RefundPayment | undefined,
  { actorId, lineId, to, reason, withdraw, cents, seats, before }: RefundRequest,
): Promise<string> {
  const at = deps.clock.now();
  if (order.status !== 'completed' || before >= order.amount_cents) throw conflict(REFUSALS.nothingToRefund);
  if (await isDisputed(tx, order.id)) throw conflict(REFUSALS.paymentDisputed);
  if (to === 'source' && !payment) throw conflict(REFUSALS.refundNoSource);
  const left = await getRefundableCents(tx, order, { lineId, before });
  const maxAmount = Math.min(left, payment?.left ?? order.amount_cents);
  if (cents > maxAmount)
    throw invalid('amount', REFUSALS.refundTooLarge(moneyText(maxAmount, await findShopCurrency(tx))));
  const ended = seats && (await endRefundedSeats(deps, tx, { orderId: order.id, lineId, cents, seats, at }));
  // Without a seat, nothing is left of the plan.
  const withdraws = withdraw || ended?.isLast === true;
  const refund = await insertRefund(tx, {
    order_id: order.id,
    line_id: lineId,
    payment_id: payment?.id ?? null,
    amount_cents: cents,
    destination: to,
    reason,
    withdraws,
    seats: ended?.count ?? null,
    status: 'pending',
    provider_key: createShortCode('REFUND'),
    requested_by: actorId,
    created_at: at,
    updated_at: at,
  });
  await recordChange(tx, {
    actorId,
    action: 'order.refund',
    subject: 'order',
    subjectId: order.id,
    label: `Order #${order.number}`,
    at,
    before: { refunded: toAmount(before) },
    after: {
      refunded: toAmount(before + cents),
      to,
      reason,
      withdraw: withdraws,
      ...(ended ? { seats: ended.count } : {}),
    },
  });
  if (to !== 'source') await completeRefund(deps, tx, refund, order, at);
  return refund.id;
}

/** What is left of the order, or of one of its lines. @throws AppError 400 for a line of another order */
async function getRefundableCents(
  tx: Transaction<Database>,
  order: LockedOrder,
  { lineId, before }: Pick<RefundRequest, 'lineId' | 'before'>,
): Promise<number> {
  const left = order.amount_cents - before;
  if (lineId === null) return left;
  const line = (await listRefundableLines(tx, order.id)).find(({ id }) => id === lineId);
  if (!line) throw invalid('line_id', REFUSALS.refundLineUnknown);
  return Math.min(left, line.cents);
}

/**
 * Retries a failed refund with a new idempotency key, or a pending one.
 * @throws AppError 404, 409 when it is completed, the money has been refunded another way, or the payment is
 * disputed
 */
export async function retryRefund(deps: RefundDeps, actorId: string, orderId: string, id: string): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const failed = await lockRefund(tx, id);
    if (failed?.order_id !== orderId) throw notFound(REFUSALS.refundGone);
    const order = await lockOrder(tx, failed.order_id);
    if (!order) throw notFound(REFUSALS.refundGone);
    if (failed.status === 'done') throw conflict(REFUSALS.refundDone);
    if (failed.status === 'pending') return;
    if (await isDisputed(tx, order.id)) throw conflict(REFUSALS.paymentDisputed);
    const { done, pending } = await sumRefunds(tx, order.id);
    const refund = { ...failed, amount_cents: await findRetriedCents(tx, failed) };
    const source = (await listSources(deps, tx, order.id)).find((candidate) => candidate.id === refund.payment_id);
    const left = await getRefundableCents(tx, order, { lineId: refund.line_id, before: done + pending });
    if (order.status !== 'completed' || refund.amount_cents > Math.min(left, source?.left ?? 0))
      throw conflict(REFUSALS.nothingToRefund);
    const resetFields = {
      status: 'pending',
      problem: null,
      provider_key: createShortCode('REFUND'),
      attempts: 0,
    } as const;
    await updateChargeCents(tx, refund);
    await updateRefund(tx, id, { ...resetFields, amount_cents: refund.amount_cents, last_attempt_at: null }, at);
    await divideRefund(tx, refund);
    await recordChange(tx, {
      actorId,
      action: 'order.refund',
      subject: 'order',
      subjectId: order.id,
      label: `Order #${order.number}`,
      at,
      before: { refund: 'failed' },
      after: { refund: 'pending', amount: toAmount(refund.amount_cents) },
    });
  });
  await requestRefund(deps, id);
}
