import type { Kysely, Transaction } from 'kysely';
import { moneyText, toAmount } from '../../../shared/money.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { isOneLine } from '../../../shared/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { shopCurrency } from '../../db/shop-currency.ts';
import type { RefundChoice, RefundInput } from '../../generated/model.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { newCode } from '../../lib/short-code.ts';
import { recordChange } from '../admin-activity/audit.repository.ts';
import {
  changeRefund,
  findSources,
  insertRefund,
  lockRefund,
  type Source,
  sumRefunds,
} from '../orders/refunds.repository.ts';
import { isDisputed } from '../payments/disputes.repository.ts';
import { lockPayment } from '../payments/payments.repository.ts';
import { connectedProviders, titleOf } from '../payments/providers.service.ts';
import { type AskParts, askForRefund } from './ask-refund.service.ts';
import { type LockedOrder, lockOrder } from './order-transitions.repository.ts';
import { completeRefund } from './refund-completion.service.ts';

type Refundable = Pick<LockedOrder, 'id' | 'status' | 'user_id' | 'amount_cents'>;

const sourcesOf = ({ env }: Pick<AskParts, 'env'>, db: Kysely<Database>, orderId: string): Promise<Source[]> => {
  const able = connectedProviders(env).filter(({ refund }) => refund !== undefined);
  return findSources(
    db,
    orderId,
    able.map(({ name }) => name),
  );
};

/** Where money of the order can go now, and how much of it at once. */
export async function refundChoices(
  parts: Pick<AskParts, 'db' | 'env'>,
  { id, status, user_id, amount_cents }: Refundable,
  refunded: number,
): Promise<RefundChoice[]> {
  const left = amount_cents - refunded;
  if (status !== 'completed' || left <= 0) return [];
  const sources = await sourcesOf(parts, parts.db, id);
  const hasWallet = user_id !== null && (await findGuest(parts.db, user_id)) === undefined;
  const largest = sources.toSorted((a, b) => b.left - a.left)[0];
  const wallet: RefundChoice = { to: 'wallet', title: 'Wallet', most: toAmount(left) };
  if (!largest) return hasWallet ? [wallet] : [];
  const title = `${await titleOf(parts, largest.provider)} ${largest.code}`;
  const source: RefundChoice = { to: 'source', title, most: toAmount(Math.min(left, largest.left)) };
  return hasWallet ? [wallet, source] : [source];
}

/**
 * Gives back a part or all of what was paid. Into the wallet it goes at once; a provider is asked at once, and again by a
 * job until it answers. Of several people who refund at the same time one does: the others saw another sum.
 * @throws AppError 400 (more than there is, no reason), 404, 409 (refunded meanwhile, nothing left, wallet gone or full)
 */
export async function refundOrder(
  parts: AskParts,
  actorId: string,
  orderId: string,
  input: RefundInput,
): Promise<void> {
  const reason = input.reason.trim();
  if (!isOneLine(reason)) throw invalid('reason', REFUSALS.reasonLines);
  const wish = { ...input, reason, cents: Math.round(input.amount * 100), seen: Math.round(input.refunded * 100) };
  const id = await inTransaction(parts.db, async (tx) => {
    const source = wish.to === 'source' ? await holdSource(parts, tx, orderId, wish.cents) : undefined;
    const order = await lockOrder(tx, orderId);
    if (!order) throw notFound();
    return enter(parts, tx, order, source, { ...wish, actorId });
  });
  if (wish.to === 'source') await askForRefund(parts, id);
}

/** The newest payment that can give so much back, else the one that can give the most, locked before the order is. */
async function holdSource(
  parts: AskParts,
  tx: Transaction<Database>,
  orderId: string,
  cents: number,
): Promise<Source | undefined> {
  const choose = (all: Source[]) => all.find(({ left }) => left >= cents) ?? all.toSorted((a, b) => b.left - a.left)[0];
  const chosen = choose(await sourcesOf(parts, tx, orderId));
  if (!chosen) return undefined;
  await lockPayment(tx, chosen.id);
  // Somebody else may have taken of it while this one waited.
  return (await sourcesOf(parts, tx, orderId)).find(({ id }) => id === chosen.id);
}

type Wish = RefundInput & { actorId: string; cents: number; seen: number };

async function enter(
  parts: AskParts,
  tx: Transaction<Database>,
  order: LockedOrder,
  source: Source | undefined,
  { actorId, to, reason, withdraw, cents, seen }: Wish,
): Promise<string> {
  const at = parts.clock.now();
  const { done, pending } = await sumRefunds(tx, order.id);
  const before = done + pending;
  if (before !== seen) throw conflict(REFUSALS.stale);
  if (order.status !== 'completed' || before >= order.amount_cents) throw conflict(REFUSALS.nothingToRefund);
  if (await isDisputed(tx, order.id)) throw conflict(REFUSALS.paymentDisputed);
  if (to === 'source' && !source) throw conflict(REFUSALS.refundNoSource);
  const most = Math.min(order.amount_cents - before, source?.left ?? order.amount_cents);
  if (cents > most) throw invalid('amount', REFUSALS.refundTooLarge(moneyText(most, await shopCurrency(tx))));
  const refund = await insertRefund(tx, {
    ...{ order_id: order.id, payment_id: source?.id ?? null, amount_cents: cents, destination: to, reason },
    ...{ withdraws: withdraw, status: 'pending', provider_key: newCode('REFUND'), requested_by: actorId },
    ...{ created_at: at, updated_at: at },
  });
  await recordChange(tx, {
    ...{ actorId, action: 'order.refund', subject: 'order', subjectId: order.id, label: `Order #${order.number}`, at },
    before: { refunded: toAmount(before) },
    after: { refunded: toAmount(before + cents), to, reason, withdraw },
  });
  if (to === 'wallet') await completeRefund(parts, tx, refund, order, at);
  return refund.id;
}

/**
 * Asks again for a refund that was refused, under another name, or that waits.
 * @throws AppError 404, 409 when it is done, or the money has gone another way meanwhile
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
    const { done, pending } = await sumRefunds(tx, order.id);
    const source = (await sourcesOf(parts, tx, order.id)).find((one) => one.id === refund.payment_id);
    const most = Math.min(order.amount_cents - done - pending, source?.left ?? 0);
    if (order.status !== 'completed' || refund.amount_cents > most) throw conflict(REFUSALS.nothingToRefund);
    const again = { status: 'pending', problem: null, provider_key: newCode('REFUND'), attempts: 0 } as const;
    await changeRefund(tx, id, { ...again, asked_at: null }, at);
    await recordChange(tx, {
      ...{
        actorId,
        action: 'order.refund',
        subject: 'order',
        subjectId: order.id,
        label: `Order #${order.number}`,
        at,
      },
      ...{ before: { refund: 'failed' }, after: { refund: 'pending', amount: toAmount(refund.amount_cents) } },
    });
  });
  await askForRefund(parts, id);
}
