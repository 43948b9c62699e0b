import type { Transaction } from 'kysely';
import { formatLongDay } from '../../../../contract/rules/business-day.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { formatMoney } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { type AgreedRenewal, renewalConsentText } from '../../../../contract/rules/renewal-texts.ts';
import { readPlanState } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { AppError, conflict } from '../../lib/errors.ts';
import { resolvePrice } from './order-price.service.ts';
import type { RenewalRow } from './renewals.repository.ts';
import type { PricedOrder, Purchase } from './selected-plan.service.ts';

type RenewedPlan = Pick<RenewalRow, 'user_id' | 'root_id' | 'download_id' | 'product_id'>;

/**
 * The order that renews a plan for its holder.
 * @param maxCents the announced amount, which is never exceeded
 * @throws AppError 409 without a plan, file or product
 */
export async function toRenewalPurchase(
  tx: Transaction<Database>,
  { user_id: userId, root_id: rootId, download_id: downloadId, product_id: productId }: RenewedPlan,
  at: Date,
  maxCents?: number,
): Promise<Purchase> {
  const state = await readPlanState(tx, rootId);
  if (!state?.held || downloadId === null || productId === null) throw conflict(REFUSALS.renewalNotOffered);
  const { planId, tier } = state.held;
  return {
    userId,
    items: [{ productId, planId: planId ?? undefined, tier, quantity: 1 }],
    coupon: undefined,
    change: { kind: 'renewal', downloadId, agreement: { maxCents } },
    // The customer agreed to each of them.
    again: true,
    key: undefined,
    at,
  };
}

/** The current price of a renewal with the customer's tax. @throws AppError when the plan cannot be renewed */
export async function priceRenewal(
  tx: Transaction<Database>,
  plan: RenewedPlan,
  at: Date,
  maxCents?: number,
): Promise<PricedOrder> {
  return resolvePrice(tx, await toRenewalPurchase(tx, plan, at, maxCents));
}

/** `priceRenewal`; null when the plan cannot be renewed. */
export async function tryPriceRenewal(
  tx: Transaction<Database>,
  plan: RenewedPlan,
  at: Date,
): Promise<PricedOrder | null> {
  try {
    return await priceRenewal(tx, plan, at);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** What the customer agrees to, as the screen has shown it. */
export async function writeConsent(
  tx: Transaction<Database>,
  row: Pick<RenewalRow, 'product_id' | 'product_name' | 'tier' | 'currency'> & { holds_until: Date },
  {
    cents,
    months,
    provider,
    language,
  }: { cents: number; months: number; provider: AgreedRenewal['provider']; language: Language },
): Promise<string> {
  const names = await translateNames(tx, row);
  const agreed = {
    product: names.product_name.toText(language),
    tier: names.tier.toText(language),
    day: formatLongDay(row.holds_until, await findShopZone(tx), language),
    amount: formatMoney(cents, row.currency, language),
    months,
    provider,
  };
  return renewalConsentText(agreed, language);
}
