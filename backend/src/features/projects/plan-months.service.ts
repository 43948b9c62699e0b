import type { Kysely } from 'kysely';
import type { LinkedProject } from '../../../../contract/generated/model.ts';
import { countMonths, isDayLocked, type MonthHours, toLinkedCarePlan } from '../../../../contract/rules/care-plans.ts';
import type { Database } from '../../db/schema.ts';
import { type CarePlanRow, findCarePlan, listAdditionalHoursDrafts, listPlanHours } from './care-plans.repository.ts';

/** The months of a plan that have begun, oldest first. @param today in the shop's time zone */
export const listPlanMonths = async (db: Kysely<Database>, plan: CarePlanRow, today: string): Promise<MonthHours[]> =>
  countMonths(plan, await listPlanHours(db, plan.id), today);

/** The current month for the client; null while no plan runs. */
export async function getLinkedCarePlan(
  db: Kysely<Database>,
  leadId: string,
  today: string,
): Promise<LinkedProject['care_plan']> {
  const plan = await findCarePlan(db, leadId);
  return plan ? toLinkedCarePlan(plan, await listPlanMonths(db, plan, today), today) : null;
}

/** Whether an invoice of additional hours states those of a day. */
export const isPlanDayLocked = async (db: Kysely<Database>, plan: CarePlanRow, day: string): Promise<boolean> =>
  isDayLocked(plan, day, await listAdditionalHoursDrafts(db, plan.id));
