import { type Kysely, type Selectable, sql } from 'kysely';
import type { DownloadSort } from '../../../../contract/generated/model.ts';
import {
  ascending,
  countAll,
  descending,
  type Order,
  type PageResult,
  type Range,
  readKeys,
  sortByKeys,
} from '../../db/paging.ts';
import { isRenewable, isRenewed } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';
import { contains, hasTrigram } from '../../db/search.ts';
import type { DownloadsTable } from '../../db/tables.gen.ts';

export type DownloadRow = Pick<
  Selectable<DownloadsTable>,
  'id' | 'product_name' | 'version' | 'download_count' | 'created_at' | 'downloads_left'
> & {
  file_name: string;
  size_bytes: number;
  product_id: number | null;
  activations: number | null;
  tier: string | null;
  plan_id: string | null;
  renewable: boolean;
  renews: boolean;
  updates_until: Date | null;
  support_until: Date | null;
  holds_until: Date | null;
  /** the product is published */
  shown: boolean;
  /** the user has reviewed the product */
  reviewed: boolean;
  /** the product's version, if it was released after the updates ended */
  missed_version: string | null;
};

const selectDownloads = (db: Kysely<Database>) =>
  db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .leftJoin('entitlements', 'entitlements.line_id', 'downloads.line_id')
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
      sql<boolean>`exists (select from products where id = downloads.product_id and published)`.as('shown'),
      sql<boolean>`exists (select from reviews
        where reviews.user_id = downloads.user_id and reviews.product_id = downloads.product_id)`.as('reviewed'),
      'downloads.id',
      'files.name as file_name',
      'files.size_bytes',
      'downloads.product_name',
      'downloads.product_id',
      'entitlements.tier',
      'entitlements.plan_id',
      sql<boolean>`coalesce(${isRenewable}, false)`.as('renewable'),
      isRenewed.as('renews'),
      'entitlements.activations',
      'entitlements.updates_until',
      'entitlements.support_until',
      'entitlements.holds_until',
      'downloads.version',
      'downloads.download_count',
      'downloads.created_at',
      'downloads.downloads_left',
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

/** Looked up among all names, or compared for each download; a join would read the names of all files of the shop. */
const matchesFileName = (search: string) =>
  hasTrigram(search)
    ? sql`downloads.file_id in (select id from files where ${contains(['files.name'], search, 'walked')})`
    : sql`(select ${contains(['named.name'], search, 'walked')} from files as named where named.id = downloads.file_id)`;

/** One page of the user's downloads. @param search part of the file's or the product's name */
export async function listDownloads(
  db: Kysely<Database>,
  userId: string,
  search: string | undefined,
  sort: DownloadSort,
  range: Range,
): Promise<PageResult<DownloadRow>> {
  let query = db
    .selectFrom('downloads')
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null);
  if (search !== undefined) {
    const matchesName = contains(['downloads.product_name'], search, 'walked');
    query = query.where(sql<boolean>`(${matchesName} or ${matchesFileName(search)})`);
  }
  const total = await countAll(db, query);
  const key = sql<string>`downloads.id`;
  // Sorting by time needs no file, so it uses only the index of downloads.
  const keys = await (sort === 'date' || sort === '-date'
    ? readKeys(db, query, key, ORDERS[sort], range, total)
    : readKeys(db, query.innerJoin('files', 'files.id', 'downloads.file_id'), key, ORDERS[sort], range, total));
  const rows = await selectDownloads(db).where('downloads.id', '=', sql<string>`any(${keys}::uuid[])`).execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

/** The user's newest downloads. */
export function listNewestDownloads(db: Kysely<Database>, userId: string, limit: number): Promise<DownloadRow[]> {
  return selectDownloads(db)
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null)
    .orderBy('downloads.created_at', 'desc')
    .orderBy('downloads.id', 'desc')
    .limit(limit)
    .execute();
}

/** One completed download of a file. */
export interface CompletedDownload {
  userId: string;
  downloadId: string;
  fileId: string;
  at: Date;
}

/**
 * Counts a completed download for the file, for the user's day in the shop's time zone and for the release, in one
 * statement.
 */
export async function countDownload(
  db: Kysely<Database>,
  { userId, downloadId, fileId, at }: CompletedDownload,
): Promise<void> {
  await sql`with counted as (
      update downloads set download_count = download_count + 1 where id = ${downloadId} and user_id = ${userId}
      returning user_id, product_id
    ), of_day as (
      insert into download_days (user_id, day, count) select user_id, (${at}::timestamptz at time zone shop_zone())::date, 1 from counted
      on conflict (user_id, day) do update set count = download_days.count + excluded.count
    )
    insert into release_downloads (release_id, user_id, count, last_at)
      select releases.id, counted.user_id, 1, ${at} from counted
        join releases on releases.product_id = counted.product_id
        join release_files on release_files.release_id = releases.id and release_files.file_id = ${fileId}
       where releases.state <> 'draft'
    on conflict (release_id, user_id) do update
      set count = release_downloads.count + 1, last_at = excluded.last_at`.execute(db);
}
