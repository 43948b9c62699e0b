import type { Transaction } from 'kysely';
import { calculateCredit, isSamePlan } from '../../../../contract/rules/active-plans.ts';
import { needsWithdrawalConsent } from '../../../../contract/rules/eea.ts';
import { applyTax, type TaxTerms } from '../../../../contract/rules/invoices.ts';
import { toRegularCents } from '../../../../contract/rules/launch-price.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { readPlanState } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, invalid, notFound, priceChanged } from '../../lib/errors.ts';
import { getBuyerTax } from '../billing/tax.service.ts';
import { applyCoupon } from './coupon-price.service.ts';
import { findChangeableFile, sumRefundsOfOrders } from './plan-changes.repository.ts';
import { type PricedPlan, type Purchase, type SelectedPlan, selectPlan } from './selected-plan.service.ts';

/** The plan of an owned file, for a renewal or upgrade. The plan cannot change before the transaction ends. */
async function getHeldPlan(tx: Transaction<Database>, userId: string, downloadId: string, at: Date) {
  const file = await findChangeableFile(tx, userId, downloadId);
  if (!file) throw notFound();
  const holding = file.order_id === null ? undefined : await readPlanState(tx, file.order_id, true);
  if (!holding?.held || file.order_id === null) throw conflict(REFUSALS.planNone);
  const credit = calculateCredit(holding.held, at, await sumRefundsOfOrders(tx, holding.orders));
  return { rootId: file.order_id, productId: file.product_id, held: holding.held, credit };
}

/**
 * The choice as a renewal or upgrade of the user's plan: a renewal costs the plan's current price, an upgrade the rest
 * beyond what was paid for the current plan, both with tax.
 * @throws AppError 404 for another user's file, 409 without a plan to renew or upgrade, 400 for another plan or one
 * that is not an upgrade
 */
async function applyPlanChange(
  tx: Transaction<Database>,
  choice: SelectedPlan,
  purchase: Purchase & { change: NonNullable<Purchase['change']> },
  tax: TaxTerms,
): Promise<SelectedPlan> {
  const { userId, coupon, change, at } = purchase;
  if (coupon !== undefined) throw invalid('coupon', REFUSALS.couponNewOnly);
  const { kind, downloadId } = change;
  const { rootId, productId, held: heldPlan, credit } = await getHeldPlan(tx, userId, downloadId, at);
  if (productId !== choice.offer.id) throw invalid('product_id', REFUSALS.planOther);
  if (kind === 'renewal') {
    if (!isSamePlan(heldPlan, choice.plan)) throw invalid('tier', REFUSALS.planNotHeld);
    if (heldPlan.holdsUntil === null) throw conflict(REFUSALS.planForEver);
    return {
      ...choice,
      cents: applyTax(choice.cents, tax).total,
      change: { kind, rootId, downloadId, creditedCents: 0 },
    };
  }
  const currentPlan = [...choice.offer.pricing, ...choice.offer.retired_plans].find((plan) =>
    isSamePlan(heldPlan, plan),
  );
  const currentPlanCents = currentPlan ? toRegularCents(currentPlan) : heldPlan.cents;
  if (isSamePlan(heldPlan, choice.plan) || choice.regularCents <= currentPlanCents)
    throw invalid('tier', REFUSALS.planNotBigger);
  const { total } = applyTax(choice.cents, tax);
  const creditedCents = Math.min(credit, total);
  return { ...choice, cents: total - creditedCents, change: { kind, rootId, downloadId, creditedCents } };
}

/**
 * The chosen plan at the price for this user, tax included.
 * @throws AppError as `selectPlan`, `changed` and `lowered`; 400 when tax applies and the country is missing, or without
 * the consent that the country requires; 409 when the price is not the one shown to the buyer
 */
export async function resolvePrice(tx: Transaction<Database>, purchase: Purchase): Promise<PricedPlan> {
  const { userId, productId, planId, tier, coupon, change, expectedCents, at } = purchase;
  const { tax, country, isTaxed } = await getBuyerTax(tx, {
    userId,
    selectedCountry: purchase.country,
    hasHomeFallback: false,
  });
  const choice = await selectPlan(tx, { productId, planId, tier, isRenewal: change?.kind === 'renewal', at });
  const discounted = change
    ? await applyPlanChange(tx, choice, { ...purchase, change }, tax)
    : withTax(await applyCoupon(tx, choice, coupon, at), tax);
  if (isTaxed && country === '' && discounted.cents > 0) throw invalid('country', REFUSALS.countryNeeded);
  if (!purchase.consent && needsWithdrawalConsent(country, discounted.cents))
    throw invalid('withdrawal_consent', REFUSALS.withdrawalConsentNeeded);
  if (expectedCents !== undefined && expectedCents !== discounted.cents) throw priceChanged();
  return { ...discounted, country, tax };
}

const withTax = (choice: SelectedPlan, tax: TaxTerms): SelectedPlan => ({
  ...choice,
  cents: applyTax(choice.cents, tax).total,
});

/** The renewal or upgrade part of the order snapshot. */
export const toSnapshotChange = ({ change }: SelectedPlan) =>
  change ? { root_id: change.rootId, change: change.kind, counted_cents: change.creditedCents } : {};
