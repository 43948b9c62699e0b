import { REFUSALS } from '../../../shared/refusals.ts';
import type { GuestOrder } from '../../generated/model.ts';
import { findLink } from '../../guests/guest-links.repository.ts';
import { findGuest, type Guest } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { linkTokenHash } from '../../lib/link-token.ts';
import { toInvoice } from '../billing/invoices.mapper.ts';
import { findInvoices } from '../billing/invoices.repository.ts';
import { findOrderPayment } from '../billing/payments.repository.ts';
import { readPayment } from '../billing/payments.service.ts';
import type { SettlementParts } from '../billing/settlement.service.ts';
import { findFileName, findOrderId } from './guest-order.repository.ts';
import { findKeyOfOrder } from './licences.repository.ts';
import { readOrder } from './order-payment.service.ts';

/** The guest and order that a token gives access to. */
export interface Opened {
  guest: Guest;
  orderId: string;
  expiresAt: Date;
}

/** @throws AppError 404 for an invalid token, 410 for an expired one */
export async function openToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Opened> {
  const link = await findLink(db, linkTokenHash(token));
  const guest = link && (await findGuest(db, link.user_id));
  const orderId = guest && (await findOrderId(db, guest.id));
  if (!link || !guest || orderId === undefined) throw notFound(REFUSALS.orderLinkUnknown);
  if (link.expires_at <= clock.now()) throw new AppError(410, 'link_expired', REFUSALS.resetExpired);
  return { guest, orderId, expiresAt: link.expires_at };
}

/** The order with its details. A pending payment is polled first. */
export async function readGuestOrder(parts: SettlementParts, opened: Opened): Promise<GuestOrder> {
  const payment = await findOrderPayment(parts.db, opened.orderId);
  if (payment) await readPayment(parts, opened.guest.id, payment.id);
  return showGuestOrder(parts, opened);
}

/** The order as stored, without polling. */
export async function showGuestOrder(
  { db }: Pick<Deps, 'db'>,
  { guest, orderId, expiresAt }: Opened,
): Promise<GuestOrder> {
  const order = await readOrder({ db }, guest.id, orderId);
  return {
    order,
    email: guest.email,
    file_name: (await findFileName(db, orderId)) ?? null,
    licence: order.download_id === null ? null : ((await findKeyOfOrder(db, orderId)) ?? null),
    invoices: (await findInvoices(db, orderId)).map(toInvoice),
    expires_at: expiresAt.toISOString(),
  };
}
