import { sql, type Transaction } from 'kysely';
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
  await sql`with plans as (select id, schedule_id from care_plans where lead_id in ${leadsOf(userId)}),
      own_quotes as (select id, deposit_draft_id from quotes where lead_id in ${leadsOf(userId)}),
      own (id) as (select draft_id from work_entries where lead_id in ${leadsOf(userId)}
        union select draft_id from care_plan_drafts where plan_id in (select id from plans)
        union select draft_id from invoice_schedule_periods where schedule_id in (select schedule_id from plans)
        union select id from invoice_drafts where schedule_id in (select schedule_id from plans)
        union select deposit_draft_id from own_quotes
        union select draft_id from milestone_drafts where quote_id in (select id from own_quotes))
    update invoice_drafts set ${claimed} where ${isUnclaimed} and invoice_id is null
      and id in (select id from own)`.execute(tx);
}
