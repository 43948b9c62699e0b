// Everything is formatted the same way on the server and in the browser, so that server-rendered pages hydrate without a difference.
const LOCALE = 'en-US';

const moneyIn = (currency: string) => new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
let shop = 'USD';
let money = moneyIn(shop);
const count = new Intl.NumberFormat(LOCALE);
const dayIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric', timeZone });
const utcDay = dayIn('UTC');
const readersDay = dayIn(undefined);

/** The shop has one currency, which the settings of the site tell before anything shows an amount. */
export function setShopCurrency(currency: string): void {
  if (currency === shop) return;
  shop = currency;
  money = moneyIn(currency);
}

/** 'USD', for columns and forms that name it. */
export const shopCurrency = (): string => shop;

/** In the shop's currency: 2845.65 becomes '$2,845.65'. Wallet balances may arrive as text. */
export function formatMoney(amount: number | string): string {
  return money.format(Number(amount));
}

/** A whole number with separators: 3427 becomes '3,427'. */
export function formatCount(value: number): string {
  return count.format(value);
}

/**
 * A date is itself everywhere: '2026-11-20' becomes 'Nov 20, 2026'. Of a moment it is the day on which it happened where the
 * reader is; server-rendered pages have dates only. Unreadable input is returned as it is.
 * @param timeZone another one than the reader's
 */
export function formatDate(iso: string, timeZone?: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  if (!iso.includes('T')) return utcDay.format(time);
  return (timeZone === undefined ? readersDay : dayIn(timeZone)).format(time);
}

/** An amount with its sign, so that the direction needs no colour: '+$25.00', '−$9.99'. */
export function signedMoney(amount: number): string {
  const money = formatMoney(Math.abs(amount));
  if (amount === 0) return money;
  return `${amount > 0 ? '+' : '−'}${money}`;
}

/** Without decimals: 45678 becomes '$45,678'. */
export const roundMoney = (amount: number): string =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency: shop, maximumFractionDigits: 0 }).format(amount);

/** The currency in words: 'US dollars'. */
export function currencyName(): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: shop, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? shop;
}
