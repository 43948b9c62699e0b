import type { InvoiceReminders, ReminderPlan } from '../../contract/generated/model.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { fillInstalments, toInstalments, toPlan } from '../../contract/rules/invoice-instalments.ts';
import { listComingReminders, toSilence } from '../../contract/rules/invoice-reminders.ts';
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
export function readReminding(db: MockDb, id: string) {
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
    silence: toSilence({
      left: toCents(invoice.left),
      isDisputed: payments.some(({ status }) => status === 'disputed'),
      isChecked: payments.some(({ status, hold }) => (status === 'created' || status === 'pending') && hold !== null),
      isSilenced: silenced,
    }),
    reminding: {
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
  const read = readReminding(db, id);
  if (!read) return undefined;
  const { silenced, sent } = remindersOf(db, id);
  const coming = read.silence === null ? listComingReminders(read.reminding, read.today) : [];
  return {
    silenced,
    silence: read.silence,
    sent,
    coming: coming.map(({ on, dueOn, days }) => ({ on, dueOn, days })),
  };
}
