import { type Kysely, sql } from 'kysely';
import type { ActivitySubject } from '../../../../contract/generated/model.ts';
import { descending, type PageResult, type Range, readPage, sortByKeys } from '../../db/paging.ts';
import { readCount } from '../../db/row-counts.ts';
import type { Database } from '../../db/schema.ts';
import { matchesText, matchesUser, type SearchPath } from '../../db/search.ts';

export interface ActivityFilter {
  search: string | undefined;
  /** id of the administrator */
  person: string | undefined;
  /** type of the changed item, such as product */
  kind: ActivitySubject | undefined;
  /** id of the changed item */
  item: string | undefined;
  since: Date | undefined;
  before: Date | undefined;
}

const LABELS = { key: sql<number>`a.id`, columns: ['a.label', 'a.action'] };

async function matching(db: Kysely<Database>, { search, person, kind, item, since, before }: ActivityFilter) {
  let list = db.selectFrom('audit_entries as a');
  if (person !== undefined) list = list.where('a.actor_id', '=', person);
  if (kind !== undefined) list = list.where('a.subject', '=', kind);
  if (item !== undefined) list = list.where('a.subject_id', '=', item);
  if (since !== undefined) list = list.where('a.created_at', '>=', since);
  if (before !== undefined) list = list.where('a.created_at', '<', before);
  if (search === undefined) return () => list;
  const matchesActor = await matchesUser(db, 'a.actor_id', ['users.name'], search);
  const { isFew, found } = await matchesText(db, list, LABELS, search);
  return (path: SearchPath) =>
    list.where(path === 'indexed' && !isFew ? found(path) : sql<boolean>`(${found(path)} or ${matchesActor})`);
}

/** The order of the indexes, which contain the filtered columns. */
const NEWEST = [descending(sql`a.created_at`), descending(sql`a.id`)];

const withActors = (db: Kysely<Database>) =>
  db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select([
      'a.id',
      'a.actor_id',
      'u.name as actor_name',
      'a.action',
      'a.subject',
      'a.subject_id',
      'a.label',
      'a.before',
      'a.after',
      'a.created_at',
      'a.used_right',
      'a.api_key',
    ]);

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof withActors>['execute']>>[number];

/** One page of matching changes, newest first, each with the administrator's name. */
export async function listActivity(
  db: Kysely<Database>,
  filter: ActivityFilter,
  range: Range,
): Promise<PageResult<ActivityRow>> {
  const { search, person, kind, item, since, before } = filter;
  const list = { key: sql<number>`a.id`, orders: NEWEST, searched: search !== undefined };
  const isCounted = [search, person, item, since, before].every((value) => value === undefined);
  const knownTotal = isCounted ? await readCount(db, 'activity', kind) : undefined;
  const { keys, ...total } = await readPage(db, await matching(db, filter), list, range, knownTotal);
  const rows = await withActors(db).where('a.id', '=', sql<number>`any(${keys}::bigint[])`).execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

/** The next matching changes before this one, newest first. */
export async function listActivityBefore(
  db: Kysely<Database>,
  filter: ActivityFilter,
  id: number,
  limit: number,
): Promise<ActivityRow[]> {
  const all = (await matching(db, filter))('walked');
  // In two steps: with this many keys in one, the join would read the whole table.
  const keys = await all.select('a.id').where('a.id', '<', id).orderBy('a.id', 'desc').limit(limit).execute();
  const ids = keys.map((key) => key.id);
  return withActors(db).where('a.id', '=', sql<number>`any(${ids}::bigint[])`).orderBy('a.id', 'desc').execute();
}
