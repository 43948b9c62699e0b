import type { Download, OrderInput, PlanOffer, PlanOffers, PricingTier } from '../../contract/generated/model.ts';
import { isSamePlan, resolvePlan, startPlan } from '../../contract/rules/active-plans.ts';
import { applyTax, splitTax, type TaxTerms, toChargedPrice } from '../../contract/rules/invoices.ts';
import { toCurrentCents, toRegularCents } from '../../contract/rules/launch-price.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { isSoldInUnits } from '../../contract/rules/order-lines.ts';
import { grantedRights, toTermMonths } from '../../contract/rules/plan-terms.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../problems.ts';
import { toSoldProduct } from './carts.ts';
import { findHolderPrice } from './country-prices.ts';
import type { MockDb } from './db.ts';
import { rightsOfUnits } from './entitlements.ts';
import { readPlanState } from './plan-changes.ts';
import { allPlans, renewablePlans } from './product-plans.ts';
import { publicProducts } from './products.ts';
import { isMemberFile } from './seat-state.ts';
import type { Owned } from './state.ts';
import { resolveTax } from './tax.ts';

/** How the user can renew or upgrade the plan of one of their files. */
export const listPlanOffers = (db: MockDb, download: Owned<Download>, chosen: string | undefined): PlanOffers => {
  const entry = db.state.catalogue.find(({ product }) => product.title === download.product_name);
  const state = readPlanState(db, download);
  const product_id = entry?.product.id ?? null;
  const { tax: taxTerms, country, isAsked: countryAsked } = resolveTax(db, download.userId, chosen, true);
  const base = { product_id, country, countryAsked };
  if (!entry?.file || !publicProducts(db).includes(entry) || !state || isMemberFile(db, download.id))
    return { ...base, renewal: null, upgrades: [] };
  const { held, credit, quantity, keyUnits, isSeats } = state;
  const { pricing } = entry.product;
  const at = new Date();
  const zone = db.state.mailSettings.time_zone;
  const offer = (plan: PricingTier, counted: number, renews: boolean): PlanOffer => {
    const change = { planId: plan.id, tier: plan.name, rights: rightsOfUnits(plan, keyUnits), at, cents: 0 };
    const nextPlan = renews ? resolvePlan(held, [{ kind: 'renewal', ...change }], zone) : startPlan(change, zone);
    const unitCents = renews ? toRegularCents(plan) : toCurrentCents(plan, at);
    const units = { plan, quantity, cents: unitCents * quantity };
    const localCents = findHolderPrice(db, { downloadId: download.id, country }, units)?.cents ?? units.cents;
    const { total: listed } = applyTax(toChargedPrice(localCents, taxTerms), taxTerms);
    const usedCredit = Math.min(counted, listed);
    return {
      plan_id: plan.id,
      tier: plan.name,
      period: plan.period,
      termMonths: toTermMonths(plan),
      features: plan.features,
      activations: change.rights.activations,
      listed: toAmount(listed),
      credit: toAmount(usedCredit),
      price: toAmount(listed - usedCredit),
      tax: splitTax(listed - usedCredit, taxTerms.percent).tax / 100,
      taxName: taxTerms.name,
      taxPercent: taxTerms.percent,
      taxIncluded: taxTerms.included,
      ...(taxTerms.waivedPercent !== undefined && { reverseCharge: true }),
      holds_until: nextPlan?.holdsUntil?.toISOString() ?? null,
    };
  };
  const currentPlan = allPlans(entry).find((plan) => isSamePlan(held, plan));
  const currentCents = currentPlan ? toRegularCents(currentPlan) : held.cents / quantity;
  const renewalPlan = renewablePlans(entry).find((plan) => isSamePlan(held, plan));
  const upgrades = pricing.filter(
    (plan) =>
      !isSamePlan(held, plan) &&
      toRegularCents(plan) > currentCents &&
      isSoldInUnits(toSoldProduct(db, entry), grantedRights(plan), { quantity, isSeats }),
  );
  return {
    ...base,
    renewal: renewalPlan && held.holdsUntil ? offer(renewalPlan, 0, true) : null,
    upgrades: upgrades.toSorted((a, b) => a.price - b.price).map((plan) => offer(plan, credit, false)),
  };
};

interface RequestedPlan {
  productId: number;
  tier: PricingTier;
  /** price of all units before added tax */
  cents: number;
  tax: TaxTerms;
}

/**
 * The price of an order with tax; of one that renews or upgrades the plan of a file, which has as many units, also what is
 * credited. Or the reason for a refusal.
 */
export const priceForChange = (
  db: MockDb,
  userId: string,
  { change, coupon, seats }: OrderInput,
  { productId, tier, cents: unitsCents, tax }: RequestedPlan,
) => {
  if (!change) {
    const quantity = seats ?? 1;
    return { cents: applyTax(unitsCents, tax).total, counted: 0, quantity, keyUnits: quantity };
  }
  if (coupon !== undefined) return invalidField('coupon', REFUSALS.couponNewOnly);
  const download = db.state.downloads.find(
    (candidate) => candidate.id === change.download_id && candidate.userId === userId,
  );
  if (!download) return notFound();
  const state = readPlanState(db, download);
  if (!state || isMemberFile(db, download.id)) return conflict(REFUSALS.planNone);
  const { held, credit, quantity, keyUnits, isSeats } = state;
  if (isSeats && change.kind === 'upgrade' && !tier.rights?.seats) return invalidField('seats', REFUSALS.seatsNotSold);
  const { total: cents } = applyTax(unitsCents, tax);
  const entry = db.state.catalogue.find(({ product }) => product.title === download.product_name);
  if (entry?.product.id !== productId) return invalidField('product_id', REFUSALS.planOther);
  if (change.kind === 'renewal') {
    if (!isSamePlan(held, tier)) return invalidField('tier', REFUSALS.planNotHeld);
    return held.holdsUntil === null ? conflict(REFUSALS.planHasNoEnd) : { cents, counted: 0, quantity, keyUnits };
  }
  const currentPlan = allPlans(entry).find((plan) => isSamePlan(held, plan));
  const currentCents = currentPlan ? toRegularCents(currentPlan) : held.cents / quantity;
  if (isSamePlan(held, tier) || toRegularCents(tier) <= currentCents)
    return invalidField('tier', REFUSALS.planNotUpgrade);
  const counted = Math.min(credit, cents);
  return { cents: cents - counted, counted, quantity, keyUnits };
};
