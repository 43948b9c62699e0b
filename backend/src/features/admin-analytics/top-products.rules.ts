/** What a product sold in a span; `id` is 0 when it is gone. Money in cents. */
export interface Sales {
  id: number;
  name: string;
  orders: number;
  cents: number;
}

/** The best of the closed days; `isAll` when no other product sold anything there. */
export interface ClosedTop {
  best: Sales[];
  isAll: boolean;
}

export type Answer =
  | { best: Sales[] }
  /** these could belong to the best as well: what they sold in the closed days must be known first */
  | { unknown: Sales[] }
  /** more was given back since than the best of the closed days can tell */
  | 'too few';

const keyOf = ({ id, name }: Sales): string => `${id} ${name}`;

/** Most money first, then most orders, then by name, in code units. */
export function bySales(a: Sales, b: Sales): number {
  return b.cents - a.cents || b.orders - a.orders || (a.name < b.name ? -1 : Number(a.name > b.name)) || a.id - b.id;
}

/**
 * The best sellers of closed and open days together, from the best of the closed days alone. A product that is not among
 * them sold no more there than the last of them did.
 * @param known what products outside of `closed` sold in the closed days, as far as that was looked up
 */
export function mergeTop(closed: ClosedTop, open: Sales[], known: Sales[], count: number): Answer {
  const all = new Map([...closed.best, ...known].map((one) => [keyOf(one), one]));
  const outside = open.filter((one) => !all.has(keyOf(one)));
  for (const one of open) {
    const before = all.get(keyOf(one)) ?? (closed.isAll ? { ...one, orders: 0, cents: 0 } : undefined);
    if (!before) continue;
    all.set(keyOf(one), { ...one, orders: before.orders + one.orders, cents: before.cents + one.cents });
  }
  const best = [...all.values()].sort(bySales).slice(0, count);
  if (closed.isAll) return { best };
  const most = Math.max(closed.best.at(-1)?.cents ?? 0, 0); // who sold nothing is not among them either
  const last = best[count - 1]?.cents ?? Number.NEGATIVE_INFINITY;
  if (last <= most) return 'too few';
  const unknown = outside.filter(({ cents }) => most + cents >= last);
  return unknown.length > 0 ? { unknown } : { best };
}
