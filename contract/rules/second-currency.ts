// Orders in a second currency. The books have one currency: what the buyer is charged is converted once, at the rate of the day,
// and stored beside it. Amounts are in hundredths, rates in millionths; BigInt, because their products exceed 2^53.

import { msg } from '../i18n/macros.ts';
import type { Message } from '../i18n/message.ts';
import { applyTax, type TaxTerms, toChargedPrice } from './invoices.ts';
import { toAmount, toCents } from './money.ts';
import type { LinePrice } from './order-lines.ts';
import { findLimitProblem } from './price-limit.ts';

export const SECOND_CURRENCY_REFUSALS = {
  currencySame: msg`The second currency must differ from the shop’s`,
  currencyBase: msg`Choose one of the two currencies`,
  rateDecimals: msg`Enter a rate with at most six decimals`,
  rateFuture: msg`The day of a rate cannot be in the future`,
  rateEarlier: msg`A later rate is already in use`,
  secondPriceCurrency: msg`The price must be in the second currency of the settings`,
  secondPriceFree: msg`A free plan cannot have a second price`,
  secondPriceSpecial: msg`A plan with a second price can have no launch price, suggested price or prices by country`,
  notSoldInCurrency: msg`This plan is not sold in that currency`,
  couponCurrency: msg`Codes apply to prices in the shop’s currency only`,
  giftCurrency: msg`Gifts are sold in the shop’s currency only`,
  changeCurrency: msg`Renewals and upgrades are sold in the shop’s currency only`,
  invoiceCurrency: msg`Orders on invoice are in the shop’s currency only`,
  walletCurrency: msg`The wallet pays in the shop’s currency only`,
  providerCurrency: msg`This payment method does not accept that currency`,
  refundTooSmall: msg`The amount is less than 0.01 in the currency of the order`,
};

/** A rate as it is stored: one unit of `base` costs `rateMicros` millionths of the other currency. */
export interface Rate {
  base: string;
  rateMicros: number;
  /** `yyyy-mm-dd` */
  ratedOn: string;
}

/** What the buyer of an order is charged. */
export interface Charge extends Rate {
  currency: string;
  listedCents: number;
  taxCents: number;
  totalCents: number;
}

const MICROS = 1_000_000n;

/** The quotient, half rounded up, of amounts that are not negative. */
const divide = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor));

/** A rate of the contract in millionths; undefined with more decimals. */
export function toMicros(rate: number): number | undefined {
  const micros = Math.round(rate * 1_000_000);
  return Math.abs(rate * 1_000_000 - micros) < 1e-3 && micros > 0 ? micros : undefined;
}

export const toRate = (micros: number): number => micros / 1_000_000;

/** An amount in the second currency, in the shop's. */
export function toBookCents(cents: number, { currency, base, rateMicros }: Rate & { currency: string }): number {
  const [amount, rate] = [BigInt(cents), BigInt(rateMicros)];
  return base === currency ? divide(amount * rate, MICROS) : divide(amount * MICROS, rate);
}

/** The part of one amount that corresponds to a part of the other. The whole corresponds to the whole. */
export const toShare = (part: number, whole: number, other: number): number =>
  whole === 0 ? 0 : divide(BigInt(part) * BigInt(other), BigInt(whole));

/**
 * What is charged and booked for units of a plan in the second currency. The total and its tax are converted once each, so that
 * multiplying the printed amounts gives the booked ones.
 */
export function priceInSecond(
  unitCents: number,
  { quantity, tax, currency, rate }: { quantity: number; tax: TaxTerms; currency: string; rate: Rate },
): { charge: Charge; book: LinePrice } {
  const listedCents = toChargedPrice(unitCents * quantity, tax);
  const { tax: taxCents, total: totalCents } = applyTax(listedCents, tax);
  const charge = { ...rate, currency, listedCents, taxCents, totalCents };
  const cents = toBookCents(totalCents, charge);
  const bookTax = toBookCents(taxCents, charge);
  return {
    charge,
    book: { listedCents: tax.included ? cents : cents - bookTax, discountCents: 0, taxCents: bookTax, cents },
  };
}

interface ChargedOrder {
  /** of the order, in the shop's currency and in the buyer's */
  bookCents: number;
  chargeCents: number;
}

/**
 * What a refund is in the buyer's currency. It is computed from all refunds so far, so that any number of small ones adds up to
 * exactly what was charged.
 * @param before of the earlier refunds, in both currencies
 */
export const toChargedRefund = (
  cents: number,
  before: { bookCents: number; chargeCents: number },
  { bookCents, chargeCents }: ChargedOrder,
): number =>
  Math.max(0, toShare(Math.min(bookCents, before.bookCents + cents), bookCents, chargeCents) - before.chargeCents);

