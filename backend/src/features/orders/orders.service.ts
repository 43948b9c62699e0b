import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderDetail } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { insufficientFunds, type Outcome, once, type Settled } from '../../idempotency/idempotency.ts';
import { invalid } from '../../lib/errors.ts';
import { agreeOnTerms } from '../billing/order-terms.service.ts';
import { enterPurchase, lockWallet, takeMoney } from '../billing/wallet.repository.ts';
import { completeOrder } from './complete-order.service.ts';
import { claimCoupon, refuseSecondUse } from './coupon-price.service.ts';
import { chosenOf, orderOf, type PricedChoice, type Purchase } from './offer.service.ts';
import { toOrderDetail } from './orders.mapper.ts';
import { insertOrder, insertPromise } from './orders.repository.ts';
import { findPaidBy } from './paid-by.service.ts';
import { priced, promisedChange } from './plan-change.service.ts';
import { refuseRepetition } from './repeated-purchase.service.ts';

/**
 * Buys a product from the wallet: money, completed order and file change in one transaction. The price is read here,
 * never taken from the client.
 * @throws AppError 404 for an unknown product, 400 for an unknown plan or an invalid coupon, 409 when the balance is
 * below the price.
 */
export function buy(parts: Pick<Deps, 'db' | 'mail' | 'env'>, purchase: Purchase): Promise<Settled<OrderDetail>> {
  const { userId, productId, tier, key, at } = purchase;
  const request = { userId, key, operation: 'createOrder', body: { productId, tier, ...chosenOf(purchase) }, at };
  return once(parts.db, request, async (tx): Promise<Outcome<OrderDetail>> => {
    const choice = await priced(tx, purchase);
    await lockWallet(tx, userId); // two tabs buy one after another
    await refuseSecondUse(tx, choice.coupon, userId);
    await refuseRepetition(tx, purchase, choice);
    const { cents } = choice;
    const paid = cents > 0 ? await takeMoney(tx, userId, cents, at) : null;
    if (paid === undefined) return insufficientFunds;
    const { order, downloadId } = await handOver(parts, tx, purchase, choice, paid);
    const kind = choice.change?.kind ?? null;
    const { name, id: plan_id } = choice.plan;
    const row = { ...order, product_id: productId, tier: name, plan_id, download_id: downloadId, change: kind };
    const paidBy = await findPaidBy(tx, order);
    return { status: 201, result: toOrderDetail(row, [order], [], choice.coupon, paidBy) };
  });
}

/** Creates the completed order of a paid or free purchase. */
async function handOver(
  parts: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  purchase: Purchase,
  choice: PricedChoice,
  paid: Awaited<ReturnType<typeof takeMoney>> | null,
) {
  const { userId, productId, at } = purchase;
  const order = await insertOrder(tx, orderOf(choice, purchase, 'completed'));
  const { country, tax } = choice;
  await agreeOnTerms(tx, { orderId: order.id, userId, country, tax });
  await claimCoupon(tx, choice.coupon, { orderId: order.id, userId, at });
  if (paid) await enterPurchase(tx, paid, order);
  const { file_id, version } = choice.offer;
  if (choice.change) {
    const promise = { order_id: order.id, file_id, version, rights: choice.rights };
    await insertPromise(tx, { ...promise, ...promisedChange(choice) });
  }
  const paidOrder = { ...order, user_id: userId, product_id: productId, file_id, version };
  return { order, downloadId: await completeOrder(parts, tx, paidOrder, at) };
}

/**
 * Delivers a free plan inside a caller's transaction; returns the id of the order.
 * @throws AppError as `buy`, 400 when the plan is not free
 */
export async function takeFree(
  parts: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  purchase: Purchase,
): Promise<string> {
  const choice = await priced(tx, purchase);
  if (choice.cents > 0) throw invalid('provider', REFUSALS.providerUnknown);
  await refuseRepetition(tx, purchase, choice);
  return (await handOver(parts, tx, purchase, choice, null)).order.id;
}
