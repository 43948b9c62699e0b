import type { NewsletterSales } from '../../contract/generated/model.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import { findCodeWords, MAX_CODES } from '../../contract/rules/newsletter-links.ts';
import type { MockDb } from './db.ts';
import type { StoredNewsletter } from './newsletter-state.ts';

/** Orders with the coupons that a newsletter names, since it was sent; undefined before. */
export function countSales(
  { state }: MockDb,
  { texts, began_at: begin }: StoredNewsletter,
): NewsletterSales | undefined {
  if (begin === null) return undefined;
  const words = findCodeWords([texts.en, texts.bn]);
  const codes = state.coupons
    .map(({ code }) => code)
    .filter((code) => words.includes(code))
    .sort()
    .slice(0, MAX_CODES);
  const orders = state.orders.filter(
    ({ status, coupon, created_at }) =>
      status === 'completed' && coupon !== undefined && codes.includes(coupon.code) && created_at >= begin,
  );
  const cents = orders.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return { codes, orders: orders.length, revenue: toAmount(cents) };
}
