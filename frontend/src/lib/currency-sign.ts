import { shopCurrency } from './format.ts';

const nothing = () => new Intl.NumberFormat('en-US', { style: 'currency', currency: shopCurrency() }).formatToParts(0);

/** The currency as amounts carry it: '$', or 'BDT'. */
export const currencySign = (): string => nothing().find(({ type }) => type === 'currency')?.value ?? shopCurrency();

const FIGURES = new Set(['integer', 'decimal', 'fraction']);

/** In the place of an amount that is not known: '$–'. */
export const noMoney = (): string =>
  `${nothing()
    .flatMap(({ type, value }) => (FIGURES.has(type) ? [] : [value]))
    .join('')}–`;
