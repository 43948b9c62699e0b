import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { MAX_COUNTED } from '../../../contract/rules/list-pages.ts';
import type { StatusSum } from '../../../contract/rules/list-totals.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalid } from '../lib/errors.ts';
import type { Database } from './schema.ts';
import type { SearchPath, TopRows } from './search.ts';

export interface Range {
  limit: number;
  offset: number;
}

/** The number of matching rows; `estimated` when it is approximate. */
export interface Total {
  total: number;
  estimated: boolean;
}

export interface Order {
  by: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** rows without a value come last, in either direction */
  nullsLast?: true;
}

/** One page in its order, and the total number of matches. */
export interface PageResult<Row> extends Total {
  rows: Row[];
}

type Query<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>;

/** Maximum number of rows summed for the totals above a list. */
const MAX_ADDED = 100_000;

export const ascending = (by: RawBuilder<unknown>): Order => ({ by, direction: 'asc' });
export const descending = (by: RawBuilder<unknown>): Order => ({ by, direction: 'desc' });

/** Counts every row; for rows covered by an index. */
export async function countAll<DB, TB extends keyof DB>(db: Kysely<Database>, query: Query<DB, TB>): Promise<Total> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${query.select(sql`1`.as('hit'))}) as hits`.execute(db);
  return { total: rows[0]?.total ?? 0, estimated: false };
}

/** The rows of a query by status and currency, with the sum of their amounts; undefined for too many rows. */
export async function sumByStatus<Status extends string, DB, TB extends keyof DB>(
  db: Kysely<Database>,
  query: Query<DB, TB>,
  columns: Record<'status' | 'held' | 'currency' | 'cents', RawBuilder<unknown>>,
): Promise<StatusSum<Status>[] | undefined> {
  const some = query.select(Object.entries(columns).map(([name, column]) => column.as(name))).limit(MAX_ADDED + 1);
  const { rows } = await sql<StatusSum<Status>>`
    select status, held, currency, count(*) as rows, sum(cents)::bigint as cents from (${some}) as hits
     group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.reduce((sum, group) => sum + group.rows, 0) > MAX_ADDED ? undefined : rows;
}

/** The keys of a search's hits, at most one more than are counted. */
async function findHits<Key, DB, TB extends keyof DB>(
  db: Kysely<Database>,
  query: Query<DB, TB>,
  key: RawBuilder<Key>,
): Promise<Key[]> {
  const { rows } = await sql<{ key: Key }>`
    select key from (${query.select(key.as('key')).limit(MAX_COUNTED + 1)}) as hits`.execute(db);
  return rows.map((row) => row.key);
}

/**
 * Counts up to `MAX_COUNTED` hits of a search; beyond that, the planner's estimate for `walked`, rounded to three
 * digits.
 */
