import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { InvoiceRecurrence } from '../../../../contract/generated/model.ts';
import type { Database, StoredInvoiceDraft } from '../../db/schema.ts';
import type { InvoiceSchedulesTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'id',
  'content',
  'currency',
  'every',
  'first_on',
  'ends_on',
  'times',
  'sends',
  'status',
  'next_period',
  'next_on',
  'waits',
  'template_version',
  'version',
  'created_by',
  'draft_id',
] as const;

export type ScheduleRow = Pick<Selectable<InvoiceSchedulesTable>, (typeof COLUMNS)[number]> & {
  content: StoredInvoiceDraft;
  /** number of its invoices */
  made: number;
};

const schedules = (db: Kysely<Database>) =>
  db
    .selectFrom('invoice_schedules')
    .select(COLUMNS.map((column) => `invoice_schedules.${column}` as const))
    .select(
      sql<number>`(select count(*) from invoice_schedule_periods p where p.schedule_id = invoice_schedules.id)`.as(
        'made',
      ),
    );

export function listSchedules(db: Kysely<Database>, limit: number): Promise<ScheduleRow[]> {
  return schedules(db)
    .orderBy(sql`next_on nulls last`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export const findSchedule = (db: Kysely<Database>, id: string): Promise<ScheduleRow | undefined> =>
  schedules(db).where('id', '=', id).executeTakeFirst();

/** The recurring invoice that a draft became. */
export async function findScheduleOfDraft(db: Kysely<Database>, draftId: string): Promise<string | undefined> {
  const row = await db.selectFrom('invoice_schedules').select('id').where('draft_id', '=', draftId).executeTakeFirst();
  return row?.id;
}

/** Locked until the transaction ends. */
export const lockSchedule = (tx: Transaction<Database>, id: string): Promise<ScheduleRow | undefined> =>
  schedules(tx).where('id', '=', id).forUpdate('invoice_schedules').executeTakeFirst();

/** Whether it is the fee of a care plan. */
export const isCarePlanFee = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  (await findProjectOfSchedule(db, id)) !== null;

/** The project whose care plan it is the fee of; null for other recurring invoices. */
export async function findProjectOfSchedule(db: Kysely<Database>, id: string): Promise<string | null> {
  const plan = await db
    .selectFrom('care_plans')
    .select('lead_id')
    .where('schedule_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return plan?.lead_id ?? null;
}

/** One whose next invoice is due, locked; those that another server has locked are left to it. */
export const lockDueSchedule = (tx: Transaction<Database>, today: string): Promise<ScheduleRow | undefined> =>
  schedules(tx)
    .where('status', '=', 'active')
    .where('next_on', '<=', today)
    .orderBy('next_on')
    .orderBy('id')
    .limit(1)
    .forUpdate('invoice_schedules')
    .skipLocked()
    .executeTakeFirst();

export async function insertSchedule(
  tx: Transaction<Database>,
  { content, ...values }: Omit<Insertable<InvoiceSchedulesTable>, 'id' | 'content'> & { content: StoredInvoiceDraft },
): Promise<string> {
  const row = { ...values, content: JSON.stringify(content) };
  const { id } = await tx.insertInto('invoice_schedules').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateSchedule(
  tx: Transaction<Database>,
  id: string,
  change: Pick<Updateable<InvoiceSchedulesTable>, 'status' | 'waits' | 'next_period' | 'next_on' | 'ends_on'>,
): Promise<void> {
  await tx
    .updateTable('invoice_schedules')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function updateTemplate(
  tx: Transaction<Database>,
  id: string,
  { content, currency, draftId }: { content: StoredInvoiceDraft; currency: string; draftId: string },
): Promise<void> {
  await tx
    .updateTable('invoice_schedules')
    .set({
      content: JSON.stringify(content),
      currency,
      draft_id: draftId,
      template_version: sql`template_version + 1`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Ends the recurring invoices of a user who is erased next, and removes the user from them and from their history. */
export async function endSchedulesOf(tx: Transaction<Database>, userId: string): Promise<void> {
  const blank = { customerId: null, name: '', email: '', address: '', taxNumber: '' };
  await sql`with ended as (update invoice_schedules
      set content = jsonb_set(content, '{recipient}', (content -> 'recipient') || ${JSON.stringify(blank)}::jsonb),
          status = 'ended', next_on = null, version = version + 1
    where content -> 'recipient' ->> 'customerId' = ${userId} returning id)
    update audit_entries set label = 'Deleted user' from ended
     where subject = 'invoice-schedule' and subject_id = ended.id::text`.execute(tx);
}

export async function insertPeriod(
  tx: Transaction<Database>,
  values: { schedule_id: string; period: number; draft_id: string; currency: string; is_pending: boolean },
): Promise<void> {
  await tx.insertInto('invoice_schedule_periods').values(values).execute();
}

/** The currency of a draft that a recurring invoice has made; undefined for other drafts. */
export async function findPeriodCurrency(db: Kysely<Database>, draftId: string): Promise<string | undefined> {
  const made = db.selectFrom('invoice_schedule_periods').select('currency').where('draft_id', '=', draftId);
  return (await made.executeTakeFirst())?.currency;
}

export interface PendingDraft {
  draft_id: string;
  version: number;
  created_by: string | null;
}

/** Drafts of recurring invoices that still have to be sent; deleted ones are left out. */
export async function listPendingDrafts(db: Kysely<Database>): Promise<PendingDraft[]> {
  const { rows } = await sql<PendingDraft>`
    select d.id as draft_id, d.version, s.created_by
      from invoice_schedule_periods p
      join invoice_schedules s on s.id = p.schedule_id
      join invoice_drafts d on d.id = p.draft_id
     where p.is_pending and d.deleted_at is null and d.invoice_id is null
     order by p.schedule_id, p.period`.execute(db);
  return rows;
}

/** @returns whether it was pending: another server may have been first */
export async function settlePeriod(db: Kysely<Database>, draftId: string): Promise<boolean> {
  const settled = await db
    .updateTable('invoice_schedule_periods')
    .set({ is_pending: false })
    .where('draft_id', '=', draftId)
    .where('is_pending', '=', true)
    .returning('period')
    .execute();
  return settled.length > 0;
}

/** When an issued invoice recurs; null for one that was written once. */
export async function findRecurrence(db: Kysely<Database>, invoiceId: string): Promise<InvoiceRecurrence | null> {
  const row = await db
    .selectFrom('invoice_schedules as s')
    .innerJoin('invoice_schedule_periods as p', 'p.schedule_id', 's.id')
    .innerJoin('invoice_drafts as d', 'd.id', 'p.draft_id')
    .select(['s.every', 's.next_on', 's.status'])
    .where('d.invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row ? { every: row.every, next_on: row.status === 'active' ? row.next_on : null } : null;
}
