import { type Kysely, sql } from 'kysely';
import type { Instalment } from '../../../../contract/rules/invoice-instalments.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Database, StoredDocument } from '../../db/schema.ts';
import { CREDITED_CENTS, INSTALMENTS, PAID_CENTS } from './milestones.repository.ts';

export interface ProjectInvoiceRow {
  id: string;
  year: number;
  number: number;
  currency: string;
  total_cents: number;
  issued_at: Date;
  document: StoredDocument;
  due_on: string;
  link_token: string;
  language: Language;
  /** the sum of its credit notes, negative */
  credited_cents: number;
  paid_cents: number;
  instalments: Instalment[];
  /** it states hours or expenses, or additional hours of a care plan */
  is_hours: boolean;
  /** it is the fee of a care plan */
  is_fee: boolean;
}

/** Invoices of a project that were sent, newest first. */
export function listProjectInvoices(db: Kysely<Database>, leadId: string, limit: number): Promise<ProjectInvoiceRow[]> {
  return db
    .selectFrom('invoice_drafts as d')
    .innerJoin('invoices as i', 'i.id', 'd.invoice_id')
    .innerJoin('direct_invoices as own', 'own.invoice_id', 'i.id')
    .select(['i.id', 'i.year', 'i.number', 'i.currency', 'i.total_cents', 'i.issued_at', 'i.document'])
    .select(['own.due_on', 'own.link_token', 'own.language'])
    .select([CREDITED_CENTS.as('credited_cents'), PAID_CENTS.as('paid_cents'), INSTALMENTS.as('instalments')])
    .select([
      sql<boolean>`exists (select from work_entries w where w.draft_id = d.id)
        or exists (select from care_plan_drafts c where c.draft_id = d.id)`.as('is_hours'),
      sql<boolean>`exists (select from invoice_schedule_periods p join care_plans c on c.schedule_id = p.schedule_id
        where p.draft_id = d.id)`.as('is_fee'),
    ])
    .where('d.lead_id', '=', leadId)
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.year', 'desc')
    .orderBy('i.number', 'desc')
    .limit(limit)
    .execute();
}
