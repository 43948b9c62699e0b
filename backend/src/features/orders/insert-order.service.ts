import type { Transaction } from 'kysely';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { insertReferral } from '../billing/affiliates.repository.ts';
import { insertCharge } from '../billing/order-charges.repository.ts';
import { recordTerms } from '../billing/order-terms.service.ts';
import { claimCoupon } from './coupon-price.service.ts';
import { insertOrderGift } from './new-gift.service.ts';
import { insertCountryPrice, storeLines } from './order-lines.repository.ts';
import { toSnapshots } from './order-price.service.ts';
import { insertConsent, insertOrder, insertOrderSnapshot, type OrderRow } from './orders.repository.ts';
import { setPurchaseOrder } from './purchase-orders.repository.ts';
import { type PricedOrder, type Purchase, toLineValues, toOrderValues } from './selected-plan.service.ts';

/**
 * Inserts an order with everything fixed when it is made: its lines, terms, consent, coupon and what the buyer gets for each
 * line, even if the product changes later.
 * @throws AppError 400 when the coupon has been used up in the meantime, or for a gift that cannot be given
 */
export async function insertPricedOrder(
  tx: Transaction<Database>,
  purchase: Purchase,
  price: PricedOrder,
  status: OrderStatus,
): Promise<OrderRow> {
  const { userId, visitorId, at } = purchase;
  const order = await insertOrder(tx, toOrderValues(price, purchase, status));
  const lineIds = await storeLines(tx, order.id, toLineValues(price));
  for (const [index, { countryPrice }] of price.lines.entries())
    await insertCountryPrice(tx, lineIds[index], countryPrice);
  // Renewals and upgrades earn no commission.
  if (visitorId && !purchase.change) await insertReferral(tx, { orderId: order.id, userId, visitorId, at });
  const { country, tax, charge } = price;
  if (charge) await insertCharge(tx, order.id, charge);
  await recordTerms(tx, { orderId: order.id, userId, country, tax, at });
  await insertConsent(tx, order.id, purchase);
  await setPurchaseOrder(tx, order.id, purchase.purchaseOrder);
  await claimCoupon(tx, price.coupon, { orderId: order.id, userId, at });
  if (purchase.gift) await insertOrderGift(tx, order.id, { ...purchase, gift: purchase.gift, price });
  for (const snapshot of toSnapshots(price, lineIds)) await insertOrderSnapshot(tx, snapshot);
  return order;
}
