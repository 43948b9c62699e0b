import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Stores the file of a version. @returns the version's previous file, if any */
export async function upsertProductFile(
  tx: Transaction<Database>,
  productId: number,
  version: string,
  fileId: string,
  at: Date,
): Promise<string | undefined> {
  const before = await tx
    .selectFrom('product_files')
    .select('file_id')
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .executeTakeFirst();
  await tx
    .insertInto('product_files')
    .values({ product_id: productId, version, file_id: fileId, created_at: at })
    .onConflict((conflict) => conflict.columns(['product_id', 'version']).doUpdateSet({ file_id: fileId }))
    .execute();
  return before && before.file_id !== fileId ? before.file_id : undefined;
}

/**
 * Replaces every earlier file of the product for up to a number of users with updates that had not ended at the
 * release. A corrected file of a version goes to all users of that version.
 * @param replaced the version's previous file
 * @returns those users, and whether there may be more
 */
export async function replaceOwnedFiles(
  tx: Transaction<Database>,
  productId: number,
  version: string,
  fileId: string,
  { replaced, limit }: { replaced: string | undefined; limit: number },
): Promise<{ people: string[]; hasMore: boolean }> {
  const released = sql`select release_files.file_id from release_files join releases on releases.id = release_id
    where releases.product_id = ${productId}`;
  const served = await findFilePlans(tx, productId, fileId);
  const isServed = served
    ? sql`(select plan_id from entitlements where entitlements.line_id = downloads.line_id) = any(${served}::uuid[])`
    : sql`true`;
  // A companion of the product has the same product_id, but its file was never in one of the product's releases.
  // Holders of a plan without a file in the version keep their current file.
  const isEarlier = sql`downloads.product_id = ${productId} and revoked_at is null
    and downloads.file_id not in (${released} and releases.version = ${version})
    and (downloads.file_id = ${replaced ?? null} or downloads.file_id in (${released}))
    and ${isServed}
    and (select updates_until < (
        select created_at from product_files where product_id = ${productId} and product_files.version = ${version})
      from entitlements where entitlements.line_id = downloads.line_id) is not true`;
  // Limit the rows first: for a product with very many owners no more rows are read than changed.
  const { rows } = await sql<{ people: string[] | null; found: number }>`
    with first as materialized (select user_id from downloads where ${isEarlier} limit ${limit}),
    changed as (
      update downloads set file_id = ${fileId}, version = ${version}
       where downloads.user_id in (select user_id from first) and ${isEarlier} returning downloads.user_id)
    select (select array_agg(distinct user_id) from changed) as people, (select count(*) from first)::integer as found`.execute(
    tx,
  );
  return { people: rows[0]?.people ?? [], hasMore: rows[0]?.found === limit };
}

/** Ids of the plans that include at least one file of the release; null for every plan. */
async function findFilePlans(tx: Transaction<Database>, productId: number, fileId: string): Promise<string[] | null> {
  const { rows } = await sql<{ plans: string[] }>`
    select plan_ids as plans from release_files where release_id = (
      select releases.id from releases join release_files on release_id = releases.id
       where releases.product_id = ${productId} and file_id = ${fileId}
       order by releases.state = 'draft', releases.published_at desc limit 1)`.execute(tx);
  return rows.length === 0 || rows.some(({ plans }) => plans.length === 0) ? null : rows.flatMap(({ plans }) => plans);
}

/** The file that buyers of the product currently get. */
export async function findCurrentRelease(tx: Transaction<Database>, productId: number) {
  return tx
    .selectFrom('products')
    .innerJoin('product_files', (join) =>
      join
        .onRef('product_files.product_id', '=', 'products.id')
        .onRef('product_files.version', '=', 'products.version'),
    )
    .select(['products.id', 'products.title', 'products.version', 'product_files.file_id'])
    .where('products.id', '=', productId)
    .forShare('products')
    .executeTakeFirst();
}
