import type { OrderSeats, Seat, SeatInvitation } from '../../../../contract/generated/model.ts';
import { areSeatsActive } from '../../../../contract/rules/seats.ts';
import type { SeatLineRow, SeatRow } from './seats.repository.ts';

export const isActive = ({ ended_at: endedAt, holds_until: holdsUntil }: SeatLineRow, now: Date): boolean =>
  areSeatsActive({ endedAt, holdsUntil }, now);

const toSeat = ({ id, email, name, invited_at, accepted_at }: SeatRow): Seat => ({
  id,
  email,
  name,
  status: accepted_at === null ? 'invited' : 'accepted',
  invited_at: invited_at.toISOString(),
  accepted_at: accepted_at?.toISOString() ?? null,
});

/** As the buyer and administrators see them. */
export function toOrderSeats(line: SeatLineRow, seats: readonly SeatRow[], now: Date): OrderSeats {
  const { line_id, product_id, product_name, tier, quantity, holds_until } = line;
  return {
    line_id,
    product_id,
    product_name,
    tier,
    total: quantity,
    free: Math.max(0, quantity - seats.length),
    until: holds_until?.toISOString() ?? null,
    active: isActive(line, now),
    seats: seats.map(toSeat),
    ...(line.refunded > 0 ? { refunded: line.refunded } : {}),
  };
}

/** As the invited person sees it. */
export function toSeatInvitation(
  line: SeatLineRow,
  { email, accepted_at }: SeatRow,
  { buyerName, owned, now }: { buyerName: string; owned: boolean; now: Date },
): SeatInvitation {
  const { product_id, product_name, tier, holds_until } = line;
  return {
    buyer_name: buyerName,
    email,
    product_id,
    product_name,
    tier,
    until: holds_until?.toISOString() ?? null,
    active: isActive(line, now),
    accepted: accepted_at !== null,
    owned,
  };
}
