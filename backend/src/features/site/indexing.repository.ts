import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { IndexingTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'enabled',
  'key',
  'attempts',
  'next_at',
  'last_at',
  'last_pages',
  'last_status',
  'last_problem',
] as const;

export type IndexingRow = Pick<Selectable<IndexingTable>, (typeof COLUMNS)[number]>;

export interface ListedPage {
  path: string;
  /** Day of its last change, where it is known. */
  changed?: string;
}

export function getIndexing(db: Kysely<Database>): Promise<IndexingRow> {
  return db.selectFrom('indexing').select(COLUMNS).executeTakeFirstOrThrow();
}

/** One server changes or reports at a time. */
export function lockIndexing(tx: Transaction<Database>): Promise<IndexingRow> {
  return tx.selectFrom('indexing').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
}

export async function updateIndexing(tx: Transaction<Database>, change: Partial<IndexingRow>): Promise<void> {
  await tx.updateTable('indexing').set(change).execute();
}

/**
 * Compares the public pages with those seen before: new and changed ones are to be reported, and missing ones are
 * removed, so that they are reported when they are published again.
 * @param isReported for pages that were public before reports were turned on
 */
export async function saveListedPages(
  db: Kysely<Database>,
  pages: readonly ListedPage[],
  isReported: boolean,
): Promise<void> {
  const rows = JSON.stringify(pages.map(({ path, changed = '' }) => ({ path, changed })));
  await sql`
    with listed as (
      select path, changed from json_to_recordset(${rows}::json) as page (path text, changed text)
    ), gone as (
      delete from indexing_pages where not exists (select from listed where listed.path = indexing_pages.path)
    )
    insert into indexing_pages (path, changed, reported) select path, changed, ${isReported} from listed
    on conflict (path) do update set changed = excluded.changed, reported = excluded.reported
     where indexing_pages.changed <> excluded.changed`.execute(db);
}

/** Whether pages were compared since reports were turned on. */
export const hasListedPages = async (tx: Transaction<Database>): Promise<boolean> =>
  (await tx.selectFrom('indexing_pages').select('path').limit(1).executeTakeFirst()) !== undefined;

export async function forgetListedPages(tx: Transaction<Database>): Promise<void> {
  await tx.deleteFrom('indexing_pages').execute();
}

export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from indexing_pages where not reported`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listWaiting(db: Kysely<Database>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('indexing_pages')
    .select('path')
    .where('reported', '=', false)
    .orderBy('path')
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
}

export async function markReported(db: Kysely<Database>, paths: readonly string[]): Promise<void> {
  await sql`update indexing_pages set reported = true where path = any(${paths}::text[])`.execute(db);
}
