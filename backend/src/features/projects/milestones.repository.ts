import { type Kysely, sql } from 'kysely';
import type { Instalment } from '../../../../contract/rules/invoice-instalments.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toMilestoneInvoice } from '../../../../contract/rules/quote-milestones.ts';
import type { Database, StoredInvoiceDraft, StoredQuote } from '../../db/schema.ts';

export interface AcceptedQuoteRow {
  id: string;
  number: number;
  document: StoredQuote;
  selected: string[];
}

/** The accepted quotes of a lead, the one that was accepted last first. */
export function listAcceptedQuotes(db: Kysely<Database>, leadId: string): Promise<AcceptedQuoteRow[]> {
  return db
    .selectFrom('quotes')
    .innerJoin('quote_acceptances as agreed', 'agreed.quote_id', 'quotes.id')
    .innerJoin('quote_versions as v', 'v.id', 'agreed.version_id')
    .select(['quotes.id', 'quotes.number', 'v.document', 'agreed.selected'])
    .where('quotes.lead_id', '=', leadId)
    .orderBy('agreed.accepted_at', 'desc')
    .orderBy('quotes.id')
    .execute();
}

export interface MilestoneDraftRow {
  quote_id: string;
  place: number;
  draft_id: string;
  content: StoredInvoiceDraft;
  /** It can be restored. */
  deleted_at: Date | null;
  /** null until the draft is sent, like the following */
  invoice_id: string | null;
  year: number | null;
  number: number | null;
  currency: string | null;
  total_cents: number | null;
  due_on: string | null;
  link_token: string | null;
  language: string | null;
  /** the sum of its credit notes, negative */
  credited_cents: number;
  paid_cents: number;
  instalments: Instalment[];
}

/** Of an invoice `i`, like the following: the sum of its credit notes, negative. */
export const CREDITED_CENTS = sql<number>`(select coalesce(sum(n.total_cents), 0)::bigint from invoices n
  where n.credits_id = i.id)`;
export const PAID_CENTS = sql<number>`(select coalesce(sum(p.amount_cents), 0)::bigint from invoice_payments p
  where p.invoice_id = i.id)`;
export const INSTALMENTS = sql<Instalment[]>`(select coalesce(jsonb_agg(jsonb_build_object('dueOn', t.due_on,
  'cents', t.amount_cents) order by t.due_on), '[]') from invoice_instalments t where t.invoice_id = i.id)`;

/** Invoices of the milestones of quotes. */
export function listMilestoneDrafts(db: Kysely<Database>, quoteIds: readonly string[]): Promise<MilestoneDraftRow[]> {
  if (quoteIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('milestone_drafts as m')
    .innerJoin('invoice_drafts as d', 'd.id', 'm.draft_id')
    .leftJoin('invoices as i', 'i.id', 'd.invoice_id')
    .leftJoin('direct_invoices', 'direct_invoices.invoice_id', 'd.invoice_id')
    .select(['m.quote_id', 'm.place', 'm.draft_id', 'd.content', 'd.deleted_at', 'd.invoice_id', 'i.year', 'i.number'])
    .select(['i.currency', 'i.total_cents', 'due_on', 'link_token', 'language'])
    .select([CREDITED_CENTS.as('credited_cents'), PAID_CENTS.as('paid_cents'), INSTALMENTS.as('instalments')])
    .where('m.quote_id', 'in', quoteIds)
    .orderBy('m.place')
    .execute();
}

/** The invoice of a milestone; undefined until its draft is sent. @param today in the shop's time zone */
export function toSentInvoice(row: MilestoneDraftRow, today: string) {
  const { invoice_id: id, year, number, total_cents: total, due_on: dueOn, instalments } = row;
  if (id === null || year === null || number === null || total === null || dueOn === null) return undefined;
  const cents = { total, credited: -row.credited_cents, paid: row.paid_cents };
  return toMilestoneInvoice({ id, number: invoiceNumber('invoice', year, number), dueOn, cents, instalments }, today);
}
