import type { Kysely } from 'kysely';
import { addDays, type Span } from '../../../../contract/rules/calendar.ts';
import type { Compared } from '../../../../contract/rules/period-changes.ts';
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

/** Sales of products in the span; products without any are missing, and deleted ones have `id` 0 and their name. */
export async function findSales(
  db: Kysely<Database>,
  { from, to }: Span,
  { firstOpen, timeZone, ids }: ShopDays & { ids: number[] },
): Promise<ProductSales[]> {
  const closed = await findClosedSales(db, { from, to: earlier(to, addDays(firstOpen, -1)) }, ids);
  const open = await findOpenSales(db, { from: later(from, firstOpen), to }, timeZone);
  const sales = new Map<string, ProductSales>();
  for (const { id, name, orders, cents } of [...closed, ...open]) {
    if (!ids.includes(id)) continue;
    const key = String(id || name);
    const sum = sales.get(key) ?? { orders: 0, cents: 0 };
    sales.set(key, { id, name, orders: sum.orders + orders, cents: sum.cents + cents });
  }
  return [...sales.values()];
}

/** Ids of the products that sold most in the span, and of all that sold in its days that are not finalised. */
async function listSellerIds(db: Kysely<Database>, { from, to }: Span, days: ShopDays): Promise<number[]> {
  const { best } = await findClosedTop(db, { from, to: earlier(to, addDays(days.firstOpen, -1)) });
  const open = await findOpenSales(db, { from: later(from, days.firstOpen), to }, days.timeZone);
  return [...best, ...open].map(({ id }) => id);
}

/** In cents; `id` is 0 for a deleted product. */
export type ComparedProduct = Compared & Pick<ProductSales, 'id' | 'name'>;

/** What the best sellers of either span sold in both. */
export async function compareProducts(
  db: Kysely<Database>,
  { span, before }: { span: Span; before: Span },
  days: ShopDays,
): Promise<ComparedProduct[]> {
  const sellers = [await listSellerIds(db, span, days), await listSellerIds(db, before, days)].flat();
  const ids = [...new Set(sellers)];
  const products = new Map<string, ComparedProduct>();
  for (const { id, name, cents } of await findSales(db, before, { ...days, ids }))
    products.set(String(id || name), { id, name, now: 0, before: cents });
  for (const { id, name, cents } of await findSales(db, span, { ...days, ids })) {
    const key = String(id || name);
    products.set(key, { id, name, now: cents, before: products.get(key)?.before ?? 0 });
  }
  return [...products.values()];
}
