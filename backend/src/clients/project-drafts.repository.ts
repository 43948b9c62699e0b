import { type RawBuilder, sql } from 'kysely';

/** Ids of the drafts of leads, which become their invoices: about milestones, hours, and care plans with their additional hours. */
export const draftsOfLeads = (leads: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select draft_id from work_entries where draft_id is not null and lead_id in ${leads}
  union select draft_id from care_plan_drafts where plan_id in (select id from care_plans where lead_id in ${leads})
  union select draft_id from invoice_schedule_periods where draft_id is not null and schedule_id in
    (select schedule_id from care_plans where lead_id in ${leads})
  union select id from invoice_drafts where schedule_id in (select schedule_id from care_plans where lead_id in ${leads})
  union select deposit_draft_id from quotes where deposit_draft_id is not null and lead_id in ${leads}
  union select draft_id from milestone_drafts where quote_id in (select id from quotes where lead_id in ${leads}))`;
