import { addDays, countDays, type Span, toIntervals } from './calendar.ts';
import { toAmount } from './money.ts';
import { pageKind, parseCheckoutPath, parseProductPath } from './visit-paths.ts';
import type { VisitCounts, VisitKind } from './visit-rollup.ts';

const ROWS = 100;

interface VisitFigures {
  visitors: number;
  visits: number;
  views: number;
  checkouts: number;
}

/** Counts of a name in a period, and what was counted in the previous one. */
export interface PeriodRow extends VisitCounts {
  kind: VisitKind;
  name: string;
  beforeVisits: number;
  beforeViews: number;
}

/** Data that the counts do not contain. */
export interface VisitFacts {
  /** Titles of products by id, and of articles by path. */
  titles: ReadonlyMap<string, string>;
  /** Sales of products by id, in cents. */
  sales: ReadonlyMap<number, { orders: number; cents: number }>;
}

type Figures = VisitFigures & { day: string };

/** The chart's points, and the sums of both periods. */
export function toVisitPoints(
  days: readonly Figures[],
  { span, before, unit }: { span: Span; before: Span; unit: 'day' | 'week' | 'month' },
) {
  const byDay = new Map(days.map((figures) => [figures.day, figures]));
  const sumOf = ({ from, to }: Span): VisitFigures => {
    const sum = { visitors: 0, visits: 0, views: 0, checkouts: 0 };
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const figures = byDay.get(day);
      if (!figures) continue;
      sum.visitors += figures.visitors;
      sum.visits += figures.visits;
      sum.views += figures.views;
      sum.checkouts += figures.checkouts;
    }
    return sum;
  };
  const length = countDays(span);
  return {
    totals: sumOf(span),
    before: sumOf(before),
    points: toIntervals(span, unit).map((interval) => ({
      ...interval,
      now: sumOf(interval),
      before: sumOf({ from: addDays(interval.from, -length), to: addDays(interval.to, -length) }),
    })),
  };
}

const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function toOrigins(rows: readonly PeriodRow[], kind: VisitKind) {
  return rows
    .filter((row) => row.kind === kind)
    .map(({ name, visits, beforeVisits, visitors, checkouts }) => ({
      name,
      visits,
      before: beforeVisits,
      visitors,
      checkouts,
    }))
    .sort((a, b) => b.visits - a.visits || b.before - a.before || byName(a.name, b.name))
    .slice(0, ROWS);
}

function toPages(rows: readonly PeriodRow[], { titles }: VisitFacts) {
  return rows
    .filter(({ kind, name }) => kind === 'page' && parseCheckoutPath(name) === null)
    .map(({ name, views, beforeViews, visits, exits, reads, checkouts }) => ({
      path: name,
      kind: pageKind(name),
      title: titles.get(parseProductPath(name) ?? name) ?? null,
      views,
      before: beforeViews,
      entries: visits,
      exits,
      reads,
      checkouts,
    }))
    .sort((a, b) => b.views - a.views || b.before - a.before || byName(a.path, b.path))
    .slice(0, ROWS);
}

interface ProductRow {
  id: number;
  title: string | null;
  views: number;
  checkouts: number;
  orders: number;
  revenue: number;
}

/** Products that were seen, with what was sold of them. */
function toProducts(rows: readonly PeriodRow[], { titles, sales }: VisitFacts): ProductRow[] {
  const products = new Map<number, ProductRow>();
  const getProduct = (id: number): ProductRow => {
    const { orders, cents } = sales.get(id) ?? { orders: 0, cents: 0 };
    const known = products.get(id);
    const title = titles.get(String(id)) ?? null;
    const product = known ?? { id, title, views: 0, checkouts: 0, orders, revenue: toAmount(cents) };
    products.set(id, product);
    return product;
  };
  for (const { kind, name, views } of rows) {
    const presented = kind === 'page' ? parseProductPath(name) : null;
    if (presented !== null) getProduct(Number(presented)).views += views;
    if (kind === 'checkout' && /^\d+$/.test(name)) getProduct(Number(name)).checkouts += views;
  }
  return [...products.values()].sort((a, b) => b.views - a.views || b.orders - a.orders || a.id - b.id).slice(0, ROWS);
}

/** The ranked lists of a period. */
export function toVisitLists(rows: readonly PeriodRow[], facts: VisitFacts) {
  return {
    pages: toPages(rows, facts),
    products: toProducts(rows, facts),
    sources: toOrigins(rows, 'source'),
    media: toOrigins(rows, 'medium'),
    campaigns: toOrigins(rows, 'campaign'),
    countries: toOrigins(rows, 'country'),
    devices: toOrigins(rows, 'device'),
    searches: rows
      .filter(({ kind, views }) => kind === 'search' && views > 0)
      .map(({ name, views, empty }) => ({ words: name, searches: views, unsuccessful: empty }))
      .sort((a, b) => b.searches - a.searches || byName(a.words, b.words))
      .slice(0, ROWS),
    missing: rows
      .filter(({ kind, views }) => kind === 'missing' && views > 0)
      .map(({ name, views }) => ({ path: name, views }))
      .sort((a, b) => b.views - a.views || byName(a.path, b.path))
      .slice(0, ROWS),
  };
}
