import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { ReminderPlan } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { InvoiceRemindersTable } from '../../db/tables.gen.ts';

const PLAN_COLUMNS = ['steps', 'skips_weekend', 'version'] as const;

export function getReminderPlan(db: Kysely<Database>): Promise<ReminderPlan> {
  return db.selectFrom('invoice_reminder_plan').select(PLAN_COLUMNS).executeTakeFirstOrThrow();
}

/** Locked until the transaction ends, so that changes are serialised. */
export function lockReminderPlan(tx: Transaction<Database>): Promise<ReminderPlan> {
  return tx.selectFrom('invoice_reminder_plan').select(PLAN_COLUMNS).forUpdate().executeTakeFirstOrThrow();
}

export function updateReminderPlan(tx: Transaction<Database>, { steps, ...plan }: ReminderPlan): Promise<ReminderPlan> {
  return tx
    .updateTable('invoice_reminder_plan')
    .set({ ...plan, steps: JSON.stringify(steps), version: plan.version + 1 })
    .returning(PLAN_COLUMNS)
    .executeTakeFirstOrThrow();
}

export interface ReminderRow {
  id: string;
  due_on: string;
  days: number | null;
  amount_cents: number;
  sent_at: Date;
  /** name of the administrator */
  sent_by: string | null;
}

/** Reminders of an invoice, oldest first. */
export function listReminders(db: Kysely<Database>, invoiceId: string): Promise<ReminderRow[]> {
  return db
    .selectFrom('invoice_reminders as r')
    .leftJoin('users', 'users.id', 'r.sent_by')
    .select(['r.id', 'r.due_on', 'r.days', 'r.amount_cents', 'r.sent_at', 'users.name as sent_by'])
    .where('r.invoice_id', '=', invoiceId)
    .orderBy('r.sent_at')
    .orderBy('r.id')
    .execute();
}

export async function insertReminder(
  tx: Transaction<Database>,
  values: Omit<Insertable<InvoiceRemindersTable>, 'id'>,
): Promise<void> {
  await tx.insertInto('invoice_reminders').values(values).execute();
}

export async function findSilenced(db: Kysely<Database>, invoiceId: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('direct_invoices')
    .select('is_silenced')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row?.is_silenced;
}

export async function setSilenced(tx: Transaction<Database>, invoiceId: string, isSilenced: boolean): Promise<void> {
  await tx
    .updateTable('direct_invoices')
    .set({ is_silenced: isSilenced })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Ends the plan's reminders of a user who is erased; they would write the email into the log again. */
export async function silenceInvoicesOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.updateTable('direct_invoices').set({ is_silenced: true }).where('user_id', '=', userId).execute();
}

/** Why a payment of an invoice forbids reminders: it is checked, or its bank has reversed it. */
export async function findPaymentStates(
  db: Kysely<Database>,
  invoiceId: string,
): Promise<{ isUnderReview: boolean; isDisputed: boolean }> {
  const rows = await db.selectFrom('payments').select(['status', 'hold']).where('invoice_id', '=', invoiceId).execute();
  return {
    isUnderReview: rows.some(({ status, hold }) => hold !== null && (status === 'created' || status === 'pending')),
    isDisputed: rows.some(({ status }) => status === 'disputed'),
  };
}

/** Invoices that are neither silenced nor paid, with a part that is due between two days. */
export async function listInvoicesToRemind(
  db: Kysely<Database>,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.invoice_id as id from direct_invoices d join invoices billed on billed.id = d.invoice_id
     where not d.is_silenced
       and (d.due_on between ${from}::date and ${to}::date
         or exists (select from invoice_instalments part where part.invoice_id = d.invoice_id
           and part.due_on between ${from}::date and ${to}::date))
       and billed.total_cents
         + coalesce((select sum(total_cents) from invoices notes where notes.credits_id = billed.id), 0)
         > coalesce((select sum(amount_cents) from invoice_payments paid where paid.invoice_id = billed.id), 0)
     order by d.due_on, d.invoice_id`.execute(db);
  return rows.map(({ id }) => id);
}
