import type { Kysely, Transaction } from 'kysely';
import type { OrderDetail } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findGift, findGiftPurchase } from '../../db/order-gifts.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type IdempotentResult, runOnce, type WorkResult } from '../../idempotency/idempotency.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { findDueDay } from '../billing/invoice-orders.repository.ts';
import { findCharge, toChargePart } from '../billing/order-charges.repository.ts';
import { invoiceNewOrder } from '../billing/order-invoices.service.ts';
import { findPaidBy, getPaymentResponse } from '../billing/payment-response.service.ts';
import { findOrderPayment } from '../billing/payments.repository.ts';
import { createPayment } from '../billing/payments.service.ts';
import type { PaymentProvider } from '../billing/provider.adapter.ts';
import { lockWallet } from '../billing/wallet.repository.ts';
import { rejectSecondUse } from './coupon-price.service.ts';
import { insertPricedOrder } from './insert-order.service.ts';
import { readMovedOrder } from './moved-orders.repository.ts';
import { listLineDetails } from './order-lines.repository.ts';
import { resolvePrice } from './order-price.service.ts';
import { toOrderDetail, toOrderGift } from './orders.mapper.ts';
import { findOrder, findRefundRequest, getWithdrawal, insertConsent, listOrderEvents } from './orders.repository.ts';
import { findPurchaseOrder, setPurchaseOrder } from './purchase-orders.repository.ts';
import { listRefunds } from './refunds.repository.ts';
import { rejectRepeatedPurchase } from './repeated-purchase.service.ts';
import { checkProviderCurrency } from './second-price.service.ts';
import { type Purchase, toRequestFingerprint } from './selected-plan.service.ts';
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
  deps: Pick<Deps, 'db' | 'mail' | 'env'>,
  provider: PaymentProvider,
  purchase: Purchase,
): Promise<IdempotentResult<StartedOrder>> {
  const { userId, key, at } = purchase;
  const body = { provider: provider.name, ...toRequestFingerprint(purchase) };
  return runOnce(
    deps.db,
    { userId, key, operation: 'createOrder', body, at },
    async (tx): Promise<WorkResult<StartedOrder>> => {
      return { status: 201, result: await startOrderIn(deps, tx, provider, purchase) };
    },
  );
}

/** `startOrder` inside a caller's transaction. */
export async function startOrderIn(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  provider: PaymentProvider,
  purchase: Purchase,
): Promise<StartedOrder> {
  const { userId, onInvoice = false, at } = purchase;
  if (onInvoice && provider.name !== 'manual') throw invalid('onInvoice', REFUSALS.notOnInvoice);
  await lockWallet(tx, userId); // two tabs open only one order; the second finds it
  const price = await resolvePrice(tx, purchase);
  const { lines, cents, coupon, change, country, tax, charge } = price;
  checkProviderCurrency(provider.name, charge);
  if (cents === 0) throw invalid('provider', REFUSALS.planIsFree);
  // Two gifts with the same price are for two people.
  const unpaidOrder =
    purchase.gift || onInvoice
      ? undefined
      : await findUnpaidOrder(tx, {
          userId,
          items: lines.map(({ offer, plan, quantity, bundle, rights }) => ({
            productId: offer.id,
            planId: plan.id,
            quantity,
            bundleId: bundle?.id ?? null,
            isSeats: rights.seats === true,
          })),
          cents,
          charge,
          provider: provider.name,
          code: coupon?.code ?? null,
          rootId: change?.rootId ?? null,
          change: change?.kind ?? null,
          country,
          tax,
        });
  if (unpaidOrder) {
    await insertConsent(tx, unpaidOrder.orderId, purchase);
    await setPurchaseOrder(tx, unpaidOrder.orderId, purchase.purchaseOrder);
    return unpaidOrder;
  }
  await rejectSecondUse(tx, coupon, userId);
  await rejectRepeatedPurchase(tx, purchase, price);
  const order = await insertPricedOrder(tx, purchase, price, 'pending');
  const payment = await createPayment(tx, provider, { userId, orderId: order.id, cents, charge, at });
  // Thrown, not returned: a retry with the same key may succeed later.
  if (!payment) throw conflict(REFUSALS.paymentsOpen);
  if (onInvoice) await invoiceNewOrder(deps, tx, { orderId: order.id, paymentId: payment.id, userId, cents, at });
  return { orderId: order.id, paymentId: payment.id };
}

/** The user's own order, without its payment. @throws AppError 404 */
export async function readOrder(db: Kysely<Database>, userId: string, id: string): Promise<OrderDetail> {
  const order = await findOrder(db, userId, id);
  if (!order) throw notFound();
  const detail = toOrderDetail(order, {
    lines: await listLineDetails(db, id),
    history: await listOrderEvents(db, id),
    refunds: await listRefunds(db, id),
    paidBy: await findPaidBy(db, order),
    withdrawal: await getWithdrawal(db, id),
    refundRequest: await findRefundRequest(db, id),
  });
  const gift = await findGift(db, id);
  const giver = await findGiftPurchase(db, id);
  const purchaseOrder = await findPurchaseOrder(db, id);
  const dueOn = await findDueDay(db, id);
  return {
    ...detail,
    ...toChargePart(await findCharge(db, id)),
    ...(gift ? { gift: toOrderGift(gift) } : {}),
    ...(giver ? { gift_sender: giver.name } : {}),
    ...(purchaseOrder === undefined ? {} : { purchaseOrder }),
    ...(dueOn === undefined ? {} : { dueOn }),
    ...(await readMovedOrder(db, id)),
  };
}

/** The user's own order, with its pending or completed payment. @throws AppError 404 */
export async function getOrder(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<OrderDetail> {
  const detail = await readOrder(deps.db, userId, id);
  const payment = await findOrderPayment(deps.db, id);
  return payment ? { ...detail, payment: await getPaymentResponse(deps, payment) } : detail;
}
