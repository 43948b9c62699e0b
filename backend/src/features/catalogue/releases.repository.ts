import { type Kysely, type Selectable, sql } from 'kysely';
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
] as const;

export type ReleaseFileRow = Pick<Selectable<ReleaseFilesTable>, 'file_id' | 'platform' | 'requirements'> & {
  /** ids of its plans; empty for every plan */
  plans: string[];
  name: string;
  size_bytes: number;
  sha256: string;
};
export type ReleaseRow = Pick<Selectable<ReleasesTable>, (typeof COLUMNS)[number]> & { files: ReleaseFileRow[] };

/** The contract's limit for one response. */
const MAX_RELEASES = 500;

async function withFiles(db: Kysely<Database>, releases: Omit<ReleaseRow, 'files'>[]): Promise<ReleaseRow[]> {
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
