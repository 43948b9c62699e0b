import type { OrderInput, PricingTier } from '../../contract/generated/model.ts';
import { CHOSEN_PRICE_REFUSALS, findChosenPriceProblem } from '../../contract/rules/chosen-prices.ts';
import { COUNTRY_PRICE_REFUSALS, findCountryLine } from '../../contract/rules/country-prices.ts';
import { toChargedPrice } from '../../contract/rules/invoices.ts';
import { toCurrentCents, toRegularCents } from '../../contract/rules/launch-price.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import { findPlan } from '../../contract/rules/plan-ids.ts';
import { isPriceChosen } from '../../contract/rules/plan-price.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../problems.ts';
import { findHolderPrice, isCountryConfirmed, toLineCountryPrice } from './country-prices.ts';
import { applyCoupon } from './coupons.ts';
import type { MockDb } from './db.ts';
import { readPlanState } from './plan-changes.ts';
import { selectPlanFile } from './plan-files.ts';
import { renewablePlans } from './product-plans.ts';
import { publicProducts } from './products.ts';
import type { BuyerTax } from './tax.ts';

type OfferInput = Pick<OrderInput, 'product_id' | 'plan_id' | 'tier' | 'coupon' | 'change' | 'seats' | 'chosen_price'>;

/** The plan on sale, with its product and file. */
const findOnSale = (db: MockDb, input: OfferInput) => {
  const entry = publicProducts(db).find(({ product }) => product.id === input.product_id);
  if (!entry) return notFound(REFUSALS.productNotFound);
  const { product } = entry;
  const sold = input.change?.kind === 'renewal' ? renewablePlans(entry) : product.pricing;
  const tier = findPlan(sold, { id: input.plan_id, name: input.tier });
  if (!tier) return invalidField('tier', REFUSALS.choosePlan);
  const file = selectPlanFile(db, entry, tier.id);
  return file ? { product, tier, file } : conflict(REFUSALS.notForSale);
};

/** A renewal or upgrade has the price of the plan. */
const findChosenProblem = (
  db: MockDb,
  tier: PricingTier,
  { change, chosen_price: chosen }: Pick<OrderInput, 'change' | 'chosen_price'>,
) => {
  if (!change) return findChosenPriceProblem(tier, chosen, db.state.paymentSettings.currency);
  return chosen === undefined ? undefined : CHOSEN_PRICE_REFUSALS.chosenPriceFixed;
};

/** The units of the plan of a file. */
const findHeldUnits = (db: MockDb, downloadId: string): number => {
  const download = db.state.downloads.find(({ id }) => id === downloadId);
  return (download && readPlanState(db, download)?.quantity) ?? 1;
};

/** What all units cost before tax: as chosen, or the plan's price. */
const toListed = (db: MockDb, tier: PricingTier, input: OfferInput) => {
  const chosenProblem = findChosenProblem(db, tier, input);
  if (chosenProblem) return invalidField('chosen_price', chosenProblem);
  const isChosen = isPriceChosen(tier) && !input.change;
  if (isChosen && input.coupon !== undefined) return invalidField('coupon', CHOSEN_PRICE_REFUSALS.chosenPriceCoupon);
  // A launch price is for customers who have not had the plan.
  const plansCents = input.change?.kind === 'renewal' ? toRegularCents(tier) : toCurrentCents(tier, new Date());
  const unitCents = isChosen ? toCents(input.chosen_price ?? 0) : plansCents;
  if (input.change) {
    // As many units as the plan has, whatever is asked for.
    const quantity = findHeldUnits(db, input.change.download_id);
    return { quantity, listedCents: unitCents * quantity };
  }
  if (input.seats !== undefined && !tier.rights?.seats) return invalidField('seats', REFUSALS.seatsNotSold);
  if (input.seats !== undefined && unitCents === 0) return invalidField('seats', REFUSALS.seatsFree);
  const quantity = input.seats ?? 1;
  return { quantity, listedCents: unitCents * quantity };
};

/** What the units cost in the buyer's country, if it is less; of a renewal or upgrade only if the country is confirmed. */
const findLocalPrice = (
  db: MockDb,
  { change }: Pick<OrderInput, 'change'>,
  units: { plan: PricingTier; quantity: number; cents: number },
  country: string,
) =>
  change ? findHolderPrice(db, { downloadId: change.download_id, country }, units) : findCountryLine(units, country);

/** The selected plan with its file, at the price after a code, before added tax and without tax that is not charged. */
export const chooseOffer = (db: MockDb, input: OfferInput, { tax, country }: Pick<BuyerTax, 'tax' | 'country'>) => {
  const onSale = findOnSale(db, input);
  if ('body' in onSale) return onSale;
  const { product, tier } = onSale;
  const listed = toListed(db, tier, input);
  if ('body' in listed) return listed;
  const { quantity, listedCents } = listed;
  const choice = { ...onSale, quantity };
  const local = findLocalPrice(db, input, { plan: tier, quantity, cents: listedCents }, country);
  const cents = toChargedPrice(listedCents, tax);
  const discounted = applyCoupon(db, { cents, productId: product.id, written: input.coupon });
  if ('body' in discounted) return discounted;
  if (!local) return { ...choice, ...discounted };
  const regular_price = toAmount(cents);
  const localCents = toChargedPrice(local.cents, tax);
  if (!input.change && !isCountryConfirmed(db, country))
    return { ...choice, ...discounted, countryPrice: { state: 'unconfirmed' as const, country, regular_price } };
  if (localCents > discounted.cents)
    return { ...choice, ...discounted, countryPrice: { state: 'coupon' as const, country, regular_price } };
  if (discounted.coupon) return invalidField('coupon', COUNTRY_PRICE_REFUSALS.countryPriceCoupon);
  return {
    ...choice,
    cents: localCents,
    coupon: undefined,
    couponId: undefined,
    countryPrice: { state: 'applied' as const, country, regular_price },
    lineRule: toLineCountryPrice(local, cents),
  };
};
