import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, OrderStatus } from './schema.ts';
import type { GiftsTable } from './tables.gen.ts';

/** A gift with what its order says about it. */
export interface GiftRow extends Selectable<GiftsTable> {
  status: OrderStatus;
  number: number;
  /** the buyer; null once erased */
  user_id: string | null;
  product_id: number | null;
  product_name: string;
  /** everything that it gives was withdrawn by refunds */
  isEmpty: boolean;
}

/** A refund of the line, not of the whole order, has withdrawn it; requires `order_lines`. */
export const isWithdrawn = sql<boolean>`exists (select from refunds
  where refunds.line_id = order_lines.id and refunds.withdraws and refunds.status = 'done')`;

/** Whether nothing is left to claim, or what was claimed has been revoked. */
const isEmpty = sql<boolean>`not exists (select from order_lines
  where order_lines.order_id = gifts.order_id and not ${isWithdrawn})
  or (gifts.claimed_at is not null and not exists (
    select from order_lines given join entitlements on entitlements.line_id = given.id
     where given.order_id = gifts.claimed_order_id and entitlements.ended_at is null)
    and exists (select from order_lines given join entitlements on entitlements.line_id = given.id
     where given.order_id = gifts.claimed_order_id))`;

const selectGifts = (db: Kysely<Database>) =>
  db
    .selectFrom('gifts')
    .innerJoin('orders', 'orders.id', 'gifts.order_id')
    .select([
      'gifts.order_id',
      'gifts.sender_name',
      'gifts.recipient_name',
      'gifts.recipient_email',
      'gifts.message',
      'gifts.language',
      'gifts.deliver_on',
      'gifts.sent_at',
      'gifts.reminded_at',
      'gifts.claimed_at',
      'gifts.claimed_order_id',
    ])
    .select(['orders.status', 'orders.number', 'orders.user_id', 'orders.product_id', 'orders.product_name'])
    .select(isEmpty.as('isEmpty'));

/** The gift of an order; undefined for an order that is none. */
export function findGift(db: Kysely<Database>, orderId: string): Promise<GiftRow | undefined> {
  return selectGifts(db).where('gifts.order_id', '=', orderId).executeTakeFirst();
}

/** The paid order that gave an order what it has, and the giver's name; empty once erased. */
export async function findGiftPurchase(
  db: Kysely<Database>,
  orderId: string,
): Promise<{ id: string; number: number; name: string } | undefined> {
  return db
    .selectFrom('gifts')
    .innerJoin('orders', 'orders.id', 'gifts.order_id')
    .select(['orders.id', 'orders.number', 'gifts.sender_name as name'])
    .where('gifts.claimed_order_id', '=', orderId)
    .whereRef('gifts.order_id', '<>', 'gifts.claimed_order_id')
    .executeTakeFirst();
}
