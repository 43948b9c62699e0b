import type { Transaction } from 'kysely';
import type { CarePlanInput, CarePlanState, WorkInvoice } from '../../../../contract/generated/model.ts';
import {
  findCarePlanProblem,
  findNextPlanProblem,
  findOverProblem,
  toCarePlan,
  toFeeDraft,
  toOverDraft,
} from '../../../../contract/rules/care-plans.ts';
import { findSendingProblems } from '../../../../contract/rules/invoice-drafts.ts';
import { toNextStatus } from '../../../../contract/rules/invoice-schedules.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { insertDraft } from '../billing/invoice-drafts.repository.ts';
import { insertSchedule, lockSchedule, updateSchedule } from '../billing/invoice-schedules.repository.ts';
import {
  type CarePlanRow,
  findCarePlan,
  insertCarePlan,
  insertOverDraft,
  listAdditionalHoursDrafts,
  lockCarePlan,
  purgeAdditionalHoursDrafts,
  setCarePlanEnd,
} from './care-plans.repository.ts';
import { lockLead } from './leads.repository.ts';
import { listPlanMonths } from './plan-months.service.ts';
import { getProjectLead } from './project-page.service.ts';
import { getRecipient } from './quotes.service.ts';
import { recordProjectChange } from './update-project.service.ts';
import { findHoursSettings } from './work-entries.repository.ts';

type PlanDeps = Pick<Deps, 'db' | 'clock'>;

interface Caller {
  userId: string;
  leadId: string;
}

/** @throws AppError 404 */
export async function getCarePlan({ db, clock }: PlanDeps, leadId: string): Promise<CarePlanState> {
  await getProjectLead({ db }, leadId);
  const plan = await findCarePlan(db, leadId);
  if (!plan) return { plan: null };
  const today = await toShopDay(db, clock.now());
  const currency = await findShopCurrency(db);
  const drafts = await listAdditionalHoursDrafts(db, plan.id);
  const months = await listPlanMonths(db, plan, today);
  return { plan: toCarePlan(plan, months, { drafts, currency, today }) };
}

/** Why another plan cannot follow; undefined when it can. */
const findFollowingProblem = async (tx: Transaction<Database>, plan: CarePlanRow, today: string) =>
  findNextPlanProblem(plan, await listPlanMonths(tx, plan, today), {
    drafts: await listAdditionalHoursDrafts(tx, plan.id),
    today,
  });

/**
 * Starts a plan with its recurring invoice, once.
 * @throws AppError 400, 404, 409 while another plan of the project runs, or has additional hours that are not invoiced
 */
export async function startCarePlan(
  deps: PlanDeps,
  { userId, leadId }: Caller,
  input: CarePlanInput,
): Promise<CarePlanState> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const lead = await lockLead(tx, leadId);
    if (!lead) throw notFound(REFUSALS.leadGone);
    const today = await toShopDay(tx, at);
    const earlier = await lockCarePlan(tx, leadId);
    if (earlier?.id === input.id) return;
    const refusal = earlier && (await findFollowingProblem(tx, earlier, today));
    if (refusal) throw conflict(refusal);
    const currency = await findShopCurrency(tx);
    const problem = findCarePlanProblem(input, { today, currency });
    if (problem) throw invalid(problem.field, problem.message);
    const content = toFeeDraft(input, await getRecipient({ db: tx }, lead), await findHoursSettings(tx, leadId));
    const [missing] = findSendingProblems(content, currency);
    if (missing) throw invalid('fee', missing.message);
    const { id, fee, minutes, rate, carries_over, sends, starts_on } = input;
    const recurrence = { every: 'month' as const, first_on: starts_on, ends_on: null, times: null };
    const { next_on } = toNextStatus(recurrence, 0);
    const schedule = { ...recurrence, content, currency, sends, next_on, created_by: userId, created_at: at };
    const scheduleId = await insertSchedule(tx, schedule);
    await insertCarePlan(tx, {
      id,
      lead_id: leadId,
      schedule_id: scheduleId,
      fee_cents: toCents(fee),
      minutes,
      rate_cents: toCents(rate),
      carries_over,
      starts_on,
      created_at: at,
    });
    await recordProjectChange(tx, { userId, lead, before: null, after: { care_plan: starts_on }, at });
    await recordChange(tx, {
      actorId: userId,
      action: 'invoice-schedule.create',
      subject: 'invoice-schedule',
      subjectId: scheduleId,
      label: content.recipient.name,
      before: null,
      after: { ...recurrence, sends },
      at,
    });
  });
  return getCarePlan(deps, leadId);
}

/** Sets the last day, once; no invoice is made after it. @throws AppError 400, 404, 409 when another day was set */
export async function endCarePlan(deps: PlanDeps, { userId, leadId }: Caller, day: string): Promise<CarePlanState> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const plan = await lockCarePlan(tx, leadId);
    if (!plan) throw notFound(REFUSALS.carePlanGone);
    if (plan.ends_on === day) return;
    if (plan.ends_on !== null) throw conflict(REFUSALS.carePlanEnded);
    if (day < (await toShopDay(tx, at))) throw invalid('ends_on', REFUSALS.instalmentPast);
    await setCarePlanEnd(tx, plan.id, day);
    const schedule = await lockSchedule(tx, plan.schedule_id);
    if (schedule && schedule.status !== 'ended') {
      const { status, waits, next_period } = schedule;
      const ended = toNextStatus({ ...schedule, ends_on: day, times: null }, next_period);
      await updateSchedule(tx, schedule.id, { status, waits, ends_on: day, ...ended });
      await recordChange(tx, {
        actorId: userId,
        action: 'invoice-schedule.update',
        subject: 'invoice-schedule',
        subjectId: schedule.id,
        label: schedule.content.recipient.name,
        before: { ends_on: schedule.ends_on },
        after: { ends_on: day },
        at,
      });
    }
    await recordProjectChange(tx, { userId, lead, before: { care_plan: null }, after: { care_plan: `– ${day}` }, at });
  });
  return getCarePlan(deps, leadId);
}

/** Creates the draft of a month's additional hours, once. @throws AppError 404, 409 */
export async function invoiceCarePlan(
  { db, clock }: PlanDeps,
  { userId, leadId }: Caller,
  place: number,
): Promise<WorkInvoice> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const plan = await lockCarePlan(tx, leadId);
    if (!plan) throw notFound(REFUSALS.carePlanGone);
    const today = await toShopDay(tx, at);
    const month = (await listPlanMonths(tx, plan, today)).find((other) => other.place === place);
    const problem = findOverProblem(month, await listAdditionalHoursDrafts(tx, plan.id), today);
    if (problem || !month) throw conflict(problem ?? REFUSALS.carePlanMonth);
    await purgeAdditionalHoursDrafts(tx, plan.id);
    const recipient = await getRecipient({ db: tx }, lead);
    const tax = await findHoursSettings(tx, leadId);
    const content = toOverDraft(plan, month, { recipient, currency: await findShopCurrency(tx), tax });
    const draftId = await insertDraft(tx, { content, userId, at, leadId });
    await insertOverDraft(tx, { plan_id: plan.id, place, draft_id: draftId });
    return { draft_id: draftId };
  });
}
