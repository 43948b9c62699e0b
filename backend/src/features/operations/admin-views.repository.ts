import { type Kysely, sql, type Transaction } from 'kysely';
import type { AdminList } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';

export interface ViewRow {
  id: string;
  /** null for a view of the team */
  owner_id: string | null;
  list: string;
  name: string;
  query: string;
  version: number;
}

const COLUMNS = ['id', 'owner_id', 'list', 'name', 'query', 'version'] as const;

/** The constraints that names are unique. */
export const VIEW_NAME_INDEXES = ['saved_views_own', 'saved_views_shared'] as const;

/** The team's views of a list, then the administrator's own, each by name. */
export function listViews(db: Kysely<Database>, userId: string, list: AdminList): Promise<ViewRow[]> {
  return db
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('list', '=', list)
    .where(({ eb, or }) => or([eb('owner_id', 'is', null), eb('owner_id', '=', userId)]))
    .orderBy(sql`owner_id nulls first`)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** The number of views of the team or of one administrator; waits for others that are being saved. */
export async function countViewsLocked(
  tx: Transaction<Database>,
  ownerId: string | null,
  list: string,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${ownerId ?? 'team'} ${list}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A view of the team or of this administrator, locked until the transaction ends. */
export function lockView(tx: Transaction<Database>, userId: string, id: string): Promise<ViewRow | undefined> {
  return tx
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('owner_id', 'is', null), eb('owner_id', '=', userId)]))
    .forUpdate()
    .executeTakeFirst();
}

type NewView = Pick<ViewRow, 'owner_id' | 'list' | 'name' | 'query'>;

export function insertView(tx: Transaction<Database>, view: NewView): Promise<ViewRow> {
  return tx.insertInto('saved_views').values(view).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function updateView(
  tx: Transaction<Database>,
  id: string,
  { owner_id, name, query }: Omit<NewView, 'list'>,
): Promise<ViewRow> {
  return tx
    .updateTable('saved_views')
    .set({ owner_id, name, query, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteView(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('saved_views').where('id', '=', id).execute();
}

export interface Layout {
  compact: boolean;
  /** ids of columns */
  hidden: string[];
}

export function findLayout(db: Kysely<Database>, userId: string, list: AdminList): Promise<Layout | undefined> {
  return db
    .selectFrom('list_layouts')
    .select(['compact', 'hidden'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
}

export async function saveLayout(db: Kysely<Database>, userId: string, list: AdminList, layout: Layout): Promise<void> {
  await db
    .insertInto('list_layouts')
    .values({ user_id: userId, list, ...layout })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet(layout))
    .execute();
}
