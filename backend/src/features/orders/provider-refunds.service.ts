import type { Transaction } from 'kysely';
import { formatMoney } from '../../../../contract/rules/money.ts';
import { toBookedRefund, toShare } from '../../../../contract/rules/second-currency.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, RefundOrigin } from '../../db/schema.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createShortCode } from '../../lib/short-code.ts';
import {
  findUnrecordedCents,
  findUnrecordedDisputeCents,
  recordChargeback,
} from '../billing/chargebacks.repository.ts';
import { notifyAccountingAdmins } from '../billing/disputes.service.ts';
import { sumChargedRefunds } from '../billing/order-charges.repository.ts';
import { lockPayment, type PaymentRow } from '../billing/payments.repository.ts';
import { getPaidTitle } from '../billing/providers.service.ts';
import { postEntry } from '../billing/wallet.repository.ts';
import { type LockedOrder, lockOrder } from './order-transitions.repository.ts';
import { completeRefund } from './refund-completion.service.ts';
import { insertRefund, sumRefunds, sumWalletRefunds } from './refunds.repository.ts';

type ProviderRefundDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>;

/**
 * Records what a provider returned on its own for an order, or a lost dispute took, as a refund of the order, with its
 * ledger rows, status, file, key, credit note and notifications; that amount cannot be refunded again. A partial refund
 * does not change access. An amount beyond the order's was returned twice: it is debited from the wallet refunded
 * before, or held for the owner. Repeated runs record only what is not recorded yet.
 */
export async function recordProviderRefund(deps: ProviderRefundDeps, paymentId: string): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.credited_at === null || payment.order_id === null) return;
    const unrecorded = await findUnrecordedCents(tx, paymentId);
    const order = unrecorded > 0 ? await lockOrder(tx, payment.order_id) : undefined;
    if (!order) return;
    const cents = Math.min(unrecorded, await findLeft(tx, payment, order));
    const disputed = Math.min(cents, await findUnrecordedDisputeCents(tx, paymentId));
    if (cents > disputed)
      await insertProviderRefund(deps, tx, { payment, order, origin: 'provider', cents: cents - disputed, at });
    if (disputed > 0) await insertProviderRefund(deps, tx, { payment, order, origin: 'dispute', cents: disputed, at });
    if (unrecorded > cents) await debitExcess(deps, tx, { payment, order, cents: unrecorded - cents, at });
  });
}

/** What is left of the order, in cents of its payment's currency. */
async function findLeft(
  tx: Transaction<Database>,
  { book_minor, amount_minor }: PaymentRow,
  order: LockedOrder,
): Promise<number> {
  if (book_minor !== null) return amount_minor - (await sumChargedRefunds(tx, order.id)).chargeCents;
  const { done, pending } = await sumRefunds(tx, order.id);
  return order.amount_cents - done - pending;
}

/** An amount in the payment's currency as a refund has it: in the shop's, and in that of the order's charge. */
async function toRefundCents(
  tx: Transaction<Database>,
  { book_minor, amount_minor }: PaymentRow,
  order: LockedOrder,
  cents: number,
): Promise<{ amount_cents: number; charge_cents: number | null }> {
  if (book_minor === null) return { amount_cents: cents, charge_cents: null };
  const whole = { bookCents: order.amount_cents, chargeCents: amount_minor };
  return { amount_cents: toBookedRefund(cents, await sumChargedRefunds(tx, order.id), whole), charge_cents: cents };
}

interface ProviderRefund {
  payment: PaymentRow;
  order: LockedOrder;
  origin: Exclude<RefundOrigin, 'studio'>;
  /** in the payment's currency */
  cents: number;
  at: Date;
}

async function insertProviderRefund(
  deps: ProviderRefundDeps,
  tx: Transaction<Database>,
  providerRefund: ProviderRefund,
): Promise<void> {
  const { payment, order, origin, cents, at } = providerRefund;
  const { done } = await sumRefunds(tx, order.id);
  const amounts = await toRefundCents(tx, payment, order, cents);
  // So small an amount rounds to zero in the shop's currency.
  if (amounts.amount_cents === 0) return;
  const isFullRefund = done + amounts.amount_cents >= order.amount_cents;
  const refund = await insertRefund(tx, {
    order_id: order.id,
    payment_id: payment.id,
    ...amounts,
    destination: 'source',
    origin,
    withdraws: isFullRefund,
    status: 'pending',
    provider_key: createShortCode('REFUND'),
    created_at: at,
    updated_at: at,
  });
  await completeRefund(deps, tx, refund, order, at);
  // The end of a dispute has already been reported when it was received.
  if (origin === 'provider') await notifyRecorded(deps, tx, providerRefund, isFullRefund);
}

async function notifyRecorded(
  deps: ProviderRefundDeps,
  tx: Transaction<Database>,
  { payment, order, cents }: ProviderRefund,
  isFullRefund: boolean,
): Promise<void> {
  const amount = formatMoney(cents, payment.currency);
  const paymentLabel = `${await getPaidTitle({ db: tx }, payment.provider)} ${payment.code}`;
  const outcome = isFullRefund
    ? 'The order is now refunded and its access has ended.'
    : 'The customer keeps access until the rest is refunded.';
  await notifyAccountingAdmins(deps, tx, payment, {
    title: 'Refunded at the provider',
    text: `${amount} of order #${order.number} was refunded at the provider (${paymentLabel}). ${outcome}`,
    href: `/admin/orders?order=${order.id}`,
  });
}

/** More was returned than the order's amount: only what its wallet was refunded before is debited. */
async function debitExcess(
  deps: ProviderRefundDeps,
  tx: Transaction<Database>,
  { payment, order, cents, at }: Omit<ProviderRefund, 'origin'>,
): Promise<void> {
  const { user_id: userId } = order;
  const { book_minor, amount_minor } = payment;
  const bookCents = book_minor === null ? cents : toShare(cents, amount_minor, book_minor);
  const isInWallet =
    userId !== null && !(await findGuest(tx, userId)) && bookCents <= (await sumWalletRefunds(tx, order.id));
  const entry = { kind: 'adjustment' as const, cents: -bookCents, reference: payment.code, orderId: null, at };
  const newBalance = isInWallet ? await postEntry(tx, { ...entry, userId }) : undefined;
  const wasOnHold = payment.hold === 'refund';
  await recordChargeback(tx, payment.id, newBalance === undefined ? null : cents, at);
  if (newBalance === undefined && wasOnHold) return;
  const amount = formatMoney(cents, payment.currency);
  const outcome = newBalance === undefined ? 'Please settle it with the customer.' : 'It was deducted from the wallet.';
  await notifyAccountingAdmins(deps, tx, payment, {
    title: 'Refunded twice',
    text: `The provider refunded ${amount} more than was left on order #${order.number}. ${outcome}`,
    href: `/admin/orders?order=${order.id}`,
  });
}
