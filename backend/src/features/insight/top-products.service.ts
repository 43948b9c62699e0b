import type { Kysely } from 'kysely';
import { addDays, type Span } from '../../../shared/calendar.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { findFirstOpenDay } from '../orders/closed-days.repository.ts';
import type { ShopDays } from './admin-analytics.repository.ts';
import { dropKeptTops, findClosedSales, findClosedTop, findOpenSales } from './top-products.repository.ts';
import { mergeTop, type Sales } from './top-products.rules.ts';

const TOP = 8;
/** The ranges offered by the frontend, in days, as far as they are slow to compute. */
const OFFERED = [30, 90, 365];

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** The products with the highest revenue in the span, over finalised and other days. A deleted product has `id` 0. */
export async function findTopProducts(
  db: Kysely<Database>,
  { from, to }: Span,
  { firstOpen, timeZone }: ShopDays,
): Promise<Sales[]> {
  const closed = { from, to: earlier(to, addDays(firstOpen, -1)) };
  const open = await findOpenSales(db, { from: later(from, firstOpen), to }, timeZone);
  const top = await findClosedTop(db, closed);
  let answer = mergeTop(top, open, [], TOP);
  if (answer !== 'too few' && 'unknown' in answer) {
    const nothing = answer.unknown.map((one) => ({ ...one, orders: 0, cents: 0 }));
    const ids = nothing.map(({ id }) => id);
    answer = mergeTop(top, open, [...nothing, ...(await findClosedSales(db, closed, ids))], TOP);
  }
  if (answer !== 'too few' && 'best' in answer) return answer.best;
  const all = mergeTop({ best: await findClosedSales(db, closed, 'all'), isAll: true }, open, [], TOP);
  return all !== 'too few' && 'best' in all ? all.best : [];
}

/** Computes the best sellers of the offered ranges ahead of requests. */
export async function keepTops(db: Kysely<Database>): Promise<void> {
  const firstOpen = await findFirstOpenDay(db, await findShopZone(db));
  await dropKeptTops(db, addDays(firstOpen, -2));
  for (const days of OFFERED) {
    await findClosedTop(db, { from: addDays(firstOpen, 1 - days), to: addDays(firstOpen, -1) });
  }
}
