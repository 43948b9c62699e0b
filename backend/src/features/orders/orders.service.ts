import type { Transaction } from 'kysely';
import type { OrderDetail } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { SECOND_CURRENCY_REFUSALS } from '../../../../contract/rules/second-currency.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type IdempotentResult, insufficientFunds, runOnce, type WorkResult } from '../../idempotency/idempotency.ts';
import { invalid } from '../../lib/errors.ts';
import { debitWallet, insertPurchaseEntry, lockWallet } from '../billing/wallet.repository.ts';
import { completeOrder } from './complete-order.service.ts';
import { rejectSecondUse } from './coupon-price.service.ts';
import { insertPricedOrder } from './insert-order.service.ts';
import { readOrder } from './order-payment.service.ts';
import { resolvePrice } from './order-price.service.ts';
import { rejectRepeatedPurchase } from './repeated-purchase.service.ts';
import { type PricedOrder, type Purchase, toRequestFingerprint } from './selected-plan.service.ts';

/**
 * Buys products from the wallet: money, completed order and files change in one transaction. The price is read here,
 * never taken from the client.
 * @throws AppError 404 for an unknown product, 400 for an unknown plan or an invalid coupon, 409 when the balance is
 * below the price.
 */
export function buyWithWallet(
  deps: Pick<Deps, 'db' | 'mail' | 'env'>,
  purchase: Purchase,
): Promise<IdempotentResult<OrderDetail>> {
  const { userId, key, at } = purchase;
  const request = { userId, key, operation: 'createOrder', body: toRequestFingerprint(purchase), at };
  return runOnce(deps.db, request, (tx) => buyWithWalletIn(deps, tx, purchase));
}

/** `buyWithWallet` inside a caller's transaction. */
export async function buyWithWalletIn(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  purchase: Purchase,
): Promise<WorkResult<OrderDetail>> {
  const { userId, at } = purchase;
  const price = await resolvePrice(tx, purchase);
  if (price.charge) throw invalid('provider', SECOND_CURRENCY_REFUSALS.walletCurrency);
  await lockWallet(tx, userId); // two tabs buy one after another
  await rejectSecondUse(tx, price.coupon, userId);
  await rejectRepeatedPurchase(tx, purchase, price);
  const { cents } = price;
  const walletDebit = cents > 0 ? await debitWallet(tx, userId, cents, at) : null;
  if (walletDebit === undefined) return insufficientFunds;
  const orderId = await insertCompletedOrder(deps, tx, purchase, price, walletDebit);
  return { status: 201, result: await readOrder(tx, userId, orderId) };
}

/** Creates the completed order of a paid or free purchase. */
async function insertCompletedOrder(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  purchase: Purchase,
  price: PricedOrder,
  walletDebit: Awaited<ReturnType<typeof debitWallet>> | null,
): Promise<string> {
  const { userId, at } = purchase;
  const order = await insertPricedOrder(tx, purchase, price, 'completed');
  if (walletDebit) await insertPurchaseEntry(tx, walletDebit, order);
  await completeOrder(deps, tx, { ...order, user_id: userId }, at);
  return order.id;
}

/**
 * Delivers free plans inside a caller's transaction; returns the id of the order.
 * @throws AppError as `buyWithWallet`, 400 when the plan is not free
 */
export async function claimFreePlan(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  purchase: Purchase,
): Promise<string> {
  const price = await resolvePrice(tx, purchase);
  if (price.cents > 0) throw invalid('provider', REFUSALS.providerUnknown);
  await rejectSecondUse(tx, price.coupon, purchase.userId);
  await rejectRepeatedPurchase(tx, purchase, price);
  return insertCompletedOrder(deps, tx, purchase, price, null);
}
