import type { OrderSeats, RefundInput, Seat, SeatInvitation } from '../../contract/generated/model.ts';
import { toCents } from '../../contract/rules/money.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { toSeatShare } from '../../contract/rules/seat-refunds.ts';
import { areSeatsActive, selectNewEmails, toMemberName } from '../../contract/rules/seats.ts';
import { conflict, invalidField, notFound } from '../problems.ts';
import { insertGrantedOrder, insertGuestRecipient } from './claim-gift.ts';
import { findCustomer } from './customers.ts';
import type { MockDb } from './db.ts';
import { createLink, notifyGuest } from './guests.ts';
import type { StoredOrderLine } from './order-lines.ts';
import type { StoredOrder } from './order-state.ts';
import { sendMail } from './outbox.ts';
import { revokeAccess } from './revoke-access.ts';
import type { StoredSeat } from './seat-state.ts';

interface SeatLine {
  order: StoredOrder;
  line: StoredOrderLine;
}

/** The lines of a paid order that were bought as seats. */
const listSeatLines = ({ status, lines }: StoredOrder): StoredOrderLine[] =>
  status === 'pending' || status === 'processing' || status === 'cancelled' ? [] : lines.filter(({ seats }) => seats);

const listCurrent = (db: MockDb, lineId: string): StoredSeat[] =>
  db.state.seats.filter((seat) => seat.lineId === lineId && !seat.ended);

/** The plan of the line, as renewals and upgrades have left it; undefined once it was refunded. */
const findHeldFile = (db: MockDb, line: StoredOrderLine) =>
  db.state.downloads.find(({ id }) => id === line.download_id);

const isActive = (db: MockDb, line: StoredOrderLine): boolean => {
  const file = findHeldFile(db, line);
  const until = file?.rights?.holds_until;
  return areSeatsActive(file ? { endedAt: null, holdsUntil: until ? new Date(until) : null } : null, new Date());
};

const findMemberOrder = (db: MockDb, { memberLineId }: StoredSeat): StoredOrder | undefined =>
  db.state.orders.find(({ lines }) => lines.some(({ id }) => id === memberLineId));

const toSeat = (db: MockDb, seat: StoredSeat): Seat => {
  const { id, email, invited_at, accepted_at } = seat;
  const order = findMemberOrder(db, seat);
  const member = order?.userId ? db.account(order.userId) : undefined;
  const status = accepted_at === null ? 'invited' : 'accepted';
  return { id, email, name: member?.user.name ?? null, status, invited_at, accepted_at };
};

const toOrderSeats = (db: MockDb, line: StoredOrderLine): OrderSeats => {
  const { id, product_id, product_name, quantity } = line;
  const refunded = db.state.refundedSeats[id] ?? 0;
  const total = quantity - refunded;
  const seats = listCurrent(db, id);
  const held = findHeldFile(db, line)?.rights;
  return {
    line_id: id,
    product_id,
    product_name,
    tier: held?.tier ?? line.tier,
    total,
    free: Math.max(0, total - seats.length),
    until: held?.holds_until ?? null,
    active: isActive(db, line),
    seats: seats.map((seat) => toSeat(db, seat)),
    ...(refunded > 0 ? { refunded } : {}),
  };
};

/** The seats of an order, line by line. */
export const listOrderSeats = (db: MockDb, order: StoredOrder): OrderSeats[] =>
  listSeatLines(order).map((line) => toOrderSeats(db, line));

const buyerName = (db: MockDb, { userId }: StoredOrder): string =>
  db.state.billing[userId]?.name || (findCustomer(db, userId)?.name ?? '');

const sendInvitation = (db: MockDb, { order, line }: SeatLine, seat: StoredSeat): void => {
  const subject = `${line.product_name}: ${buyerName(db, order)} has a seat for you`;
  sendMail(db, { kind: 'seat-invitation', to: seat.email, subject, text: subject, links: [`/seat#${seat.token}`] });
};

const createToken = () => crypto.randomUUID().replaceAll('-', '');

