import { begin, creditOf, type HeldPlan, heldBy, isHeldPlan } from '../../../shared/held-plans.ts';
import { splitTax, type TaxTerms, taxed } from '../../../shared/invoices.ts';
import { launchCents, ownCents } from '../../../shared/launch-price.ts';
import { toAmount } from '../../../shared/money.ts';
import { grantedRights, termOf } from '../../../shared/plan-terms.ts';
import { readHolding } from '../../db/plan-changes.ts';
import { inTransaction } from '../../db/retry.ts';
import type { StoredPrice } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { PlanOffer, PlanOffers } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { taxOf } from '../billing/tax.service.ts';
import { renewablePlans } from './offer.service.ts';
import { findOffer } from './offers.repository.ts';
import { findChangeable, sumRefundsOf } from './plan-changes.repository.ts';

/** The renewals and upgrades available for the plan of an owned file. @throws AppError 404 for another user's file */
export function planOffers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { downloadId, country: chosen }: { downloadId: string; country: string | undefined },
): Promise<PlanOffers> {
  return inTransaction(db, async (tx) => {
    const file = await findChangeable(tx, userId, downloadId);
    if (!file) throw notFound();
    const { order_id: rootId, product_id } = file;
    const offer = product_id === null ? undefined : await findOffer(tx, product_id);
    const holding = rootId === null ? undefined : await readHolding(tx, rootId);
    const terms = await taxOf(tx, { userId, chosen, orHome: true });
    const facts = { product_id, country: terms.country, countryAsked: terms.isAsked };
    if (!offer || offer.file_id === null || !holding?.held) return { ...facts, renewal: null, upgrades: [] };
    const { held, orders } = holding;
    const at = clock.now();
    const credit = creditOf(held, at, await sumRefundsOf(tx, orders));
    const present = [...offer.pricing, ...offer.retired_plans].find((plan) => isHeldPlan(held, plan));
    const isOpen = present && renewablePlans(offer).includes(present);
    const presentCents = present ? ownCents(present) : held.cents;
    const bigger = offer.pricing.filter((plan) => !isHeldPlan(held, plan) && ownCents(plan) > presentCents);
    const toOffer = offering(terms.tax, at, await findShopZone(tx));
    return {
      ...facts,
      renewal: isOpen && held.holdsUntil ? toOffer(present, 0, held) : null,
      upgrades: bigger.sort((a, b) => a.price - b.price).map((plan) => toOffer(plan, credit, null)),
    };
  });
}

/** Plans as currently offered to this user. */
const offering =
  (terms: TaxTerms, at: Date, timeZone: string) =>
  (plan: StoredPrice, credit: number, renewed: HeldPlan | null): PlanOffer => {
    const rights = grantedRights(plan);
    const change = { planId: plan.id, tier: plan.name, rights, at, cents: 0 };
    // A launch price is only for customers new to the plan.
    const { total: listed } = taxed(renewed ? ownCents(plan) : launchCents(plan, at), terms);
    const counted = Math.min(credit, listed);
    const then = renewed ? heldBy(renewed, [{ kind: 'renewal', ...change }], timeZone) : begin(change, timeZone);
    return {
      plan_id: plan.id,
      tier: plan.name,
      period: plan.period,
      termMonths: termOf(plan),
      features: plan.features,
      activations: rights.activations,
      listed: toAmount(listed),
      credit: toAmount(counted),
      price: toAmount(listed - counted),
      tax: toAmount(splitTax(listed - counted, terms.percent).tax),
      taxName: terms.name,
      taxPercent: terms.percent,
      taxIncluded: terms.included,
      holds_until: then?.holdsUntil?.toISOString() ?? null,
    };
  };
