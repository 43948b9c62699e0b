import { type Kysely, sql } from 'kysely';
import { isRenewable } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';

export interface StoredFile {
  file_id: string;
  storage_key: string;
  name: string;
  size_bytes: number;
  sha256: string;
}

/** One of the user's downloads with the data that decides which releases it includes. */
export interface OwnDownload extends StoredFile {
  product_id: number | null;
  updates_until: Date | null;
  /** end of the plan; null for no expiry */
  holds_until: Date | null;
  /** the plan can be renewed */
  renewable: boolean;
  /** the plan it was bought with; null where there was no choice */
  plan_id: string | null;
  /** null without a limit */
  downloads_left: number | null;
  /** the file is one of the product's releases, not a companion of it */
  released: boolean;
}

const STORED_FILE_COLUMNS = [
  'files.id as file_id',
  'files.storage_key',
  'files.name',
  'files.size_bytes',
  'files.sha256',
] as const;

const isReleased = sql<boolean>`exists (
  select from release_files join releases on releases.id = release_id
   where release_files.file_id = downloads.file_id and releases.product_id = downloads.product_id)`;

/** Undefined when it is another user's, unknown or revoked. */
export function findOwnDownload(db: Kysely<Database>, userId: string, id: string): Promise<OwnDownload | undefined> {
  return db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .leftJoin('entitlements', 'entitlements.line_id', 'downloads.line_id')
    .select([
      ...STORED_FILE_COLUMNS,
      'downloads.product_id',
      'updates_until',
      'holds_until',
      'entitlements.plan_id',
      'downloads.downloads_left',
      isReleased.as('released'),
      sql<boolean>`coalesce(${isRenewable}, false)`.as('renewable'),
    ])
    .where('downloads.id', '=', id)
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null)
    .executeTakeFirst();
}

export interface ReleaseFile extends StoredFile {
  withdrawn: boolean;
  published_at: Date | null;
  /** the plan includes the file */
  granted: boolean;
}

/**
 * A file of one of the product's releases, including withdrawn ones; if several contain it, one that the plan includes.
 */
export function findReleaseFile(
  db: Kysely<Database>,
  productId: number,
  fileId: string,
  planId: string | null,
): Promise<ReleaseFile | undefined> {
  const granted = sql<boolean>`(release_files.plan_ids = '{}' or coalesce(${planId}::uuid = any(release_files.plan_ids), false))`;
  return db
    .selectFrom('release_files')
    .innerJoin('releases', 'releases.id', 'release_files.release_id')
    .innerJoin('files', 'files.id', 'release_files.file_id')
    .select([
      ...STORED_FILE_COLUMNS,
      'releases.published_at',
      granted.as('granted'),
      sql<boolean>`releases.state = 'withdrawn'`.as('withdrawn'),
    ])
    .where('releases.product_id', '=', productId)
    .where('release_files.file_id', '=', fileId)
    .where('releases.state', '<>', 'draft')
    .orderBy('granted', 'desc')
    .orderBy('withdrawn')
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst();
}

export async function isReleaseMuted(db: Kysely<Database>, userId: string, productId: number): Promise<boolean> {
  const mutes = db.selectFrom('release_mutes').select('user_id').where('user_id', '=', userId);
  return (await mutes.where('product_id', '=', productId).executeTakeFirst()) !== undefined;
}

export async function setReleaseMuted(
  db: Kysely<Database>,
  userId: string,
  productId: number,
  muted: boolean,
): Promise<void> {
  const mute = { user_id: userId, product_id: productId };
  if (muted) {
    await db
      .insertInto('release_mutes')
      .values(mute)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db.deleteFrom('release_mutes').where('user_id', '=', userId).where('product_id', '=', productId).execute();
}
