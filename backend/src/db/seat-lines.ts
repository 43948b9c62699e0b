import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** The line was bought as seats: its units are for people whom the buyer invites. Requires `order_lines`. */
export const isSeatLine = sql<boolean>`(exists (select from order_promises seat_line
  where seat_line.line_id = order_lines.id and seat_line.root_id is null and seat_line.rights ->> 'seats' = 'true'))`;

/** Seats of the line that were refunded. Requires `order_lines`. */
export const refundedSeats = sql<number>`(select coalesce(sum(seats), 0)::integer from refunds
  where refunds.line_id = order_lines.id and refunds.status <> 'failed')`;

/** Units of the line without refunded seats. Requires `order_lines`. */
export const remainingUnits = sql<number>`(order_lines.quantity - ${refundedSeats})`;

/** The line has its rights from a seat, which the buyer of the seat renews and upgrades. Requires `entitlements`. */
export const isMember = sql<boolean>`(exists (select from seats where seats.member_line_id = entitlements.line_id))`;

/** Gives a line that has a seat the rights of the line that was bought, with its end. No effect on other lines. */
export async function copySeatRights(tx: Transaction<Database>, lineId: string): Promise<void> {
  await sql`update entitlements set activations = bought.activations, term_months = bought.term_months, tier = bought.tier,
      plan_id = bought.plan_id, updates_until = bought.updates_until, support_until = bought.support_until,
      holds_until = bought.holds_until, reminded_for = bought.holds_until
    from seats join entitlements bought on bought.line_id = seats.line_id
    where seats.member_line_id = ${lineId} and entitlements.line_id = ${lineId}`.execute(tx);
}
