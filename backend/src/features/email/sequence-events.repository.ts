import { type RawBuilder, sql } from 'kysely';
import type { SequenceKind } from '../../../../contract/generated/model.ts';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import { isRenewed } from '../../db/plan-changes.ts';

/** Active customers, and guests. */
const PEOPLE = sql`users.status = 'active' and (users.deleted_at is null or users.deleted_at = ${GUEST_SENTINEL})`;
/** Written out for the planner, which compares it with the condition of an index. */
const ACCOUNTS = sql`(deleted_at is null or deleted_at < timestamptz '9999-01-01 00:00:00+00')`;
const HALF_A_YEAR = sql`interval '182 days'`;

/** Whether the account of an email is suspended or deleted, for use in a query. */
export const hasClosedAccount = (email: RawBuilder<unknown>): RawBuilder<boolean> => sql`(exists (
  select from users where lower(users.email) = lower(${email}) and ${ACCOUNTS}
    and (users.status = 'suspended' or users.deleted_at is not null)))`;

/** What a subscriber's event is checked against. */
interface EventColumns {
  /** of the subscriber */
  email: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
}

interface Span {
  since: Date;
  now: Date;
}

interface SequenceSql {
  /** Rows of `email`, `event_id` and `event_at` within a span. */
  events: (span: Span) => RawBuilder<unknown>;
  goal: (event: EventColumns) => RawBuilder<unknown>;
  /** The event no longer counts, so nothing more is sent about it. */
  isVoid: (event: EventColumns) => RawBuilder<unknown>;
  /** Days before the same subscriber enters again; null for never. */
  restDays: number | null;
}

const isWithin = (column: RawBuilder<unknown>, { since, now }: Span) =>
  sql`${column} > ${since}::timestamptz and ${column} <= ${now}::timestamptz`;
const isPerson = (email: RawBuilder<unknown>) => sql`lower(users.email) = lower(${email}) and ${PEOPLE}`;

const hasBoughtSince = ({ email, at }: EventColumns) => sql`exists (
  select from orders join users on users.id = orders.user_id
   where ${isPerson(email)} and orders.status = 'completed' and orders.amount_cents > 0 and orders.created_at > ${at})`;

/** Orders that were paid for and completed for the first time, with a file. */
const completedOrders = (span: Span) => sql`
  select users.email, orders.id as event_id, event.created_at as event_at
    from order_events event join orders on orders.id = event.order_id join users on users.id = orders.user_id
   where event.status = 'completed' and ${isWithin(sql`event.created_at`, span)}
     and orders.status = 'completed' and orders.amount_cents > 0 and ${PEOPLE}
     and not exists (select from order_events earlier
       where earlier.order_id = event.order_id and earlier.status = 'completed' and earlier.id < event.id)
     and exists (select from order_lines join downloads on downloads.line_id = order_lines.id
       where order_lines.order_id = orders.id and downloads.revoked_at is null)`;

const isOrderUndone = ({ id }: EventColumns) =>
  sql`not exists (select from orders where orders.id = ${id} and orders.status = 'completed')`;

/** The newest stable version of the release's product is still this release. */
const isCurrentRelease = (id: RawBuilder<unknown>) => sql`exists (
  select from releases where releases.id = ${id} and releases.state = 'published' and not exists (
    select from releases newer where newer.product_id = releases.product_id and newer.channel = 'stable'
      and newer.state = 'published' and newer.published_at > releases.published_at))`;

const NEVER = () => sql`false`;

