import { type RawBuilder, sql } from 'kysely';

/** Ids of the drafts of leads, which become their invoices. */
export const draftsOfLeads = (leads: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select id from invoice_drafts where lead_id in ${leads})`;