const invite = (db: MockDb, of: SeatLine, email: string): void => {
  const seat: StoredSeat = {
    id: crypto.randomUUID(),
    lineId: of.line.id,
    email,
    token: createToken(),
    invited_at: new Date().toISOString(),
    accepted_at: null,
    memberLineId: null,
    ended: false,
  };
  db.state.seats.push(seat);
  sendInvitation(db, of, seat);
};

/** Invites everyone who has no seat of the line, or no one. */
export const inviteToSeats = (
  db: MockDb,
  order: StoredOrder,
  { line_id, emails }: { line_id: string; emails: readonly string[] },
) => {
  const line = listSeatLines(order).find(({ id }) => id === line_id);
  if (!line) return notFound();
  if (!isActive(db, line)) return conflict(REFUSALS.seatsEnded);
  const { free } = toOrderSeats(db, line);
  const taken = listCurrent(db, line.id).map(({ email }) => email);
  const invited = selectNewEmails(emails, taken);
  if (invited.length > free) return conflict(REFUSALS.seatsFull(free, invited.length));
  for (const email of invited) invite(db, { order, line }, email);
  return { status: 200 as const, body: toOrderSeats(db, line) };
};

const findSeat = (db: MockDb, order: StoredOrder, seatId: string) => {
  const seat = db.state.seats.find(({ id, ended }) => id === seatId && !ended);
  const line = listSeatLines(order).find(({ id }) => id === seat?.lineId);
  return seat && line ? { seat, line } : notFound();
};

/** Ends a seat and revokes everything that its holder has through it. */
const endSeat = (db: MockDb, line: StoredOrderLine, seat: StoredSeat): void => {
  seat.ended = true;
  if (seat.accepted_at === null) seat.email = '';
  const order = findMemberOrder(db, seat);
  if (!order) return;
  revokeAccess(db, order, seat.memberLineId);
  const subject = `Your seat for ${line.product_name} has ended`;
  const to = findCustomer(db, order.userId)?.email ?? seat.email;
  sendMail(db, { kind: 'seat-removed', to, subject, text: subject });
};

/** Ends the seats that a refund is for; returns why it is refused. */
export const endRefundedSeats = (
  db: MockDb,
  order: StoredOrder,
  { line_id, amount, seats }: Pick<RefundInput, 'line_id' | 'amount' | 'seats'>,
) => {
  if (!seats) return undefined;
  const line = listSeatLines(order).find(({ id }) => id === line_id);
  const count = seats.free + seats.ids.length;
  if (!line || !findHeldFile(db, line) || count === 0) return invalidField('seats', REFUSALS.seatsNotRefundable);
  const current = listCurrent(db, line.id);
  const ended = current.filter(({ id }) => seats.ids.includes(id));
  const before = db.state.refundedSeats[line.id] ?? 0;
  if (ended.length < seats.ids.length || seats.free > line.quantity - before - current.length)
    return conflict(REFUSALS.stale);
  const share = toSeatShare({ cents: toCents(line.amount), bought: line.quantity, before, count });
  if (toCents(amount) !== share) return invalidField('amount', REFUSALS.seatsShare);
  for (const seat of ended) endSeat(db, line, seat);
  db.state.refundedSeats[line.id] = before + count;
  return undefined;
};

export const removeSeat = (db: MockDb, order: StoredOrder, seatId: string) => {
  const found = findSeat(db, order, seatId);
  if ('body' in found) return found;
  endSeat(db, found.line, found.seat);
  return { status: 200 as const, body: toOrderSeats(db, found.line) };
};

