import type { Kysely, Transaction } from 'kysely';
import { moneyText, toAmount } from '../../../shared/money.ts';
import { mayBecome } from '../../../shared/order-transitions.ts';
import { inRefundOrder, REFUND_TITLES } from '../../../shared/refunds.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { isOneLine } from '../../../shared/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { shopCurrency } from '../../db/shop-currency.ts';
import type { RefundChoice, RefundInput, RefundTarget } from '../../generated/model.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { newCode } from '../../lib/short-code.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { isDisputed } from '../billing/disputes.repository.ts';
import { findOrderPayment, lockPayment } from '../billing/payments.repository.ts';
import { connectedProviders, reportsRefunds, titleOf } from '../billing/providers.service.ts';
import { type AskParts, askForRefund } from './ask-refund.service.ts';
import { findRefundable, type LockedOrder, lockOrder, type RefundableOrder } from './order-transitions.repository.ts';
import { findPaidBy } from './paid-by.service.ts';
import { completeRefund } from './refund-completion.service.ts';
import { changeRefund, findSources, insertRefund, lockRefund, type Source, sumRefunds } from './refunds.repository.ts';

const sourcesOf = ({ env }: Pick<AskParts, 'env'>, db: Kysely<Database>, orderId: string): Promise<Source[]> => {
  const able = connectedProviders(env).filter(({ refund }) => refund !== undefined);
  return findSources(
    db,
    orderId,
    able.map(({ name }) => name),
  );
};

/** Where money of the order can be refunded now, and the maximum amount; the original payment method comes first. */
export async function refundChoices(
  parts: Pick<AskParts, 'db' | 'env'>,
  order: RefundableOrder,
  refunded: number,
): Promise<RefundChoice[]> {
  const { id, status, user_id, amount_cents } = order;
  const left = amount_cents - refunded;
  if (status !== 'completed' || left <= 0 || (await isDisputed(parts.db, id))) return [];
  const largest = (await sourcesOf(parts, parts.db, id)).toSorted((a, b) => b.left - a.left)[0];
  const hasWallet = user_id !== null && (await findGuest(parts.db, user_id)) === undefined;
  const most = toAmount(left);
  const choices: Record<RefundTarget, RefundChoice | null> = {
    wallet: hasWallet ? { to: 'wallet', title: REFUND_TITLES.wallet, most } : null,
    source: largest
      ? {
          to: 'source',
          title: `${await titleOf(parts, largest.provider)} ${largest.code}`,
          most: toAmount(Math.min(left, largest.left)),
        }
      : null,
    manual: { to: 'manual', title: REFUND_TITLES.manual, most },
  };
  const paidBy = await findPaidBy(parts.db, order);
  return inRefundOrder(paidBy?.method ?? 'manual', choices);
}

/**
 * Refunds a part or all of what was paid. A wallet refund is immediate, and so is recording one made outside the shop;
 * a refund through a provider is requested immediately and retried by a job until the provider answers. Of concurrent
 * refunds only one succeeds: the others saw another refunded amount.
 * @throws AppError 400 (more than is left, no reason), 404, 409 (refunded in the meantime, nothing left, wallet deleted
 * or full)
 */
export async function refundOrder(
  parts: AskParts,
  actorId: string,
  orderId: string,
  input: RefundInput,
): Promise<void> {
  const reason = input.reason.trim();
  if (!isOneLine(reason)) throw invalid('reason', REFUSALS.reasonLines);
  const { to, withdraw } = input;
  const wish = { actorId, to, reason, withdraw, cents: Math.round(input.amount * 100) };
  const id = await inTransaction(parts.db, async (tx) => {
    const payment = await holdPayment(parts, tx, orderId, wish);
    const order = await lockOrder(tx, orderId);
    if (!order) throw notFound();
    const { done, pending } = await sumRefunds(tx, order.id);
    if (done + pending !== Math.round(input.refunded * 100)) throw conflict(REFUSALS.stale);
    return enter(parts, tx, order, payment, { ...wish, before: done + pending });
  });
  if (to === 'source') await askForRefund(parts, id);
}

/**
 * Refunds the rest to the original payment method and removes access.
 * @returns false when there is nothing to refund: a free order only changes its status
 * @throws AppError as `refundOrder`; 409 while a partial refund is pending
 */
