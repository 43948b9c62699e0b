import type { Kysely, Transaction } from 'kysely';
import type { InvoiceReminders, ReminderPlan, SentReminder } from '../../../../contract/generated/model.ts';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { fillInstalments, toPlan } from '../../../../contract/rules/invoice-instalments.ts';
import {
  findDueReminder,
  findPauseReason,
  findRequestedPart,
  hasDuplicateStep,
  listUpcomingReminders,
  sortSteps,
  sumDue,
  toAuditedPlan,
} from '../../../../contract/rules/invoice-reminders.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { invoiceReminderMail } from '../../mail/invoice-reminder-message.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { recordInvoiceChange, toMailed } from './direct-invoices.service.ts';
import { findInvoiceBalance, type InvoiceBalance, lockInvoiceBalance } from './invoice-balance.service.ts';
import { emailInvoice } from './invoice-emails.service.ts';
import { listOrdersToRemind } from './invoice-orders.repository.ts';
import {
  findPaymentStates,
  findSilenced,
  getReminderPlan,
  insertReminder,
  listInvoicesToRemind,
  listReminders,
  lockReminderPlan,
  type ReminderRow,
  setSilenced,
  updateReminderPlan,
} from './invoice-reminders.repository.ts';
import { remindOrderOnce } from './order-invoices.service.ts';
import { findInstructions } from './send-invoice.service.ts';

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>;
type ReminderJobDeps = ReminderDeps & Pick<Deps, 'log'>;

/** Reminders are read in the morning, by the shop's clock. */
const FIRST_HOUR = 9;

/** No step is sent later than this after its day: a weekend, and a pause of the server. */
const MAX_LATE_DAYS = 5;

const toSent = ({ id, due_on, days, amount_cents, sent_at, sent_by }: ReminderRow): SentReminder => ({
  id,
  sent_at: sent_at.toISOString(),
  dueOn: due_on,
  days,
  amount: toAmount(amount_cents),
  sent_by,
});

/** Input of the reminder rules for an invoice. */
async function readReminderState(
  db: Kysely<Database>,
  { direct, invoice, amounts, instalments, leftCents }: InvoiceBalance,
) {
  const timeZone = await findShopZone(db);
  const rows = await listReminders(db, invoice.id);
  const onDay = (at: Date) => toBusinessTime(at, timeZone).day;
  const states = await findPaymentStates(db, invoice.id);
  const isSilenced = (await findSilenced(db, invoice.id)) ?? false;
  return {
    rows,
    isSilenced,
    pauseReason: findPauseReason({ left: leftCents, isSilenced, ...states }),
    state: {
      plan: await getReminderPlan(db),
      parts: fillInstalments(toPlan(instalments, direct.due_on, amounts.total), amounts),
      issuedOn: onDay(invoice.issued_at),
      reminders: rows.map(({ sent_at, due_on: dueOn, days }) => ({ on: onDay(sent_at), dueOn, days })),
    },
    onDay,
  };
}

/** @throws AppError 404 for the invoice of an order */
export async function getInvoiceReminders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<InvoiceReminders> {
  const invoice = await findInvoiceBalance(db, id);
  if (!invoice) throw notFound();
  const { rows, isSilenced, pauseReason, state, onDay } = await readReminderState(db, invoice);
  const upcoming = pauseReason === null ? listUpcomingReminders(state, onDay(clock.now())) : [];
  return {
    silenced: isSilenced,
    pause_reason: pauseReason,
    sent: rows.map(toSent),
    upcoming: upcoming.map(({ on, dueOn, days }) => ({ on, dueOn, days })),
  };
}

interface Reminder {
  dueOn: string;
  /** null for one that an administrator sends */
  days: number | null;
  userId: string | null;
  today: string;
  at: Date;
}

/** Records the reminder and queues its email in one transaction. @returns what it asks for, in hundredths */
async function sendReminder(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  { direct, invoice, amounts, instalments, leftCents }: InvoiceBalance,
  { dueOn, days, userId, today, at }: Reminder,
): Promise<number> {
  const filled = fillInstalments(toPlan(instalments, direct.due_on, amounts.total), amounts);
  const parts = filled.filter((part) => part.left > 0 && part.dueOn <= dueOn);
  const cents = sumDue(filled, dueOn);
  await insertReminder(tx, {
    invoice_id: invoice.id,
    due_on: dueOn,
    days,
    amount_cents: cents,
    sent_by: userId,
    sent_at: at,
  });
  const mailed = {
    ...toMailed(invoice),
    ...amounts,
    parts,
    left: leftCents,
    overdue: sumDue(parts, addDays(today, -1)),
    instructions: await findInstructions(tx),
  };
  await emailInvoice(deps, tx, { invoice, direct }, (to, link) => invoiceReminderMail(to, { ...mailed, link }, at));
  return cents;
}

