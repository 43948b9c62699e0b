import { type Kysely, sql } from 'kysely';
import { GRACE_DAYS } from '../../../../contract/rules/active-plans.ts';
import type { Database } from '../../db/schema.ts';
import type { EditableProduct, PlanUse } from './product-edits.repository.ts';

/** Maximum number of holders counted for a plan. */
const MAX_HOLDERS = 10_000;

type Plans = Pick<EditableProduct, 'id' | 'pricing' | 'retired_plans'>;

/** The number of current holders of each plan, on sale or not, and the files that include it. */
export async function listPlanUses(
  db: Kysely<Database>,
  { id, pricing, retired_plans }: Plans,
  at: Date,
): Promise<PlanUse[]> {
  const ids = [...pricing, ...retired_plans].map((plan) => plan.id);
  const { rows } = await sql<PlanUse>`
    select wanted.id,
      (select count(*)::integer from (select from entitlements
         where plan_id = wanted.id and ended_at is null
           and (holds_until is null or holds_until > ${at}::timestamptz - make_interval(days => ${GRACE_DAYS}))
         limit ${MAX_HOLDERS}) as held) as holders,
      (select coalesce(jsonb_agg(jsonb_build_object('version', version, 'name', name) order by released desc, position), '[]')
         from (select releases.version, files.name, releases.created_at as released, release_files.position
                 from release_files join releases on releases.id = release_id join files on files.id = file_id
                where releases.product_id = ${id} and wanted.id = any(plan_ids)
                order by releases.created_at desc, release_files.position limit 50) as own) as files
      from unnest(${ids}::uuid[]) with ordinality as wanted(id, place) order by place`.execute(db);
  return rows;
}

/** Those of the plans that are held, including ended ones that can be renewed. */
export async function listHeldPlanIds(db: Kysely<Database>, { pricing, retired_plans }: Plans): Promise<Set<string>> {
  const ids = [...pricing, ...retired_plans].map((plan) => plan.id);
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as wanted(id)
     where exists (select from entitlements where plan_id = wanted.id and ended_at is null)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
