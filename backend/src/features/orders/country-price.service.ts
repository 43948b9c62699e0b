import type { Kysely, Transaction } from 'kysely';
import type { QuoteCountryPrice } from '../../../../contract/generated/model.ts';
import { assessLocation, toPlaceCountry } from '../../../../contract/rules/buyer-location.ts';
import { isSoldLocally, priceOrderIn } from '../../../../contract/rules/country-orders.ts';
import {
  COUNTRY_PRICE_REFUSALS,
  type CountryLine,
  findCountryLine,
} from '../../../../contract/rules/country-prices.ts';
import { type TaxTerms, toChargedPrice } from '../../../../contract/rules/invoices.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { LineToPrice } from '../../../../contract/rules/order-lines.ts';
import type { Database } from '../../db/schema.ts';
import { invalid } from '../../lib/errors.ts';
import { hasPaidFrom } from '../billing/buyer-locations.repository.ts';
import type { CouponToApply } from './coupon-price.service.ts';
import { isSoldIn, type LineCountryPrice } from './order-lines.repository.ts';
import type { SelectedPlan } from './selected-plan.service.ts';

/** Who buys, and what shows where the buyer is. */
export interface LocalBuyer {
  /** null for a guest */
  userId: string | null;
  /** the billing country; empty when unknown */
  country: string;
  /** the country of the network, as the proxy names it */
  network: string | null | undefined;
}

/** Whether a second piece of evidence names the buyer's country: the network, or the payment of an earlier order. */
async function isCountryConfirmed(db: Kysely<Database>, { userId, country, network }: LocalBuyer): Promise<boolean> {
  const hasPaid = userId !== null && (await hasPaidFrom(db, userId, country));
  const evidence = { billing: country, network: toPlaceCountry(network), payment: hasPaid ? country : null };
  return assessLocation(evidence) === 'confirmed';
}

/**
 * Prices for the country of a plan's holder who renews or upgrades it. It is also confirmed if the plan was bought at such a price.
 * @param lineIds of the purchase and its changes
 */
export async function findHolderPrices(
  db: Kysely<Database>,
  buyer: LocalBuyer,
  lineIds: readonly string[],
): Promise<(units: Parameters<typeof findCountryLine>[0]) => CountryLine | undefined> {
  const { country } = buyer;
  const isConfirmed =
    country !== '' && ((await isSoldIn(db, lineIds, country)) || (await isCountryConfirmed(db, buyer)));
  return (units) => (isConfirmed ? findCountryLine(units, country) : undefined);
}

/** A line's rule, as it is stored with the order. */
export const toLineCountryPrice = ({ rule }: CountryLine, regularCents: number): LineCountryPrice => ({
  countries: rule.countries,
  percent: rule.percent ?? null,
  regularCents,
});

type Line = LineToPrice & { choice: SelectedPlan; hasOwnPrice: boolean };

/**
 * The price of new plans, for the buyer's country where they have one.
 * @throws AppError 400 at `coupon` for a code that would not lower it further
 */
export async function priceLocally(
  tx: Transaction<Database>,
  lines: readonly Line[],
  { buyer, coupon, tax }: { buyer: LocalBuyer; coupon: CouponToApply | null; tax: TaxTerms },
) {
  const { country } = buyer;
  const localLines = lines.map((line) => ({
    ...line,
    local: line.hasOwnPrice ? undefined : findCountryLine(line.choice, country),
  }));
  const hasLocal = localLines.some(({ local }) => local);
  const isConfirmed = hasLocal && (await isCountryConfirmed(tx, buyer));
  const { state, ...price } = priceOrderIn(localLines, { coupon, tax, isConfirmed });
  if (state === 'applied' && coupon && price.discountCents === 0)
    throw invalid('coupon', COUNTRY_PRICE_REFUSALS.countryPriceCoupon);
  const toRegular = ({ listedCents }: LineToPrice) => toChargedPrice(listedCents, tax);
  const regular_price = toAmount(lines.reduce((sum, line) => sum + toRegular(line), 0));
  const countryPrice: QuoteCountryPrice | undefined = state === null ? undefined : { state, country, regular_price };
  return {
    ...price,
    countryPrice,
    lineRules: localLines.map((line) =>
      isSoldLocally(state, line.local) ? toLineCountryPrice(line.local, toRegular(line)) : undefined,
    ),
  };
}
