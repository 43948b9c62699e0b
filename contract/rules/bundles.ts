// Bundles: several products, each with one plan, for one price. Amounts are in hundredths of the shop's currency.

import { msg } from '../i18n/macros.ts';
import type { Message } from '../i18n/message.ts';
import { allocate } from './invoice-lines.ts';
import { toCents } from './money.ts';
import { findLimitProblem } from './price-limit.ts';

/** A plan of a bundle, as stored. */
export interface StoredBundlePart {
  productId: number;
  planId: string;
}

export const BUNDLE_REFUSALS = {
  bundleGone: msg`This bundle no longer exists`,
  bundleNotForSale: msg`This bundle is no longer for sale`,
  bundleOwned: (name: string) =>
    msg`You already own everything in ${name}. Give it as a gift, or remove it to continue.`,
  bundleProductTwice: msg`Please choose each product once`,
  bundlePlanUnknown: msg`A product or plan is no longer on sale`,
  bundlePriceTooHigh: msg`The price must be lower than the prices of the plans together`,
  bundleEnded: msg`The end must be in the future`,
};

interface PartPrice {
  /** current price of the plan alone */
  cents: number;
  /** the account has the plan for a lifetime */
  owned: boolean;
}

interface BundlePrice {
  /** of the whole bundle, never more than its plans cost alone */
  cents: number;
  singleCents: number;
  /** of each plan; together they are `cents` */
  shares: number[];
  /** to pay: the shares of plans that are not owned */
  dueCents: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The price of a bundle, divided among its plans in proportion to their prices by largest remainder. */
export function priceBundle(bundleCents: number, parts: readonly PartPrice[]): BundlePrice {
  const singles = parts.map(({ cents }) => cents);
  const singleCents = sum(singles);
  const cents = Math.min(bundleCents, singleCents);
  const shares = allocate(cents, singles);
  return { cents, singleCents, shares, dueCents: sum(shares.filter((_share, index) => !parts[index]?.owned)) };
}

/** Whether visitors see a bundle at a moment, apart from what is in it. */
export const isBundleOffered = (
  { published, endsAt }: { published: boolean; endsAt: Date | null },
  at: Date,
): boolean => published && (endsAt === null || endsAt > at);

interface BundleToCheck {
  parts: readonly StoredBundlePart[];
  price: number;
  endsAt: string | null;
  published: boolean;
}

/**
 * The first problem of a bundle that is saved.
 * @param findPlanCents the current price of a plan; undefined for one that does not exist or is no longer sold
 */
export function findBundleProblem(
  { parts, price, endsAt, published }: BundleToCheck,
  {
    currency,
    findPlanCents,
    at,
  }: { currency: string; findPlanCents: (part: StoredBundlePart) => number | undefined; at: Date },
): { field: string; message: Message } | undefined {
  if (new Set(parts.map(({ productId }) => productId)).size < parts.length)
    return { field: 'parts', message: BUNDLE_REFUSALS.bundleProductTwice };
  const cents = parts.map(findPlanCents);
  if (cents.includes(undefined)) return { field: 'parts', message: BUNDLE_REFUSALS.bundlePlanUnknown };
  const limit = findLimitProblem(price, currency);
  if (limit) return { field: 'price', message: limit };
  if (toCents(price) >= sum(cents.map((each) => each ?? 0)))
    return { field: 'price', message: BUNDLE_REFUSALS.bundlePriceTooHigh };
  if (published && endsAt !== null && Date.parse(endsAt) <= at.getTime())
    return { field: 'endsAt', message: BUNDLE_REFUSALS.bundleEnded };
  return undefined;
}
