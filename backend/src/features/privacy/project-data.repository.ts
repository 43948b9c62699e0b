import { type Kysely, sql } from 'kysely';
import { toClientRights } from '../../../../contract/rules/client-rights.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { quoteNumber } from '../../../../contract/rules/quotes.ts';
import type { Database } from '../../db/schema.ts';
import { ownEmail, type Section } from './account-data.repository.ts';

function readBrief(db: Kysely<Database>, conversationId: string) {
  return db
    .selectFrom('briefs')
    .select(['kind', 'goals', 'budget_from', 'budget_to', 'needed_by', 'links', 'name', 'email', 'phone', 'sent_at'])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
}

/** Quotes that were sent, each in its newest version. */
async function readQuotes(db: Kysely<Database>, leadId: string) {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('quote_versions as version', 'version.quote_id', 'quotes.id')
    .leftJoin('quote_acceptances as accepted', 'accepted.quote_id', 'quotes.id')
    .distinctOn('quotes.number')
    .select([
      'quotes.number',
      'version.number as version',
      'version.document',
      'version.total_cents',
      'version.sent_at',
    ])
    .select(['accepted.total_cents as accepted_cents', 'accepted.name', 'accepted.network', 'accepted.accepted_at'])
    .where('quotes.lead_id', '=', leadId)
    .orderBy('quotes.number')
    .orderBy('version.number', 'desc')
    .execute();
  return rows.map((row) => ({
    number: quoteNumber(row.number),
    version: row.version,
    title: row.document.title,
    total: toAmount(row.accepted_cents ?? row.total_cents),
    currency: row.document.currency,
    sent_at: row.sent_at,
    accepted_by: row.name ?? '',
    network: row.network ?? '',
    accepted_at: row.accepted_at,
  }));
}

async function readAnswers(db: Kysely<Database>, leadId: string) {
  const rows = await db
    .selectFrom('deliverable_versions as v')
    .innerJoin('deliverables as d', 'd.id', 'v.deliverable_id')
    .select(['d.title as file', 'v.number as version', 'v.answer', 'v.answered_by', 'v.comment', 'v.answered_at'])
    .where('d.lead_id', '=', leadId)
    .where('v.answer', 'is not', null)
    .orderBy('v.answered_at')
    .execute();
  return rows.map(({ answer, answered_by, comment, answered_at, ...row }) => ({
    ...row,
    approved: answer === 'approved',
    name: answered_by ?? '',
    comment: comment ?? '',
    answered_at: answered_at ?? new Date(0),
  }));
}

async function readComments(db: Kysely<Database>, leadId: string) {
  const rows = await db
    .selectFrom('project_mark_messages as message')
    .innerJoin('project_marks as mark', 'mark.id', 'message.mark_id')
    .innerJoin('deliverable_versions as v', 'v.id', 'mark.version_id')
    .innerJoin('deliverables as d', 'd.id', 'v.deliverable_id')
    .select(['message.text', 'message.name', 'message.created_at'])
    .where('d.lead_id', '=', leadId)
    .where('message.side', '=', 'client')
    .orderBy('message.seq')
    .execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

const readChanges = (db: Kysely<Database>, leadId: string) =>
  db
    .selectFrom('project_changes')
    .select(['text', 'name', 'created_at'])
    .where('lead_id', '=', leadId)
    .where('name', '<>', '')
    .orderBy('number')
    .execute();

async function readHandover(db: Kysely<Database>, leadId: string) {
  const row = await db
    .selectFrom('project_handovers')
    .select(['version', 'signed_name', 'network', 'signed_at'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!row?.signed_at || row.signed_name === null || row.network === null) return null;
  return { version: row.version, name: row.signed_name, network: row.network, signed_at: row.signed_at };
}

/** Hours on invoices that were sent; the others are drafts of the studio. */
const readHours = (db: Kysely<Database>, leadId: string) =>
  db
    .selectFrom('work_entries as entry')
    .innerJoin('invoice_drafts as draft', 'draft.id', 'entry.draft_id')
    .select(['entry.worked_on as day', 'entry.text', 'entry.minutes'])
    .where('entry.lead_id', '=', leadId)
    .where('entry.kind', '=', 'time')
    .where('draft.invoice_id', 'is not', null)
    .orderBy('entry.worked_on')
    .orderBy('entry.id')
    .execute();

/** Projects of the user as a client, with what they have written, accepted and signed. */
export async function readProjects(db: Kysely<Database>, userId: string): Section<'projects'> {
  const leads = await db
    .selectFrom('leads')
    .innerJoin('conversations', 'conversations.id', 'leads.conversation_id')
    .select(['leads.id', 'leads.conversation_id', 'leads.title', 'leads.created_at'])
    .where('conversations.user_id', '=', userId)
    .orderBy('leads.created_at')
    .execute();
  return Promise.all(
    leads.map(async ({ id, conversation_id, title, created_at }) => ({
      title,
      created_at,
      brief: (await readBrief(db, conversation_id)) ?? null,
      quotes: await readQuotes(db, id),
      answers: await readAnswers(db, id),
      comments: await readComments(db, id),
      changes: await readChanges(db, id),
      handover: await readHandover(db, id),
      hours: await readHours(db, id),
    })),
  );
}

/** Organisations that the account's verified email may act for. */
export async function readOrganisations(db: Kysely<Database>, userId: string): Section<'organisations'> {
  const rows = await db
    .selectFrom('organisation_people as person')
    .innerJoin('organisations', 'organisations.id', 'person.organisation_id')
    .select(['organisations.name as organisation', 'person.name', 'person.email', 'person.rights'])
    .select(['person.invited_by', 'person.created_at'])
    .where(sql`lower(person.email)`, '=', ownEmail(db, userId))
    .orderBy('organisations.name')
    .orderBy('person.seq')
    .execute();
  return rows.map(({ rights, ...row }) => ({ ...row, rights: toClientRights(rights) }));
}
