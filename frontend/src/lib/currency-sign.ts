import { shopCurrency } from './format.ts';

const nothing = () => new Intl.NumberFormat('en-US', { style: 'currency', currency: shopCurrency() }).formatToParts(0);

/** The currency as shown in amounts: '$', or 'BDT'. */
export const currencySign = (): string => nothing().find(({ type }) => type === 'currency')?.value ?? shopCurrency();

const FIGURES = new Set(['integer', 'decimal', 'fraction']);

/** Shown instead of an unknown amount: '$–'. */
export const noMoney = (): string =>
  `${nothing()
    .flatMap(({ type, value }) => (FIGURES.has(type) ? [] : [value]))
    .join('')}–`;
