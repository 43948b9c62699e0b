// Everything is formatted the same way on the server and in the browser, so that server-rendered pages hydrate without
// a mismatch.
import { TWO_DECIMALS } from '@contract/rules/money.ts';
import { currencyDisplay, locale, moneyLocale, monthStyle } from '@/i18n/language.ts';
import { businessTimeZone } from './business-time-zone.ts';
import { dateFormat } from './date-format.ts';

/** Creating the first formatter costs a phone 50 ms for the locale data: each is created on first use. */
const lazily = <Format>(make: () => Format) => {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const moneyFormat = (currency: string) =>
  lazily(() => new Intl.NumberFormat(moneyLocale, { style: 'currency', currency, currencyDisplay, ...TWO_DECIMALS }));
let shop = 'USD';
let money = moneyFormat(shop);
const count = lazily(() => new Intl.NumberFormat(locale));
const plain = lazily(() => new Intl.NumberFormat(locale, { useGrouping: false }));
const rating = lazily(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const dayFormat = (timeZone: string) =>
  lazily(() => dateFormat({ year: 'numeric', month: monthStyle, day: 'numeric', timeZone }));
const utcDay = dayFormat('UTC');
let days = { zone: 'UTC', format: utcDay };

/** The calendar year of a moment in a time zone. */
export const yearIn = (timeZone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(at));

/** The format of the shop's days. */
function shopDays() {
  const zone = businessTimeZone();
  if (days.zone !== zone) days = { zone, format: dayFormat(zone) };
  return days.format();
}

/** The shop has one currency, set from the site's settings before any amount is shown. */
export function setShopCurrency(currency: string): void {
  if (currency === shop) return;
  shop = currency;
  money = moneyFormat(currency);
}

/** 'USD', for columns and forms. */
export const shopCurrency = (): string => shop;

/** In the shop's currency: 2845.65 becomes '$2,845.65'. Wallet balances may arrive as text. */
export function formatMoney(amount: number | string): string {
  return money().format(Number(amount));
}

/** A formatted amount without its decimals where they are zero. */
export const shortMoney = (money: string): string => money.replace(/\.(?:00|০০)$/, '');

/** An amount without its decimals where they are zero: '$9', '৳২,৫০০'. */
export const formatShortMoney = (amount: number): string => shortMoney(formatMoney(amount));

/** A whole number with separators: 3427 becomes '3,427'. */
export function formatCount(value: number): string {
  return count().format(value);
}

/** A number that is a name, without separators: an order's, a year. */
export function formatNumber(value: number): string {
  return plain().format(value);
}

/** An average of stars with one decimal: 4.75 becomes '4.8'. */
export function formatRating(value: number): string {
  return rating().format(value);
}

/**
 * A date is formatted as it is: '2026-11-20' becomes 'Nov 20, 2026'. A time is formatted as its business day, as in
 * filters, invoices and emails, wherever the user is. Invalid input is returned unchanged.
 */
export function formatDate(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return (iso.includes('T') ? shopDays() : utcDay()).format(time);
}
