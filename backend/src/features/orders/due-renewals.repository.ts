import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Locked by this transaction, so that two servers do not take the same one. */
async function lockOne(query: ReturnType<typeof sql<{ id: string }>>, tx: Transaction<Database>) {
  const { rows } = await query.execute(tx);
  return rows[0]?.id;
}

/** Nothing is announced to, or charged for, an account that is suspended or about to be deleted. */
const isServed = sql`users.status = 'active' and users.deleted_at is null
  and not exists (select from account_deletions where account_deletions.user_id = users.id)`;

/** A renewal whose end of the plan is to be announced: its plan ends before `before`, and this end is not announced. */
export const lockUnannounced = (tx: Transaction<Database>, before: Date): Promise<string | undefined> =>
  lockOne(
    sql<{ id: string }>`
      select renewals.id from renewals
        join entitlements on entitlements.line_id = renewals.root_id
        join users on users.id = renewals.user_id
       where renewals.state = 'active' and renewals.order_id is null and ${isServed}
         and entitlements.holds_until < ${before} and entitlements.ended_at is null
         and renewals.announced_for is distinct from entitlements.holds_until
       order by entitlements.holds_until, renewals.id limit 1 for update of renewals skip locked`,
    tx,
  );

/**
 * A payment by the customer for the same term that the studio or a provider still has to confirm: charging as well would
 * take the money twice.
 */
const isPaidOtherwise = sql`exists (
  select from order_promises
    join order_lines on order_lines.id = order_promises.line_id
    join orders on orders.id = order_lines.order_id
    left join payments on payments.order_id = orders.id
   where order_promises.root_id = renewals.root_id and order_promises.change = 'renewal'
     and (orders.status = 'processing'
       or orders.status = 'pending' and payments.status = 'pending' and payments.hold is not null))`;

/** An announced renewal whose charge is due, without an attempt under way. @param skipped ids that could not be started */
export const lockDue = (
  tx: Transaction<Database>,
  now: Date,
  skipped: readonly string[],
): Promise<string | undefined> =>
  lockOne(
    sql<{ id: string }>`
      select renewals.id from renewals
        join entitlements on entitlements.line_id = renewals.root_id
        join users on users.id = renewals.user_id
       where renewals.state = 'active' and renewals.order_id is null and ${isServed}
         and renewals.charge_at <= ${now} and entitlements.ended_at is null
         and renewals.announced_for = entitlements.holds_until
         and renewals.id <> all(${[...skipped]}::uuid[]) and not ${isPaidOtherwise}
       order by renewals.charge_at, renewals.id limit 1 for update of renewals skip locked`,
    tx,
  );

/** Customers whose renewals are about to be announced or charged. @param before the notice reaches until then */
export async function listCustomersToCharge(db: Kysely<Database>, before: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct renewals.user_id from renewals
      join entitlements on entitlements.line_id = renewals.root_id
     where renewals.state = 'active' and renewals.order_id is null and entitlements.holds_until < ${before}`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}

/** A renewal of a plan that was revoked or no longer ends. */
export const lockObsolete = (tx: Transaction<Database>): Promise<string | undefined> =>
  lockOne(
    sql<{ id: string }>`
      select renewals.id from renewals join entitlements on entitlements.line_id = renewals.root_id
       where renewals.state <> 'ended' and renewals.order_id is null
         and (entitlements.ended_at is not null or entitlements.holds_until is null)
       limit 1 for update of renewals skip locked`,
    tx,
  );

/** Ends pauses that are over. @param today by the shop's clock */
export async function resumePaused(db: Kysely<Database>, today: string, at: Date): Promise<void> {
  await db
    .updateTable('renewals')
    .set({ state: 'active', paused_until: null, updated_at: at })
    .where('state', '=', 'paused')
    .where('paused_until', '<=', today)
    .execute();
}

export interface StartedCharge {
  renewal_id: string;
  payment_id: string;
}

/** Payments of attempts whose charge was not answered, because the server stopped or the provider was away, or is still being processed. */
export async function listUnansweredCharges(db: Kysely<Database>, before: Date): Promise<StartedCharge[]> {
  const { rows } = await sql<StartedCharge>`
    select renewals.id as renewal_id, payments.id as payment_id
      from renewals join payments on payments.order_id = renewals.order_id
     where payments.status in ('created', 'pending') and payments.hold is null and payments.created_at <= ${before}
     order by payments.created_at limit 50`.execute(db);
  return rows;
}
