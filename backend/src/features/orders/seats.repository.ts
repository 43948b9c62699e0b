import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isSeatLine, refundedSeats, remainingUnits } from '../../db/seat-lines.ts';
import type { SeatsTable } from '../../db/tables.gen.ts';

/** A line that was bought as seats, with the plan as it is now. */
export interface SeatLineRow {
  line_id: string;
  order_id: string;
  /** the buyer; null once erased */
  user_id: string | null;
  number: number;
  product_id: number | null;
  product_name: string;
  plan_id: string | null;
  tier: string | null;
  /** without refunded seats */
  quantity: number;
  refunded: number;
  /** what it cost, in hundredths, and the seats that were bought */
  amount_cents: number;
  bought: number;
  holds_until: Date | null;
  ended_at: Date | null;
}

const selectSeatLines = (db: Kysely<Database>) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    // Granted with the payment.
    .innerJoin('entitlements', 'entitlements.line_id', 'order_lines.id')
    .select(['order_lines.id as line_id', 'order_id', 'orders.user_id', 'orders.number', 'order_lines.product_id'])
    .select(['order_lines.product_name', 'entitlements.plan_id', 'entitlements.tier'])
    .select([remainingUnits.as('quantity'), refundedSeats.as('refunded'), 'order_lines.quantity as bought'])
    .select('order_lines.amount_cents')
    .select(['holds_until', 'ended_at'])
    .where(isSeatLine, '=', true);

/** The lines of a paid order that were bought as seats. */
export function listSeatLines(db: Kysely<Database>, orderId: string): Promise<SeatLineRow[]> {
  return selectSeatLines(db).where('order_id', '=', orderId).orderBy('position').execute();
}

export function findSeatLine(db: Kysely<Database>, lineId: string): Promise<SeatLineRow | undefined> {
  return selectSeatLines(db).where('order_lines.id', '=', lineId).executeTakeFirst();
}

export type SeatRow = Omit<Selectable<SeatsTable>, 'seq'> & {
  /** of the account that has accepted; null for a guest */
  name: string | null;
  /** the order with the rights */
  member_order_id: string | null;
  member_id: string | null;
};

const selectSeats = (db: Kysely<Database>) =>
  db
    .selectFrom('seats')
    .leftJoin('order_lines as member_line', 'member_line.id', 'seats.member_line_id')
    .leftJoin('orders as member_order', 'member_order.id', 'member_line.order_id')
    .leftJoin('users', 'users.id', 'member_order.user_id')
    .leftJoin('guests', 'guests.user_id', 'member_order.user_id')
    .select(['seats.id', 'seats.line_id', 'seats.email', 'seats.language', 'token_hash', 'invited_at', 'accepted_at'])
    .select(['member_line_id', 'ended_at', 'member_order.id as member_order_id', 'member_order.user_id as member_id'])
    .select(sql<string | null>`case when guests.user_id is null then users.name end`.as('name'))
    .where('ended_at', 'is', null);

/** People with a seat of a line and those invited, oldest first. */
export function listSeatRows(db: Kysely<Database>, lineId: string): Promise<SeatRow[]> {
  return selectSeats(db).where('seats.line_id', '=', lineId).orderBy('seats.seq').execute();
}

export function findSeat(db: Kysely<Database>, seatId: string): Promise<SeatRow | undefined> {
  return selectSeats(db).where('seats.id', '=', seatId).executeTakeFirst();
}

/** The seat that the latest link of an invitation opens. */
export function findLinkedSeat(db: Kysely<Database>, tokenHash: string): Promise<SeatRow | undefined> {
  return selectSeats(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function insertSeat(tx: Transaction<Database>, seat: Insertable<SeatsTable>): Promise<void> {
  await tx.insertInto('seats').values(seat).execute();
}

type SeatChange = Partial<
  Pick<Selectable<SeatsTable>, 'email' | 'token_hash' | 'invited_at' | 'accepted_at' | 'member_line_id' | 'ended_at'>
>;

export async function updateSeat(tx: Transaction<Database>, seatId: string, change: SeatChange): Promise<void> {
  await tx.updateTable('seats').set(change).where('id', '=', seatId).execute();
}

/** Whether the user has the plan from another order, and it has not ended. */
export async function ownsPlan(
  db: Kysely<Database>,
  { userId, planId, at }: { userId: string; planId: string; at: Date },
): Promise<boolean> {
  const held = await db
    .selectFrom('entitlements')
    .innerJoin('order_lines', 'order_lines.id', 'entitlements.line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('entitlements.line_id')
    .where('orders.user_id', '=', userId)
    .where('entitlements.plan_id', '=', planId)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('holds_until', 'is', null), eb('holds_until', '>', at)]))
    .where(isSeatLine, '=', false)
    .executeTakeFirst();
  return held !== undefined;
}

/** The buyer as in the billing details of the order, otherwise the name of the account; empty once erased. */
export async function findBuyerName(db: Kysely<Database>, orderId: string): Promise<string> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('order_terms', 'order_terms.order_id', 'orders.id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select(['order_terms.buyer', 'users.name'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return row?.name == null ? '' : row.buyer?.name || row.name;
}

/** The seats that a user has accepted, with their lines. */
export function listSeatsOf(tx: Transaction<Database>, userId: string): Promise<{ id: string; line_id: string }[]> {
  return tx
    .selectFrom('seats')
    .innerJoin('order_lines', 'order_lines.id', 'seats.member_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['seats.id', 'order_lines.id as line_id'])
    .where('orders.user_id', '=', userId)
    .execute();
}

/** Erases the personal data of a seat. */
export async function eraseSeat(tx: Transaction<Database>, seatId: string, at: Date): Promise<void> {
  await tx
    .updateTable('seats')
    .set(({ fn, val }) => ({ email: '', ended_at: fn.coalesce('ended_at', val(at)) }))
    .where('id', '=', seatId)
    .execute();
}

/** Empties the emails that a buyer entered, and ends invitations that were not accepted. Members keep what they have. */
export async function eraseInvitationsOf(tx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  await sql`update seats set email = '', ended_at = case when accepted_at is null then coalesce(seats.ended_at, ${at}) else seats.ended_at end
    from order_lines join orders on orders.id = order_lines.order_id
    where order_lines.id = seats.line_id and orders.user_id = ${userId}`.execute(tx);
}

/** Ends and empties invitations to a user's verified email that were not accepted. */
export async function eraseInvitationsTo(tx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  await sql`update seats set email = '', ended_at = coalesce(ended_at, ${at})
    where accepted_at is null and lower(email) =
      (select lower(email) from users where id = ${userId} and email_verified_at is not null)`.execute(tx);
}
