import type { InvoiceReminders, ReminderPlan } from '../../contract/generated/model.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { fillInstalments, toInstalments, toPlan } from '../../contract/rules/invoice-instalments.ts';
import { findPauseReason, listUpcomingReminders } from '../../contract/rules/invoice-reminders.ts';
import { toCents } from '../../contract/rules/money.ts';
import type { MockDb } from './db.ts';
import { findDirectInvoice } from './direct-invoices.ts';

/** Usual steps, all of them off. */
export const defaultReminderPlan = (): ReminderPlan => ({
  steps: [-3, 0, 7, 14].map((days) => ({ days, active: false })),
  skips_weekend: true,
  version: 0,
});

export const remindersOf = (db: MockDb, id: string) => db.state.invoiceReminders[id] ?? { silenced: false, sent: [] };

/** What the rules about reminders read of an invoice; undefined for that of an order. */
export function readReminderState(db: MockDb, id: string) {
  const invoice = findDirectInvoice(db, id);
  const [document] = invoice?.items ?? [];
  if (!invoice || !document) return undefined;
  const { silenced, sent } = remindersOf(db, id);
  const onDay = (at: string | Date) => toBusinessTime(new Date(at), db.state.mailSettings.time_zone).day;
  const amounts = { total: toCents(invoice.total), credited: toCents(invoice.credited), paid: toCents(invoice.paid) };
  const plan = toPlan(toInstalments(document.instalments), invoice.dueOn, amounts.total);
  const payments = db.state.payments.filter(({ invoiceId }) => invoiceId === id);
  return {
    invoice,
    pauseReason: findPauseReason({
      left: toCents(invoice.left),
      isDisputed: payments.some(({ status }) => status === 'disputed'),
      isUnderReview: payments.some(
        ({ status, hold }) => (status === 'created' || status === 'pending') && hold !== null,
      ),
      isSilenced: silenced,
    }),
    state: {
      plan: db.state.reminderPlan,
      parts: fillInstalments(plan, amounts),
      issuedOn: onDay(document.issued_at),
      reminders: sent.map(({ sent_at, dueOn, days }) => ({ on: onDay(sent_at), dueOn, days })),
    },
    today: onDay(new Date()),
  };
}

/** The reminders of an invoice; undefined for that of an order. */
export function findReminders(db: MockDb, id: string): InvoiceReminders | undefined {
  const read = readReminderState(db, id);
  if (!read) return undefined;
  const { silenced, sent } = remindersOf(db, id);
  const upcoming = read.pauseReason === null ? listUpcomingReminders(read.state, read.today) : [];
  return {
    silenced,
    pause_reason: read.pauseReason,
    sent,
    upcoming: upcoming.map(({ on, dueOn, days }) => ({ on, dueOn, days })),
  };
}
