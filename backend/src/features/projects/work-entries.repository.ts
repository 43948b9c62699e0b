import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { WorkEntryValues, WorkStatus } from '../../../../contract/rules/project-hours.ts';
import type { Database } from '../../db/schema.ts';
import type { ProjectHoursTable, WorkEntriesTable } from '../../db/tables.gen.ts';

type HoursSettings = Pick<Selectable<ProjectHoursTable>, 'rate_cents' | 'is_shown'> & {
  taxName: string;
  taxPercent: number;
};

/** Until the studio has set something. */
const NO_SETTINGS: HoursSettings = { rate_cents: 0, taxName: '', taxPercent: 0, is_shown: false };

export async function findHoursSettings(db: Kysely<Database>, leadId: string): Promise<HoursSettings> {
  const columns = ['rate_cents', 'tax_name as taxName', 'tax_percent as taxPercent', 'is_shown'] as const;
  const row = await db.selectFrom('project_hours').select(columns).where('lead_id', '=', leadId).executeTakeFirst();
  return row ?? NO_SETTINGS;
}

export async function setHoursSettings(
  tx: Transaction<Database>,
  leadId: string,
  { taxName, taxPercent, ...settings }: HoursSettings,
): Promise<void> {
  const values = { ...settings, tax_name: taxName, tax_percent: taxPercent };
  await tx
    .insertInto('project_hours')
    .values({ lead_id: leadId, ...values })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(values))
    .execute();
}

export type WorkEntryRow = Omit<Selectable<WorkEntriesTable>, 'lead_id' | 'user_id' | 'created_at'> & {
  status: WorkStatus;
  /** null once the account is erased */
  recorded_by: string | null;
  /** null until the draft is sent, like year and number */
  invoice_id: string | null;
  year: number | null;
  number: number | null;
  /** null without a receipt, like its size and whether the client sees it */
  receipt_name: string | null;
  receipt_bytes: number | null;
  receipt_shown: boolean | null;
};

/** An entry of a deleted draft is not invoiced. */
const STATUS = sql<WorkStatus>`case
  when e.care_plan_id is not null then 'care_plan'
  when not e.is_billable then 'not_billable'
  when d.invoice_id is not null then 'billed'
  when d.id is null or d.deleted_at is not null then 'unbilled'
  else 'draft' end`;

const entries = (db: Kysely<Database>) =>
  db
    .selectFrom('work_entries as e')
    .leftJoin('invoice_drafts as d', 'd.id', 'e.draft_id')
    .leftJoin('invoices as i', 'i.id', 'd.invoice_id')
    .leftJoin('users', 'users.id', 'e.user_id')
    .leftJoin('work_receipts as r', 'r.entry_id', 'e.id')
    .select(['e.id', 'e.kind', 'e.worked_on', 'e.text', 'e.minutes', 'e.rate_cents', 'e.amount_cents'])
    .select([
      'e.is_billable',
      'e.draft_id',
      'e.care_plan_id',
      'd.invoice_id',
      'i.year',
      'i.number',
      'users.name as recorded_by',
      'r.name as receipt_name',
      'r.size_bytes as receipt_bytes',
      'r.is_shown as receipt_shown',
    ])
    .select(STATUS.as('status'));

/** Newest day first. */
export function listWorkEntries(
  db: Kysely<Database>,
  { leadId, status, limit }: { leadId: string; status: WorkStatus | undefined; limit: number },
): Promise<WorkEntryRow[]> {
  const listed = entries(db).where('e.lead_id', '=', leadId);
  return (status === undefined ? listed : listed.where(STATUS, '=', status))
    .orderBy('e.worked_on', 'desc')
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

interface WorkSumRow {
  kind: 'time' | 'expense';
  status: WorkStatus;
  entries: number;
  minutes: number;
  cents: number;
}

/** The sums of a project by kind and state. */
export function listWorkSums(db: Kysely<Database>, leadId: string): Promise<WorkSumRow[]> {
  return db
    .selectFrom('work_entries as e')
    .leftJoin('invoice_drafts as d', 'd.id', 'e.draft_id')
    .select(['e.kind', STATUS.as('status'), sql<number>`count(*)::integer`.as('entries')])
    .select(sql<number>`sum(e.minutes)::integer`.as('minutes'))
    .select(sql<number>`sum(e.amount_cents)::bigint`.as('cents'))
    .where('e.lead_id', '=', leadId)
    .groupBy(['e.kind', STATUS])
    .execute();
}

/** The hours of each month, newest first. */
export function listMonthHours(
  db: Kysely<Database>,
  leadId: string,
): Promise<{ month: string; minutes: number; billable_minutes: number }[]> {
  const month = sql<string>`to_char(worked_on, 'YYYY-MM')`;
  return db
    .selectFrom('work_entries')
    .select(month.as('month'))
    .select(sql<number>`sum(minutes)::integer`.as('minutes'))
    .select(sql<number>`coalesce(sum(minutes) filter (where is_billable), 0)::integer`.as('billable_minutes'))
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'time')
    .groupBy(month)
    .orderBy(month, 'desc')
    .limit(600)
    .execute();
}

/** @returns whether it is new */
export async function insertWorkEntry(
  tx: Transaction<Database>,
  values: Insertable<WorkEntriesTable>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('work_entries')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}

/**
 * Entries of a project, the oldest day first, locked with their drafts until the transaction ends: no draft of them is sent,
 * deleted or restored meanwhile.
 */
export async function lockWorkEntries(
  tx: Transaction<Database>,
  leadId: string,
  ids: readonly string[],
): Promise<WorkEntryRow[]> {
  const locked = await tx
    .selectFrom('work_entries')
    .select('draft_id')
    .where('lead_id', '=', leadId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const drafts = locked.flatMap(({ draft_id }) => draft_id ?? []);
  if (drafts.length > 0)
    await tx.selectFrom('invoice_drafts').select('id').where('id', 'in', drafts).orderBy('id').forUpdate().execute();
  return entries(tx)
    .where('e.lead_id', '=', leadId)
    .where('e.id', 'in', ids)
    .orderBy('e.worked_on')
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();
}

/** Removes the deleted drafts of locked entries for good: restored, they would invoice what is changed or invoiced now. */
export async function purgeDraftsOf(tx: Transaction<Database>, rows: readonly WorkEntryRow[]): Promise<void> {
  const drafts = rows.flatMap(({ draft_id }) => draft_id ?? []);
  if (drafts.length > 0)
    await tx
      .deleteFrom('invoice_drafts')
      .where('id', 'in', drafts)
      .where('deleted_at', 'is not', null)
      .where('invoice_id', 'is', null)
      .execute();
}

export async function updateWorkEntries(
  tx: Transaction<Database>,
  ids: readonly string[],
  values: (WorkEntryValues & { care_plan_id: string | null }) | { draft_id: string },
): Promise<void> {
  await tx.updateTable('work_entries').set(values).where('id', 'in', ids).execute();
}

export async function deleteWorkEntry(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('work_entries').where('id', '=', id).execute();
}

export async function hasWorkEntry(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db.selectFrom('work_entries').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
