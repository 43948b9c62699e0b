import type { GuestOrder, GuestOrderLine, GuestOrderList } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findEmailLink, findLink, type GuestEmailLink } from '../../guests/guest-links.repository.ts';
import { findGuest, type Guest, listGuestOrders, MAX_LISTED_ORDERS } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { linkExpired, notFound } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { toInvoice } from '../billing/invoices.mapper.ts';
import { listInvoices } from '../billing/invoices.repository.ts';
import { findOrderPayment } from '../billing/payments.repository.ts';
import { pollPayment } from '../billing/payments.service.ts';
import type { SettlementDeps } from '../billing/settlement.service.ts';
import { toDownloadsLeft } from './downloads.mapper.ts';
import { findLineKey } from './licences.repository.ts';
import { listLineDetails } from './order-lines.repository.ts';
import { getOrder } from './order-payment.service.ts';
import { findGuestOrderId } from './orders.repository.ts';

/** The guest and order that a token gives access to. */
export interface GuestAccess {
  guest: Guest;
  orderId: string;
  expiresAt: Date;
}

/** @throws AppError 404 for an invalid token, 410 for an expired one */
export async function verifyToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<GuestAccess> {
  const link = await findLink(db, hashLinkToken(token));
  const guest = link && (await findGuest(db, link.user_id));
  const orderId = guest && (await findGuestOrderId(db, guest.id));
  if (!link || !guest || orderId === undefined) throw notFound(REFUSALS.orderLinkUnknown);
  if (link.expires_at <= clock.now()) throw linkExpired(REFUSALS.resetExpired);
  return { guest, orderId, expiresAt: link.expires_at };
}

/** @throws AppError 404 for an invalid token, 410 for an expired one */
export async function verifyEmailToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<GuestEmailLink> {
  const link = await findEmailLink(db, hashLinkToken(token));
  if (!link) throw notFound(REFUSALS.orderLinkUnknown);
  if (link.expires_at <= clock.now()) throw linkExpired(REFUSALS.resetExpired);
  return link;
}

/** The guest of an email's order. @throws AppError 404 for an order of another email */
export async function findListedGuest({ db }: Pick<Deps, 'db'>, email: string, orderId: string): Promise<string> {
  const listed = await listGuestOrders(db, email, MAX_LISTED_ORDERS);
  const match = listed.find((order) => order.orderId === orderId);
  if (!match) throw notFound();
  return match.userId;
}

/** The newest orders of an email as stored, without polling. */
export async function getGuestOrders(
  { db }: Pick<Deps, 'db'>,
  { email, expires_at: expiresAt }: GuestEmailLink,
): Promise<GuestOrderList> {
  const items: GuestOrder[] = [];
  for (const { userId, orderId } of await listGuestOrders(db, email, MAX_LISTED_ORDERS)) {
    const guest = await findGuest(db, userId);
    // No guest: an account has claimed the order since the list was read.
    if (guest) items.push(await getGuestOrder({ db }, { guest, orderId, expiresAt }));
  }
  return { email, items, expires_at: expiresAt.toISOString() };
}

/** The order with its details. A pending payment is polled first. */
export async function pollGuestOrder(deps: SettlementDeps, access: GuestAccess): Promise<GuestOrder> {
  const payment = await findOrderPayment(deps.db, access.orderId);
  if (payment) await pollPayment(deps, access.guest.id, payment.id);
  return getGuestOrder(deps, access);
}

/** The order as stored, without polling. */
export async function getGuestOrder(
  { db }: Pick<Deps, 'db'>,
  { guest, orderId, expiresAt }: GuestAccess,
): Promise<GuestOrder> {
  const order = await getOrder({ db }, guest.id, orderId);
  const lines: GuestOrderLine[] = [];
  for (const { id, download_id, file_name, downloads_left } of await listLineDetails(db, orderId)) {
    const licence = download_id === null ? null : ((await findLineKey(db, id)) ?? null);
    lines.push({ id, file_name, licence, ...toDownloadsLeft({ downloads_left }) });
  }
  return {
    order,
    email: guest.email,
    lines,
    file_name: lines[0]?.file_name ?? null,
    licence: lines[0]?.licence ?? null,
    invoices: (await listInvoices(db, orderId)).map(toInvoice),
    expires_at: expiresAt.toISOString(),
  };
}