export async function refundWhole(
  parts: AskParts,
  { actorId, orderId, from }: { actorId: string; orderId: string; from: OrderStatus },
): Promise<boolean> {
  const seen = await findRefundable(parts.db, orderId);
  if (!seen) throw notFound();
  const [choice] = await refundChoices(parts, seen, (await sumRefunds(parts.db, orderId)).done);
  const to = choice?.to ?? 'manual';
  const id = await inTransaction(parts.db, async (tx) => {
    const payment = await holdPayment(parts, tx, orderId, { to, cents: seen.amount_cents });
    const order = await lockOrder(tx, orderId);
    if (!order) throw notFound();
    if (order.status !== from) throw conflict(REFUSALS.stale);
    if (!mayBecome(from, 'refunded')) throw conflict(REFUSALS.noTransition(from, 'refunded'));
    const { done, pending } = await sumRefunds(tx, order.id);
    if (pending > 0) throw conflict(REFUSALS.refundUnderWay);
    const cents = order.amount_cents - done;
    if (cents <= 0) return null;
    return enter(parts, tx, order, payment, { actorId, to, reason: null, withdraw: true, cents, before: done });
  });
  if (id !== null && to === 'source') await askForRefund(parts, id);
  return id !== null;
}

/** The payment used for a refund, with the amount still refundable through it. */
type Held = Pick<Source, 'id' | 'left'>;

/**
 * The payment used for a refund, locked before the order. Through a provider: the newest that can refund the amount,
 * otherwise the one that can refund the most. Manual: the order's own payment, if its provider does not report refunds
 * made outside the shop.
 */
async function holdPayment(
  parts: AskParts,
  tx: Transaction<Database>,
  orderId: string,
  { to, cents }: { to: RefundTarget; cents: number },
): Promise<Held | undefined> {
  if (to === 'wallet') return undefined;
  if (to === 'manual') {
    const own = await findOrderPayment(tx, orderId);
    if (!own?.credited_at || reportsRefunds(own.provider)) return undefined;
    await lockPayment(tx, own.id);
    return { id: own.id, left: own.amount_minor };
  }
  const choose = (all: Source[]) => all.find(({ left }) => left >= cents) ?? all.toSorted((a, b) => b.left - a.left)[0];
  const chosen = choose(await sourcesOf(parts, tx, orderId));
  if (!chosen) return undefined;
  await lockPayment(tx, chosen.id);
  // A concurrent refund may have used it while this one waited for the lock.
  return (await sourcesOf(parts, tx, orderId)).find(({ id }) => id === chosen.id);
}

interface Wish {
  actorId: string;
  to: RefundTarget;
  reason: string | null;
  withdraw: boolean;
  cents: number;
  /** the amount refunded or pending before this refund */
  before: number;
}

async function enter(
  parts: AskParts,
  tx: Transaction<Database>,
  order: LockedOrder,
  payment: Held | undefined,
  { actorId, to, reason, withdraw, cents, before }: Wish,
): Promise<string> {
  const at = parts.clock.now();
  if (order.status !== 'completed' || before >= order.amount_cents) throw conflict(REFUSALS.nothingToRefund);
  if (await isDisputed(tx, order.id)) throw conflict(REFUSALS.paymentDisputed);
  if (to === 'source' && !payment) throw conflict(REFUSALS.refundNoSource);
  const most = Math.min(order.amount_cents - before, payment?.left ?? order.amount_cents);
  if (cents > most) throw invalid('amount', REFUSALS.refundTooLarge(moneyText(most, await shopCurrency(tx))));
  const refund = await insertRefund(tx, {
    order_id: order.id,
    payment_id: payment?.id ?? null,
    amount_cents: cents,
    destination: to,
    reason,
    withdraws: withdraw,
    status: 'pending',
    provider_key: newCode('REFUND'),
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
    after: { refunded: toAmount(before + cents), to, reason, withdraw },
  });
  if (to !== 'source') await completeRefund(parts, tx, refund, order, at);
  return refund.id;
}

/**
 * Retries a failed refund with a new idempotency key, or a pending one.
 * @throws AppError 404, 409 when it is completed, the money has been refunded another way, or the payment is
 * disputed
 */
export async function retryRefund(parts: AskParts, actorId: string, orderId: string, id: string): Promise<void> {
  const at = parts.clock.now();
  await inTransaction(parts.db, async (tx) => {
    const refund = await lockRefund(tx, id);
    if (refund?.order_id !== orderId) throw notFound(REFUSALS.refundGone);
    const order = await lockOrder(tx, refund.order_id);
    if (!order) throw notFound(REFUSALS.refundGone);
    if (refund.status === 'done') throw conflict(REFUSALS.refundDone);
    if (refund.status === 'pending') return;
    if (await isDisputed(tx, order.id)) throw conflict(REFUSALS.paymentDisputed);
    const { done, pending } = await sumRefunds(tx, order.id);
    const source = (await sourcesOf(parts, tx, order.id)).find((one) => one.id === refund.payment_id);
    const most = Math.min(order.amount_cents - done - pending, source?.left ?? 0);
    if (order.status !== 'completed' || refund.amount_cents > most) throw conflict(REFUSALS.nothingToRefund);
    const again = { status: 'pending', problem: null, provider_key: newCode('REFUND'), attempts: 0 } as const;
    await changeRefund(tx, id, { ...again, asked_at: null }, at);
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
  await askForRefund(parts, id);
}
