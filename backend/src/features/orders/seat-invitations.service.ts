import type { Transaction } from 'kysely';
import type { AcceptedSeat, SeatInvitation } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toMemberName } from '../../../../contract/rules/seats.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { createLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { lockUser } from '../../idempotency/idempotency.repository.ts';
import { conflict, notFound, signInRequired } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { completeOrder } from './complete-order.service.ts';
import { findGrantedLine } from './gifts.repository.ts';
import { insertGrantedOrder, insertGuestRecipient } from './granted-order.service.ts';
import { lockOrder } from './order-transitions.repository.ts';
import { sendSeatsUsed } from './seat-mails.service.ts';
import { isActive, toSeatInvitation } from './seats.mapper.ts';
import {
  findBuyerName,
  findLinkedSeat,
  findSeatLine,
  listSeatRows,
  ownsPlan,
  type SeatLineRow,
  type SeatRow,
  updateSeat,
} from './seats.repository.ts';

type AcceptDeps = Pick<Deps, 'db' | 'mail' | 'env' | 'clock'>;

/** The invitation of a link. @throws AppError 404 for an unknown link */
export async function getSeatInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token, userId }: { token: string; userId: string | null },
): Promise<SeatInvitation> {
  const now = clock.now();
  const seat = await findLinkedSeat(db, hashLinkToken(token));
  const line = seat && (await findSeatLine(db, seat.line_id));
  if (!line) throw notFound(REFUSALS.seatUnknown);
  const isMember = seat.member_id !== null && seat.member_id === userId;
  const { plan_id: planId } = line;
  const owned = userId !== null && planId !== null && !isMember && (await ownsPlan(db, { userId, planId, at: now }));
  return toSeatInvitation(line, seat, { buyerName: await findBuyerName(db, line.order_id), owned, now });
}

/** An order of the person, without a price, with one unit of the line as it is now. */
async function grantSeat(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  line: SeatLineRow,
  { seat, userId, at }: { seat: SeatRow; userId: string; at: Date },
): Promise<string> {
  const { line_id, plan_id, tier } = line;
  const bought = await findGrantedLine(tx, line_id);
  if (!bought) throw conflict(REFUSALS.seatsEnded);
  const { order, lineIds } = await insertGrantedOrder(tx, [{ ...bought, plan_id, tier, quantity: 1 }], { userId, at });
  // Before the order is completed: the rights of the new line are those of the line that was bought.
  await updateSeat(tx, seat.id, { accepted_at: at, member_line_id: lineIds[0] ?? null });
  await completeOrder(deps, tx, order, at);
  return order.id;
}

/** The seat of a link, with its order locked. @throws AppError 404 for an unknown link */
async function lockLinkedSeat(tx: Transaction<Database>, hash: string): Promise<{ seat: SeatRow; line: SeatLineRow }> {
  const linked = await findLinkedSeat(tx, hash);
  const line = linked && (await findSeatLine(tx, linked.line_id));
  if (!line) throw notFound(REFUSALS.seatUnknown);
  await lockOrder(tx, line.order_id);
  // It may have been accepted, reassigned or removed since.
  const seat = await findLinkedSeat(tx, hash);
  const current = seat && (await findSeatLine(tx, seat.line_id));
  if (!current) throw notFound(REFUSALS.seatUnknown);
  return { seat, line: current };
}

/** @throws AppError 409 for a seat that was accepted by someone else */
function findAcceptedOrder({ member_id, member_order_id }: SeatRow, userId: string | null): string {
  if (userId === null || member_id !== userId || member_order_id === null) throw conflict(REFUSALS.seatAccepted);
  return member_order_id;
}

/**
 * Accepts a seat for an account, or for the invited email as a guest. Two calls wait for each other: one accepts it.
 * @param userId null without an account
 * @throws AppError 401 when the account has been deleted, 404 for an unknown link, 409 for a seat that was accepted by someone
 * else, and once the seats have ended
 */
export async function acceptSeat(
  deps: AcceptDeps,
  { token, userId }: { token: string; userId: string | null },
): Promise<AcceptedSeat> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if (userId !== null && !(await lockUser(tx, userId))) throw signInRequired();
    const { seat, line } = await lockLinkedSeat(tx, hashLinkToken(token));
    if (seat.accepted_at !== null) return { id: findAcceptedOrder(seat, userId), token: null };
    if (!isActive(line, at)) throw conflict(REFUSALS.seatsEnded);
    const { email, language } = seat;
    const member = userId ?? (await insertGuestRecipient(tx, { name: toMemberName(email), email, language }, at));
    const id = await grantSeat(deps, tx, line, { seat, userId: member, at });
    const accepted = (await listSeatRows(tx, line.line_id)).filter(({ accepted_at }) => accepted_at !== null);
    if (accepted.length === line.quantity) await sendSeatsUsed(deps, tx, line, at);
    return { id, token: userId === null ? await createLink(tx, member, at) : null };
  });
}
