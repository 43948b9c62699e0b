import type { Kysely, Transaction } from 'kysely';
import type { AdminOrderDetail, OrderSeats, SeatInvitationInput } from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { selectNewEmails } from '../../../../contract/rules/seats.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import type { SeatEnd } from '../../mail/seat-messages.ts';
import { revokeEntitlement } from './entitlements.repository.ts';
import { lockOrder } from './order-transitions.repository.ts';
import { findOrder } from './orders.repository.ts';
import { sendInvitation, sendRemoval } from './seat-mails.service.ts';
import { isActive, toOrderSeats } from './seats.mapper.ts';
import {
  eraseInvitationsOf,
  eraseInvitationsTo,
  eraseSeat,
  findSeat,
  findSeatLine,
  insertSeat,
  listSeatLines,
  listSeatRows,
  listSeatsOf,
  type SeatLineRow,
  type SeatRow,
  updateSeat,
} from './seats.repository.ts';

type SeatDeps = Pick<Deps, 'db' | 'mail' | 'env' | 'clock'>;

interface OwnOrder {
  userId: string;
  orderId: string;
}

const readSeats = async (db: Kysely<Database>, line: SeatLineRow, now: Date): Promise<OrderSeats> =>
  toOrderSeats(line, await listSeatRows(db, line.line_id), now);

/** The seats of an order, line by line; the caller has checked who asks. */
async function readOrderSeats(db: Kysely<Database>, orderId: string, now: Date): Promise<OrderSeats[]> {
  const seats: OrderSeats[] = [];
  for (const line of await listSeatLines(db, orderId)) seats.push(await readSeats(db, line, now));
  return seats;
}

/** The part of an order's details about its seats; empty without any. */
export async function readAdminSeats(
  db: Kysely<Database>,
  orderId: string,
  now: Date,
): Promise<Pick<AdminOrderDetail, 'seats'>> {
  const seats = await readOrderSeats(db, orderId, now);
  return seats.length === 0 ? {} : { seats };
}

/** @throws AppError 404 for another person's order */
export async function listSeats({ db, clock }: Pick<Deps, 'db' | 'clock'>, own: OwnOrder): Promise<OrderSeats[]> {
  if (!(await findOrder(db, own.userId, own.orderId))) throw notFound();
  return readOrderSeats(db, own.orderId, clock.now());
}

/** A line of the user's order, locked. @throws AppError 404 for another person's order, and a line without seats */
async function lockLine(
  tx: Transaction<Database>,
  { userId, orderId }: OwnOrder,
  lineId: string,
): Promise<SeatLineRow> {
  await lockOrder(tx, orderId);
  const line = await findSeatLine(tx, lineId);
  if (line?.order_id !== orderId || line.user_id !== userId) throw notFound();
  return line;
}

/** One seat of the user's order with its line, locked. @throws AppError 404 also for a seat that was removed */
async function lockSeat(tx: Transaction<Database>, own: OwnOrder, seatId: string) {
  await lockOrder(tx, own.orderId);
  const seat = await findSeat(tx, seatId);
  if (!seat) throw notFound();
  return { seat, line: await lockLine(tx, own, seat.line_id) };
}

/** Invites one person to a free seat. */
async function invite(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  line: SeatLineRow,
  { email, language, at }: { email: string; language: Language; at: Date },
): Promise<void> {
  const token = createLinkToken();
  await insertSeat(tx, { line_id: line.line_id, email, language, token_hash: hashLinkToken(token), invited_at: at });
  await sendInvitation(deps, tx, line, { email, language, token, at });
}

/** How many emails inviting would send, as far as known before the order is locked: each counts against the limit. */
export async function countInvitations(
  { db }: Pick<Deps, 'db'>,
  { userId }: OwnOrder,
  { line_id, emails }: SeatInvitationInput,
): Promise<number> {
  const line = await findSeatLine(db, line_id);
  if (line?.user_id !== userId) return emails.length;
  const rows = await listSeatRows(db, line_id);
  const taken = rows.map(({ email }) => email);
  const { length } = selectNewEmails(emails, taken);
  // A list that is too long invites no one.
  return length > line.quantity - rows.length ? 0 : length;
}

