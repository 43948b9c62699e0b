import { Currency } from '@/api/generated/model.ts';

const names = new Intl.DisplayNames('en-US', { type: 'currency' });

export const CURRENCY_OPTIONS = Object.values(Currency).map((value) => ({
  value,
  label: `${value} · ${names.of(value) ?? value}`,
}));

/** The currency of a form's value. */
export const findCurrency = (code: string): Currency | undefined =>
  Object.values(Currency).find((value) => value === code);