/** To the same email, sends the invitation again; to another one, reassigns the seat. */
export const sendSeat = (db: MockDb, order: StoredOrder, seatId: string, entered: string) => {
  const found = findSeat(db, order, seatId);
  if ('body' in found) return found;
  const { seat, line } = found;
  const email = entered.trim();
  if (!isActive(db, line)) return conflict(REFUSALS.seatsEnded);
  if (email.toLowerCase() === seat.email.toLowerCase()) {
    if (seat.accepted_at !== null) return conflict(REFUSALS.seatAccepted);
    Object.assign(seat, { token: createToken(), invited_at: new Date().toISOString() });
    sendInvitation(db, { order, line }, seat);
  } else {
    const taken = listCurrent(db, line.id).map((other) => other.email);
    if (selectNewEmails([email], taken).length === 0) return conflict(REFUSALS.seatTaken);
    endSeat(db, line, seat);
    invite(db, { order, line }, email);
  }
  return { status: 200 as const, body: toOrderSeats(db, line) };
};

/** The seat that a link opens, with the line that was bought. */
const findLinkedSeat = (db: MockDb, token: string) => {
  const seat = db.state.seats.find((candidate) => candidate.token === token && !candidate.ended);
  const order = db.state.orders.find(({ lines }) => lines.some(({ id }) => id === seat?.lineId));
  const line = order && listSeatLines(order).find(({ id }) => id === seat?.lineId);
  return seat && order && line ? { seat, order, line } : notFound(REFUSALS.seatUnknown);
};

const ownsPlan = (db: MockDb, userId: string, planId: string | null): boolean =>
  db.state.downloads.some(
    ({ userId: owner, rights, id }) =>
      owner === userId &&
      rights?.plan_id === planId &&
      !db.state.orders.some(({ lines }) => lines.some(({ download_id, seats }) => download_id === id && seats)),
  );

/** The invitation as its person sees it. */
export const getSeatInvitation = (db: MockDb, token: string, userId: string | undefined) => {
  const linked = findLinkedSeat(db, token);
  if ('body' in linked) return linked;
  const { seat, order, line } = linked;
  const isMember = userId !== undefined && findMemberOrder(db, seat)?.userId === userId;
  const { product_id, product_name, tier, until, active } = toOrderSeats(db, line);
  const body: SeatInvitation = {
    buyer_name: buyerName(db, order),
    email: seat.email,
    product_id,
    product_name,
    tier,
    until,
    active,
    accepted: seat.accepted_at !== null,
    owned: userId !== undefined && !isMember && ownsPlan(db, userId, line.plan_id),
  };
  return { status: 200 as const, body };
};

/** @param userId undefined without an account */
export const acceptSeat = (db: MockDb, token: string, userId: string | undefined) => {
  const linked = findLinkedSeat(db, token);
  if ('body' in linked) return linked;
  const { seat, order, line } = linked;
  const held = findMemberOrder(db, seat);
  if (held && held.userId === userId) return { status: 200 as const, body: { id: held.id, token: null } };
  if (seat.accepted_at !== null) return conflict(REFUSALS.seatAccepted);
  if (!isActive(db, line)) return conflict(REFUSALS.seatsEnded);
  const member = userId ?? insertGuestRecipient(db, { email: seat.email, name: toMemberName(seat.email) });
  const { seats: _seats, ...unit } = line;
  const rights = findHeldFile(db, line)?.rights ?? null;
  const given = insertGrantedOrder(db, [{ ...unit, tier: rights?.tier ?? line.tier, quantity: 1 }], member);
  Object.assign(seat, { accepted_at: new Date().toISOString(), memberLineId: given.lines[0]?.id ?? null });
  const file = db.state.downloads.find(({ id }) => id === given.lines[0]?.download_id);
  if (file && rights) file.rights = { ...rights, renewable: false };
  const accepted = listCurrent(db, line.id).filter(({ accepted_at }) => accepted_at !== null);
  const buyer = findCustomer(db, order.userId);
  if (accepted.length === line.quantity && buyer) {
    const subject = `All seats for ${line.product_name} are in use`;
    sendMail(db, { kind: 'seats-used', to: buyer.email, name: buyer.name, subject, text: subject });
  }
  if (userId === undefined) notifyGuest(db, given);
  return {
    status: 200 as const,
    body: { id: given.id, token: userId === undefined ? createLink(db, member).token : null },
  };
};