/**
 * Sends the reminder of an invoice that is due today by the plan. Locked, so that two servers send it once; what was paid,
 * silenced or sent since the list was read counts.
 */
const remindOnce = (deps: ReminderDeps, id: string, at: Date): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const invoice = await lockInvoiceBalance(tx, id);
    if (!invoice) return;
    const { pauseReason, state, onDay } = await readReminderState(tx, invoice);
    const today = onDay(at);
    const due = pauseReason === null ? findDueReminder(state, today) : undefined;
    if (due) await sendReminder(deps, tx, invoice, { ...due, userId: null, today, at });
  });

/** Sends all reminders that are due by the plan, each step of an invoice at most once. A failure holds up no other. */
export async function sendDueReminders(deps: ReminderJobDeps): Promise<void> {
  const at = deps.clock.now();
  const { day: today, hour } = toBusinessTime(at, await findShopZone(deps.db));
  const { steps } = await getReminderPlan(deps.db);
  const days = steps.filter(({ active }) => active).map((step) => step.days);
  if (days.length === 0 || hour < FIRST_HOUR) return;
  const range = {
    from: addDays(today, -Math.max(...days) - MAX_LATE_DAYS),
    to: addDays(today, -Math.min(...days)),
  };
  for (const id of await listInvoicesToRemind(deps.db, range)) {
    await remindOnce(deps, id, at).catch((error: unknown) => {
      deps.log.error('An invoice reminder could not be sent', { invoice: id, error });
    });
  }
  for (const id of await listOrdersToRemind(deps.db, range)) {
    await remindOrderOnce(deps, id, { today, at }).catch((error: unknown) => {
      deps.log.error('A reminder for an order on invoice could not be sent', { order: id, error });
    });
  }
}

/** @throws AppError 404, 409 */
export async function sendReminderNow(
  deps: ReminderDeps,
  { userId, id, sent }: { userId: string; id: string; sent: number },
): Promise<InvoiceReminders> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const invoice = await lockInvoiceBalance(tx, id);
    if (!invoice) throw notFound();
    const { rows, pauseReason, state, onDay } = await readReminderState(tx, invoice);
    if (rows.length !== sent) throw conflict(REFUSALS.reminderChanged);
    if (pauseReason === 'disputed') throw conflict(REFUSALS.reminderDisputed);
    if (pauseReason === 'payment_check') throw conflict(REFUSALS.reminderUnderReview);
    const today = onDay(at);
    const part = findRequestedPart(state.parts, today);
    if (!part) throw conflict(REFUSALS.invoiceNothingDue);
    const cents = await sendReminder(deps, tx, invoice, {
      dueOn: part.dueOn,
      days: null,
      userId,
      today,
      at,
    });
    const after = { reminded: toAmount(cents) };
    await recordInvoiceChange(tx, { userId, invoice: invoice.invoice, action: 'invoice.remind', after, at });
  });
  return getInvoiceReminders(deps, id);
}

/** @throws AppError 404 */
export async function silenceInvoice(
  deps: ReminderDeps,
  { userId, id, silenced }: { userId: string; id: string; silenced: boolean },
): Promise<InvoiceReminders> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockInvoiceBalance(tx, id);
    if (!locked) throw notFound();
    if ((await findSilenced(tx, id)) === silenced) return;
    await setSilenced(tx, id, silenced);
    const { invoice } = locked;
    await recordInvoiceChange(tx, { userId, invoice, action: 'invoice.silence', after: { silenced }, at });
  });
  return getInvoiceReminders(deps, id);
}

/** @throws AppError 400 for two steps on one day, 409 for an outdated version */
export function saveReminderPlan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  input: ReminderPlan,
): Promise<ReminderPlan> {
  if (hasDuplicateStep(input)) throw invalid('steps', REFUSALS.reminderTwice);
  return inTransaction(db, async (tx) => {
    const before = await lockReminderPlan(tx);
    if (before.version !== input.version) throw conflict(REFUSALS.stale);
    const saved = await updateReminderPlan(tx, { ...input, steps: sortSteps(input.steps) });
    const changes = changedFields(toAuditedPlan(before), toAuditedPlan(saved));
    if (changes)
      await recordChange(tx, {
        actorId,
        action: 'invoice-settings.update',
        subject: 'invoice-settings',
        subjectId: null,
        label: 'Payment reminders',
        ...changes,
        at: clock.now(),
      });
    return saved;
  });
}
