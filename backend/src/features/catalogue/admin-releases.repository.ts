import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { ReleaseFileInput } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { ReleasesTable } from '../../db/tables.gen.ts';

/** The number of users who have downloaded each release, by id; every release has an entry. */
export async function countDownloaders(db: Kysely<Database>, productId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('release_downloads')
    .innerJoin('releases', 'releases.id', 'release_id')
    .select(({ fn }) => ['release_id', fn.countAll<number>().as('people')])
    .where('product_id', '=', productId)
    .groupBy('release_id')
    .execute();
  return new Map(rows.map(({ release_id, people }) => [release_id, Number(people)]));
}

/** @returns its id, or undefined when the product already has that version */
export async function insertRelease(
  tx: Transaction<Database>,
  release: Insertable<ReleasesTable>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('releases')
    .values(release)
    .onConflict((conflict) => conflict.columns(['product_id', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether another release of the product has this version. */
export async function isVersionTaken(
  tx: Transaction<Database>,
  { id, product_id, version }: { id: string; product_id: number; version: string },
): Promise<boolean> {
  const conflictingRelease = await tx
    .selectFrom('releases')
    .select('id')
    .where('product_id', '=', product_id)
    .where('version', '=', version)
    .where('id', '<>', id)
    .executeTakeFirst();
  return conflictingRelease !== undefined;
}

/** Changes a release and increments its revision. */
export async function updateReleaseById(
  tx: Transaction<Database>,
  id: string,
  values: Omit<Updateable<ReleasesTable>, 'revision'>,
): Promise<void> {
  await tx
    .updateTable('releases')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteRelease(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('releases').where('id', '=', id).execute();
}

/** Replaces the files of the release, keeping the given order. */
export async function replaceReleaseFiles(
  tx: Transaction<Database>,
  releaseId: string,
  files: readonly ReleaseFileInput[],
): Promise<void> {
  await tx.deleteFrom('release_files').where('release_id', '=', releaseId).execute();
  if (files.length === 0) return;
  const rows = files.map(({ fileId, platform, requirements, plans = [] }, position) => ({
    release_id: releaseId,
    file_id: fileId,
    platform,
    plan_ids: plans,
    position,
    requirements: requirements.trim(),
  }));
  await tx.insertInto('release_files').values(rows).execute();
}

/** Those of the files that exist, locked until the transaction ends. */
export async function lockFiles(tx: Transaction<Database>, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Name and size of an uploaded file, locked until the transaction ends. */
export function lockFile(
  tx: Transaction<Database>,
  id: string,
): Promise<{ name: string; size_bytes: number } | undefined> {
  return tx.selectFrom('files').select(['name', 'size_bytes']).where('id', '=', id).forShare().executeTakeFirst();
}

/** Invalidates the product's cached pages; its revision stays the same. */
export async function touchProduct(tx: Transaction<Database>, id: number, at: Date): Promise<void> {
  await tx.updateTable('products').set({ updated_at: at }).where('id', '=', id).execute();
}

/** Scheduled releases that are due, earliest first. */
export async function listDueReleases(db: Kysely<Database>, now: Date): Promise<{ id: string; product_id: number }[]> {
  return db
    .selectFrom('releases')
    .innerJoin('products', 'products.id', 'releases.product_id')
    .select(['releases.id', 'product_id'])
    .where('state', '=', 'draft')
    .where('publish_at', '<=', now)
    .where('products.deleted_at', 'is', null)
    .orderBy('publish_at')
    .orderBy('releases.id')
    .execute();
}
