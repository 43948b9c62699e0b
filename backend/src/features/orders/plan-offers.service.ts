import type { PlanOffer, PlanOffers } from '../../../../contract/generated/model.ts';
import {
  type ActivePlan,
  calculateCredit,
  isSamePlan,
  resolvePlan,
  startPlan,
} from '../../../../contract/rules/active-plans.ts';
import { applyTax, splitTax, type TaxTerms, toChargedPrice } from '../../../../contract/rules/invoices.ts';
import { toCurrentCents, toRegularCents } from '../../../../contract/rules/launch-price.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { isSoldInUnits } from '../../../../contract/rules/order-lines.ts';
import { grantedRights, toTermMonths } from '../../../../contract/rules/plan-terms.ts';
import { type PlanState, readPlanState } from '../../db/plan-changes.ts';
import { inTransaction } from '../../db/retry.ts';
import type { StoredPrice } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { prepareVatCheck } from '../../vat-numbers/vat-checks.ts';
import { getBuyerTax } from '../billing/tax.service.ts';
import { findHolderPrices } from './country-price.service.ts';
import { findOffer } from './offers.repository.ts';
import { findChangeableFile, sumRefundsOfLines } from './plan-changes.repository.ts';
import { renewablePlans } from './selected-plan.service.ts';

/** The renewals and upgrades available for the plan of an owned file. @throws AppError 404 for another user's file */
export async function listPlanOffers(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'log'>,
  userId: string,
  {
    downloadId,
    country: selectedCountry,
    network,
  }: { downloadId: string; country: string | undefined; network: string | null | undefined },
): Promise<PlanOffers> {
  const { db, clock } = deps;
  await prepareVatCheck(deps, { userId, country: selectedCountry });
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const file = await findChangeableFile(tx, userId, downloadId);
    if (!file) throw notFound();
    const { line_id: rootId, product_id, isMember } = file;
    const offer = product_id === null ? undefined : await findOffer(tx, product_id);
    const holding = rootId === null ? undefined : await readPlanState(tx, rootId);
    const terms = await getBuyerTax(tx, { userId, selectedCountry, hasHomeFallback: true, at });
    const commonFields = { product_id, country: terms.country, countryAsked: terms.isCountryUnset };
    if (!offer || offer.file_id === null || !holding?.held || isMember)
      return { ...commonFields, renewal: null, upgrades: [] };
    const { held: heldPlan, lines, quantity, keyUnits, isSeats } = holding;
    const credit = calculateCredit(heldPlan, at, await sumRefundsOfLines(tx, lines));
    const currentPlan = [...offer.pricing, ...offer.retired_plans].find((plan) => isSamePlan(heldPlan, plan));
    const isRenewable = currentPlan && renewablePlans(offer).includes(currentPlan);
    const currentPlanCents = currentPlan ? toRegularCents(currentPlan) : heldPlan.cents / quantity;
    const largerPlans = offer.pricing.filter(
      (plan) =>
        !isSamePlan(heldPlan, plan) &&
        toRegularCents(plan) > currentPlanCents &&
        isSoldInUnits(offer, grantedRights(plan), { quantity, isSeats }),
    );
    const findLocal = await findHolderPrices(tx, { userId, country: terms.country, network }, lines);
    const toOffer = createOfferMapper(terms.tax, {
      at,
      quantity,
      keyUnits,
      findLocal,
      timeZone: await findShopZone(tx),
    });
    return {
      ...commonFields,
      renewal: isRenewable && heldPlan.holdsUntil ? toOffer(currentPlan, 0, heldPlan) : null,
      upgrades: largerPlans.sort((a, b) => a.price - b.price).map((plan) => toOffer(plan, credit, null)),
    };
  });
}

/** Plans as currently offered to this user, for as many units as the user has. */
const createOfferMapper =
  (
    terms: TaxTerms,
    {
      at,
      quantity,
      keyUnits,
      findLocal,
      timeZone,
    }: Pick<PlanState, 'quantity' | 'keyUnits'> & {
      at: Date;
      findLocal: Awaited<ReturnType<typeof findHolderPrices>>;
      timeZone: string;
    },
  ) =>
  (plan: StoredPrice, credit: number, renewed: ActivePlan | null): PlanOffer => {
    const unitRights = grantedRights(plan);
    const rights = { ...unitRights, activations: unitRights.activations * keyUnits };
    const change = { planId: plan.id, tier: plan.name, rights, at, cents: 0 };
    // A launch price is only for customers new to the plan.
    const cents = quantity * (renewed ? toRegularCents(plan) : toCurrentCents(plan, at));
    const localCents = findLocal({ plan, quantity, cents })?.cents ?? cents;
    const { total: listPrice } = applyTax(toChargedPrice(localCents, terms), terms);
    const appliedCredit = Math.min(credit, listPrice);
    const nextPlan = renewed
      ? resolvePlan(renewed, [{ kind: 'renewal', ...change }], timeZone)
      : startPlan(change, timeZone);
    return {
      plan_id: plan.id,
      tier: plan.name,
      period: plan.period,
      termMonths: toTermMonths(plan),
      features: plan.features,
      activations: rights.activations,
      listed: toAmount(listPrice),
      credit: toAmount(appliedCredit),
      price: toAmount(listPrice - appliedCredit),
      tax: toAmount(splitTax(listPrice - appliedCredit, terms.percent).tax),
      taxName: terms.name,
      taxPercent: terms.percent,
      taxIncluded: terms.included,
      ...(terms.waivedPercent !== undefined && { reverseCharge: true }),
      holds_until: nextPlan?.holdsUntil?.toISOString() ?? null,
    };
  };
