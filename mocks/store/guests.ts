import type { GuestOrder, GuestOrderInput, GuestOrderLine, GuestOrderList } from '../../contract/generated/model.ts';
import { isSameEmail } from '../../contract/rules/emails.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { linkExpired, notFound } from '../problems.ts';
import { claimConversations } from './conversations.ts';
import type { MockDb } from './db.ts';
import { listInvoices } from './invoices.ts';
import { listLicences } from './licences.ts';
import type { StoredOrderLine } from './order-lines.ts';
import { orderDetail } from './order-placement.ts';
import type { StoredOrder } from './order-state.ts';
import { sendMail } from './outbox.ts';
import { withPlanFile } from './plan-files.ts';
import { storeCountry } from './tax.ts';
import { checkVatNumber } from './vat-checks.ts';

const LINK_TTL_MS = 30 * 86_400_000;
const MAX_LISTED_ORDERS = 20;

/** A customer without an account, created for each purchase. */
export const insertGuest = (
  db: MockDb,
  { email, name, country, vat_number: typed = '' }: Pick<GuestOrderInput, 'email' | 'name' | 'country' | 'vat_number'>,
): string => {
  const id = crypto.randomUUID();
  db.state.guests[id] = { email, name: name.trim(), country };
  const { number: taxNumber } = checkVatNumber(db, country, typed);
  db.state.billing[id] = { name: name.trim(), address: '', country, taxNumber };
  return id;
};

export const createLink = (db: MockDb, userId: string) => {
  const token = crypto.randomUUID().replaceAll('-', '');
  const expiresAt = Date.now() + LINK_TTL_MS;
  db.state.guestLinks[token] = { userId, expiresAt };
  return { token, expiresAt };
};

const findGuestOrder = (db: MockDb, guestId: string) => db.state.orders.find(({ userId }) => userId === guestId);

/** What a token opens, or the reason for a refusal. */
export const findByToken = (db: MockDb, token: string) => {
  const link = db.state.guestLinks[token];
  const order = link && findGuestOrder(db, link.userId);
  if (!link || !order) return notFound(REFUSALS.orderLinkUnknown);
  if (link.expiresAt < Date.now()) return linkExpired();
  return { order, expiresAt: link.expiresAt };
};

const toGuestOrderLine = (db: MockDb, { id, download_id }: StoredOrderLine): GuestOrderLine => {
  const download = db.state.downloads.find((candidate) => candidate.id === download_id);
  return {
    id,
    file_name: download ? withPlanFile(db, download).file_name : null,
    licence: listLicences(db).find(({ downloadId }) => downloadId === download?.id)?.key ?? null,
    ...(download?.downloads_left === undefined ? {} : { downloads_left: download.downloads_left }),
  };
};

/** The order with all related data. */
export const toGuestOrder = (
  db: MockDb,
  { order, expiresAt }: { order: StoredOrder; expiresAt: number },
): GuestOrder => {
  const lines = order.lines.map((line) => toGuestOrderLine(db, line));
  return {
    order: orderDetail(db, order),
    email: db.state.guests[order.userId]?.email ?? '',
    lines,
    file_name: lines[0]?.file_name ?? null,
    licence: lines[0]?.licence ?? null,
    invoices: listInvoices(db, order.id),
    expires_at: new Date(expiresAt).toISOString(),
  };
};

/** A token for all guest orders of an email; it is only sent by email. */
const createEmailLink = (db: MockDb, email: string): string => {
  const token = crypto.randomUUID().replaceAll('-', '');
  db.state.guestEmailLinks[token] = { email, expiresAt: Date.now() + LINK_TTL_MS };
  return token;
};

/** The orders that an email's token lists, or the reason for a refusal. */
export const findByEmailToken = (db: MockDb, token: string) => {
  const link = db.state.guestEmailLinks[token];
  if (!link) return notFound(REFUSALS.orderLinkUnknown);
  if (link.expiresAt < Date.now()) return linkExpired();
  const orders = listGuestOrders(db, link.email).toSorted((a, b) => b.number - a.number);
  return { ...link, orders: orders.slice(0, MAX_LISTED_ORDERS) };
};

export const toGuestOrders = (
  db: MockDb,
  { email, expiresAt, orders }: { email: string; expiresAt: number; orders: StoredOrder[] },
): GuestOrderList => ({
  email,
  items: orders.map((order) => toGuestOrder(db, { order, expiresAt })),
  expires_at: new Date(expiresAt).toISOString(),
});

const sendOrderLinks = (db: MockDb, kind: string, to: string, subject: string, orders: StoredOrder[]) => {
  const links = orders.map(({ userId }) => `/order#${createLink(db, userId).token}`);
  if (orders.length > 1) links.unshift(`/orders#${createEmailLink(db, to)}`);
  sendMail(db, { kind, to, subject, text: `${subject}: ${links.join(' ')}`, links });
};

/** Emails the customer the link to their order, and the earlier purchases, which no screen reveals. */
export const notifyGuest = (db: MockDb, order: StoredOrder): void => {
  const email = db.state.guests[order.userId]?.email ?? '';
  const isBoughtNow = ({ product_id, plan_id }: StoredOrderLine) =>
    order.lines.some((line) => line.product_id === product_id && line.plan_id === plan_id);
  for (const earlier of listGuestOrders(db, email)) {
    const owned = earlier.lines.find(isBoughtNow);
    if (!owned || earlier === order || earlier.status !== 'completed') continue;
    sendOrderLinks(db, 'guest-held', email, `You already own ${owned.product_name}`, [earlier]);
    break;
  }
  const isDone = order.status === 'completed';
  const kind = isDone && order.amount > 0 ? 'guest-receipt' : 'guest-order';
  sendOrderLinks(db, kind, email, isDone ? `Order #${order.number}` : `How to pay for order #${order.number}`, [order]);
};

const listGuestOrders = (db: MockDb, email: string): StoredOrder[] =>
  db.state.orders.filter(({ userId, status }) => {
    const guest = db.state.guests[userId];
    return guest !== undefined && isSameEmail(guest.email, email) && status !== 'cancelled';
  });

/** Sends the links of all orders of an email, if there are any. */
export const sendLinks = (db: MockDb, email: string): void => {
  const orders = listGuestOrders(db, email);
  if (orders.length > 0) sendOrderLinks(db, 'guest-links', email, 'Your orders', orders);
};

/** Moves a guest's orders to an account. */
export const mergeGuest = (db: MockDb, guestId: string, userId: string): void => {
  const { orders, payments, downloads, notifications, customerNotes, licences: keys, billing, guestLinks } = db.state;
  for (const row of [...orders, ...payments, ...downloads, ...notifications, ...customerNotes, ...keys]) {
    if (row.userId === guestId) row.userId = userId;
  }
  for (const { pays } of payments) {
    const files = pays ? [pays.download, ...(pays.otherDownloads ?? [])] : [];
    for (const file of files) if (file.userId === guestId) file.userId = userId;
  }
  const details = billing[guestId];
  if (details && !billing[userId]) billing[userId] = details;
  storeCountry(db, userId, details?.country ?? '');
  for (const [token, link] of Object.entries(guestLinks)) if (link.userId === guestId) delete guestLinks[token];
  delete billing[guestId];
  delete db.state.guests[guestId];
};

/** Orders and conversations of an email become those of the account that has just verified it. */
export const claimGuestOrders = (db: MockDb, userId: string, email: string): void => {
  claimConversations(db, userId, email);
  for (const [id, guest] of Object.entries(db.state.guests))
    if (isSameEmail(guest.email, email)) mergeGuest(db, id, userId);
};
