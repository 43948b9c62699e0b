import { currencyDisplay, moneyLocale } from '@/i18n/language.ts';
import { shopCurrency } from './format.ts';

const nothing = () =>
  new Intl.NumberFormat(moneyLocale, { style: 'currency', currency: shopCurrency(), currencyDisplay }).formatToParts(0);

/** The currency as shown in amounts: '$', or 'BDT'. */
export const currencySymbol = (): string => nothing().find(({ type }) => type === 'currency')?.value ?? shopCurrency();

const DIGIT_TYPES = new Set(['integer', 'decimal', 'fraction']);

/** Shown instead of an unknown amount: '$–'. */
export const unknownAmount = (): string =>
  `${nothing()
    .flatMap(({ type, value }) => (DIGIT_TYPES.has(type) ? [] : [value]))
    .join('')}–`;
