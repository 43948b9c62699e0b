import type { Transaction } from 'kysely';
import { moneyText } from '../../../shared/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, RefundOrigin } from '../../db/schema.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { newCode } from '../../lib/short-code.ts';
import { tellBookkeepers } from '../billing/disputes.service.ts';
import { lockPayment, type PaymentRow } from '../billing/payments.repository.ts';
import { titleOf } from '../billing/providers.service.ts';
import { enterTakenBack, findLostUnrecorded, findOwed } from '../billing/taken-back.repository.ts';
import { moveMoney } from '../billing/wallet.repository.ts';
import { type LockedOrder, lockOrder } from './order-transitions.repository.ts';
import { completeRefund } from './refund-completion.service.ts';
import { insertRefund, sumRefunds, sumWalletRefunds } from './refunds.repository.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>;

/**
 * Records what a provider returned on its own for an order, or a lost dispute took, as a refund of the order, with its
 * ledger rows, status, file, key, credit note and notifications; that amount cannot be refunded again. A partial refund
 * does not change access. An amount beyond the order's was returned twice: it is debited from the wallet refunded
 * before, or held for the owner. Repeated runs record only what is not recorded yet.
 */
export async function recordGivenBack(parts: Parts, paymentId: string): Promise<void> {
  const at = parts.clock.now();
  await inTransaction(parts.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.credited_at === null || payment.order_id === null) return;
    const owed = await findOwed(tx, paymentId);
    const order = owed > 0 ? await lockOrder(tx, payment.order_id) : undefined;
    if (!order) return;
    const { done, pending } = await sumRefunds(tx, order.id);
    const cents = Math.min(owed, order.amount_cents - done - pending);
    const lost = Math.min(cents, await findLostUnrecorded(tx, paymentId));
    if (cents > lost) await record(parts, tx, { payment, order, origin: 'provider', cents: cents - lost, at });
    if (lost > 0) await record(parts, tx, { payment, order, origin: 'dispute', cents: lost, at });
    if (owed > cents) await takeExcess(parts, tx, { payment, order, cents: owed - cents, at });
  });
}

interface GivenBack {
  payment: PaymentRow;
  order: LockedOrder;
  origin: Exclude<RefundOrigin, 'studio'>;
  cents: number;
  at: Date;
}

async function record(parts: Parts, tx: Transaction<Database>, given: GivenBack): Promise<void> {
  const { payment, order, origin, cents, at } = given;
  const { done } = await sumRefunds(tx, order.id);
  const isWhole = done + cents >= order.amount_cents;
  const refund = await insertRefund(tx, {
    order_id: order.id,
    payment_id: payment.id,
    amount_cents: cents,
    destination: 'source',
    origin,
    withdraws: isWhole,
    status: 'pending',
    provider_key: newCode('REFUND'),
    created_at: at,
    updated_at: at,
  });
  await completeRefund(parts, tx, refund, order, at);
  // The end of a dispute has already been reported when it was received.
  if (origin === 'provider') await tellRecorded(parts, tx, given, isWhole);
}

async function tellRecorded(
  parts: Parts,
  tx: Transaction<Database>,
  { payment, order, cents }: GivenBack,
  isWhole: boolean,
): Promise<void> {
  const amount = moneyText(cents, payment.currency);
  const place = `${await titleOf({ db: tx }, payment.provider)} ${payment.code}`;
  const end = isWhole
    ? 'The order is now refunded and its access has ended.'
    : 'The customer keeps access until the rest is refunded.';
  await tellBookkeepers(parts, tx, payment, {
    title: 'Refunded at the provider',
    text: `${amount} of order #${order.number} was refunded at the provider (${place}). ${end}`,
    href: `/admin/orders?order=${order.id}`,
  });
}

/** More was returned than the order's amount: only what its wallet was refunded before is debited. */
async function takeExcess(
  parts: Parts,
  tx: Transaction<Database>,
  { payment, order, cents, at }: Omit<GivenBack, 'origin'>,
): Promise<void> {
  const { user_id: userId } = order;
  const isOurs = userId !== null && !(await findGuest(tx, userId)) && cents <= (await sumWalletRefunds(tx, order.id));
  const movement = { kind: 'adjustment' as const, cents: -cents, reference: payment.code, orderId: null, at };
  const taken = isOurs ? await moveMoney(tx, { ...movement, userId }) : undefined;
  const wasHeld = payment.hold === 'refund';
  await enterTakenBack(tx, payment.id, taken === undefined ? null : cents, at);
  if (taken === undefined && wasHeld) return;
  const amount = moneyText(cents, payment.currency);
  const end = taken === undefined ? 'Please settle it with the customer.' : 'It was deducted from the wallet.';
  await tellBookkeepers(parts, tx, payment, {
    title: 'Refunded twice',
    text: `The provider refunded ${amount} more than was left on order #${order.number}. ${end}`,
    href: `/admin/orders?order=${order.id}`,
  });
}
