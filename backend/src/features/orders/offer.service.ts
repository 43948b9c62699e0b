import type { Transaction } from 'kysely';
import type { PlanChange } from '../../../shared/held-plans.ts';
import type { TaxTerms } from '../../../shared/invoices.ts';
import { launchCents, ownCents } from '../../../shared/launch-price.ts';
import { findPlan } from '../../../shared/plan-ids.ts';
import { DEFAULT_RIGHTS, type PlanRights } from '../../../shared/plan-rights.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import type { StoredPrice } from '../../db/schema-catalogue.ts';
import type { OrderStatus } from '../../db/schema-commerce.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { findOffer, findPlanFile, type OfferRow } from './offers.repository.ts';

export interface Purchase {
  userId: string;
  productId: number;
  /** the plan; undefined for a client that knows only its name */
  planId?: string | undefined;
  /** its name, as the buyer has seen it */
  tier: string;
  /** a code as the buyer wrote it */
  coupon: string | undefined;
  /** goes on with the plan of an own file instead of giving another one */
  change?: { kind: PlanChange['kind']; downloadId: string } | undefined;
  /** the buyer has confirmed that the same is bought once more */
  again?: boolean | undefined;
  /** where the invoice goes; counts while the account has no country */
  country?: string | undefined;
  /** what the buyer has been shown, in minor units; undefined for a client that does not say */
  seenCents?: number | undefined;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  at: Date;
}

/** One plan as it can be bought now, with the file that its buyer gets. */
export interface Choice {
  offer: OfferRow & { file_id: string };
  /** what is bought, under its name of now */
  plan: StoredPrice;
  /** what it costs now; never taken from the client */
  cents: number;
  /** the plan's own price, whatever a launch has made of it */
  ownCents: number;
  /** what its plan gives now */
  rights: PlanRights;
  /** the code that has lowered it */
  coupon: PricedCoupon | null;
  /** what it goes on with; without, it gives a plan of its own */
  change?: ChosenChange;
}

/** A choice at the price of one buyer, tax included. */
export interface PricedChoice extends Choice {
  /** whose tax it has; empty when it is not known */
  country: string;
  tax: TaxTerms;
}

export interface ChosenChange {
  kind: PlanChange['kind'];
  /** the order whose plan it is */
  rootId: string;
  downloadId: string;
  /** what was paid for the present plan and counts for this one */
  countedCents: number;
}

export interface PricedCoupon {
  id: string;
  code: string;
  discountCents: number;
}

interface Wanted {
  productId: number;
  planId?: string | undefined;
  tier: string;
  /** a renewal costs the plan's own price, also of one that is not sold any longer */
  renews?: boolean;
  at: Date;
}

/** Plans whose holders can renew them: those that are sold, and retired ones that the owner lets go on. */
export const renewablePlans = ({
  pricing,
  retired_plans,
}: Pick<OfferRow, 'pricing' | 'retired_plans'>): StoredPrice[] => [
  ...pricing,
  ...retired_plans.filter(({ renewable }) => renewable),
];

/** @throws AppError 404 for an unknown product, 400 for an unknown plan, 409 while there is no file. */
export async function chooseOffer(
  tx: Transaction<Database>,
  { productId, planId, tier, renews = false, at }: Wanted,
): Promise<Choice> {
  const offer = await findOffer(tx, productId);
  if (!offer) throw notFound(REFUSALS.productNotFound);
  const plan = findPlan(renews ? renewablePlans(offer) : offer.pricing, { id: planId, name: tier });
  if (!plan) throw invalid('tier', REFUSALS.choosePlan);
  // Nobody pays for a version whose file has not been put in yet, or that has nothing for the plan.
  const file_id = offer.file_id && (await findPlanFile(tx, offer.file_id, productId, plan.id));
  if (!file_id) throw conflict(REFUSALS.notForSale);
  return {
    plan,
    offer: { ...offer, file_id },
    cents: renews ? ownCents(plan) : launchCents(plan, at),
    ownCents: ownCents(plan),
    rights: plan.rights ?? DEFAULT_RIGHTS,
    coupon: null,
  };
}

/** An amount that the buyer has seen, in minor units. */
export const toSeenCents = (total: number | undefined): number | undefined =>
  total === undefined ? undefined : Math.round(total * 100);

/** What a purchase says beyond plan and payment, for telling its repetition from another one. */
export const chosenOf = ({ planId, coupon, change, country, seenCents, again }: Purchase) => ({
  ...(planId === undefined ? {} : { planId }),
  ...(coupon === undefined ? {} : { coupon }),
  ...(country === undefined ? {} : { country }),
  ...(change ? { change } : {}),
  ...(seenCents === undefined ? {} : { seenCents }),
  ...(again ? { again } : {}),
});

/** The row of a purchase, at the price of now. */
export const orderOf = <Status extends OrderStatus>(
  { offer, plan, cents }: Choice,
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
