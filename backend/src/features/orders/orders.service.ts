import type { Transaction } from 'kysely';
import type { OrderDetail } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type IdempotentResult, insufficientFunds, runOnce, type WorkResult } from '../../idempotency/idempotency.ts';
import { invalid } from '../../lib/errors.ts';
import { recordTerms } from '../billing/order-terms.service.ts';
import { findPaidBy } from '../billing/paid-by.service.ts';
import { debitWallet, insertPurchaseEntry, lockWallet } from '../billing/wallet.repository.ts';
import { completeOrder } from './complete-order.service.ts';
import { claimCoupon, rejectSecondUse } from './coupon-price.service.ts';
import { resolvePrice, toSnapshotChange } from './order-price.service.ts';
import { toOrderDetail } from './orders.mapper.ts';
import { getWithdrawal, insertConsent, insertOrder, insertOrderSnapshot } from './orders.repository.ts';
import { rejectRepeatedPurchase } from './repeated-purchase.service.ts';
import { type PricedPlan, type Purchase, toOrderValues, toRequestFingerprint } from './selected-plan.service.ts';

/**
 * Buys a product from the wallet: money, completed order and file change in one transaction. The price is read here,
 * never taken from the client.
 * @throws AppError 404 for an unknown product, 400 for an unknown plan or an invalid coupon, 409 when the balance is
 * below the price.
 */
export function buyWithWallet(
  deps: Pick<Deps, 'db' | 'mail' | 'env'>,
  purchase: Purchase,
): Promise<IdempotentResult<OrderDetail>> {
  const { userId, productId, tier, key, at } = purchase;
  const request = {
    userId,
    key,
    operation: 'createOrder',
    body: { productId, tier, ...toRequestFingerprint(purchase) },
    at,
  };
  return runOnce(deps.db, request, async (tx): Promise<WorkResult<OrderDetail>> => {
    const choice = await resolvePrice(tx, purchase);
    await lockWallet(tx, userId); // two tabs buy one after another
    await rejectSecondUse(tx, choice.coupon, userId);
    await rejectRepeatedPurchase(tx, purchase, choice);
    const { cents } = choice;
    const walletDebit = cents > 0 ? await debitWallet(tx, userId, cents, at) : null;
    if (walletDebit === undefined) return insufficientFunds;
    const { order, downloadId } = await insertCompletedOrder(deps, tx, purchase, choice, walletDebit);
    const kind = choice.change?.kind ?? null;
    const { name, id: plan_id } = choice.plan;
    const row = { ...order, product_id: productId, tier: name, plan_id, download_id: downloadId, change: kind };
    const paidBy = await findPaidBy(tx, order);
    const withdrawal = await getWithdrawal(tx, order.id);
    return { status: 201, result: toOrderDetail(row, [order], [], choice.coupon, { paidBy, withdrawal }) };
  });
}

/** Creates the completed order of a paid or free purchase. */
async function insertCompletedOrder(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  purchase: Purchase,
  choice: PricedPlan,
  walletDebit: Awaited<ReturnType<typeof debitWallet>> | null,
) {
  const { userId, productId, at } = purchase;
  const order = await insertOrder(tx, toOrderValues(choice, purchase, 'completed'));
  const { country, tax } = choice;
  await recordTerms(tx, { orderId: order.id, userId, country, tax });
  await insertConsent(tx, order.id, purchase);
  await claimCoupon(tx, choice.coupon, { orderId: order.id, userId, at });
  if (walletDebit) await insertPurchaseEntry(tx, walletDebit, order);
  const { file_id, version } = choice.offer;
  if (choice.change) {
    const snapshot = { order_id: order.id, file_id, version, rights: choice.rights };
    await insertOrderSnapshot(tx, { ...snapshot, ...toSnapshotChange(choice) });
  }
  const paidOrder = { ...order, user_id: userId, product_id: productId, file_id, version };
  return { order, downloadId: await completeOrder(deps, tx, paidOrder, at) };
}

/**
 * Delivers a free plan inside a caller's transaction; returns the id of the order.
 * @throws AppError as `buy`, 400 when the plan is not free
 */
export async function claimFreePlan(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  purchase: Purchase,
): Promise<string> {
  const choice = await resolvePrice(tx, purchase);
  if (choice.cents > 0) throw invalid('provider', REFUSALS.providerUnknown);
  await rejectRepeatedPurchase(tx, purchase, choice);
  return (await insertCompletedOrder(deps, tx, purchase, choice, null)).order.id;
}
