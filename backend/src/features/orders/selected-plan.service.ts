import type { Transaction } from 'kysely';
import type { GiftInput, QuoteCountryPrice } from '../../../../contract/generated/model.ts';
import type { PlanChange } from '../../../../contract/rules/active-plans.ts';
import type { TaxTerms } from '../../../../contract/rules/invoices.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { toCurrentCents, toRegularCents } from '../../../../contract/rules/launch-price.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { type LinePrice, maxQuantity, toOrderName } from '../../../../contract/rules/order-lines.ts';
import { findPlan } from '../../../../contract/rules/plan-ids.ts';
import type { PlanRights } from '../../../../contract/rules/plan-rights.ts';
import { grantedRights } from '../../../../contract/rules/plan-terms.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toLineRights } from '../../../../contract/rules/seats.ts';
import type { Charge } from '../../../../contract/rules/second-currency.ts';
import type { Database, OrderStatus, StoredPrice } from '../../db/schema.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { findOffer, findPlanFile, type OfferRow } from './offers.repository.ts';
import type { LineCountryPrice } from './order-lines.repository.ts';

/** One product that is bought. */
export interface PurchaseItem {
  productId: number;
  /** the plan; undefined for a client that knows only the plan's name */
  planId?: string | undefined;
  /** the plan's name, as shown to the buyer */
  tier: string;
  quantity: number;
  /** its units are for people whom the buyer invites */
  seats?: boolean | undefined;
  /** the price of one unit, if the buyer chooses it */
  chosenPrice?: number | undefined;
  /** the bundle that it is bought in, and its share of the bundle's price */
  bundle?: { id: number; name: string; shareCents: number } | undefined;
}

/** A renewal that the studio orders for a customer who has agreed to it. */
interface RenewalAgreement {
  /** the announced amount, which is never exceeded; undefined before it is announced */
  maxCents: number | undefined;
}

export interface Purchase {
  userId: string;
  items: readonly PurchaseItem[];
  /** a coupon code as the buyer typed it */
  coupon: string | undefined;
  /** renews or upgrades the plan of an owned file instead of adding another one; of a purchase with one item */
  change?: { kind: PlanChange['kind']; downloadId: string; agreement?: RenewalAgreement | undefined } | undefined;
  /** the buyer has confirmed a repeated purchase */
  again?: boolean | undefined;
  /** the billing country; used while the account has none */
  country?: string | undefined;
  /** the buyer's consent to immediate delivery, and the language of its wording */
  consent?: { wording: number; language: Language } | undefined;
  /** the country of the buyer's network, as the proxy names it */
  network?: string | null | undefined;
  /** of the buyer's signed cookie, by which an affiliate is remembered */
  visitorId?: string | null | undefined;
  /** the person who gets it instead of the buyer */
  gift?: GiftInput | undefined;
  /** the number under which the buyer's organisation books it, as typed */
  purchaseOrder?: string | undefined;
  /** it is invoiced immediately and paid by transfer until the invoice is due */
  onInvoice?: boolean | undefined;
  /** of the page on which the order is placed; English when omitted */
  language?: Language | undefined;
  /** in which the buyer pays; the shop's when omitted */
  currency?: string | undefined;
  /** the price shown to the buyer in that currency, in minor units; undefined for a client that does not send it */
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
  /** the current price of all units; never taken from the client */
  cents: number;
  /** the plan's regular price of one unit, ignoring a launch price */
  regularCents: number;
  quantity: number;
  /** the rights that one unit of the plan currently grants, and whether the units are seats */
  rights: PlanRights;
}

/** A choice at the price for one buyer. */
export interface PricedLine extends SelectedPlan {
  price: LinePrice;
  bundle?: PurchaseItem['bundle'];
  countryPrice?: LineCountryPrice | undefined;
}

/** Everything that is bought, at the price for one buyer. */
export interface PricedOrder {
  lines: readonly PricedLine[];
  /** tax included */
  cents: number;
  /** contained in `cents` */
  taxCents: number;
  /** what the buyer is charged in the second currency; the amounts of the order are its value in the books */
  charge?: Charge | undefined;
  /** the coupon applied */
  coupon: AppliedCoupon | null;
  /** what a price for the buyer's country means for it */
  countryPrice?: QuoteCountryPrice | undefined;
  /** the plan that it renews or upgrades; without it, the purchase adds new plans */
  change?: SelectedPlanChange;
  /** the country that taxes it; empty when unknown */
  country: string;
  tax: TaxTerms;
}

