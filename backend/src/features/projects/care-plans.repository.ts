import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isPlanDay, type OverDraft } from '../../../../contract/rules/care-plans.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import type { Database } from '../../db/schema.ts';
import type { CarePlansTable } from '../../db/tables.gen.ts';

export type CarePlanRow = Omit<Selectable<CarePlansTable>, 'created_at'> & {
  /** whether its invoices are issued and emailed */
  sends: boolean;
};

const plans = (db: Kysely<Database>, leadId: string, id?: string) => {
  const own = db
    .selectFrom('care_plans as p')
    .innerJoin('invoice_schedules as s', 's.id', 'p.schedule_id')
    .select(['p.id', 'p.lead_id', 'p.schedule_id', 'p.fee_cents', 'p.minutes', 'p.rate_cents', 'p.carries_over'])
    .select(['p.starts_on', 'p.ends_on', 's.sends'])
    .where('p.lead_id', '=', leadId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .limit(1);
  return id === undefined ? own : own.where('p.id', '=', id);
};

/** The one that was started last. */
export const findCarePlan = (db: Kysely<Database>, leadId: string): Promise<CarePlanRow | undefined> =>
  plans(db, leadId).executeTakeFirst();

/**
 * A plan with its drafts of additional hours, locked until the transaction ends.
 * @param id the one that was started last, if missing
 */
export async function lockCarePlan(
  tx: Transaction<Database>,
  leadId: string,
  id?: string,
): Promise<CarePlanRow | undefined> {
  const plan = await plans(tx, leadId, id).forUpdate('p').executeTakeFirst();
  if (plan)
    await tx
      .selectFrom('care_plan_drafts as c')
      .innerJoin('invoice_drafts as d', 'd.id', 'c.draft_id')
      .select('d.id')
      .where('c.plan_id', '=', plan.id)
      .orderBy('d.id')
      .forUpdate('d')
      .execute();
  return plan;
}

/** The plan of a project that was started last, locked; undefined unless it runs on a day. */
export async function lockPlanOn(
  tx: Transaction<Database>,
  leadId: string,
  day: string,
): Promise<CarePlanRow | undefined> {
  const plan = await lockCarePlan(tx, leadId);
  // Another one may have been started while this waited.
  const isLast = plan !== undefined && (await findCarePlan(tx, leadId))?.id === plan.id;
  return isLast && isPlanDay(plan, day) ? plan : undefined;
}

/** Whether any plan of a project ran on a day, ended ones included. */
export async function hasPlanOn(db: Kysely<Database>, leadId: string, day: string): Promise<boolean> {
  const own = db.selectFrom('care_plans').select(['starts_on', 'ends_on']).where('lead_id', '=', leadId);
  return (await own.execute()).some((plan) => isPlanDay(plan, day));
}

export async function insertCarePlan(tx: Transaction<Database>, values: Insertable<CarePlansTable>): Promise<void> {
  await tx.insertInto('care_plans').values(values).execute();
}

export async function setCarePlanEnd(tx: Transaction<Database>, id: string, day: string): Promise<void> {
  await tx.updateTable('care_plans').set({ ends_on: day }).where('id', '=', id).execute();
}

/** The hours of a plan by day. */
export function listPlanHours(db: Kysely<Database>, planId: string): Promise<{ worked_on: string; minutes: number }[]> {
  return db
    .selectFrom('work_entries')
    .select(['worked_on', sql<number>`sum(minutes)::integer`.as('minutes')])
    .where('care_plan_id', '=', planId)
    .groupBy('worked_on')
    .execute();
}

/** Drafts of additional hours that were not deleted. */
export async function listAdditionalHoursDrafts(db: Kysely<Database>, planId: string): Promise<OverDraft[]> {
  const rows = await db
    .selectFrom('care_plan_drafts as c')
    .innerJoin('invoice_drafts as d', 'd.id', 'c.draft_id')
    .leftJoin('invoices as i', 'i.id', 'd.invoice_id')
    .select(['c.place', 'c.draft_id', 'i.id', 'i.year', 'i.number'])
    .where('c.plan_id', '=', planId)
    .where(({ or, eb }) => or([eb('d.deleted_at', 'is', null), eb('d.invoice_id', 'is not', null)]))
    .execute();
  return rows.map(({ place, draft_id, id, year, number }) => ({
    place,
    draft_id,
    invoice:
      id === null || year === null || number === null ? null : { id, number: invoiceNumber('invoice', year, number) },
  }));
}

/** Removes deleted drafts of additional hours for good: restored, they would state hours that have changed. */
export async function purgeAdditionalHoursDrafts(tx: Transaction<Database>, planId: string): Promise<void> {
  const own = tx.selectFrom('care_plan_drafts').select('draft_id').where('plan_id', '=', planId);
  await tx
    .deleteFrom('invoice_drafts')
    .where('id', 'in', own)
    .where('deleted_at', 'is not', null)
    .where('invoice_id', 'is', null)
    .execute();
}

export async function insertOverDraft(
  tx: Transaction<Database>,
  values: { plan_id: string; place: number; draft_id: string },
): Promise<void> {
  await tx.insertInto('care_plan_drafts').values(values).execute();
}
