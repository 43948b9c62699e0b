import { shopCurrency } from './format.ts';

const nothing = () => new Intl.NumberFormat('en-US', { style: 'currency', currency: shopCurrency() }).formatToParts(0);

/** The currency as shown in amounts: '$', or 'BDT'. */
export const currencySymbol = (): string => nothing().find(({ type }) => type === 'currency')?.value ?? shopCurrency();

const DIGIT_TYPES = new Set(['integer', 'decimal', 'fraction']);

/** Shown instead of an unknown amount: '$–'. */
export const unknownAmount = (): string =>
  `${nothing()
    .flatMap(({ type, value }) => (DIGIT_TYPES.has(type) ? [] : [value]))
    .join('')}–`;