interface RefundAmounts {
  status: string;
  amount: number;
  /** in the currency of the charge */
  charged?: number;
}

/** What a further refund of an order is in the currency of its charge, in amounts of the contract. */
export function toChargedAmount(
  amount: number,
  refunds: readonly RefundAmounts[],
  { total, charge }: { total: number; charge: { total: number } },
): number {
  const earlier = refunds.filter(({ status }) => status !== 'failed');
  const before = {
    bookCents: earlier.reduce((sum, refund) => sum + toCents(refund.amount), 0),
    chargeCents: earlier.reduce((sum, { charged = 0 }) => sum + toCents(charged), 0),
  };
  const whole = { bookCents: toCents(total), chargeCents: toCents(charge.total) };
  return toAmount(toChargedRefund(toCents(amount), before, whole));
}

/** The reverse, for money that a provider has returned in the buyer's currency. */
export const toBookedRefund = (
  cents: number,
  before: { bookCents: number; chargeCents: number },
  { bookCents, chargeCents }: ChargedOrder,
): number =>
  Math.max(0, toShare(Math.min(chargeCents, before.chargeCents + cents), chargeCents, bookCents) - before.bookCents);

interface Plan {
  price: number;
  launch?: unknown;
  suggestedPrice?: number;
  countryPrices?: readonly unknown[];
  secondPrice?: { currency: string; price: number };
}

/**
 * The validation error of a plan's second price. A price in a former second currency stays until it is changed.
 * @param second the shop's second currency; null without one
 * @param stored the plan before the change
 */
export function findSecondPriceProblem(
  plan: Plan,
  second: string | null,
  stored?: Pick<Plan, 'secondPrice'>,
): Message | undefined {
  const { secondPrice, price, launch, suggestedPrice, countryPrices = [] } = plan;
  if (!secondPrice) return undefined;
  const { currency } = secondPrice;
  if (currency !== second && currency !== stored?.secondPrice?.currency)
    return SECOND_CURRENCY_REFUSALS.secondPriceCurrency;
  if (price === 0) return SECOND_CURRENCY_REFUSALS.secondPriceFree;
  if (launch || suggestedPrice !== undefined || countryPrices.length > 0)
    return SECOND_CURRENCY_REFUSALS.secondPriceSpecial;
  return findLimitProblem(secondPrice.price, currency);
}

/** Why a purchase cannot be made in the second currency, by the field of its order. */
export function findSecondRefusal(purchase: {
  coupon?: unknown;
  gift?: unknown;
  change?: unknown;
  onInvoice?: boolean | undefined;
}): { field: 'coupon' | 'gift' | 'currency' | 'onInvoice'; message: Message } | undefined {
  if (purchase.coupon !== undefined) return { field: 'coupon', message: SECOND_CURRENCY_REFUSALS.couponCurrency };
  if (purchase.gift) return { field: 'gift', message: SECOND_CURRENCY_REFUSALS.giftCurrency };
  if (purchase.change) return { field: 'currency', message: SECOND_CURRENCY_REFUSALS.changeCurrency };
  if (purchase.onInvoice) return { field: 'onInvoice', message: SECOND_CURRENCY_REFUSALS.invoiceCurrency };
  return undefined;
}

/**
 * The validation error of a second currency in the settings, by field.
 * @param today in the shop's time zone
 */
export function findRateProblem(
  { currency, base, rate, date }: { currency: string; base: string; rate: number; date: string },
  { shop, today, latest }: { shop: string; today: string; latest: string | undefined },
): { field: string; message: Message } | undefined {
  if (currency === shop) return { field: 'secondCurrency.currency', message: SECOND_CURRENCY_REFUSALS.currencySame };
  if (base !== currency && base !== shop)
    return { field: 'secondCurrency.base', message: SECOND_CURRENCY_REFUSALS.currencyBase };
  if (toMicros(rate) === undefined)
    return { field: 'secondCurrency.rate', message: SECOND_CURRENCY_REFUSALS.rateDecimals };
  if (date > today) return { field: 'secondCurrency.date', message: SECOND_CURRENCY_REFUSALS.rateFuture };
  if (latest !== undefined && date < latest)
    return { field: 'secondCurrency.date', message: SECOND_CURRENCY_REFUSALS.rateEarlier };
  return undefined;
}

/** The charge of an order, to contract. */
export const toOrderCharge = <Currency extends string>({
  base,
  rateMicros,
  ratedOn,
  currency,
  listedCents,
  taxCents,
  totalCents,
}: Charge) => ({
  currency: currency as Currency,
  price: toAmount(listedCents),
  tax: toAmount(taxCents),
  total: toAmount(totalCents),
  base: base as Currency,
  rate: toRate(rateMicros),
  rate_date: ratedOn,
});
