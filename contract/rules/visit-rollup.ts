import type { Hit } from './visit-hits.ts';
import { parseCheckoutPath } from './visit-paths.ts';

/** A visit ends after this time without a page. */
const VISIT_MS = 30 * 60 * 1000;

/** Distinct names of a kind on one day; what comes later is counted together under `OTHER`. */
export const NAMES_PER_DAY = {
  site: 1,
  page: 1_000,
  source: 300,
  medium: 50,
  campaign: 300,
  country: 260,
  device: 3,
  missing: 200,
  search: 500,
  checkout: 1_000,
} as const;

export type VisitKind = keyof typeof NAMES_PER_DAY;
/** The name of everything beyond the limit. */
export const OTHER = '*';
/** Beyond this number of visitors on one day, pages are still counted, but no further visitors and visits. */
export const VISITORS_PER_DAY = 200_000;

/** Counts of a name on a day. */
export interface VisitCounts {
  visitors: number;
  visits: number;
  views: number;
  /** Visits whose last page it was. */
  exits: number;
  /** Articles read to the end. */
  reads: number;
  /** Visits in which a checkout was opened. */
  checkouts: number;
  /** Searches without a result. */
  empty: number;
}

export interface VisitRow extends VisitCounts {
  kind: VisitKind;
  name: string;
}

/** The last visit of a visitor; forgotten when the day is over. */
export interface OpenVisit {
  /** Its last page, and when, in milliseconds. */
  page: string;
  lastAt: number;
  /** Its first page. */
  entry: string;
  source: string;
  medium: string;
  campaign: string;
  country: string;
  device: string;
  checkedOut: boolean;
}

/** A hit with its visitor, by the hash of the day, and its moment in milliseconds. */
export interface TimedHit extends Hit {
  visitor: string;
  at: number;
}

type Add = (kind: VisitKind, name: string, more: Partial<VisitCounts>) => void;

const NOTHING: VisitCounts = { visitors: 0, visits: 0, views: 0, exits: 0, reads: 0, checkouts: 0, empty: 0 };

/** Adds counts to rows by kind and name. */
function createRows(): { add: Add; list: () => VisitRow[] } {
  const rows = new Map<string, VisitRow>();
  return {
    add(kind, name, more) {
      const key = `${kind} ${name}`;
      const row = rows.get(key) ?? { kind, name, ...NOTHING };
      for (const [figure, count] of Object.entries(more) as [keyof VisitCounts, number][]) row[figure] += count;
      rows.set(key, row);
    },
    list: () => [...rows.values()].toSorted((a, b) => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1)),
  };
}

/** Adds the same to the site and to everything that describes a visit. */
function addToVisit(add: Add, visit: Omit<OpenVisit, 'page' | 'lastAt' | 'checkedOut'>, more: Partial<VisitCounts>) {
  add('site', '', more);
  add('source', visit.source, more);
  add('device', visit.device, more);
  for (const kind of ['medium', 'campaign', 'country'] as const) if (visit[kind] !== '') add(kind, visit[kind], more);
}

/** Counts the page of a hit in its visit, or in a new one. */
function addView(add: Add, hit: TimedHit, open: OpenVisit | undefined, isCounted: boolean): OpenVisit | undefined {
  const { path, at } = hit;
  if (!open && !isCounted) {
    add('site', '', { views: 1 });
    add('page', path, { views: 1 });
    return;
  }
  if (open && at - open.lastAt <= VISIT_MS) {
    addToVisit(add, open, { views: 1 });
    if (open.page !== path) add('page', open.page, { exits: -1 });
    add('page', path, { views: 1, exits: open.page === path ? 0 : 1 });
    return { ...open, page: path, lastAt: at };
  }
  const { source, medium, campaign, country, device } = hit;
  const visit = { page: path, lastAt: at, entry: path, source, medium, campaign, country, device, checkedOut: false };
  addToVisit(add, visit, { visitors: open ? 0 : 1, visits: 1, views: 1 });
  add('page', path, { visits: 1, views: 1, exits: 1 });
  return visit;
}

/** Counts an opened checkout for its products, and once for its visit. */
function addCheckout(add: Add, products: readonly string[], open: OpenVisit | undefined): OpenVisit | undefined {
  for (const product of products) add('checkout', product, { views: 1 });
  if (!open || open.checkedOut) return open;
  addToVisit(add, open, { checkouts: 1 });
  add('page', open.entry, { checkouts: 1 });
  return { ...open, checkedOut: true };
}

/** Counts one event. @returns the visit of its visitor, if there is one */
function addEvent(add: Add, hit: TimedHit, open: OpenVisit | undefined, isCounted: boolean): OpenVisit | undefined {
  const { event, path, words, found, products } = hit;
  if (event === 'view') {
    const visit = addView(add, hit, open, isCounted);
    const product = parseCheckoutPath(path);
    return product === null ? visit : addCheckout(add, [product], visit);
  }
  if (event === 'checkout') return addCheckout(add, products.map(String), open);
  if (event === 'missing') add('missing', path, { views: 1 });
  if (event === 'read') add('page', path, { reads: 1 });
  if (event === 'search') add('search', words, { views: 1, empty: found ? 0 : 1 });
  return open;
}

/**
 * What hits of one day add to its counts. An exit moves along with the visit, so the rows of a day are always right.
 * @param hits in the order of their moments
 * @param open visits of their visitors; those that begin or continue are changed
 * @param visitors counted on this day so far
 */
export function rollUp(hits: readonly TimedHit[], open: Map<string, OpenVisit>, visitors: number): VisitRow[] {
  const { add, list } = createRows();
  let counted = visitors;
  for (const hit of hits) {
    const known = open.get(hit.visitor);
    const visit = addEvent(add, hit, known, counted < VISITORS_PER_DAY);
    if (visit && !known) counted += 1;
    if (visit && visit !== known) open.set(hit.visitor, visit);
  }
  return list();
}

/**
 * The same rows, where names beyond the limit of the day are counted together.
 * @param stored number of names of each kind that the day has
 * @param isStored whether the day has this one
 */
export function limitNames(
  rows: readonly VisitRow[],
  stored: ReadonlyMap<VisitKind, number>,
  isStored: (row: VisitRow) => boolean,
): VisitRow[] {
  const { add, list } = createRows();
  const names = new Map(stored);
  for (const { kind, name, ...counts } of rows) {
    const count = names.get(kind) ?? 0;
    const known = isStored({ kind, name, ...counts });
    const isOther = !known && count >= NAMES_PER_DAY[kind];
    if (!known && !isOther) names.set(kind, count + 1);
    add(kind, isOther ? OTHER : name, counts);
  }
  return list();
}
