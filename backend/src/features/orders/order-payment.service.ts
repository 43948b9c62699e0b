import type { Transaction } from 'kysely';
import type { OrderDetail } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type IdempotentResult, runOnce, type WorkResult } from '../../idempotency/idempotency.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordTerms } from '../billing/order-terms.service.ts';
import { findPaidBy } from '../billing/paid-by.service.ts';
import { getPaymentResponse } from '../billing/payment-response.service.ts';
import { findOrderPayment } from '../billing/payments.repository.ts';
import { createPayment } from '../billing/payments.service.ts';
import type { PaymentProvider } from '../billing/provider.adapter.ts';
import { lockWallet } from '../billing/wallet.repository.ts';
import { claimCoupon, rejectSecondUse } from './coupon-price.service.ts';
import { findCouponUse } from './coupon-uses.repository.ts';
import { resolvePrice, toSnapshotChange } from './order-price.service.ts';
import { toOrderDetail } from './orders.mapper.ts';
import {
  findOrder,
  getWithdrawal,
  insertConsent,
  insertOrder,
  insertOrderSnapshot,
  listOrderEvents,
} from './orders.repository.ts';
import { listRefunds } from './refunds.repository.ts';
import { rejectRepeatedPurchase } from './repeated-purchase.service.ts';
import { type Purchase, toOrderValues, toRequestFingerprint } from './selected-plan.service.ts';
import { findUnpaidOrder } from './unpaid-orders.repository.ts';

export interface StartedOrder {
  orderId: string;
  paymentId: string;
}

/**
 * Creates an order waiting for payment, with its payment. Price, tax and file are fixed now: the buyer gets them even
 * when the product is changed or removed before the money arrives.
 * @throws AppError as `selectPlan`; 400 for a free plan or an invalid coupon, 409 when too many payments are open
 */
export function startOrder(
  { db }: Pick<Deps, 'db'>,
  provider: PaymentProvider,
  purchase: Purchase,
): Promise<IdempotentResult<StartedOrder>> {
  const { userId, productId, tier, key, at } = purchase;
  const body = { productId, tier, provider: provider.name, ...toRequestFingerprint(purchase) };
  return runOnce(
    db,
    { userId, key, operation: 'createOrder', body, at },
    async (tx): Promise<WorkResult<StartedOrder>> => {
      return { status: 201, result: await startOrderIn(tx, provider, purchase) };
    },
  );
}

/** `startOrder` inside a caller's transaction. */
export async function startOrderIn(
  tx: Transaction<Database>,
  provider: PaymentProvider,
  purchase: Purchase,
): Promise<StartedOrder> {
  const { userId, productId, at } = purchase;
  await lockWallet(tx, userId); // two tabs open only one order; the second finds it
  const choice = await resolvePrice(tx, purchase);
  const { offer, plan, cents } = choice;
  if (cents === 0) throw invalid('provider', REFUSALS.planIsFree);
  const unpaidOrder = await findUnpaidOrder(tx, {
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
  if (unpaidOrder) {
    await insertConsent(tx, unpaidOrder.orderId, purchase);
    return unpaidOrder;
  }
  await rejectSecondUse(tx, choice.coupon, userId);
  await rejectRepeatedPurchase(tx, purchase, choice);
  const order = await insertOrder(tx, toOrderValues(choice, purchase, 'pending'));
  await recordTerms(tx, { orderId: order.id, userId, country: choice.country, tax: choice.tax });
  await insertConsent(tx, order.id, purchase);
  await claimCoupon(tx, choice.coupon, { orderId: order.id, userId, at });
  const { file_id, version } = offer;
  await insertOrderSnapshot(tx, {
    order_id: order.id,
    file_id,
    version,
    rights: choice.rights,
    ...toSnapshotChange(choice),
  });
  const payment = await createPayment(tx, provider, { userId, orderId: order.id, cents, at });
  // Thrown, not returned: a retry with the same key may succeed later.
  if (!payment) throw conflict(REFUSALS.paymentsOpen);
  return { orderId: order.id, paymentId: payment.id };
}

/** The user's own order, with its pending or completed payment. @throws AppError 404 */
export async function getOrder(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<OrderDetail> {
  const order = await findOrder(deps.db, userId, id);
  if (!order) throw notFound();
  const couponUse = await findCouponUse(deps.db, id);
  const coupon = couponUse ? { code: couponUse.code, discountCents: couponUse.discount_cents } : null;
  const [events, refunds] = [await listOrderEvents(deps.db, id), await listRefunds(deps.db, id)];
  const paidBy = await findPaidBy(deps.db, order);
  const withdrawal = await getWithdrawal(deps.db, id);
  const detail = toOrderDetail(order, events, refunds, coupon, { paidBy, withdrawal });
  const payment = await findOrderPayment(deps.db, id);
  return payment ? { ...detail, payment: await getPaymentResponse(deps, payment) } : detail;
}
