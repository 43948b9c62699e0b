// In which of its two currencies a shop shows its prices first.

/** Where each currency is the official one, ISO 3166-1. */
const COUNTRIES = {
  AED: 'AE',
  AUD: 'AU CC CX KI NF NR TV',
  BDT: 'BD',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GB GG GS IM JE',
  HKD: 'HK',
  INR: 'IN',
  KES: 'KE',
  LKR: 'LK',
  MXN: 'MX',
  MYR: 'MY',
  NGN: 'NG',
  NOK: 'BV NO SJ',
  NPR: 'NP',
  NZD: 'CK NU NZ PN TK',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  ZAR: 'ZA',
} satisfies Record<string, string>;

type Currency = keyof typeof COUNTRIES;

/** Accepted where neither of the two is the country's own, in this order. */
const INTERNATIONAL: readonly Currency[] = ['USD', 'EUR', 'GBP'];

/**
 * The currency of a buyer's country if it is one of the two; otherwise the more widely used one.
 * @param country null when unknown; then it is the shop's
 */
export function toBuyerCurrency(
  country: string | null,
  { currency, second }: { currency: Currency; second: Currency },
): Currency {
  if (country === null) return currency;
  const offered = [currency, second];
  const own = offered.find((code) => COUNTRIES[code].split(' ').includes(country));
  return own ?? INTERNATIONAL.find((code) => offered.includes(code)) ?? currency;
}
