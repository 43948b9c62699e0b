import { type Kysely, type Selectable, sql } from 'kysely';
import {
  ascending,
  countAll,
  descending,
  type Found,
  inOrder,
  keysAt,
  type Order,
  type Range,
} from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import type { DownloadsTable, FilesTable } from '../../db/schema-commerce.ts';
import { containing } from '../../db/search.ts';
import type { DownloadSort } from '../../generated/model.ts';

export type DownloadRow = Pick<
  Selectable<DownloadsTable>,
  'id' | 'product_name' | 'version' | 'download_count' | 'created_at'
> & {
  file_name: string;
  size_bytes: number;
  product_id: number | null;
  activations: number | null;
  tier: string | null;
  updates_until: Date | null;
  support_until: Date | null;
  /** the product's version, if it came after the updates had ended */
  missed_version: string | null;
};

const withFiles = (db: Kysely<Database>) =>
  db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .leftJoin('entitlements', 'entitlements.order_id', 'downloads.order_id')
    .select((eb) =>
      eb
        .selectFrom('products')
        .innerJoin('product_files', (join) =>
          join
            .onRef('product_files.product_id', '=', 'products.id')
            .onRef('product_files.version', '=', 'products.version'),
        )
        .select('products.version')
        .whereRef('products.id', '=', 'downloads.product_id')
        .where('products.published', '=', true)
        .whereRef('product_files.created_at', '>', 'entitlements.updates_until')
        .whereRef('product_files.file_id', '<>', 'downloads.file_id')
        .as('missed_version'),
    )
    .select([
      'downloads.id',
      'files.name as file_name',
      'files.size_bytes',
      'downloads.product_name',
      'downloads.product_id',
      'entitlements.tier',
      'entitlements.activations',
      'entitlements.updates_until',
      'entitlements.support_until',
      'downloads.version',
      'downloads.download_count',
      'downloads.created_at',
    ]);

const NEWEST = [descending(sql`downloads.created_at`), descending(sql`downloads.id`)];
const OLDEST = [ascending(sql`downloads.created_at`), ascending(sql`downloads.id`)];
const name = sql`lower(files.name) collate "C"`;
const ORDERS: Record<DownloadSort, Order[]> = {
  date: OLDEST,
  '-date': NEWEST,
  name: [ascending(name), ...OLDEST],
  '-name': [descending(name), ...NEWEST],
};

/** One page of the person's downloads. @param search part of the file's or of the product's name */
export async function findDownloads(
  db: Kysely<Database>,
  userId: string,
  search: string | undefined,
  sort: DownloadSort,
  range: Range,
): Promise<Found<DownloadRow>> {
  const own = db
    .selectFrom('downloads')
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null);
  // Counting and the order of time need no file, so they stay in the index of downloads.
  const named = own.innerJoin('files', 'files.id', 'downloads.file_id');
  const pattern = containing(search ?? '');
  const matching =
    search === undefined
      ? named
      : named.where(sql<boolean>`(files.name ilike ${pattern} or product_name ilike ${pattern})`);
  const total = await (search === undefined ? countAll(db, own) : countAll(db, matching));
  const key = sql<string>`downloads.id`;
  const keys = await (search === undefined && (sort === 'date' || sort === '-date')
    ? keysAt(db, own, key, ORDERS[sort], range, total)
    : keysAt(db, matching, key, ORDERS[sort], range, total));
  const rows = await withFiles(db).where('downloads.id', '=', sql<string>`any(${keys}::uuid[])`).execute();
  return { ...total, rows: inOrder(keys, rows, ({ id }) => id) };
}

/** The person's newest downloads. */
export function findNewestDownloads(db: Kysely<Database>, userId: string, limit: number): Promise<DownloadRow[]> {
  return withFiles(db)
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null)
    .orderBy('downloads.created_at', 'desc')
    .orderBy('downloads.id', 'desc')
    .limit(limit)
    .execute();
}

/** The file behind one of the person's downloads; one that a refund took away is none any more. */
export function findFile(
  db: Kysely<Database>,
  userId: string,
  downloadId: string,
): Promise<Pick<Selectable<FilesTable>, 'storage_key' | 'name' | 'size_bytes' | 'sha256'> | undefined> {
  return db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .select(['files.storage_key', 'files.name', 'files.size_bytes', 'files.sha256'])
    .where('downloads.id', '=', downloadId)
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Counts one completed download, for the file and for the person's day, in one statement.
 * @param day UTC, `yyyy-mm-dd`
 */
export async function countDownload(
  db: Kysely<Database>,
  userId: string,
  downloadId: string,
  day: string,
): Promise<void> {
  await db
    .with('counted', (cte) =>
      cte
        .updateTable('downloads')
        .set((eb) => ({ download_count: eb('download_count', '+', 1) }))
        .where('id', '=', downloadId)
        .where('user_id', '=', userId)
        .returning('user_id'),
    )
    .insertInto('download_days')
    .columns(['user_id', 'day', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('counted')
        .select(['counted.user_id', sql<string>`${day}::date`.as('day'), sql<number>`1`.as('count')]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((eb) => ({ count: eb('download_days.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}
