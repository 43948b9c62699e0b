import type { Transaction } from 'kysely';
import type { RefundInput } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toSeatShare } from '../../../../contract/rules/seat-refunds.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import type { RefundRow } from './refunds.repository.ts';
import { findSeatLine, listSeatRows } from './seats.repository.ts';
import { endSeat } from './seats.service.ts';

interface SeatRefund {
  orderId: string;
  lineId: string | null;
  cents: number;
  seats: NonNullable<RefundInput['seats']>;
  at: Date;
}

/**
 * The amount of a failed refund when it is retried: for seats it is their share after the refunds since then, because the shares of
 * a line differ by 0.01 and must add up to it.
 * @throws AppError 409 when people have the seats now
 */
export async function findRetriedCents(
  tx: Transaction<Database>,
  { line_id: lineId, seats, amount_cents: cents }: Pick<RefundRow, 'line_id' | 'seats' | 'amount_cents'>,
): Promise<number> {
  const line = seats === null || lineId === null ? undefined : await findSeatLine(tx, lineId);
  if (!line || seats === null) return cents;
  if (line.quantity - (await listSeatRows(tx, line.line_id)).length < seats) throw conflict(REFUSALS.seatsInUse);
  return toSeatShare({ cents: line.amount_cents, bought: line.bought, before: line.refunded, count: seats });
}

/**
 * Ends the refunded seats in the refund's transaction, which has locked the order. @returns their number, and whether
 * none is left
 * @throws AppError 400 for a line without seats, no seats, and another amount than their share; 409 when fewer are
 * free, or a person no longer has a seat
 */
export async function endRefundedSeats(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  { orderId, lineId, cents, seats: { free, ids }, at }: SeatRefund,
): Promise<{ count: number; isLast: boolean }> {
  const line = lineId === null ? undefined : await findSeatLine(tx, lineId);
  const count = free + ids.length;
  if (line?.order_id !== orderId || line.ended_at !== null || count === 0)
    throw invalid('seats', REFUSALS.seatsNotRefundable);
  const rows = await listSeatRows(tx, line.line_id);
  const ended = rows.filter(({ id }) => ids.includes(id));
  if (ended.length < ids.length || free > line.quantity - rows.length) throw conflict(REFUSALS.stale);
  const share = toSeatShare({ cents: line.amount_cents, bought: line.bought, before: line.refunded, count });
  if (cents !== share) throw invalid('amount', REFUSALS.seatsShare);
  for (const seat of ended) await endSeat(deps, tx, line, { seat, reason: 'refunded', at });
  return { count, isLast: count === line.quantity };
}
