/** A product's sales in a span; `id` is 0 for a deleted product. Money in cents. */
export interface ProductSales {
  id: number;
  name: string;
  orders: number;
  cents: number;
}

/** The best sellers of finalised days; `isAll` when no other product sold anything. */
export interface TopSales {
  best: ProductSales[];
  isAll: boolean;
}

export type TopResult =
  | { best: ProductSales[] }
  /** these might be among the best sellers: their sales in the finalised days must be looked up first */
  | { unknown: ProductSales[] }
  /** too much was refunded since: the stored best sellers are not enough to decide */
  | 'too few';

const keyOf = ({ id, name }: ProductSales): string => `${id} ${name}`;

/** Highest revenue first, then most orders, then by name, in code units. */
export function compareSales(a: ProductSales, b: ProductSales): number {
  return b.cents - a.cents || b.orders - a.orders || (a.name < b.name ? -1 : Number(a.name > b.name)) || a.id - b.id;
}

/**
 * The best sellers of finalised and other days together, computed from the stored best sellers only. A product that is
 * not among them sold no more in the finalised days than the last of them.
 * @param known sales in the finalised days of products outside of `closed`, as far as looked up
 */
export function mergeTop(closed: TopSales, open: ProductSales[], known: ProductSales[], count: number): TopResult {
  const all = new Map([...closed.best, ...known].map((sales) => [keyOf(sales), sales]));
  const unlisted = open.filter((sales) => !all.has(keyOf(sales)));
  for (const sales of open) {
    const before = all.get(keyOf(sales)) ?? (closed.isAll ? { ...sales, orders: 0, cents: 0 } : undefined);
    if (!before) continue;
    all.set(keyOf(sales), { ...sales, orders: before.orders + sales.orders, cents: before.cents + sales.cents });
  }
  const best = [...all.values()].sort(compareSales).slice(0, count);
  if (closed.isAll) return { best };
  const maxUnlisted = Math.max(closed.best.at(-1)?.cents ?? 0, 0); // products without sales are not among them either
  const last = best[count - 1]?.cents ?? Number.NEGATIVE_INFINITY;
  if (last <= maxUnlisted) return 'too few';
  const unknown = unlisted.filter(({ cents }) => maxUnlisted + cents >= last);
  return unknown.length > 0 ? { unknown } : { best };
}
