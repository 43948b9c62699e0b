import { addDays } from '../../../contract/rules/calendar.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import {
  findRequestedPart,
  hasDuplicateStep,
  sortSteps,
  sumDue,
  toAuditedPlan,
} from '../../../contract/rules/invoice-reminders.ts';
import { toAmount } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { logInvoiceMail } from '../../store/invoice-mails.ts';
import { recordInvoiceChange } from '../../store/recorded-payments.ts';
import { findReminders, readReminderState, remindersOf } from '../../store/reminders.ts';

type Operations =
  | 'adminGetInvoiceReminders'
  | 'adminSendInvoiceReminder'
  | 'adminSilenceInvoice'
  | 'adminGetReminderPlan'
  | 'adminUpdateReminderPlan';

/** Reminders of unpaid invoices that the studio has written; the mocks send those that an administrator asks for. */
export const createAdminInvoiceRemindersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const answer = (id: string) => {
    const body = findReminders(db, id);
    return body ? { status: 200 as const, body } : notFound();
  };
  return {
    adminGetInvoiceReminders: ({ params }) => answer(params.id),

    adminSendInvoiceReminder: ({ params, body, user }) => {
      const read = readReminderState(db, params.id);
      if (!read) return notFound();
      const stored = remindersOf(db, params.id);
      if (stored.sent.length !== body.sent) return conflict(REFUSALS.reminderChanged);
      if (read.pauseReason === 'disputed') return conflict(REFUSALS.reminderDisputed);
      if (read.pauseReason === 'payment_check') return conflict(REFUSALS.reminderUnderReview);
      const { invoice, state, today } = read;
      const part = findRequestedPart(state.parts, today);
      if (!part) return conflict(REFUSALS.invoiceNothingDue);
      const amount = toAmount(sumDue(state.parts, part.dueOn));
      const reminder = {
        id: crypto.randomUUID(),
        sent_at: new Date().toISOString(),
        dueOn: part.dueOn,
        days: null,
        amount,
        sent_by: db.account(user.id)?.user.name ?? null,
      };
      db.state.invoiceReminders[params.id] = { ...stored, sent: [...stored.sent, reminder] };
      const isOverdue = sumDue(state.parts, part.dueOn < today ? part.dueOn : addDays(today, -1)) > 0;
      const kind = isOverdue ? 'invoice-overdue' : 'invoice-reminder';
      logInvoiceMail(db, invoice, { kind, subject: `Invoice ${invoice.number} is due` });
      recordInvoiceChange(db, { actorId: user.id, action: 'invoice.remind', invoice, after: { reminded: amount } });
      return answer(params.id);
    },

    adminSilenceInvoice: ({ params, body: { silenced }, user }) => {
      const read = readReminderState(db, params.id);
      if (!read) return notFound();
      const stored = remindersOf(db, params.id);
      if (stored.silenced !== silenced) {
        db.state.invoiceReminders[params.id] = { ...stored, silenced };
        const { invoice } = read;
        recordInvoiceChange(db, { actorId: user.id, action: 'invoice.silence', invoice, after: { silenced } });
      }
      return answer(params.id);
    },

    adminGetReminderPlan: () => ({ status: 200, body: db.state.reminderPlan }),

    adminUpdateReminderPlan: ({ body, user }) => {
      const before = db.state.reminderPlan;
      if (hasDuplicateStep(body)) return invalidField('steps', REFUSALS.reminderTwice);
      if (before.version !== body.version) return conflict(REFUSALS.stale);
      const plan = { ...body, steps: sortSteps(body.steps), version: before.version + 1 };
      db.state.reminderPlan = plan;
      const changes = changedFields(toAuditedPlan(before), toAuditedPlan(plan));
      if (changes)
        recordChange(db, {
          actorId: user.id,
          action: 'invoice-settings.update',
          subject: 'invoice-settings',
          subjectId: null,
          label: 'Payment reminders',
          ...changes,
        });
      return { status: 200, body: plan };
    },
  };
};
