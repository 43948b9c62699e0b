import type { Kysely } from 'kysely';
import { addDays, type Span } from '../../../../contract/rules/calendar.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { findFirstUnfinalisedDay } from '../orders/finalised-days.repository.ts';
import type { ShopDays } from './admin-analytics.repository.ts';
import { deleteCachedTops, findClosedSales, findClosedTop, findOpenSales } from './top-products.repository.ts';
import { mergeTop, type ProductSales } from './top-products.rules.ts';

const TOP_COUNT = 8;
/** The ranges offered by the frontend, in days, as far as they are slow to compute. */
const PRECOMPUTED_DAYS = [30, 90, 365];

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** The products with the highest revenue in the span, over finalised and other days. A deleted product has `id` 0. */
export async function findTopProducts(
  db: Kysely<Database>,
  { from, to }: Span,
  { firstOpen, timeZone }: ShopDays,
): Promise<ProductSales[]> {
  const closed = { from, to: earlier(to, addDays(firstOpen, -1)) };
  const open = await findOpenSales(db, { from: later(from, firstOpen), to }, timeZone);
  const top = await findClosedTop(db, closed);
  let result = mergeTop(top, open, [], TOP_COUNT);
  if (result !== 'too few' && 'unknown' in result) {
    const withoutSales = result.unknown.map((sales) => ({ ...sales, orders: 0, cents: 0 }));
    const ids = withoutSales.map(({ id }) => id);
    result = mergeTop(top, open, [...withoutSales, ...(await findClosedSales(db, closed, ids))], TOP_COUNT);
  }
  if (result !== 'too few' && 'best' in result) return result.best;
  const all = mergeTop({ best: await findClosedSales(db, closed, 'all'), isAll: true }, open, [], TOP_COUNT);
  return all !== 'too few' && 'best' in all ? all.best : [];
}

/** Computes the best sellers of the offered ranges ahead of requests. */
export async function cacheTops(db: Kysely<Database>): Promise<void> {
  const firstOpen = await findFirstUnfinalisedDay(db, await findShopZone(db));
  await deleteCachedTops(db, addDays(firstOpen, -2));
  for (const days of PRECOMPUTED_DAYS) {
    await findClosedTop(db, { from: addDays(firstOpen, 1 - days), to: addDays(firstOpen, -1) });
  }
}

/** Sales of products in the span, by id; products without any are missing. */
export async function findSales(
  db: Kysely<Database>,
  { from, to }: Span,
  { firstOpen, timeZone, ids }: ShopDays & { ids: number[] },
): Promise<Map<number, Pick<ProductSales, 'orders' | 'cents'>>> {
  const closed = await findClosedSales(db, { from, to: earlier(to, addDays(firstOpen, -1)) }, ids);
  const open = await findOpenSales(db, { from: later(from, firstOpen), to }, timeZone);
  const sales = new Map<number, { orders: number; cents: number }>();
  for (const { id, orders, cents } of [...closed, ...open]) {
    if (!ids.includes(id)) continue;
    const sum = sales.get(id) ?? { orders: 0, cents: 0 };
    sales.set(id, { orders: sum.orders + orders, cents: sum.cents + cents });
  }
  return sales;
}
