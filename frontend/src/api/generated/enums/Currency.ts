/**
 * ISO 4217 code of the shop's currency, which applies to every amount without its own currency. All have hundredths.
 */
export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  AED: 'AED',
  AUD: 'AUD',
  BDT: 'BDT',
  BRL: 'BRL',
  CAD: 'CAD',
  CHF: 'CHF',
  CZK: 'CZK',
  DKK: 'DKK',
  EUR: 'EUR',
  GBP: 'GBP',
  HKD: 'HKD',
  INR: 'INR',
  KES: 'KES',
  LKR: 'LKR',
  MXN: 'MXN',
  MYR: 'MYR',
  NGN: 'NGN',
  NOK: 'NOK',
  NPR: 'NPR',
  NZD: 'NZD',
  PHP: 'PHP',
  PKR: 'PKR',
  PLN: 'PLN',
  SAR: 'SAR',
  SEK: 'SEK',
  SGD: 'SGD',
  THB: 'THB',
  TRY: 'TRY',
  USD: 'USD',
  ZAR: 'ZAR',
} as const;
