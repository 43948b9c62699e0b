import type { Localised } from '../i18n/message.ts';
import { type Language, MONEY_FORMATS } from './languages.ts';

// The only place where cents become the contract's amounts and amounts become cents; `.ci/architecture/money.ts` checks it.

/** Cents as a number with two decimals, as the contract sends money. */
export function toAmount(cents: number): number {
  return cents / 100;
}

/** An amount of the contract as whole cents: 19.99 is 1999, although 19.99 * 100 is not in binary. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Every amount is in hundredths; some locales, such as Pakistan's, would omit them. */
export const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const formats = new Map<string, Intl.NumberFormat>();

/** Cents of a currency as a text such as $1,250.00 or BDT 1,250.00. */
export function formatMoney(cents: number, currency: string, language: Language = 'en'): string {
  const key = `${language} ${currency}`;
  const { locale, currencyDisplay } = MONEY_FORMATS[language];
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...TWO_DECIMALS });
  formats.set(key, format);
  return format.format(toAmount(cents));
}

/** An amount for a message, in the message's language. */
export const moneyText = (cents: number, currency: string): Localised => ({
  toText: (language) => formatMoney(cents, currency, language),
  toString: () => formatMoney(cents, currency),
});

/**
 * The contract's `format: money`: at most two decimals. `multipleOf: 0.01` cannot express this, because binary
 * fractions make it reject 19.99; the tolerance is far below any real third decimal.
 */
export function isMoney(amount: number): boolean {
  return Number.isFinite(amount) && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}

/**
 * An amount from a request as whole cents, at least 1; undefined for anything else. Rounds to the nearest cent, because
 * 19.99 * 100 is not 1999 in binary.
 * @param maxAmount in units of the currency
 */
export function parseCents(amount: number, maxAmount: number): number | undefined {
  const cents = toCents(amount);
  return isMoney(amount) && cents >= 1 && cents <= maxAmount * 100 ? cents : undefined;
}
