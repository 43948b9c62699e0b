// Amounts that few pages need: in the working areas, or in another currency than the shop's.
import { TWO_DECIMALS } from '@contract/rules/money.ts';
import { currencyDisplay, locale, moneyLocale } from '@/i18n/language.ts';
import { formatMoney, shopCurrency } from './format.ts';

/** An amount with its sign, so that the direction does not depend on colour: '+$25.00', '−$9.99'. */
export function signedMoney(amount: number): string {
  const money = formatMoney(Math.abs(amount));
  if (amount === 0) return money;
  return `${amount > 0 ? '+' : '−'}${money}`;
}

/** Without decimals: 45678 becomes '$45,678'. */
export const roundMoney = (amount: number): string =>
  new Intl.NumberFormat(moneyLocale, {
    style: 'currency',
    currency: shopCurrency(),
    currencyDisplay,
    maximumFractionDigits: 0,
  }).format(amount);

/** The currency in words: 'US dollars'. */
export function currencyName(): string {
  const currency = shopCurrency();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount that may be in another currency than the shop's: 'BDT 2,500.00'. */
export function moneyIn(currency: string, amount: number): string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat(moneyLocale, { style: 'currency', currency, currencyDisplay, ...TWO_DECIMALS });
  formats.set(currency, format);
  return format.format(amount);
}
