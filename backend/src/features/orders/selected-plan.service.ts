import type { Transaction } from 'kysely';
import type { PlanChange } from '../../../../contract/rules/active-plans.ts';
import type { TaxTerms } from '../../../../contract/rules/invoices.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { toCurrentCents, toRegularCents } from '../../../../contract/rules/launch-price.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { findPlan } from '../../../../contract/rules/plan-ids.ts';
import type { PlanRights } from '../../../../contract/rules/plan-rights.ts';
import { grantedRights } from '../../../../contract/rules/plan-terms.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database, OrderStatus, StoredPrice } from '../../db/schema.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { findOffer, findPlanFile, type OfferRow } from './offers.repository.ts';

export interface Purchase {
  userId: string;
  productId: number;
  /** the plan; undefined for a client that knows only the plan's name */
  planId?: string | undefined;
  /** the plan's name, as shown to the buyer */
  tier: string;
  /** a coupon code as the buyer typed it */
  coupon: string | undefined;
  /** renews or upgrades the plan of an owned file instead of adding another one */
  change?: { kind: PlanChange['kind']; downloadId: string } | undefined;
  /** the buyer has confirmed a repeated purchase */
  again?: boolean | undefined;
  /** the billing country; used while the account has none */
  country?: string | undefined;
  /** the buyer's consent to immediate delivery, and the language of its wording */
  consent?: { wording: number; language: Language } | undefined;
  /** the price shown to the buyer, in minor units; undefined for a client that does not send it */
  expectedCents?: number | undefined;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  at: Date;
}

/** One plan as currently sold, with the file that its buyer gets. */
export interface SelectedPlan {
  offer: OfferRow & { file_id: string };
  /** the plan, under its current name */
  plan: StoredPrice;
  /** the current price; never taken from the client */
  cents: number;
  /** the plan's regular price, ignoring a launch price */
  regularCents: number;
  /** the rights that the plan currently grants */
  rights: PlanRights;
  /** the coupon applied */
  coupon: AppliedCoupon | null;
  /** the plan that it renews or upgrades; without it, the purchase adds a new plan */
  change?: SelectedPlanChange;
}

/** A choice at the price for one buyer, tax included. */
export interface PricedPlan extends SelectedPlan {
  /** the country that taxes it; empty when unknown */
  country: string;
  tax: TaxTerms;
}

export interface SelectedPlanChange {
  kind: PlanChange['kind'];
  /** the order that the plan belongs to */
  rootId: string;
  downloadId: string;
  /** the amount paid for the current plan that is credited */
  creditedCents: number;
}

export interface AppliedCoupon {
  id: string;
  code: string;
  discountCents: number;
}

interface OfferRequest {
  productId: number;
  planId?: string | undefined;
  tier: string;
  /** a renewal costs the plan's own price, even if it is no longer on sale */
  isRenewal?: boolean;
  at: Date;
}

/** Plans that holders can renew: those on sale, and retired ones for which the owner allows renewal. */
export const renewablePlans = ({
  pricing,
  retired_plans,
}: Pick<OfferRow, 'pricing' | 'retired_plans'>): StoredPrice[] => [
  ...pricing,
  ...retired_plans.filter(({ renewable }) => renewable),
];

/** @throws AppError 404 for an unknown product, 400 for an unknown plan, 409 while there is no file. */
export async function selectPlan(
  tx: Transaction<Database>,
  { productId, planId, tier, isRenewal = false, at }: OfferRequest,
): Promise<SelectedPlan> {
  const offer = await findOffer(tx, productId);
  if (!offer) throw notFound(REFUSALS.productNotFound);
  const plan = findPlan(isRenewal ? renewablePlans(offer) : offer.pricing, { id: planId, name: tier });
  if (!plan) throw invalid('tier', REFUSALS.choosePlan);
  // A version without a file, or without one for the plan, cannot be bought.
  const file_id = offer.file_id && (await findPlanFile(tx, offer.file_id, productId, plan.id));
  if (!file_id) throw conflict(REFUSALS.notForSale);
  return {
    plan,
    offer: { ...offer, file_id },
    cents: isRenewal ? toRegularCents(plan) : toCurrentCents(plan, at),
    regularCents: toRegularCents(plan),
    rights: grantedRights(plan),
    coupon: null,
  };
}

/** The consent of an order's body. */
export const toConsent = (wording: number | undefined, language: Language): Purchase['consent'] =>
  wording === undefined ? undefined : { wording, language };

/** The total shown to the buyer, in minor units. */
export const toExpectedCents = (total: number | undefined): number | undefined =>
  total === undefined ? undefined : toCents(total);

/** Everything about a purchase except plan and payment, to tell a repeated request from a different one. */
export const toRequestFingerprint = ({ planId, coupon, change, country, expectedCents, again }: Purchase) => ({
  ...(planId === undefined ? {} : { planId }),
  ...(coupon === undefined ? {} : { coupon }),
  ...(country === undefined ? {} : { country }),
  ...(change ? { change } : {}),
  ...(expectedCents === undefined ? {} : { seenCents: expectedCents }),
  ...(again ? { again } : {}),
});

/** The row of a purchase, at the current price. */
export const toOrderValues = <Status extends OrderStatus>(
  { offer, plan, cents }: SelectedPlan,
  { userId, productId, at }: Purchase,
  status: Status,
) => ({
  user_id: userId,
  product_id: productId,
  product_name: offer.title,
  tier: plan.name,
  plan_id: plan.id,
  amount_cents: cents,
  status,
  created_at: at,
  updated_at: at,
});
