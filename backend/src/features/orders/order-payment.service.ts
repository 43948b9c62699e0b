import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderDetail } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type Outcome, once, type Settled } from '../../idempotency/idempotency.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { agreeOnTerms } from '../billing/order-terms.service.ts';
import { paymentAnswer } from '../billing/payment-answer.service.ts';
import { findOrderPayment } from '../billing/payments.repository.ts';
import { openPayment } from '../billing/payments.service.ts';
import type { PaymentProvider } from '../billing/provider.adapter.ts';
import { lockWallet } from '../billing/wallet.repository.ts';
import { claimCoupon, refuseSecondUse } from './coupon-price.service.ts';
import { findUse } from './coupon-uses.repository.ts';
import { chosenOf, orderOf, type Purchase } from './offer.service.ts';
import { toOrderDetail } from './orders.mapper.ts';
import { findOrder, findOrderEvents, insertOrder, insertPromise } from './orders.repository.ts';
import { findPaidBy } from './paid-by.service.ts';
import { priced, promisedChange } from './plan-change.service.ts';
import { findRefunds } from './refunds.repository.ts';
import { refuseRepetition } from './repeated-purchase.service.ts';
import { findUnpaidOrder } from './unpaid-orders.repository.ts';

export interface OpenedOrder {
  orderId: string;
  paymentId: string;
}

/**
 * Creates an order waiting for payment, with its payment. Price, tax and file are fixed now: the buyer gets them even
 * when the product is changed or removed before the money arrives.
 * @throws AppError as `chooseOffer`; 400 for a free plan or an invalid coupon, 409 when too many payments are open
 */
export function openOrder(
  { db }: Pick<Deps, 'db'>,
  provider: PaymentProvider,
  purchase: Purchase,
): Promise<Settled<OpenedOrder>> {
  const { userId, productId, tier, key, at } = purchase;
  const body = { productId, tier, provider: provider.name, ...chosenOf(purchase) };
  return once(db, { userId, key, operation: 'createOrder', body, at }, async (tx): Promise<Outcome<OpenedOrder>> => {
    return { status: 201, result: await openOrderIn(tx, provider, purchase) };
  });
}

/** `openOrder` inside a caller's transaction. */
export async function openOrderIn(
  tx: Transaction<Database>,
  provider: PaymentProvider,
  purchase: Purchase,
): Promise<OpenedOrder> {
  const { userId, productId, at } = purchase;
  await lockWallet(tx, userId); // two tabs open only one order; the second finds it
  const choice = await priced(tx, purchase);
  const { offer, plan, cents } = choice;
  if (cents === 0) throw invalid('provider', REFUSALS.planIsFree);
  const same = await findUnpaidOrder(tx, {
    userId,
    productId,
    planId: plan.id,
    cents,
    provider: provider.name,
    code: choice.coupon?.code ?? null,
    rootId: choice.change?.rootId ?? null,
    change: choice.change?.kind ?? null,
    country: choice.country,
    tax: choice.tax,
  });
  if (same) return same;
  await refuseSecondUse(tx, choice.coupon, userId);
  await refuseRepetition(tx, purchase, choice);
  const order = await insertOrder(tx, orderOf(choice, purchase, 'pending'));
  await agreeOnTerms(tx, { orderId: order.id, userId, country: choice.country, tax: choice.tax });
  await claimCoupon(tx, choice.coupon, { orderId: order.id, userId, at });
  const { file_id, version } = offer;
  await insertPromise(tx, { order_id: order.id, file_id, version, rights: choice.rights, ...promisedChange(choice) });
  const payment = await openPayment(tx, provider, { userId, orderId: order.id, cents, at });
  // Thrown, not returned: a retry with the same key may succeed later.
  if (!payment) throw conflict(REFUSALS.paymentsOpen);
  return { orderId: order.id, paymentId: payment.id };
}

/** The user's own order, with its pending or completed payment. @throws AppError 404 */
export async function readOrder(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<OrderDetail> {
  const order = await findOrder(deps.db, userId, id);
  if (!order) throw notFound();
  const use = await findUse(deps.db, id);
  const coupon = use ? { code: use.code, discountCents: use.discount_cents } : null;
  const [events, refunds] = [await findOrderEvents(deps.db, id), await findRefunds(deps.db, id)];
  const detail = toOrderDetail(order, events, refunds, coupon, await findPaidBy(deps.db, order));
  const payment = await findOrderPayment(deps.db, id);
  return payment ? { ...detail, payment: await paymentAnswer(deps, payment) } : detail;
}
