import { type Kysely, type Selectable, sql } from 'kysely';
import { type ClientRight, parseClientToken } from '../../../contract/rules/client-rights.ts';
import type { Database } from '../db/schema.ts';
import type { OrganisationPeopleTable } from '../db/tables.gen.ts';
import { draftsOfLeads } from './project-drafts.repository.ts';

export type ClientPerson = Pick<
  Selectable<OrganisationPeopleTable>,
  'id' | 'organisation_id' | 'name' | 'rights' | 'link_token'
>;

/** Who opened a page by a link. */
interface Access {
  /** null for the recipient of the document's own link, who has every right */
  person: ClientPerson | null;
}
export type ProjectAccess = Access & {
  leadId: string;
  /** opened by the project's own link, and its organisation has other projects */
  isShared: boolean;
};
export type QuoteAccess = Access & {
  quoteId: string;
  /** the version that the link was sent with */
  opened: number;
};
type InvoiceAccess = Access & { invoiceId: string };

export interface Payer {
  name: string;
  email: string;
  link_token: string;
}

const people = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('organisation_people as person')
    .innerJoin('leads', 'leads.organisation_id', 'person.organisation_id')
    .select(['person.id', 'person.organisation_id', 'person.name', 'person.rights', 'person.link_token'])
    .where('person.link_token', '=', token);

/** The project of a link; undefined for an unknown or revoked one. */
export async function findProjectAccess(db: Kysely<Database>, token: string): Promise<ProjectAccess | undefined> {
  const parts = parseClientToken(token);
  if (parts) {
    const person = await people(db, parts.personToken).where('leads.id', '=', parts.id).executeTakeFirst();
    return person && { leadId: parts.id, person, isShared: false };
  }
  const page = await db
    .selectFrom('project_pages as page')
    .innerJoin('leads as lead', 'lead.id', 'page.lead_id')
    .select('page.lead_id')
    .select(
      sql<boolean>`exists (select from leads other
        where other.organisation_id = lead.organisation_id and other.id <> lead.id)`.as('is_shared'),
    )
    .where('page.link_token', '=', token)
    .executeTakeFirst();
  return page && { leadId: page.lead_id, person: null, isShared: page.is_shared };
}

/** The quote of a link; undefined for an unknown one. The link of a person shows the newest version. */
export async function findQuoteAccess(db: Kysely<Database>, token: string): Promise<QuoteAccess | undefined> {
  const parts = parseClientToken(token);
  if (parts) {
    const found = await people(db, parts.personToken)
      .innerJoin('quotes', 'quotes.lead_id', 'leads.id')
      .innerJoin('quote_versions as version', 'version.quote_id', 'quotes.id')
      .select('version.number')
      .where('quotes.id', '=', parts.id)
      .orderBy('version.number', 'desc')
      .executeTakeFirst();
    if (!found) return undefined;
    const { number, ...person } = found;
    return { quoteId: parts.id, opened: number, person };
  }
  const version = await db
    .selectFrom('quote_versions')
    .select(['quote_id', 'number'])
    .where('link_token', '=', token)
    .executeTakeFirst();
  return version && { quoteId: version.quote_id, opened: version.number, person: null };
}

/** The invoice of a link; undefined for an unknown or renewed one. */
export async function findInvoiceAccess(db: Kysely<Database>, token: string): Promise<InvoiceAccess | undefined> {
  const parts = parseClientToken(token);
  if (parts) {
    const person = await people(db, parts.personToken)
      .where(
        sql<boolean>`${parts.id}::uuid in (select draft.invoice_id from invoice_drafts draft
          where draft.id in ${draftsOfLeads(sql`(leads.id)`)})`,
      )
      .executeTakeFirst();
    return person && { invoiceId: parts.id, person };
  }
  const invoice = await db
    .selectFrom('direct_invoices')
    .select('invoice_id')
    .where('link_token', '=', token)
    .executeTakeFirst();
  return invoice && { invoiceId: invoice.invoice_id, person: null };
}

const payers = (db: Kysely<Database>) =>
  db
    .selectFrom('organisation_people as person')
    .innerJoin('leads', 'leads.organisation_id', 'person.organisation_id')
    .innerJoin('invoice_drafts as draft', 'draft.lead_id', 'leads.id')
    .select(['person.name', 'person.email', 'person.link_token'])
    .where(sql<boolean>`${'pay' satisfies ClientRight} = any (person.rights)`)
    .orderBy('person.seq');

/** People who pay for the organisation of an invoice's project, in the order in which they were added. */
export const listPayersOfInvoice = (db: Kysely<Database>, invoiceId: string): Promise<Payer[]> =>
  payers(db).where('draft.invoice_id', '=', invoiceId).execute();

/** People who will pay the invoice that a draft becomes. */
export const listPayersOfDraft = (db: Kysely<Database>, draftId: string): Promise<Payer[]> =>
  payers(db).where('draft.id', '=', draftId).execute();

/** The person of a lead's organisation with this email. */
export function findPersonByEmail(
  db: Kysely<Database>,
  leadId: string,
  email: string,
): Promise<{ link_token: string } | undefined> {
  return db
    .selectFrom('organisation_people as person')
    .innerJoin('leads', 'leads.organisation_id', 'person.organisation_id')
    .select('person.link_token')
    .where('leads.id', '=', leadId)
    .where(sql<boolean>`lower(person.email) = lower(${email})`)
    .executeTakeFirst();
}

/**
 * The people of a lead's organisation with a right, in the order in which they were added.
 * @param except an email whose owner is left out
 */
export function listPeopleWith(
  db: Kysely<Database>,
  leadId: string,
  right: ClientRight,
  except: string | null,
): Promise<Payer[]> {
  return db
    .selectFrom('organisation_people as person')
    .innerJoin('leads', 'leads.organisation_id', 'person.organisation_id')
    .select(['person.name', 'person.email', 'person.link_token'])
    .where('leads.id', '=', leadId)
    .where(sql<boolean>`${right} = any (person.rights)`)
    .where(sql<boolean>`lower(person.email) is distinct from lower(${except}::text)`)
    .orderBy('person.seq')
    .execute();
}
