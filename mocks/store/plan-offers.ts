import { begin, heldBy, isHeldPlan } from '../../backend/shared/held-plans.ts';
import { splitTax, taxed } from '../../backend/shared/invoices.ts';
import { launchCents, ownCents } from '../../backend/shared/launch-price.ts';
import { grantedRights, termOf } from '../../backend/shared/plan-terms.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { Download, OrderInput, PlanOffer, PlanOffers, PricingTier } from '../generated/model.ts';
import { conflict, invalidField, notFound } from '../problems.ts';
import type { MockDb } from './db.ts';
import { holdingOf } from './plan-changes.ts';
import { allPlans, renewablePlans } from './product-plans.ts';
import { onShow } from './products.ts';
import type { Owned } from './state.ts';
import { taxOf } from './tax.ts';

/** How the user can renew or upgrade the plan of one of their files. */
export const planOffers = (db: MockDb, download: Owned<Download>, chosen: string | undefined): PlanOffers => {
  const entry = db.state.catalogue.find(({ product }) => product.title === download.product_name);
  const holding = holdingOf(db, download);
  const product_id = entry?.product.id ?? null;
  const { tax: terms, country, isAsked: countryAsked } = taxOf(db, download.userId, chosen, true);
  const facts = { product_id, country, countryAsked };
  if (!entry?.file || !onShow(db).includes(entry) || !holding) return { ...facts, renewal: null, upgrades: [] };
  const { held, credit } = holding;
  const { pricing } = entry.product;
  const at = new Date();
  const zone = db.state.mailSettings.time_zone;
  const offer = (plan: PricingTier, counted: number, renews: boolean): PlanOffer => {
    const change = { planId: plan.id, tier: plan.name, rights: grantedRights(plan), at, cents: 0 };
    const then = renews ? heldBy(held, [{ kind: 'renewal', ...change }], zone) : begin(change, zone);
    const { total: listed } = taxed(renews ? ownCents(plan) : launchCents(plan, at), terms);
    const less = Math.min(counted, listed);
    return {
      plan_id: plan.id,
      tier: plan.name,
      period: plan.period,
      termMonths: termOf(plan),
      features: plan.features,
      activations: change.rights.activations,
      listed: listed / 100,
      credit: less / 100,
      price: (listed - less) / 100,
      tax: splitTax(listed - less, terms.percent).tax / 100,
      taxName: terms.name,
      taxPercent: terms.percent,
      taxIncluded: terms.included,
      holds_until: then?.holdsUntil?.toISOString() ?? null,
    };
  };
  const present = allPlans(entry).find((plan) => isHeldPlan(held, plan));
  const presentCents = present ? ownCents(present) : held.cents;
  const renewed = renewablePlans(entry).find((plan) => isHeldPlan(held, plan));
  const bigger = pricing.filter((plan) => !isHeldPlan(held, plan) && ownCents(plan) > presentCents);
  return {
    ...facts,
    renewal: renewed && held.holdsUntil ? offer(renewed, 0, true) : null,
    upgrades: bigger.toSorted((a, b) => a.price - b.price).map((plan) => offer(plan, credit, false)),
  };
};

interface Wanted {
  productId: number;
  tier: PricingTier;
  cents: number;
}

/** The price of an order that renews or upgrades the plan of a file, and its credits; or the reason for a refusal. */
export const changed = (
  db: MockDb,
  userId: string,
  { change, coupon }: OrderInput,
  { productId, tier, cents }: Wanted,
) => {
  if (!change) return { cents, counted: 0 };
  if (coupon !== undefined) return invalidField('coupon', REFUSALS.couponNewOnly);
  const download = db.state.downloads.find((one) => one.id === change.download_id && one.userId === userId);
  if (!download) return notFound();
  const holding = holdingOf(db, download);
  if (!holding) return conflict(REFUSALS.planNone);
  const { held, credit } = holding;
  const entry = db.state.catalogue.find(({ product }) => product.title === download.product_name);
  if (entry?.product.id !== productId) return invalidField('product_id', REFUSALS.planOther);
  if (change.kind === 'renewal') {
    if (!isHeldPlan(held, tier)) return invalidField('tier', REFUSALS.planNotHeld);
    return held.holdsUntil === null ? conflict(REFUSALS.planForEver) : { cents, counted: 0 };
  }
  const present = allPlans(entry).find((plan) => isHeldPlan(held, plan));
  const presentCents = present ? ownCents(present) : held.cents;
  if (isHeldPlan(held, tier) || ownCents(tier) <= presentCents) return invalidField('tier', REFUSALS.planNotBigger);
  const counted = Math.min(credit, cents);
  return { cents: cents - counted, counted };
};
