import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { ownEmail, type Section } from './account-data.repository.ts';

/** Given with an own order, accepted by the account, or offered to its verified email. */
export function readSeats(db: Kysely<Database>, userId: string): Section<'seats'> {
  const isReceived = sql<boolean>`(coalesce(member_order.user_id = ${userId}, false)
    or accepted_at is null and coalesce(lower(seats.email) = ${ownEmail(db, userId)}, false))`;
  return db
    .selectFrom('seats')
    .innerJoin('order_lines', 'order_lines.id', 'seats.line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('order_lines as member_line', 'member_line.id', 'seats.member_line_id')
    .leftJoin('orders as member_order', 'member_order.id', 'member_line.order_id')
    .select([isReceived.as('received'), 'order_lines.product_name as product', 'seats.email'])
    .select(['invited_at', 'accepted_at', 'ended_at'])
    .where(({ eb, or }) => or([eb('orders.user_id', '=', userId), isReceived]))
    .orderBy('seats.seq')
    .execute();
}