export interface SelectedPlanChange {
  kind: PlanChange['kind'];
  /** the line of an order that the plan belongs to */
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

interface OfferRequest extends PurchaseItem {
  /** a renewal costs the plan's own price, even if it is no longer on sale */
  isRenewal?: boolean;
  /** false for a product that is delivered to one client */
  isPublished?: boolean;
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

/** The items of an order for one plan. @param seats their number, for people whom the buyer invites; one unit without it */
export const toItems = (item: Omit<PurchaseItem, 'quantity' | 'seats'>, seats: number | undefined): PurchaseItem[] => [
  { ...item, quantity: seats ?? 1, ...(seats === undefined ? {} : { seats: true }) },
];

/**
 * @throws AppError 404 for an unknown product, 400 for an unknown plan, too many units, or seats of a plan that has none, 409
 * while there is no file.
 */
export async function selectPlan(
  tx: Transaction<Database>,
  { productId, planId, tier, quantity, seats = false, isRenewal = false, isPublished = true, at }: OfferRequest,
): Promise<SelectedPlan> {
  const offer = await findOffer(tx, productId, isPublished);
  if (!offer) throw notFound(REFUSALS.productNotFound);
  const plan = findPlan(isRenewal ? renewablePlans(offer) : offer.pricing, { id: planId, name: tier });
  if (!plan) throw invalid('tier', REFUSALS.choosePlan);
  // A version without a file, or without one for the plan, cannot be bought.
  const file_id = offer.file_id && (await findPlanFile(tx, offer.file_id, productId, plan.id));
  if (!file_id) throw conflict(REFUSALS.notForSale);
  const rights = grantedRights(plan);
  if (seats && !rights.seats) throw invalid('seats', REFUSALS.seatsNotSold);
  // A renewal has as many units as the plan that it renews.
  const most = isRenewal ? quantity : maxQuantity(offer, rights);
  if (quantity > most) throw invalid('quantity', REFUSALS.cartQuantity(most));
  const cents = quantity * (isRenewal ? toRegularCents(plan) : toCurrentCents(plan, at));
  const lineRights = isRenewal ? rights : toLineRights(rights, { quantity, wantsSeats: seats });
  return {
    plan,
    offer: { ...offer, file_id },
    cents,
    regularCents: toRegularCents(plan),
    quantity,
    rights: lineRights,
  };
}

/** The consent of an order's body. */
export const toConsent = (wording: number | undefined, language: Language): Purchase['consent'] =>
  wording === undefined ? undefined : { wording, language };

/** The total shown to the buyer, in minor units. */
export const toExpectedCents = (total: number | undefined): number | undefined =>
  total === undefined ? undefined : toCents(total);

/** Everything about a purchase except its payment, to tell a repeated request from a different one. */
export const toRequestFingerprint = ({
  items,
  coupon,
  change,
  country,
  expectedCents,
  again,
  gift,
  purchaseOrder,
  onInvoice,
  currency,
}: Purchase) => ({
  items,
  ...(coupon === undefined ? {} : { coupon }),
  ...(country === undefined ? {} : { country }),
  ...(change ? { change } : {}),
  ...(expectedCents === undefined ? {} : { seenCents: expectedCents }),
  ...(again ? { again } : {}),
  ...(gift ? { gift } : {}),
  ...(purchaseOrder ? { purchaseOrder } : {}),
  ...(onInvoice ? { onInvoice } : {}),
  ...(currency === undefined ? {} : { currency }),
});

/** The row of a purchase, at the current price; it is named after its first line, and has a plan only if it has one line. */
export const toOrderValues = <Status extends OrderStatus>(
  { lines, cents }: PricedOrder,
  { userId, at }: Pick<Purchase, 'userId' | 'at'>,
  status: Status,
) => {
  const plan = lines.length === 1 ? lines[0]?.plan : undefined;
  return {
    user_id: userId,
    product_id: lines[0]?.offer.id ?? null,
    product_name: toOrderName(lines.map(({ offer }) => offer.title)),
    tier: plan?.name ?? null,
    plan_id: plan?.id ?? null,
    amount_cents: cents,
    status,
    created_at: at,
    updated_at: at,
  };
};

/** The rows of its lines. */
export const toLineValues = ({ lines }: PricedOrder) =>
  lines.map(({ offer, plan, quantity, price, bundle }) => ({
    product_id: offer.id,
    product_name: offer.title,
    plan_id: plan.id,
    tier: plan.name,
    quantity,
    listed_cents: price.listedCents,
    discount_cents: price.discountCents,
    tax_cents: price.taxCents,
    amount_cents: price.cents,
    bundle_id: bundle?.id ?? null,
    bundle_name: bundle?.name ?? null,
  }));