/**
 * Invites everyone who has no seat of the line, or no one. Concurrent calls wait for each other, so that a free seat is given
 * once.
 * @throws AppError 404 as `lockLine`, 409 when the seats have ended or too few are free
 */
export async function inviteToSeats(
  deps: SeatDeps,
  own: OwnOrder,
  { line_id, emails, language }: SeatInvitationInput & { language: Language },
): Promise<OrderSeats> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const line = await lockLine(tx, own, line_id);
    if (!isActive(line, at)) throw conflict(REFUSALS.seatsEnded);
    const { seats, free } = await readSeats(tx, line, at);
    const invited = selectNewEmails(
      emails,
      seats.map(({ email }) => email),
    );
    if (invited.length > free) throw conflict(REFUSALS.seatsFull(free, invited.length));
    for (const email of invited) await invite(deps, tx, line, { email, language, at });
    return readSeats(tx, line, at);
  });
}

/** Ends a seat with everything that its person has from it, and notifies that person. */
export async function endSeat(
  deps: Pick<Deps, 'mail'>,
  tx: Transaction<Database>,
  line: SeatLineRow,
  { seat, reason = 'removed', at }: { seat: SeatRow; reason?: SeatEnd; at: Date },
): Promise<void> {
  // A person who has not accepted is not a customer, so the email is deleted with the invitation.
  await updateSeat(tx, seat.id, { ended_at: at, ...(seat.accepted_at === null ? { email: '' } : {}) });
  if (seat.member_line_id === null) return;
  await revokeEntitlement(tx, seat.member_line_id, at);
  await sendRemoval(deps, tx, line, { seat, reason, at });
}

/** @throws AppError 404 as `lockSeat` */
export async function removeSeat(deps: SeatDeps, own: OwnOrder, seatId: string): Promise<OrderSeats> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { seat, line } = await lockSeat(tx, own, seatId);
    await endSeat(deps, tx, line, { seat, at });
    return readSeats(tx, line, at);
  });
}

/** Sends an invitation again, with a new link. */
async function sendAgain(
  deps: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  line: SeatLineRow,
  { seat: { id, email, language }, at }: { seat: SeatRow; at: Date },
): Promise<void> {
  const token = createLinkToken();
  await updateSeat(tx, id, { token_hash: hashLinkToken(token), invited_at: at });
  await sendInvitation(deps, tx, line, { email, language, token, at });
}

/**
 * To the same email, sends the invitation again; to another one, reassigns the seat.
 * @throws AppError 404 as `lockSeat`, 409 when the seats have ended, the same person has accepted, or the other one has a seat
 */
export async function sendSeat(
  deps: SeatDeps,
  own: OwnOrder,
  { seatId, email: entered, language }: { seatId: string; email: string; language: Language },
): Promise<OrderSeats> {
  const at = deps.clock.now();
  const email = entered.trim();
  return inTransaction(deps.db, async (tx) => {
    const { seat, line } = await lockSeat(tx, own, seatId);
    if (!isActive(line, at)) throw conflict(REFUSALS.seatsEnded);
    if (email.toLowerCase() === seat.email.toLowerCase()) {
      if (seat.accepted_at !== null) throw conflict(REFUSALS.seatAccepted);
      await sendAgain(deps, tx, line, { seat, at });
    } else {
      const { seats } = await readSeats(tx, line, at);
      const taken = seats.map((other) => other.email);
      if (selectNewEmails([email], taken).length === 0) throw conflict(REFUSALS.seatTaken);
      await endSeat(deps, tx, line, { seat, at });
      await invite(deps, tx, line, { email, language, at });
    }
    return readSeats(tx, line, at);
  });
}

/** Frees the seats of an erased person, also those not accepted, and empties the emails that an erased buyer entered. */
export async function eraseSeatsOf(tx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  for (const { id, line_id } of await listSeatsOf(tx, userId)) {
    await eraseSeat(tx, id, at);
    await revokeEntitlement(tx, line_id, at);
  }
  await eraseInvitationsOf(tx, userId, at);
  await eraseInvitationsTo(tx, userId, at);
}
