import { type Kysely, type Selectable, sql } from 'kysely';
import type { PublishedAdvisory } from '../../../../contract/generated/model.ts';
import { sortByVersion } from '../../../../contract/rules/versions.ts';
import type { Database } from '../../db/schema.ts';
import type { ReleaseFilesTable, ReleasesTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'id',
  'product_id',
  'version',
  'channel',
  'state',
  'notes',
  'html',
  'publish_at',
  'published_at',
  'withdrawn_at',
  'revision',
  'advisories',
] as const;

export type ReleaseFileRow = Pick<Selectable<ReleaseFilesTable>, 'file_id' | 'platform' | 'requirements'> & {
  /** ids of its plans; empty for every plan */
  plans: string[];
  name: string;
  size_bytes: number;
  sha256: string;
};

/** The uploaded bill of materials of a release. */
export interface SbomRow {
  file_id: string;
  name: string;
  size_bytes: number;
  sha256: string;
  storage_key: string;
}

export type ReleaseRow = Pick<Selectable<ReleasesTable>, (typeof COLUMNS)[number]> & {
  files: ReleaseFileRow[];
  sbom: SbomRow | null;
};

/** The contract's limit for one response. */
const MAX_RELEASES = 500;

async function listSboms(db: Kysely<Database>, releaseIds: string[]): Promise<Map<string, SbomRow>> {
  const rows = await db
    .selectFrom('releases')
    .innerJoin('files', 'files.id', 'releases.sbom_file_id')
    .select(['releases.id', 'files.id as file_id', 'name', 'size_bytes', 'sha256', 'storage_key'])
    .where('releases.id', '=', sql<string>`any(${releaseIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...sbom }) => [id, sbom]));
}

async function withFiles(db: Kysely<Database>, releases: Omit<ReleaseRow, 'files' | 'sbom'>[]): Promise<ReleaseRow[]> {
  const sboms = await listSboms(
    db,
    releases.map(({ id }) => id),
  );
  const files = await db
    .selectFrom('release_files')
    .innerJoin('files', 'files.id', 'release_files.file_id')
    .select(['release_id', 'file_id', 'platform', 'requirements', 'plan_ids as plans', 'name', 'size_bytes', 'sha256'])
    .where('release_id', '=', sql<string>`any(${releases.map(({ id }) => id)}::uuid[])`)
    .orderBy('release_id')
    .orderBy('position')
    .orderBy('file_id')
    .execute();
  const filesByRelease = Map.groupBy(files, ({ release_id }) => release_id);
  return releases.map((release) => ({
    ...release,
    files: (filesByRelease.get(release.id) ?? []).map(({ release_id: _release, ...file }) => file),
    sbom: sboms.get(release.id) ?? null,
  }));
}

/** Releases of a product with these statuses, newest version first. */
export async function listReleaseRows(
  db: Kysely<Database>,
  productId: number,
  states: readonly ReleaseRow['state'][],
): Promise<ReleaseRow[]> {
  const rows = await db
    .selectFrom('releases')
    .select(COLUMNS)
    .where('product_id', '=', productId)
    .where('state', 'in', states)
    .orderBy('created_at', 'desc')
    .limit(MAX_RELEASES)
    .execute();
  return withFiles(db, sortByVersion(rows));
}

export async function findRelease(db: Kysely<Database>, id: string): Promise<ReleaseRow | undefined> {
  const row = await db.selectFrom('releases').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && (await withFiles(db, [row]))[0];
}

const MAX_ADVISORIES = 200;

/** Releases of published products that fix vulnerabilities, newest first. */
export async function listAdvisories(db: Kysely<Database>): Promise<PublishedAdvisory[]> {
  const rows = await db
    .selectFrom('releases')
    .innerJoin('products', 'products.id', 'releases.product_id')
    .select(['product_id', 'title as product', 'releases.version', 'published_at', 'advisories'])
    .where('state', 'in', ['published', 'withdrawn'])
    .where('products.published', '=', true)
    .where('products.deleted_at', 'is', null)
    .where(sql<boolean>`advisories <> '[]'`)
    .orderBy('published_at', 'desc')
    .orderBy('releases.id')
    .limit(MAX_ADVISORIES)
    .execute();
  return rows
    .flatMap(({ published_at, advisories, ...release }) =>
      advisories.map((advisory) => ({
        ...release,
        published_at: (published_at ?? new Date(0)).toISOString(),
        ...advisory,
      })),
    )
    .slice(0, MAX_ADVISORIES);
}

/** The title of a published product. */
export async function findPublishedTitle(db: Kysely<Database>, productId: number): Promise<string | undefined> {
  const product = await db
    .selectFrom('products')
    .select('title')
    .where('id', '=', productId)
    .where('published', '=', true)
    .executeTakeFirst();
  return product?.title;
}

/** The names of a product's plans by id, including plans no longer on sale. */
export async function getPlanNames(db: Kysely<Database>, productId: number): Promise<Map<string, string>> {
  const row = await db
    .selectFrom('products')
    .select(['pricing', 'retired_plans'])
    .where('id', '=', productId)
    .executeTakeFirst();
  return new Map([...(row?.pricing ?? []), ...(row?.retired_plans ?? [])].map(({ id, name }) => [id, name]));
}
