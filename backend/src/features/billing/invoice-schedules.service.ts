import type { Kysely, Transaction } from 'kysely';
import type {
  InvoiceSchedule,
  InvoiceScheduleChange,
  InvoiceScheduleInput,
  InvoiceTemplateInput,
} from '../../../../contract/generated/model.ts';
import { findSendingProblems, sumDraft } from '../../../../contract/rules/invoice-drafts.ts';
import {
  findRecurrenceProblem,
  findTemplateProblem,
  periodText,
  toChangedStatus,
  toNextStatus,
  toYearly,
} from '../../../../contract/rules/invoice-schedules.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, StoredInvoiceDraft } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  findAgreedCurrency,
  findDraft,
  hasWorkEntries,
  lockDraft,
  setDraftDeleted,
} from './invoice-drafts.repository.ts';
import {
  findSchedule,
  findScheduleOfDraft,
  insertSchedule,
  isCarePlanFee,
  listSchedules,
  lockSchedule,
  type ScheduleRow,
  updateSchedule,
  updateTemplate,
} from './invoice-schedules.repository.ts';

type ScheduleDeps = Pick<Deps, 'db' | 'clock'>;

const MAX_LISTED = 200;

const toSchedule = (schedule: ScheduleRow): InvoiceSchedule => {
  const {
    content,
    created_by: _creator,
    draft_id: _draft,
    next_period: period,
    waits: _waits,
    template_version: _template,
    ...row
  } = schedule;
  const { total } = sumDraft(content, row.currency);
  const { recipient } = content;
  return {
    ...row,
    made: Number(row.made),
    name: recipient.name,
    email: recipient.email,
    next_period: row.next_on === null ? '' : periodText(row, period, recipient.language),
    total,
    yearly: toYearly(total, row.every),
  };
};

export const listInvoiceSchedules = async ({ db }: Pick<Deps, 'db'>): Promise<InvoiceSchedule[]> =>
  (await listSchedules(db, MAX_LISTED)).map(toSchedule);

const getSchedule = async (db: Kysely<Database>, id: string): Promise<InvoiceSchedule> => {
  const row = await findSchedule(db, id);
  if (!row) throw notFound();
  return toSchedule(row);
};

interface Template {
  content: StoredInvoiceDraft & Required<Pick<StoredInvoiceDraft, 'deposits' | 'instalments'>>;
  /** the shop's */
  currency: string;
}

/**
 * The content of a draft that becomes a template.
 * @throws AppError 400 for an incomplete draft, 404, 409 for an outdated version and for a draft about a quote
 */
async function lockTemplate(
  tx: Transaction<Database>,
  { draft_id: id, version }: InvoiceTemplateInput,
): Promise<Template> {
  const draft = await lockDraft(tx, id);
  if (!draft || draft.deleted_at !== null) throw notFound(REFUSALS.draftMissing);
  if (draft.invoice_id !== null) throw conflict(REFUSALS.invoiceSent);
  checkVersion(draft.version, version);
  if ((await findAgreedCurrency(tx, id)) !== undefined) throw conflict(REFUSALS.scheduleQuote);
  if (await hasWorkEntries(tx, id)) throw conflict(REFUSALS.workRecurring);
  const currency = await findShopCurrency(tx);
  const { deposits = [], instalments = [] } = draft.content;
  const content = { ...draft.content, deposits, instalments };
  const problem = findTemplateProblem(content);
  if (problem) throw invalid(problem.field, problem.message);
  const [missing, ...others] = findSendingProblems(content, currency);
  if (missing) throw new AppError(400, 'invalid_request', missing.message, { details: [missing, ...others] });
  return { content, currency };
}

interface ScheduleChange {
  userId: string;
  schedule: Pick<ScheduleRow, 'id' | 'content'>;
  before: object | null;
  after: object;
  at: Date;
}

const recordScheduleChange = (
  tx: Transaction<Database>,
  { userId, schedule, before, after, at }: ScheduleChange,
): Promise<void> =>
  recordChange(tx, {
    actorId: userId,
    action: before ? 'invoice-schedule.update' : 'invoice-schedule.create',
    subject: 'invoice-schedule',
    subjectId: schedule.id,
    label: schedule.content.recipient.name,
    before,
    after,
    at,
  });

