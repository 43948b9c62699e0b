import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { descending, type PageResult, type Range, readPage, sortByKeys } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { contains } from '../../db/search.ts';
import type { CouponsTable } from '../../db/tables.gen.ts';
import { isCouponUsable } from '../../db/usable-coupon.ts';

const COLUMNS = [
  ...(['id', 'seq', 'version', 'code', 'percent', 'amount_cents', 'products', 'ends_at'] as const),
  ...(['use_limit', 'uses', 'active', 'created_at', 'updated_at'] as const),
] as const;

export type CouponRow = Selectable<CouponsTable>;
export type CouponValues = Required<
  Pick<Insertable<CouponsTable>, 'code' | 'percent' | 'amount_cents' | 'products' | 'ends_at' | 'use_limit' | 'active'>
>;

export interface CouponFilter {
  /** part of the code */
  search: string | undefined;
  /** whether it can be used at `at` */
  active: boolean | undefined;
  at: Date;
}

/** The query of all matching coupons. */
function filterCoupons(db: Kysely<Database>, { search, active, at }: CouponFilter) {
  let query = db.selectFrom('coupons');
  if (search !== undefined) query = query.where(contains(['code'], search, 'walked'));
  if (active !== undefined) query = query.where(sql<boolean>`${isCouponUsable(at)} = ${active}`);
  return query;
}

/** The next matching coupons after the last one, newest first. */
export function listNextCoupons(
  db: Kysely<Database>,
  filter: CouponFilter,
  last: CouponRow | undefined,
  limit: number,
): Promise<CouponRow[]> {
  let query = filterCoupons(db, filter).select(COLUMNS);
  if (last) query = query.where('seq', '<', last.seq);
  return query.orderBy('seq', 'desc').limit(limit).execute();
}

/** One page of coupons, newest first, and the total number of matches. */
export async function listCoupons(
  db: Kysely<Database>,
  filter: CouponFilter,
  range: Range,
): Promise<PageResult<CouponRow>> {
  const query = filterCoupons(db, filter);
  const seq = sql<number>`seq`;
  const list = { key: seq, orders: [descending(seq)], searched: filter.search !== undefined };
  const { keys, ...total } = await readPage(db, () => query, list, range);
  const rows = await db
    .selectFrom('coupons')
    .select(COLUMNS)
    .where('seq', '=', sql<number>`any(${keys}::bigint[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, (row) => row.seq) };
}

export function findCoupon(db: Kysely<Database>, id: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** A coupon, locked: it cannot be used until the transaction ends. */
export function lockCoupon(tx: Transaction<Database>, id: string): Promise<CouponRow | undefined> {
  return tx.selectFrom('coupons').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertCoupon(tx: Transaction<Database>, values: CouponValues, at: Date): Promise<CouponRow> {
  const row = { ...values, created_at: at, updated_at: at };
  return tx.insertInto('coupons').values(row).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Inserts those whose code is free. @returns their number */
export async function insertCoupons(
  tx: Transaction<Database>,
  coupons: readonly CouponValues[],
  at: Date,
): Promise<number> {
  const rows = coupons.map((values) => ({ ...values, created_at: at, updated_at: at }));
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('coupons')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

export function updateCoupon(
  tx: Transaction<Database>,
  id: string,
  values: CouponValues,
  at: Date,
): Promise<CouponRow> {
  return tx
    .updateTable('coupons')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteCoupon(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('coupons').where('id', '=', id).execute();
}
