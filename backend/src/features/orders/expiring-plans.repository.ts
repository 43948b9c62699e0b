import { sql, type Transaction } from 'kysely';
import { REMINDER_DAYS } from '../../../../contract/rules/active-plans.ts';
import { isRenewable } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';

export interface ExpiringPlan {
  user_id: string;
  product_id: number | null;
  product_name: string;
  tier: string;
  holds_until: Date;
  renewable: boolean;
  /** null when the file no longer exists */
  download_id: string | null;
}

/** Plans that end soon with holders not yet reminded of this end; marks them as reminded. */
export async function claimExpiringPlans(tx: Transaction<Database>, now: Date, limit: number): Promise<ExpiringPlan[]> {
  const reminderCutoff = new Date(now.getTime() + REMINDER_DAYS * 24 * 60 * 60 * 1000);
  const { rows } = await sql<ExpiringPlan>`
    with due as (
      select e.line_id, orders.user_id, line.product_id, line.product_name
        from entitlements e join order_lines line on line.id = e.line_id
        join orders on orders.id = line.order_id join users on users.id = orders.user_id
       where e.holds_until > ${now} and e.holds_until <= ${reminderCutoff} and e.ended_at is null
         and e.reminded_for is distinct from e.holds_until and users.status = 'active'
         and not exists (select from renewals where renewals.root_id = e.line_id and renewals.state = 'active')
       order by e.holds_until, e.line_id limit ${limit} for update of e skip locked)
    update entitlements set reminded_for = holds_until from due
     where entitlements.line_id = due.line_id
    returning user_id, product_id, product_name, entitlements.tier, holds_until, ${isRenewable} as renewable,
      (select id from downloads where downloads.line_id = due.line_id and revoked_at is null) as download_id`.execute(
    tx,
  );
  return rows;
}
