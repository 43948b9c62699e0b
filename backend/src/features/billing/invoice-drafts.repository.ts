import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, StoredInvoiceDraft } from '../../db/schema.ts';
import type { InvoiceDraftsTable } from '../../db/tables.gen.ts';

export type InvoiceDraftRow = Pick<
  Selectable<InvoiceDraftsTable>,
  'id' | 'content' | 'version' | 'updated_at' | 'deleted_at' | 'invoice_id' | 'template_version'
> & {
  /** Name of the administrator who saved it last; null once the account is erased. */
  saved_by: string | null;
  /** The recurring invoice whose template it can replace. */
  schedule_id: string | null;
};

const drafts = (db: Kysely<Database>) =>
  db
    .selectFrom('invoice_drafts')
    .leftJoin('users', 'users.id', 'invoice_drafts.updated_by')
    .select(['invoice_drafts.id', 'content', 'invoice_drafts.version', 'invoice_drafts.updated_at'])
    .select(['invoice_drafts.deleted_at', 'invoice_id', 'template_version', 'users.name as saved_by'])
    .select(({ selectFrom }) =>
      selectFrom('invoice_schedules as s')
        .select('s.id')
        .whereRef('s.id', '=', 'invoice_drafts.schedule_id')
        .where('s.status', '<>', 'ended')
        .as('schedule_id'),
    );

/** Drafts that were neither sent nor deleted, last saved first. */
export function listDrafts(db: Kysely<Database>, limit: number): Promise<InvoiceDraftRow[]> {
  return drafts(db)
    .where('invoice_id', 'is', null)
    .where('invoice_drafts.deleted_at', 'is', null)
    .orderBy('invoice_drafts.updated_at', 'desc')
    .orderBy('invoice_drafts.id')
    .limit(limit)
    .execute();
}

/** A deleted one too. */
export function findDraft(db: Kysely<Database>, id: string): Promise<InvoiceDraftRow | undefined> {
  return drafts(db).where('invoice_drafts.id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends: two administrators who press Send one after another send once. */
export function lockDraft(tx: Transaction<Database>, id: string): Promise<InvoiceDraftRow | undefined> {
  return drafts(tx).where('invoice_drafts.id', '=', id).forUpdate('invoice_drafts').executeTakeFirst();
}

/** The currency of the quote that a draft is a part of; undefined for other drafts. */
export async function findAgreedCurrency(db: Kysely<Database>, draftId: string): Promise<string | undefined> {
  const agreed = await db
    .selectFrom('milestone_drafts as m')
    .innerJoin('quote_acceptances as a', 'a.quote_id', 'm.quote_id')
    .innerJoin('quote_versions as v', 'v.id', 'a.version_id')
    .select('v.document')
    .where('m.draft_id', '=', draftId)
    .executeTakeFirst();
  return agreed?.document.currency;
}

/** Whether a draft invoices hours or expenses. */
export async function hasWorkEntries(db: Kysely<Database>, draftId: string): Promise<boolean> {
  const entry = await db.selectFrom('work_entries').select('id').where('draft_id', '=', draftId).executeTakeFirst();
  const additional = db.selectFrom('care_plan_drafts').select('place').where('draft_id', '=', draftId);
  return entry !== undefined || (await additional.executeTakeFirst()) !== undefined;
}

interface DraftValues {
  content: StoredInvoiceDraft;
  /** null for a draft that no administrator has begun */
  userId: string | null;
  at: Date;
  /** whose template it copies, and which of its templates */
  scheduleId?: string | null;
  templateVersion?: number | null;
  /** the project that it is about */
  leadId?: string | null;
}

/** @returns its id */
export async function insertDraft(
  tx: Kysely<Database>,
  { content, userId, at, scheduleId = null, templateVersion = null, leadId = null }: DraftValues,
): Promise<string> {
  const saved = { updated_by: userId, created_at: at, updated_at: at };
  const copied = { schedule_id: scheduleId, template_version: templateVersion };
  const row = { content: JSON.stringify(content), ...saved, ...copied, lead_id: leadId };
  const { id } = await tx.insertInto('invoice_drafts').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateDraft(
  tx: Transaction<Database>,
  id: string,
  { content, userId, at }: DraftValues,
): Promise<void> {
  await tx
    .updateTable('invoice_drafts')
    .set({ content: JSON.stringify(content), version: sql`version + 1`, updated_by: userId, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** @param at null to restore it */
export async function setDraftDeleted(tx: Transaction<Database>, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('invoice_drafts').set({ deleted_at: at }).where('id', '=', id).execute();
}

export async function setDraftSent(tx: Transaction<Database>, id: string, invoiceId: string): Promise<void> {
  await tx.updateTable('invoice_drafts').set({ invoice_id: invoiceId }).where('id', '=', id).execute();
}

/** Removes a user who is erased next from drafts that were not sent. */
export async function clearDraftRecipient(tx: Transaction<Database>, userId: string): Promise<void> {
  const blank = { customerId: null, name: '', email: '', address: '', taxNumber: '' };
  await sql`update invoice_drafts
    set content = jsonb_set(content, '{recipient}', (content -> 'recipient') || ${JSON.stringify(blank)}::jsonb),
      version = version + 1
    where invoice_id is null and content -> 'recipient' ->> 'customerId' = ${userId}`.execute(tx);
}

/** Removes drafts that were deleted before a moment. */
export async function purgeDeletedDrafts(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('invoice_drafts').where('deleted_at', '<', before).execute();
}
