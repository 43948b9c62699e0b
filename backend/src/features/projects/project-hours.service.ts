import type { Transaction } from 'kysely';
import type {
  ProjectHours,
  ProjectHoursInput,
  WorkEntry,
  WorkEntryInput,
  WorkInvoice,
  WorkInvoiceInput,
} from '../../../../contract/generated/model.ts';
import { EMPTY_DRAFT, findDraftProblem } from '../../../../contract/rules/invoice-drafts.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import {
  checkWorkEntry,
  findBillingProblem,
  findSettingsChanges,
  findTaxProblem,
  findWorkChanges,
  findWorkProblem,
  sumWork,
  toWorkLines,
  type WorkStatus,
} from '../../../../contract/rules/project-hours.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { insertDraft } from '../billing/invoice-drafts.repository.ts';
import { hasPlanOn, lockCarePlan, lockPlanOn, purgeAdditionalHoursDrafts } from './care-plans.repository.ts';
import { isPlanDayLocked } from './plan-months.service.ts';
import { getProjectLead } from './project-page.service.ts';
import { getRecipient } from './quotes.service.ts';
import { recordProjectChange } from './update-project.service.ts';
import {
  deleteWorkEntry,
  findHoursSettings,
  insertWorkEntry,
  listWorkEntries,
  listWorkSums,
  lockWorkEntries,
  purgeDraftsOf,
  setHoursSettings,
  updateWorkEntries,
  type WorkEntryRow,
} from './work-entries.repository.ts';
import { findReceipt } from './work-receipts.repository.ts';

type HoursDeps = Pick<Deps, 'db' | 'clock'>;

interface Caller {
  userId: string;
  leadId: string;
}

const MAX_LISTED = 500;

const toEntry = (row: WorkEntryRow): WorkEntry => ({
  id: row.id,
  kind: row.kind,
  worked_on: row.worked_on,
  text: row.text,
  minutes: row.minutes,
  rate: toAmount(row.rate_cents),
  amount: toAmount(row.amount_cents),
  billable: row.is_billable,
  status: row.status,
  draft_id: row.status === 'draft' ? row.draft_id : null,
  invoice:
    row.invoice_id === null || row.year === null || row.number === null
      ? null
      : { id: row.invoice_id, number: invoiceNumber('invoice', row.year, row.number) },
  recorded_by: row.recorded_by ?? '',
  receipt:
    row.receipt_name === null
      ? null
      : { name: row.receipt_name, size_bytes: row.receipt_bytes ?? 0, shown: row.receipt_shown === true },
});

/** @throws AppError 404 */
export async function getProjectHours(
  { db, clock }: HoursDeps,
  leadId: string,
  status: WorkStatus | undefined,
): Promise<ProjectHours> {
  await getProjectLead({ db }, leadId);
  const { rate_cents, is_shown: shown, ...tax } = await findHoursSettings(db, leadId);
  return {
    rate: toAmount(rate_cents),
    ...tax,
    shown,
    currency: await findShopCurrency(db),
    today: await toShopDay(db, clock.now()),
    sums: sumWork(await listWorkSums(db, leadId)),
    items: (await listWorkEntries(db, { leadId, status, limit: MAX_LISTED })).map(toEntry),
  };
}

/** @throws AppError 400 for a tax without a name, 404 */
export async function setProjectHours(
  deps: HoursDeps,
  { userId, leadId }: Caller,
  { rate, shown, ...input }: ProjectHoursInput,
): Promise<ProjectHours> {
  const at = deps.clock.now();
  const problem = findTaxProblem(input);
  if (problem) throw invalid(problem.field, problem.message);
  const tax = { taxName: input.taxName.trim(), taxPercent: input.taxPercent };
  await inTransaction(deps.db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const { rate_cents, is_shown, ...before } = await findHoursSettings(tx, leadId);
    await setHoursSettings(tx, leadId, { rate_cents: toCents(rate), is_shown: shown, ...tax });
    const changes = findSettingsChanges(
      { rate_cents, shown: is_shown, ...before },
      { rate_cents: toCents(rate), shown, ...tax },
    );
    if (changes) await recordProjectChange(tx, { userId, lead, ...changes, at });
  });
  return getProjectHours(deps, leadId, undefined);
}

interface EntryPlace extends Caller {
  id: string;
}

/** The plan that hours of a day count against, whose months can still change; null for other entries. */
async function findPlanId(
  tx: Transaction<Database>,
  leadId: string,
  { kind, worked_on, care_plan: isPlanned = false }: WorkEntryInput,
): Promise<string | null> {
  if (!isPlanned || kind === 'expense') return null;
  const plan = await lockPlanOn(tx, leadId, worked_on);
  if (!plan) {
    const isEarlier = await hasPlanOn(tx, leadId, worked_on);
    throw invalid('care_plan', isEarlier ? REFUSALS.carePlanReplaced : REFUSALS.carePlanDay);
  }
  if (await isPlanDayLocked(tx, plan, worked_on)) throw conflict(REFUSALS.carePlanLocked);
  await purgeAdditionalHoursDrafts(tx, plan.id);
  return plan.id;
}

