import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containing } from '../../db/search.ts';

export interface ActivityFilter {
  search: string | undefined;
  /** id of the administrator */
  person: string | undefined;
  /** what was changed, such as product */
  kind: string | undefined;
  since: Date | undefined;
  before: Date | undefined;
}

function matching(db: Kysely<Database>, { search, person, kind, since, before }: ActivityFilter) {
  let query = db.selectFrom('audit_entries as a').leftJoin('users as u', 'u.id', 'a.actor_id');
  if (person !== undefined) query = query.where('a.actor_id', '=', person);
  if (kind !== undefined) query = query.where('a.subject', '=', kind);
  if (since !== undefined) query = query.where('a.created_at', '>=', since);
  if (before !== undefined) query = query.where('a.created_at', '<', before);
  if (search !== undefined) {
    const pattern = containing(search);
    query = query.where((eb) =>
      eb.or([eb('a.label', 'ilike', pattern), eb('a.action', 'ilike', pattern), eb('u.name', 'ilike', pattern)]),
    );
  }
  return query;
}

/** The newest matching changes after `offset`, each with the name of who made it. */
export function findActivity(db: Kysely<Database>, filter: ActivityFilter, page: { limit: number; offset: number }) {
  return matching(db, filter)
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
    ])
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export type ActivityRow = Awaited<ReturnType<typeof findActivity>>[number];

export async function countActivity(db: Kysely<Database>, filter: ActivityFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
