import { sql, type Transaction } from 'kysely';
import { draftsOfLeads } from '../../clients/project-drafts.repository.ts';
import type { Database } from '../../db/schema.ts';
import { leadsOf } from './quotes.repository.ts';

/**
 * Makes a user the customer of drafts and recurring invoices of their projects that have none: they were written while the
 * client had no account.
 */
export async function claimClientDrafts(tx: Transaction<Database>, userId: string): Promise<void> {
  const claimed = sql`content = jsonb_set(content, '{recipient,customerId}', to_jsonb(${userId}::text))`;
  const isUnclaimed = sql`content -> 'recipient' ->> 'customerId' is null`;
  await sql`update invoice_schedules set ${claimed} where ${isUnclaimed}
    and id in (select schedule_id from care_plans where lead_id in ${leadsOf(userId)})`.execute(tx);
  await sql`update invoice_drafts set ${claimed} where ${isUnclaimed} and invoice_id is null
    and id in ${draftsOfLeads(leadsOf(userId))}`.execute(tx);
}
