import type { Localised, Message } from '../i18n/message.ts';
import { moneyText } from './money.ts';
import { REFUSALS } from './refusals.ts';

/** A provider's limits for one payment, in hundredths of the currency. */
interface ChargeLimits {
  min: number;
  max: number;
}

/**
 * Stripe's minimum charge (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). The list is for the
 * currency of the account's payouts; others are converted and must reach the equivalent, half a dollar for example.
 * Those that the list lacks (BDT, KES, LKR, NGN, NPR, PHP, PKR, SAR, TRY, ZAR) have values below half a dollar at every
 * exchange rate of recent years, so that no valid payment is refused; Stripe makes the final check.
 */
const STRIPE_MINIMUMS: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BDT: 5000,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  KES: 5000,
  LKR: 10_000,
  MXN: 1000,
  MYR: 200,
  NGN: 40_000,
  NOK: 300,
  NPR: 5000,
  NZD: 50,
  PHP: 2000,
  PKR: 10_000,
  PLN: 200,
  SAR: 150,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  TRY: 1000,
  USD: 50,
  ZAR: 700,
};
/** Eight digits, nine in Indian rupees (same page); the card's network may set a lower maximum. */
const stripeMax = (currency: string) => (currency === 'INR' ? 999_999_999 : 99_999_999);

/**
 * `total_amount` is 10.00 to 500,000.00 taka (https://developer.sslcommerz.com/doc/v4, Create and Get Session). Other
 * currencies are converted there. The wallets and banks behind it may set lower limits for a customer; they refuse on
 * their own pages.
 */
const SSLCOMMERZ_LIMITS: ChargeLimits = { min: 1000, max: 50_000_000 };

/** @returns undefined for a provider or currency without fixed limits */
export function findChargeLimits(provider: string, currency: string): ChargeLimits | undefined {
  if (provider === 'stripe') return { min: STRIPE_MINIMUMS[currency] ?? 50, max: stripeMax(currency) };
  return provider === 'sslcommerz' && currency === 'BDT' ? SSLCOMMERZ_LIMITS : undefined;
}

/**
 * Why a provider would reject a payment; undefined when it accepts it. @param title the provider's name for customers
 */
export function findChargeProblem(
  { provider, title }: { provider: string; title: string | Localised },
  cents: number,
  currency: string,
): Message | undefined {
  const limits = findChargeLimits(provider, currency);
  if (limits && cents < limits.min) return REFUSALS.chargeTooSmall(title, moneyText(limits.min, currency));
  if (limits && cents > limits.max) return REFUSALS.chargeTooLarge(title, moneyText(limits.max, currency));
  return undefined;
}
