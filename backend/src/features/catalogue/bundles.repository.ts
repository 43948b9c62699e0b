import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { StoredPicture } from '../../../../contract/rules/picture.ts';
import type { Database, StoredPrice } from '../../db/schema.ts';
import type { BundlesTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  ...(['id', 'name', 'description', 'image', 'parts', 'price_cents'] as const),
  ...(['ends_at', 'published', 'version', 'updated_at'] as const),
] as const;

export type BundleRow = Pick<Selectable<BundlesTable>, (typeof COLUMNS)[number]>;

/** All bundles that are not deleted, newest first. */
export function listBundles(db: Kysely<Database>): Promise<BundleRow[]> {
  return db.selectFrom('bundles').select(COLUMNS).where('deleted_at', 'is', null).orderBy('id', 'desc').execute();
}

const selectOffered = (db: Kysely<Database>, at: Date) =>
  db
    .selectFrom('bundles')
    .select(COLUMNS)
    .where('deleted_at', 'is', null)
    .where('published', '=', true)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]));

/** A bundle that visitors see at a moment, if its plans are for sale. */
export function findOfferedBundle(db: Kysely<Database>, id: number, at: Date): Promise<BundleRow | undefined> {
  return selectOffered(db, at).where('id', '=', id).executeTakeFirst();
}

/** The bundles of a product that visitors see at a moment, if their plans are for sale; newest first. */
export function listBundlesOfProduct(db: Kysely<Database>, productId: number, at: Date): Promise<BundleRow[]> {
  return selectOffered(db, at)
    .where(sql<boolean>`parts @> ${JSON.stringify([{ productId }])}::jsonb`)
    .orderBy('id', 'desc')
    .execute();
}

export interface BundlePartRow {
  productId: number;
  planId: string;
  /** empty after the product was deleted for good */
  title: string;
  image: StoredPicture | null;
  /** null after it was deleted */
  plan: StoredPrice | null;
  /** the product is published, and its plan is for sale with a file */
  isForSale: boolean;
  /** `userId` has the plan for a lifetime */
  owned: boolean;
}

/** A bundle at the prices of a moment. */
export interface PricedBundle {
  row: BundleRow;
  /** each with its price alone and its share of the bundle's price */
  parts: (BundlePartRow & { cents: number; share: number })[];
  cents: number;
  singleCents: number;
  /** without the shares of plans that the account owns */
  dueCents: number;
  /** everything in it is for sale */
  isForSale: boolean;
}

/** The plans of bundles, by the id of the bundle. @param userId null for a visitor */
export async function listBundleParts(
  db: Kysely<Database>,
  ids: readonly number[],
  userId: string | null,
): Promise<Map<number, BundlePartRow[]>> {
  const { rows } = await sql<BundlePartRow & { bundleId: number }>`
    select bundles.id as "bundleId", products.id as "productId", listed.part ->> 'planId' as "planId", products.title,
           products.images -> 0 as image,
           (select plan from jsonb_array_elements(products.pricing || products.retired_plans) plan
             where plan ->> 'id' = listed.part ->> 'planId' limit 1) as plan,
           products.published and exists (
             select from jsonb_array_elements(products.pricing) plan where plan ->> 'id' = listed.part ->> 'planId')
             and exists (select from product_files file where file.product_id = products.id
               and file.version = products.version
               and plan_release_file(file.file_id, products.id, (listed.part ->> 'planId')::uuid) is not null)
             as "isForSale",
           exists (
             select from entitlements join order_lines line on line.id = entitlements.line_id
               join orders on orders.id = line.order_id
              where orders.user_id = ${userId}::uuid and line.product_id = products.id
                and entitlements.plan_id = (listed.part ->> 'planId')::uuid and entitlements.ended_at is null
                and entitlements.holds_until is null) as owned
      from bundles
      cross join lateral jsonb_array_elements(bundles.parts) with ordinality as listed(part, place)
      join products on products.id = (listed.part ->> 'productId')::integer
     where bundles.id = any(${ids}::integer[])
     order by bundles.id, listed.place`.execute(db);
  const parts = new Map<number, BundlePartRow[]>();
  for (const { bundleId, ...part } of rows) parts.set(bundleId, [...(parts.get(bundleId) ?? []), part]);
  return parts;
}

/** The plans on sale of products, which cannot be deleted until the transaction ends. */
export function lockProductPlans(
  tx: Transaction<Database>,
  ids: readonly number[],
): Promise<{ id: number; pricing: StoredPrice[] }[]> {
  return tx
    .selectFrom('products')
    .select(['id', 'pricing'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .execute();
}

/** A bundle, locked until the transaction ends. */
export function lockBundle(tx: Transaction<Database>, id: number, isDeleted: boolean): Promise<BundleRow | undefined> {
  return tx
    .selectFrom('bundles')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export type BundleValues = Pick<
  BundleRow,
  'name' | 'description' | 'image' | 'parts' | 'price_cents' | 'ends_at' | 'published'
>;

const toValues = ({ image, parts, ...values }: BundleValues, at: Date) => ({
  ...values,
  image: JSON.stringify(image),
  parts: JSON.stringify(parts),
  updated_at: at,
});

export function insertBundle(tx: Transaction<Database>, values: BundleValues, at: Date): Promise<BundleRow> {
  return tx.insertInto('bundles').values(toValues(values, at)).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function updateBundle(
  tx: Transaction<Database>,
  id: number,
  values: BundleValues,
  at: Date,
): Promise<BundleRow> {
  return tx
    .updateTable('bundles')
    .set((eb) => ({ ...toValues(values, at), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes (a moment) or restores (null). */
export async function setBundleDeleted(tx: Transaction<Database>, id: number, moment: Date | null): Promise<void> {
  await tx.updateTable('bundles').set({ deleted_at: moment }).where('id', '=', id).execute();
}

/**
 * Unpublishes bundles that have ended; the row change makes all servers re-render their pages. The version stays, so that an
 * open form can still be saved.
 */
export async function unpublishEndedBundles(db: Kysely<Database>, at: Date): Promise<void> {
  await db
    .updateTable('bundles')
    .set({ published: false })
    .where('published', '=', true)
    .where('ends_at', '<=', at)
    .execute();
}
