import type { Kysely } from 'kysely';
import type {
  InvoiceSchedule,
  InvoiceScheduleChange,
  InvoiceScheduleInput,
} from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { findSendingProblems, sumDraft } from '../../../../contract/rules/invoice-drafts.ts';
import {
  findRecurrenceProblem,
  periodText,
  toChangedStatus,
  toNextStatus,
  toYearly,
  writePeriod,
} from '../../../../contract/rules/invoice-schedules.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listAccountingAdmins } from './disputes.repository.ts';
import { findAgreedCurrency, insertDraft, lockDraft, setDraftDeleted } from './invoice-drafts.repository.ts';
import { findBusinessDay } from './invoice-filter.service.ts';
import {
  findSchedule,
  findScheduleOfDraft,
  insertPeriod,
  insertSchedule,
  listPendingDrafts,
  listSchedules,
  lockDueSchedule,
  lockSchedule,
  type PendingDraft,
  type ScheduleRow,
  settlePeriod,
  updateSchedule,
} from './invoice-schedules.repository.ts';
import { sendInvoiceDraft } from './send-invoice.service.ts';

type ScheduleDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>;

const MAX_LISTED = 200;

const toSchedule = ({ content, created_by: _creator, next_period: period, ...row }: ScheduleRow): InvoiceSchedule => {
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

/**
 * Makes a draft a recurring invoice, once.
 * @throws AppError 400 for an incomplete draft and for invalid days, 404, 409
 */
export async function createInvoiceSchedule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { draft_id: draftId, version, ends_on = null, times = null, ...input }: InvoiceScheduleInput,
): Promise<InvoiceSchedule> {
  const at = clock.now();
  const id = await inTransaction(db, async (tx) => {
    const draft = await lockDraft(tx, draftId);
    const made = await findScheduleOfDraft(tx, draftId);
    if (made !== undefined) return made;
    if (!draft || draft.deleted_at !== null) throw notFound(REFUSALS.draftMissing);
    if (draft.invoice_id !== null) throw conflict(REFUSALS.invoiceSent);
    checkVersion(draft.version, version);
    if ((await findAgreedCurrency(tx, draftId)) !== undefined) throw conflict(REFUSALS.scheduleQuote);
    const currency = await findShopCurrency(tx);
    const { deposits = [], instalments = [] } = draft.content;
    const content = { ...draft.content, deposits, instalments };
    const recurrence = { ...input, ends_on, times };
    const problem = findRecurrenceProblem(recurrence, content, await findBusinessDay(tx, at));
    if (problem) throw invalid(problem.field, problem.message);
    const [missing, ...others] = findSendingProblems(content, currency);
    if (missing) throw new AppError(400, 'invalid_request', missing.message, { details: [missing, ...others] });
    await setDraftDeleted(tx, draftId, at);
    const { next_on } = toNextStatus(recurrence, 0);
    const row = { ...recurrence, draft_id: draftId, content, currency, next_on, created_by: userId, created_at: at };
    const inserted = await insertSchedule(tx, row);
    const { every, first_on, sends } = input;
    await recordChange(tx, {
      actorId: userId,
      action: 'invoice-schedule.create',
      subject: 'invoice-schedule',
      subjectId: inserted,
      label: content.recipient.name,
      before: null,
      after: { every, first_on, ends_on, times, sends },
      at,
    });
    return inserted;
  });
  return getSchedule(db, id);
}

/** @throws AppError 404, 409 for an outdated version and after its end */
export async function setInvoiceScheduleStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, id, status, version }: InvoiceScheduleChange & { userId: string; id: string },
): Promise<InvoiceSchedule> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const row = await lockSchedule(tx, id);
    if (!row) throw notFound();
    checkVersion(row.version, version);
    if (row.status === 'ended') throw conflict(REFUSALS.scheduleEnded);
    const today = await findBusinessDay(tx, at);
    await updateSchedule(tx, id, toChangedStatus(row, { status, nextPeriod: row.next_period, today }));
    await recordChange(tx, {
      actorId: userId,
      action: 'invoice-schedule.update',
      subject: 'invoice-schedule',
      subjectId: id,
      label: row.content.recipient.name,
      before: { status: row.status },
      after: { status },
      at,
    });
  });
  return getSchedule(db, id);
}

/** Makes the draft of the next period of one recurring invoice that is due. @returns whether there was one */
const makeNext = ({ db }: Pick<Deps, 'db'>, today: string, at: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const currency = await findShopCurrency(tx);
    const row = await lockDueSchedule(tx, { today, currency });
    if (!row) return false;
    const { deposits = [], instalments = [] } = row.content;
    const text = periodText(row, row.next_period, row.content.recipient.language);
    const content = writePeriod({ ...row.content, deposits, instalments }, text);
    const draftId = await insertDraft(tx, { content, userId: row.created_by, at });
    const period = { schedule_id: row.id, period: row.next_period, draft_id: draftId, is_pending: row.sends };
    await insertPeriod(tx, period);
    await updateSchedule(tx, row.id, toNextStatus(row, row.next_period + 1));
    return true;
  });

/** Sends an invoice; one that cannot be sent stays a draft, and those who keep the books are notified. */
async function sendPending(deps: ScheduleDeps, { draft_id: id, version, created_by }: PendingDraft): Promise<void> {
  try {
    await sendInvoiceDraft(deps, { userId: created_by, id, version });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn('A recurring invoice could not be sent', { error });
    const title = msg`A recurring invoice could not be sent`;
    const body = msg`It is a draft now. ${error.message}`;
    await inTransaction(deps.db, async (tx) =>
      notify(
        tx,
        await listAccountingAdmins(tx),
        { kind: 'wallet', title, body, href: `/admin/orders/invoices?draft=${id}` },
        deps.clock.now(),
      ),
    );
  }
  await settlePeriod(deps.db, id);
}

/** Makes all recurring invoices that are due, each period once, also those missed while no server ran. */
export async function makeDueInvoices(deps: ScheduleDeps): Promise<void> {
  const at = deps.clock.now();
  const today = await findBusinessDay(deps.db, at);
  while (await makeNext(deps, today, at));
  for (const draft of await listPendingDrafts(deps.db)) await sendPending(deps, draft);
}
