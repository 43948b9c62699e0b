import { findGiftStatusProblem, giftClaimedNotification } from '../../contract/rules/gifts.ts';
import { toOrderName } from '../../contract/rules/order-lines.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, notFound } from '../problems.ts';
import { createDownload } from './create-download.ts';
import type { MockDb } from './db.ts';
import { endGiftLinks, giftStatus, isGiftDay, listGrantedLines, type StoredGift, sendGiftMail } from './gifts.ts';
import { createLink, notifyGuest } from './guests.ts';
import type { StoredOrderLine } from './order-lines.ts';
import type { StoredOrder } from './order-state.ts';

/** A gift with its order; a refusal when there is none. */
export const findGift = (db: MockDb, orderId: string | undefined) => {
  const gift = orderId === undefined ? undefined : db.state.gifts[orderId];
  const order = db.state.orders.find(({ id }) => id === orderId);
  return gift && order ? { gift, order } : undefined;
};

/** The gift that a link opens. */
export const findLinkedGift = (db: MockDb, token: string) =>
  findGift(db, db.state.giftLinks[token]) ?? notFound(REFUSALS.giftUnknown);

const refuse = (db: MockDb, order: StoredOrder, gift: StoredGift) => {
  const refusal = findGiftStatusProblem(giftStatus(db, order, gift));
  return refusal && conflict(refusal);
};

const deliver = (db: MockDb, userId: string, line: StoredOrderLine): void => {
  const download = createDownload(db, userId, line);
  if (!download) return;
  db.state.downloads.unshift(download);
  line.download_id = download.id;
};

/** Creates a free order with the entitlements of a paid order's lines. */
export const insertGrantedOrder = (db: MockDb, given: readonly StoredOrderLine[], userId: string): StoredOrder => {
  const created_at = new Date().toISOString();
  const id = crypto.randomUUID();
  const lines = given.map(({ taxCents: _tax, ...line }, at) => ({
    ...line,
    id: at === 0 ? id : crypto.randomUUID(),
    price: 0,
    discount: 0,
    amount: 0,
    download_id: null,
  }));
  for (const [at, line] of lines.entries()) db.state.lineGrants[line.id] = given[at]?.id ?? '';
  const only = lines.length === 1 ? lines[0] : undefined;
  const order: StoredOrder = {
    userId,
    id,
    number: Math.max(10_000, ...db.state.orders.map(({ number }) => number)) + 1,
    product_name: toOrderName(lines.map(({ product_name }) => product_name)),
    amount: 0,
    status: 'completed',
    created_at,
    product_id: lines[0]?.product_id ?? null,
    tier: only?.tier ?? null,
    plan_id: only?.plan_id ?? null,
    lines,
    history: [{ status: 'completed', created_at }],
  };
  db.state.orders.push(order);
  for (const line of lines) deliver(db, userId, line);
  return order;
};

/** The buyer's own order delivers its files. */
const keep = (db: MockDb, order: StoredOrder, gift: StoredGift): void => {
  Object.assign(gift, { claimed_at: new Date().toISOString(), claimedOrderId: order.id });
  for (const line of listGrantedLines(db, order)) deliver(db, order.userId, line);
  endGiftLinks(db, order.id);
};

/** Creates the guest who receives it without an account. */
export const insertGuestRecipient = (db: MockDb, { email, name }: { email: string; name: string }): string => {
  const id = crypto.randomUUID();
  db.state.guests[id] = { email, name, country: '' };
  return id;
};

/** @param userId undefined without an account */
export const claimGift = (db: MockDb, token: string, userId: string | undefined) => {
  const linked = findLinkedGift(db, token);
  if ('body' in linked) return linked;
  const { order, gift } = linked;
  const held = db.state.orders.find(({ id }) => id === gift.claimedOrderId);
  if (held && held.userId === userId && giftStatus(db, order, gift) === 'claimed')
    return { status: 200 as const, body: { id: held.id, token: null } };
  const refusal = refuse(db, order, gift);
  if (refusal) return refusal;
  if (order.userId === userId) {
    keep(db, order, gift);
    return { status: 200 as const, body: { id: order.id, token: null } };
  }
  const owner = userId ?? insertGuestRecipient(db, { email: gift.recipient_email, name: gift.recipient_name });
  const { id, ...given } = insertGrantedOrder(db, listGrantedLines(db, order), owner);
  Object.assign(gift, { claimed_at: new Date().toISOString(), claimedOrderId: id });
  const notification = giftClaimedNotification(order.product_name, gift.recipient_name);
  db.notify(order.userId, { kind: 'order', ...notification, href: `/dashboard/orders?order=${order.id}` });
  if (userId === undefined) notifyGuest(db, { id, ...given });
  return { status: 200 as const, body: { id, token: userId === undefined ? createLink(db, owner).token : null } };
};

/** Keeps an unclaimed gift for its buyer; returns the refusal, or undefined. */
export const keepGift = (db: MockDb, { order, gift }: { order: StoredOrder; gift: StoredGift }) => {
  const refusal = refuse(db, order, gift);
  if (!refusal) keep(db, order, gift);
  return refusal;
};

/** Sends a gift to this email, or changes where it will go; why not, or undefined. */
export const sendGift = (db: MockDb, { order, gift }: { order: StoredOrder; gift: StoredGift }, email: string) => {
  const refusal = refuse(db, order, gift);
  if (refusal) return refusal;
  if (email.trim().toLowerCase() !== gift.recipient_email.toLowerCase()) {
    endGiftLinks(db, order.id);
    gift.recipient_email = email.trim();
  }
  if (isGiftDay(db, gift)) sendGiftMail(db, order.id, gift);
  return undefined;
};