/** Adds an entry, or changes one that is not invoiced. @throws AppError 400, 404 for an entry of another project, 409 */
export async function saveWorkEntry(
  { db, clock }: HoursDeps,
  { userId, leadId, id }: EntryPlace,
  input: WorkEntryInput,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const context = { today: await toShopDay(tx, at), currency: await findShopCurrency(tx) };
    const checked = checkWorkEntry(input, context);
    if ('field' in checked) throw invalid(checked.field, checked.message);
    const values = { ...checked, care_plan_id: await findPlanId(tx, leadId, input) };
    const after = { values: checked, isPlanned: values.care_plan_id !== null };
    if (await insertWorkEntry(tx, { id, lead_id: leadId, user_id: userId, ...values, created_at: at })) {
      await recordProjectChange(tx, { userId, lead, ...findWorkChanges(null, after), at });
      return;
    }
    const entry = await lockOpenEntry(tx, leadId, id);
    if (checked.kind === 'time' && entry.receipt_name !== null) throw conflict(REFUSALS.receiptHours);
    if (Object.entries(values).every(([name, value]) => entry[name as keyof typeof values] === value)) return;
    await updateWorkEntries(tx, [id], values);
    const before = { values: entry, isPlanned: entry.care_plan_id !== null };
    await recordProjectChange(tx, { userId, lead, ...findWorkChanges(before, after), at });
  });
}

/** An entry that is not invoiced, locked. @throws AppError 404, 409 */
async function lockOpenEntry(tx: Transaction<Database>, leadId: string, id: string): Promise<WorkEntryRow> {
  const rows = await lockWorkEntries(tx, leadId, [id]);
  const [entry] = rows;
  if (!entry) throw notFound(REFUSALS.workGone);
  const problem = findWorkProblem(entry.status);
  if (problem) throw conflict(problem);
  await purgeDraftsOf(tx, rows);
  const plan = entry.care_plan_id === null ? undefined : await lockCarePlan(tx, leadId, entry.care_plan_id);
  if (plan) {
    if (await isPlanDayLocked(tx, plan, entry.worked_on)) throw conflict(REFUSALS.carePlanLocked);
    await purgeAdditionalHoursDrafts(tx, plan.id);
  }
  return entry;
}

/** Deletes an entry with its receipt. @throws AppError 404, 409 once it is in a draft or invoiced */
export async function removeWorkEntry(
  { db, clock, jobs }: HoursDeps & Pick<Deps, 'jobs'>,
  { userId, leadId, id }: EntryPlace,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const entry = await lockOpenEntry(tx, leadId, id);
    const receipt = await findReceipt(tx, leadId, id);
    await deleteWorkEntry(tx, id);
    if (receipt) await jobs.add('storage.remove', { keys: [receipt.storage_key] }, { db: tx });
    const before = { values: entry, isPlanned: entry.care_plan_id !== null };
    await recordProjectChange(tx, { userId, lead, ...findWorkChanges(before, null), at });
  });
}

/**
 * Creates one draft from entries, each of which is in one draft only: of two presses the second is a conflict.
 * @throws AppError 400 for an invoice that is too large, 404 for an entry of another project, 409
 */
export async function invoiceHours(
  { db, clock }: HoursDeps,
  { userId, leadId }: Caller,
  { ids, grouping }: WorkInvoiceInput,
): Promise<WorkInvoice> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const rows = await lockWorkEntries(tx, leadId, ids);
    if (rows.length < ids.length) throw notFound(REFUSALS.workGone);
    const problem = findBillingProblem(rows.map(({ status }) => status));
    if (problem) throw conflict(problem);
    const recipient = await getRecipient({ db: tx }, lead);
    const { taxName, taxPercent } = await findHoursSettings(tx, leadId);
    const currency = await findShopCurrency(tx);
    const lines = toWorkLines(rows, { grouping, currency, language: recipient.language, taxName, taxPercent });
    if ('field' in lines) throw invalid(lines.field, lines.message);
    const content = { ...EMPTY_DRAFT, recipient, lines };
    const refused = findDraftProblem(content, currency);
    if (refused) throw invalid('ids', refused.message);
    await purgeDraftsOf(tx, rows);
    const draftId = await insertDraft(tx, { content, userId, at, leadId });
    await updateWorkEntries(tx, ids, { draft_id: draftId });
    return { draft_id: draftId };
  });
}