export async function countHits<DB, TB extends keyof DB>(
  db: Kysely<Database>,
  query: Query<DB, TB>,
  scan = query,
): Promise<Total> {
  const some = query.select(sql`1`.as('hit')).limit(MAX_COUNTED + 1);
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${some}) as hits`.execute(db);
  const total = rows[0]?.total ?? 0;
  return total <= MAX_COUNTED ? { total, estimated: false } : { total: await estimateHits(scan), estimated: true };
}

/** The planner's estimate, for what would take too long to count. */
export async function estimateHits<DB, TB extends keyof DB>(scan: Query<DB, TB>): Promise<number> {
  return Math.max(Number((await estimateRows(scan)).toPrecision(3)), MAX_COUNTED + 1);
}

async function estimateRows<DB, TB extends keyof DB>(scan: Query<DB, TB>): Promise<number> {
  const [plan] = await scan
    .select(sql`1`.as('hit'))
    .explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** The hits with the values that they are sorted by. */
const withOrders = <DB, TB extends keyof DB>(query: Query<DB, TB>, key: RawBuilder<unknown>, orders: Order[]) =>
  query.select([key.as('key'), ...orders.map(({ by }, index) => by.as(`o${index}`))]);

const toOrderBy = (orders: Order[], isBackward: boolean): RawBuilder<unknown> =>
  sql.join(
    orders.map(({ direction, nullsLast }, index) => {
      const isDown = (direction === 'desc') !== isBackward;
      const nulls = nullsLast ? (isBackward ? sql` nulls first` : sql` nulls last`) : sql``;
      return sql`${sql.ref(`o${index}`)} ${isDown ? sql`desc` : sql`asc`}${nulls}`;
    }),
  );

/**
 * The keys of one page, so that only its rows are read: from the nearer end, along an index with order and key. The
 * hits of a search, if few, are sorted after they were found.
 * @throws AppError 400 for a page beyond the counted hits
 */
export async function readKeys<Key, DB, TB extends keyof DB>(
  db: Kysely<Database>,
  query: Query<DB, TB>,
  key: RawBuilder<Key>,
  orders: Order[],
  { limit: requested, offset }: Range,
  { total, estimated, searched = false }: Total & { searched?: boolean },
): Promise<Key[]> {
  // A first page may request more than are counted; it gets those.
  if (estimated && offset > 0 && offset + requested > MAX_COUNTED) throw invalid('page', REFUSALS.tooManyHits);
  const limit = estimated ? Math.min(requested, MAX_COUNTED) : requested;
  if (offset >= total) return [];
  const isBackward = !estimated && offset > total / 2;
  const size = Math.min(limit, total - offset);
  const skipped = isBackward ? total - offset - size : offset;
  const hits = withOrders(query, key, orders);
  const materialized = searched && !estimated ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<{ key: Key }>`with hits as ${materialized} (${hits})
    select key from hits order by ${toOrderBy(orders, isBackward)} limit ${size} offset ${skipped}`.execute(db);
  const keys = rows.map((row) => row.key);
  return isBackward ? keys.reverse() : keys;
}

/** Rows in the order of their keys; a row deleted in the meantime is left out. */
export function sortByKeys<Key, Row>(keys: Key[], rows: Row[], keyOf: (row: Row) => Key): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/**
 * In a list that is slow to compare, up to this many hits are found by its index and sorted, instead of scanning the
 * list.
 */
const MAX_MATERIALIZED = 20_000;

/** All hits in one query; undefined when there are more than `MANY`. */
async function readLargePage<Key, DB, TB extends keyof DB>(
  db: Kysely<Database>,
  query: Query<DB, TB>,
  { key, orders }: { key: RawBuilder<Key>; orders: Order[] },
  { limit, offset }: Range,
): Promise<(Total & { keys: Key[] }) | undefined> {
  const { rows } = await sql<{ total: number; key: Key | null }>`
    with hits as materialized (${withOrders(query, key, orders).limit(MAX_MATERIALIZED + 1)}),
    page as (select key from hits order by ${toOrderBy(orders, false)} limit ${limit} offset ${offset})
    select counted.total, page.key from (select count(*) as total from hits) as counted left join page on true`.execute(
    db,
  );
  const total = rows[0]?.total ?? 0;
  if (total > MAX_MATERIALIZED) return undefined;
  return { total, estimated: false, keys: rows.flatMap((row) => (row.key === null ? [] : [row.key])) };
}

/**
 * Total and keys of a list: counted completely without a search, otherwise as `countHits` does.
 * @param list `isSlow`: comparing a row is slow, and its index finds all hits
 * @param knownTotal the total, if there is a maintained row count
 */
export async function readPage<Key, DB, TB extends keyof DB>(
  db: Kysely<Database>,
  query: (path: SearchPath, topRows?: TopRows) => Query<DB, TB>,
  list: { key: RawBuilder<Key>; orders: Order[]; searched: boolean; isSlow?: true },
  range: Range,
  knownTotal?: Total,
): Promise<Total & { keys: Key[] }> {
  const { key, orders, searched } = list;
  if (!searched) {
    const all = query('indexed');
    const total = knownTotal ?? (await countAll(db, all));
    return { ...total, keys: await readKeys(db, all, key, orders, range, total) };
  }
  const estimate = list.isSlow ? await estimateRows(query('walked')) : 0;
  if (estimate > MAX_COUNTED && estimate <= MAX_MATERIALIZED) {
    const page = await readLargePage(db, query('indexed'), list, range);
    if (page) return page;
  }
  const hits = await findHits(db, query('indexed'), key);
  if (hits.length > MAX_COUNTED) {
    const total = { total: await estimateHits(query('walked')), estimated: true };
    const page = query('walked', { orders, rows: range.offset + range.limit });
    return { ...total, keys: await readKeys(db, page, key, orders, range, total) };
  }
  const total = { total: hits.length, estimated: false };
  const named = query('known').where(sql<SqlBool>`${key} = any(${hits})`);
  return { ...total, keys: await readKeys(db, named, key, orders, range, { ...total, searched }) };
}
