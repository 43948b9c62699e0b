// Everything is formatted the same way on the server and in the browser, so that server-rendered pages hydrate without a difference.
const LOCALE = 'en-US';

const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat(LOCALE);
const dayIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric', timeZone });
const utcDay = dayIn('UTC');
const readersDay = dayIn(undefined);

/** Dollars with two decimals: 2845.65 becomes '$2,845.65'. Wallet balances may arrive as text. */
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
