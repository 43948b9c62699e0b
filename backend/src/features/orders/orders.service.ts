import type { Kysely, Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderDetail } from '../../generated/model.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { notify } from '../notifications/notifications.repository.ts';
import { insufficientFunds, type Outcome, once, type Settled } from '../wallet/idempotency.service.ts';
import { enterPurchase, takeMoney } from '../wallet/wallet.repository.ts';
import { toOrderDetail } from './orders.mapper.ts';
import { findOffer, insertDownload, insertOrder, type OfferRow } from './orders.repository.ts';

export interface Purchase {
  userId: string;
  productId: number;
  /** name of one of the product's plans */
  tier: string;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  at: Date;
}

/**
 * Buys a product with the wallet: the money, the completed order and the file change hands together or not at all.
 * What it costs is read here, never taken from the client.
 * @throws AppError 404 for an unknown product, 400 for an unknown plan, 409 when the wallet holds less than the price.
 */
export function buy(db: Kysely<Database>, purchase: Purchase): Promise<Settled<OrderDetail>> {
  const { userId, productId, tier, key, at } = purchase;
  const request = { userId, key, operation: 'createOrder', body: { productId, tier }, at };
  return once(db, request, async (tx): Promise<Outcome<OrderDetail>> => {
    const { offer, cents } = await choose(tx, productId, tier);
    const paid = cents > 0 ? await takeMoney(tx, userId, cents, at) : null;
    if (paid === undefined) return insufficientFunds;
    const order = await insertOrder(tx, {
      user_id: userId,
      product_id: productId,
      product_name: offer.title,
      tier,
      amount_cents: cents,
      status: 'completed',
      created_at: at,
      updated_at: at,
    });
    if (paid) await enterPurchase(tx, paid, order);
    const downloadId = await insertDownload(tx, {
      user_id: userId,
      file_id: offer.file_id,
      product_id: productId,
      product_name: offer.title,
      version: offer.version,
      order_id: order.id,
      created_at: at,
    });
    const notification = {
      kind: 'order' as const,
      title: `Order #${order.number} completed`,
      body: `${offer.title} is ready to download.`,
      href: `/dashboard/orders?order=${order.id}`,
    };
    await notify(tx, [userId], notification, at);
    const row = { ...order, product_id: productId, tier, download_id: downloadId };
    return { status: 201, result: toOrderDetail(row, [order]) };
  });
}

async function choose(
  tx: Transaction<Database>,
  productId: number,
  tier: string,
): Promise<{ offer: OfferRow & { file_id: string }; cents: number }> {
  const offer = await findOffer(tx, productId);
  if (!offer) throw notFound(REFUSALS.productNotFound);
  const plan = offer.pricing.find(({ name }) => name === tier);
  if (!plan) throw invalid('tier', REFUSALS.choosePlan);
  // Nobody pays for a version whose file has not been put in yet.
  if (offer.file_id === null) throw conflict(REFUSALS.notForSale);
  return { offer: { ...offer, file_id: offer.file_id }, cents: Math.round(plan.price * 100) };
}
