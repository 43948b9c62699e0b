import type { InvoiceSchedule, InvoiceTemplateInput } from '../../../contract/generated/model.ts';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { findSendingProblems, sumDraft } from '../../../contract/rules/invoice-drafts.ts';
import {
  findRecurrenceProblem,
  findTemplateProblem,
  periodText,
  toChangedStatus,
  toNextStatus,
  toYearly,
} from '../../../contract/rules/invoice-schedules.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalid, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import type { StoredInvoiceSchedule } from '../../store/invoice-state.ts';

type Operations =
  | 'adminListInvoiceSchedules'
  | 'adminCreateInvoiceSchedule'
  | 'adminSetInvoiceScheduleStatus'
  | 'adminSetInvoiceScheduleTemplate';

const toSchedule = ({ content, draftId: _draft, invoiceIds, ...row }: StoredInvoiceSchedule): InvoiceSchedule => {
  const { next_period: period, ...fields } = row;
  const { name, email, language } = content.recipient;
  const { total } = sumDraft(content, row.currency);
  const next_period = row.next_on === null ? '' : periodText(row, period, language);
  return { ...fields, name, email, next_period, made: invoiceIds.length, total, yearly: toYearly(total, row.every) };
};

/** The draft that becomes a template, or why it cannot. */
function findTemplate(db: MockDb, { draft_id: draftId, version }: InvoiceTemplateInput) {
  const draft = db.state.invoiceDrafts.find(({ id, deleted }) => id === draftId && !deleted);
  if (!draft) return { refusal: notFound(REFUSALS.draftMissing) };
  if (draft.invoiceId !== null) return { refusal: conflict(REFUSALS.invoiceSent) };
  if (draft.version !== version) return { refusal: conflict(REFUSALS.stale) };
  if (db.state.milestoneDrafts.some((milestone) => milestone.draftId === draftId))
    return { refusal: conflict(REFUSALS.scheduleQuote) };
  if (
    db.state.workEntries.some((entry) => entry.draftId === draftId) ||
    db.state.carePlans.some(({ drafts }) => drafts.some((own) => own.draftId === draftId))
  )
    return { refusal: conflict(REFUSALS.workRecurring) };
  const problem = findTemplateProblem(draft.content);
  if (problem) return { refusal: invalidField(problem.field, problem.message) };
  const [missing, ...others] = findSendingProblems(draft.content, db.state.paymentSettings.currency);
  return missing ? { refusal: invalid(missing.message, [missing, ...others]) } : { draft };
}

/** Recurring invoices; no time passes in the mocks, so none is made. */
export const createAdminInvoiceSchedulesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const today = () => toBusinessTime(new Date(), db.state.mailSettings.time_zone).day;
  const audit = (userId: string, schedule: StoredInvoiceSchedule, before: object | null, after: object) =>
    recordChange(db, {
      actorId: userId,
      action: before ? 'invoice-schedule.update' : 'invoice-schedule.create',
      subject: 'invoice-schedule',
      subjectId: schedule.id,
      label: schedule.content.recipient.name,
      before,
      after,
    });
  const isCarePlanFee = (id: string) => db.state.carePlans.some(({ scheduleId }) => scheduleId === id);
  return {
    adminListInvoiceSchedules: () => {
      const items = db.state.invoiceSchedules.toSorted((a, b) =>
        (a.next_on ?? '9999').localeCompare(b.next_on ?? '9999'),
      );
      return { status: 200, body: { items: items.slice(0, 200).map(toSchedule) } };
    },

    adminCreateInvoiceSchedule: ({ body: { draft_id, version, ends_on = null, times = null, ...input }, user }) => {
      const made = db.state.invoiceSchedules.find(({ draftId }) => draftId === draft_id);
      if (made) return { status: 200, body: toSchedule(made) };
      const { draft, refusal } = findTemplate(db, { draft_id, version });
      if (!draft) return refusal;
      const { currency } = db.state.paymentSettings;
      const recurrence = { ...input, ends_on, times };
      const problem = findRecurrenceProblem(recurrence, today());
      if (problem) return invalidField(problem.field, problem.message);
      draft.deleted = true;
      const schedule: StoredInvoiceSchedule = {
        id: crypto.randomUUID(),
        draftId: draft_id,
        content: draft.content,
        currency,
        ...recurrence,
        status: 'active',
        ...toNextStatus(recurrence, 0),
        version: 1,
        invoiceIds: [],
      };
      db.state.invoiceSchedules.push(schedule);
      const { every, first_on, sends } = input;
      audit(user.id, schedule, null, { every, first_on, ends_on, times, sends });
      return { status: 200, body: toSchedule(schedule) };
    },

    adminSetInvoiceScheduleStatus: ({ params, body: { status, version }, user }) => {
      const schedule = db.state.invoiceSchedules.find(({ id }) => id === params.id);
      if (!schedule) return notFound();
      if (schedule.version !== version) return conflict(REFUSALS.stale);
      if (schedule.status === 'ended') return conflict(REFUSALS.scheduleEnded);
      if (status !== 'active' && isCarePlanFee(schedule.id)) return conflict(REFUSALS.schedulePlan);
      if (status === 'active' && schedule.currency !== db.state.paymentSettings.currency)
        return conflict(REFUSALS.scheduleCurrency);
      const change = toChangedStatus(schedule, {
        status,
        nextPeriod: schedule.next_period,
        today: today(),
        waits: false,
      });
      audit(user.id, schedule, { status: schedule.status }, { status: change.status });
      Object.assign(schedule, change, { version: version + 1 });
      return { status: 200, body: toSchedule(schedule) };
    },

    adminSetInvoiceScheduleTemplate: ({ params, body, user }) => {
      const schedule = db.state.invoiceSchedules.find(({ id }) => id === params.id);
      if (!schedule) return notFound();
      if (schedule.draftId === body.draft_id) return { status: 200, body: toSchedule(schedule) };
      if (schedule.status === 'ended') return conflict(REFUSALS.scheduleEnded);
      const { draft, refusal } = findTemplate(db, body);
      if (!draft) return refusal;
      if (draft.scheduleId !== schedule.id) return notFound(REFUSALS.draftMissing);
      if (draft.templateId !== schedule.draftId) return conflict(REFUSALS.stale);
      const { currency } = db.state.paymentSettings;
      const [before, after] = [sumDraft(schedule.content, schedule.currency), sumDraft(draft.content, currency)];
      if (before.net !== after.net && isCarePlanFee(schedule.id)) return conflict(REFUSALS.schedulePlan);
      draft.deleted = true;
      const version = schedule.version + 1;
      Object.assign(schedule, { draftId: draft.id, content: draft.content, currency, version });
      audit(user.id, schedule, { total: before.total }, { total: after.total });
      return { status: 200, body: toSchedule(schedule) };
    },
  };
};