/** The events, goals and ends of the sequences. */
export const SEQUENCE_SQL: Record<SequenceKind, SequenceSql> = {
  welcome: {
    events: (span) => sql`
      select email, id as event_id, confirmed_at as event_at from newsletter_subscribers
       where status = 'confirmed' and ${isWithin(sql`confirmed_at`, span)}`,
    goal: hasBoughtSince,
    isVoid: NEVER,
    restDays: null,
  },
  first_steps: {
    events: completedOrders,
    goal: ({ id }) => sql`exists (
      select from order_lines join downloads on downloads.line_id = order_lines.id
       where order_lines.order_id = ${id} and downloads.download_count > 0)`,
    isVoid: isOrderUndone,
    restDays: 0,
  },
  review: {
    events: completedOrders,
    goal: ({ email, id }) => sql`exists (
      select from reviews join users on users.id = reviews.user_id
       where ${isPerson(email)} and reviews.product_id in (
         select product_id from order_lines where order_lines.order_id = ${id}))`,
    isVoid: isOrderUndone,
    restDays: 0,
  },
  unpaid: {
    events: (span) => sql`
      select users.email, orders.id as event_id, orders.created_at as event_at
        from orders join users on users.id = orders.user_id
       where orders.status = 'pending' and orders.amount_cents > 0 and ${isWithin(sql`orders.created_at`, span)} and ${PEOPLE}
      union all
      select users.email, cart_items.id, cart_items.updated_at from cart_items join users on users.id = cart_items.user_id
       where ${isWithin(sql`cart_items.updated_at`, span)} and ${PEOPLE}`,
    goal: (event) => sql`(${hasBoughtSince(event)} or exists (
      select from orders where orders.id = ${event.id} and orders.status in ('processing', 'completed')))`,
    // An order that was cancelled, or a cart that was emptied.
    isVoid: ({ email, id }) => sql`not exists (select from orders where orders.id = ${id} and orders.status = 'pending')
      and (exists (select from orders where orders.id = ${id}) or not exists (
        select from cart_items join users on users.id = cart_items.user_id where ${isPerson(email)}))`,
    restDays: 30,
  },
  update: {
    events: (span) => sql`
      select distinct users.email, releases.id as event_id, releases.published_at as event_at
        from releases join downloads on downloads.product_id = releases.product_id
          and downloads.version = releases.version join users on users.id = downloads.user_id
       where releases.channel = 'stable' and ${isWithin(sql`releases.published_at`, span)} and ${PEOPLE}
         and ${isCurrentRelease(sql`releases.id`)}
         and downloads.revoked_at is null and downloads.created_at < releases.published_at`,
    goal: ({ email, id }) => sql`exists (
      select from release_downloads taken join users on users.id = taken.user_id
       where taken.release_id = ${id} and ${isPerson(email)})`,
    isVoid: ({ id }) => sql`not ${isCurrentRelease(id)}`,
    restDays: 0,
  },
  plan_ended: {
    events: (span) => sql`
      select users.email, entitlements.line_id as event_id, holds_until as event_at from entitlements
        join order_lines on order_lines.id = entitlements.line_id
        join orders on orders.id = order_lines.order_id join users on users.id = orders.user_id
       where ended_at is null and ${isWithin(sql`holds_until`, span)} and not ${isRenewed} and ${PEOPLE}`,
    goal: (event) => sql`(${hasBoughtSince(event)} or exists (
      select from entitlements where line_id = ${event.id} and ended_at is null
        and coalesce(holds_until > ${event.at}, true)))`,
    isVoid: ({ id }) => sql`not exists (select from entitlements where line_id = ${id} and ended_at is null)`,
    restDays: 0,
  },
  win_back: {
    events: ({ since, now }) => sql`
      select users.email, orders.id as event_id, orders.created_at + ${HALF_A_YEAR} as event_at
        from orders join users on users.id = orders.user_id
       where orders.status = 'completed' and orders.amount_cents > 0 and ${PEOPLE}
         and orders.created_at > ${since}::timestamptz - ${HALF_A_YEAR}
         and orders.created_at <= ${now}::timestamptz - ${HALF_A_YEAR}
         and not exists (select from orders later where later.user_id = orders.user_id
           and later.status = 'completed' and later.created_at > orders.created_at)`,
    goal: hasBoughtSince,
    isVoid: NEVER,
    restDays: 0,
  },
};
