import type { Transaction } from 'kysely';
import type { WorkTimerInput, WorkTimerState } from '../../../../contract/generated/model.ts';
import { checkTask, findWorkChanges, toTimeCents, toTimerMinutes } from '../../../../contract/rules/project-hours.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { lockPlanOn, purgeAdditionalHoursDrafts } from './care-plans.repository.ts';
import { isPlanDayLocked } from './plan-months.service.ts';
import { getProjectLead } from './project-page.service.ts';
import { recordProjectChange } from './update-project.service.ts';
import { findHoursSettings, hasWorkEntry, insertWorkEntry } from './work-entries.repository.ts';
import {
  deleteTimer,
  findTimer,
  insertTimer,
  lockTimer,
  updateTimer,
  type WorkTimerRow,
} from './work-timers.repository.ts';

type TimerDeps = Pick<Deps, 'db' | 'clock'>;

interface Caller {
  userId: string;
  leadId: string;
}

/** The running timer of a person, on any device. */
export async function getTimer({ db }: Pick<Deps, 'db'>, userId: string): Promise<WorkTimerState> {
  const row = await findTimer(db, userId);
  if (!row) return { timer: null };
  const { entry_id: id, lead_id, project, text, started_at } = row;
  return { timer: { id, lead_id, project, text, startedAt: started_at.toISOString() } };
}

/** Stores the hours of a timer as an entry, at the rate of its project. */
async function recordTimer(tx: Transaction<Database>, userId: string, timer: WorkTimerRow, at: Date): Promise<void> {
  const { rate_cents } = await findHoursSettings(tx, timer.lead_id);
  const minutes = toTimerMinutes(timer.started_at, at);
  const day = await toShopDay(tx, timer.started_at);
  const running = await lockPlanOn(tx, timer.lead_id, day);
  const plan = running && !(await isPlanDayLocked(tx, running, day)) ? running : undefined;
  if (plan) await purgeAdditionalHoursDrafts(tx, plan.id);
  const values = {
    kind: 'time' as const,
    worked_on: day,
    text: timer.text,
    minutes,
    rate_cents,
    amount_cents: toTimeCents(minutes, rate_cents, await findShopCurrency(tx)),
    is_billable: true,
  };
  const care_plan_id = plan?.id ?? null;
  const place = { id: timer.entry_id, lead_id: timer.lead_id, user_id: userId, created_at: at };
  await insertWorkEntry(tx, { ...place, ...values, care_plan_id });
  const lead = await getProjectLead({ db: tx }, timer.lead_id);
  const changes = findWorkChanges(null, { values, isPlanned: care_plan_id !== null });
  await recordProjectChange(tx, { userId, lead, ...changes, at });
}

/** Starts a timer, once. Another one of the person is stopped first. @throws AppError 400, 404 */
export async function startTimer(
  { db, clock }: TimerDeps,
  { userId, leadId }: Caller,
  { id, ...input }: WorkTimerInput,
): Promise<WorkTimerState> {
  const at = clock.now();
  const task = checkTask(input.text);
  if ('field' in task) throw invalid(task.field, task.message);
  return inTransaction(db, async (tx) => {
    await getProjectLead({ db: tx }, leadId);
    // Stopped since: this is a repeated call.
    if (await hasWorkEntry(tx, id)) return getTimer({ db: tx }, userId);
    const values = { entry_id: id, lead_id: leadId, text: task.text, started_at: at };
    await insertTimer(tx, { user_id: userId, ...values });
    const running = await lockTimer(tx, userId);
    if (running && running.entry_id !== id) {
      await recordTimer(tx, userId, running, at);
      await updateTimer(tx, userId, values);
    }
    return getTimer({ db: tx }, userId);
  });
}

/** Stops a timer, once, and records its hours. @throws AppError 404 */
export async function stopTimer(
  { db, clock }: TimerDeps,
  { userId, leadId }: Caller,
  id: string,
): Promise<WorkTimerState> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    await getProjectLead({ db: tx }, leadId);
    const running = await lockTimer(tx, userId);
    if (running?.entry_id === id) {
      await recordTimer(tx, userId, running, at);
      await deleteTimer(tx, userId);
    }
    return getTimer({ db: tx }, userId);
  });
}
