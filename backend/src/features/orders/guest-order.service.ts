import type { GuestOrder } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findLink } from '../../guests/guest-links.repository.ts';
import { findGuest, type Guest } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { linkExpired, notFound } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { toInvoice } from '../billing/invoices.mapper.ts';
import { listInvoices } from '../billing/invoices.repository.ts';
import { findOrderPayment } from '../billing/payments.repository.ts';
import { pollPayment } from '../billing/payments.service.ts';
import type { SettlementDeps } from '../billing/settlement.service.ts';
import { findGuestOrderId, findOrderFileName } from './guest-order.repository.ts';
import { findOrderKey } from './licences.repository.ts';
import { getOrder } from './order-payment.service.ts';

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
  return {
    order,
    email: guest.email,
    file_name: (await findOrderFileName(db, orderId)) ?? null,
    licence: order.download_id === null ? null : ((await findOrderKey(db, orderId)) ?? null),
    invoices: (await listInvoices(db, orderId)).map(toInvoice),
    expires_at: expiresAt.toISOString(),
  };
}
