import { type Kysely, sql } from 'kysely';
import { keptCount } from '../../db/kept-counts.ts';
import { descending, type Found, inOrder, pageOf, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { matchesPerson, matchesText, type Way } from '../../db/search.ts';

export interface ActivityFilter {
  search: string | undefined;
  /** id of the administrator */
  person: string | undefined;
  /** what was changed, such as product */
  kind: string | undefined;
  since: Date | undefined;
  before: Date | undefined;
}

const LABELS = { table: sql`audit_entries as a`, key: 'a.id', columns: ['a.label', 'a.action'] };

async function matching(db: Kysely<Database>, { search, person, kind, since, before }: ActivityFilter) {
  const actor = search === undefined ? undefined : await matchesPerson(db, 'a.actor_id', ['users.name'], search);
  const label = search === undefined ? undefined : await matchesText(db, LABELS, search);
  return (way: Way) => {
    let query = db.selectFrom('audit_entries as a');
    if (person !== undefined) query = query.where('a.actor_id', '=', person);
    if (kind !== undefined) query = query.where('a.subject', '=', kind);
    if (since !== undefined) query = query.where('a.created_at', '>=', since);
    if (before !== undefined) query = query.where('a.created_at', '<', before);
    return label ? query.where(sql<boolean>`(${label(way)} or ${actor})`) : query;
  };
}

/** The order of the indexes, which hold what the filters ask about. */
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
    ]);

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof withActors>['execute']>>[number];

/** One page of the matching changes, newest first, each with the name of who made it. */
export async function findActivity(
  db: Kysely<Database>,
  filter: ActivityFilter,
  range: Range,
): Promise<Found<ActivityRow>> {
  const { search, person, kind, since, before } = filter;
  const list = { key: sql<number>`a.id`, orders: NEWEST, searched: search !== undefined };
  const isKept = [search, person, since, before].every((one) => one === undefined);
  const known = isKept ? await keptCount(db, 'activity', kind) : undefined;
  const { keys, ...total } = await pageOf(db, await matching(db, filter), list, range, known);
  const rows = await withActors(db).where('a.id', '=', sql<number>`any(${keys}::bigint[])`).execute();
  return { ...total, rows: inOrder(keys, rows, ({ id }) => id) };
}

/** The next matching changes before this one, newest first. */
export async function findActivityBefore(
  db: Kysely<Database>,
  filter: ActivityFilter,
  id: number,
  limit: number,
): Promise<ActivityRow[]> {
  const all = (await matching(db, filter))('walked');
  const keys = all.select('a.id').where('a.id', '<', id).orderBy('a.id', 'desc').limit(limit);
  return withActors(db).where('a.id', 'in', keys).orderBy('a.id', 'desc').execute();
}