/**
 * Makes a draft a recurring invoice, once.
 * @throws AppError 400 for an incomplete draft and for invalid days, 404, 409
 */
export async function createInvoiceSchedule(
  { db, clock }: ScheduleDeps,
  userId: string,
  { draft_id: draftId, version, ends_on = null, times = null, ...input }: InvoiceScheduleInput,
): Promise<InvoiceSchedule> {
  const at = clock.now();
  const id = await inTransaction(db, async (tx) => {
    await lockDraft(tx, draftId);
    const made = await findScheduleOfDraft(tx, draftId);
    if (made !== undefined) return made;
    const { content, currency } = await lockTemplate(tx, { draft_id: draftId, version });
    const recurrence = { ...input, ends_on, times };
    const problem = findRecurrenceProblem(recurrence, await toShopDay(tx, at));
    if (problem) throw invalid(problem.field, problem.message);
    await setDraftDeleted(tx, draftId, at);
    const { next_on } = toNextStatus(recurrence, 0);
    const row = { ...recurrence, draft_id: draftId, content, currency, next_on, created_by: userId, created_at: at };
    const inserted = await insertSchedule(tx, row);
    const { every, first_on, sends } = input;
    const after = { every, first_on, ends_on, times, sends };
    await recordScheduleChange(tx, { userId, schedule: { id: inserted, content }, before: null, after, at });
    return inserted;
  });
  return getSchedule(db, id);
}

/**
 * @throws AppError 404, 409 for an outdated version, after its end, when it is resumed in another currency, and when that of a
 * care plan is paused or ended
 */
export async function setInvoiceScheduleStatus(
  { db, clock }: ScheduleDeps,
  { userId, id, status, version }: InvoiceScheduleChange & { userId: string; id: string },
): Promise<InvoiceSchedule> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const row = await lockSchedule(tx, id);
    if (!row) throw notFound();
    checkVersion(row.version, version);
    if (row.status === 'ended') throw conflict(REFUSALS.scheduleEnded);
    if (status !== 'active' && (await isCarePlanFee(tx, id))) throw conflict(REFUSALS.schedulePlan);
    if (status === 'active' && row.currency !== (await findShopCurrency(tx))) throw conflict(REFUSALS.scheduleCurrency);
    const today = await toShopDay(tx, at);
    const { next_period: nextPeriod, waits } = row;
    const change = toChangedStatus(row, { status, nextPeriod, today, waits });
    await updateSchedule(tx, id, { ...change, waits: false });
    const before = { status: row.status };
    await recordScheduleChange(tx, { userId, schedule: row, before, after: { status: change.status }, at });
  });
  return getSchedule(db, id);
}

/**
 * Replaces the template, from the next invoice on.
 * @throws AppError 400 for an incomplete draft, 404, 409 after its end, for an outdated draft, for a copy of an older template,
 * and for another fee of a care plan
 */
export async function setInvoiceScheduleTemplate(
  { db, clock }: ScheduleDeps,
  { userId, id, ...input }: InvoiceTemplateInput & { userId: string; id: string },
): Promise<InvoiceSchedule> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const row = await lockSchedule(tx, id);
    if (!row) throw notFound();
    if (row.draft_id === input.draft_id) return;
    if (row.status === 'ended') throw conflict(REFUSALS.scheduleEnded);
    const draft = await findDraft(tx, input.draft_id);
    if (draft?.schedule_id !== id) throw notFound(REFUSALS.draftMissing);
    checkVersion(row.template_version, draft.template_version ?? 0);
    const { content, currency } = await lockTemplate(tx, input);
    const isOtherFee = sumDraft(content, currency).net !== sumDraft(row.content, row.currency).net;
    if (isOtherFee && (await isCarePlanFee(tx, id))) throw conflict(REFUSALS.schedulePlan);
    await setDraftDeleted(tx, input.draft_id, at);
    await updateTemplate(tx, id, { content, currency, draftId: input.draft_id });
    const before = { total: sumDraft(row.content, row.currency).total };
    const after = { total: sumDraft(content, currency).total };
    await recordScheduleChange(tx, { userId, schedule: { id, content }, before, after, at });
  });
  return getSchedule(db, id);
}
