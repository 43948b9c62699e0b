import { CONFIRMATIONS } from '../../../shared/confirmations.ts';
import { personKey } from '../../../shared/person-key.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { openLink } from '../../guests/guest-link.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { REPLAYED } from '../../idempotency/idempotency.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { invoiceFile } from '../billing/invoice-file.service.ts';
import { findInvoice } from '../billing/invoices.repository.ts';
import { findOrderPayment } from '../billing/payments.repository.ts';
import { reportTransfer } from '../billing/payments.service.ts';
import type { SettlementParts } from '../billing/settlement.service.ts';
import { createGuestOrder } from './create-guest-order.service.ts';
import { openDownload } from './downloads.service.ts';
import { joinByToken } from './join-guest.service.ts';
import { readOrder } from './order-payment.service.ts';
import { quoteGuest } from './quote.service.ts';
import { openToken, readGuestOrder, showGuestOrder } from './read-guest-order.service.ts';

type Operations =
  | 'createGuestOrder'
  | 'quoteGuestOrder'
  | 'requestGuestLink'
  | 'getGuestOrder'
  | 'reportGuestTransfer'
  | 'getGuestOrderFile'
  | 'getGuestInvoicePdf'
  | 'joinGuestOrder';

/** The contract requires the header. */
const tokenOf = (headers: { 'x-order-token'?: string }): string => headers['x-order-token'] ?? '';

/** Orders without an account; only the token of an order gives access. */
export function createGuestOrdersHandlers(parts: SettlementParts & Deps): FeatureHandlers<Operations> {
  const { db, clock, limits, jobs } = parts;
  const open = async (ip: string, token: string) => {
    await limits.take('guest-token-network', ip);
    return openToken(parts, token);
  };
  return {
    createGuestOrder: async ({ body, headers, call }) => {
      await limits.take('guest-network', call.ip);
      await limits.take('guest-address', personKey(body.email));
      if (body.coupon !== undefined) await limits.take('coupon-tries', call.ip);
      const at = clock.now();
      const { result, replayed } = await createGuestOrder(parts, { input: body, key: headers['idempotency-key'], at });
      const token = await openLink(db, result.guest.id, at);
      const order = await showGuestOrder(parts, await openToken(parts, token));
      return { status: 201, body: { token, order }, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    quoteGuestOrder: async ({ body, call }) => {
      await limits.take(body.coupon === undefined ? 'guest-token-network' : 'coupon-tries', call.ip);
      const { product_id: productId, plan_id: planId, tier, coupon, country } = body;
      return { status: 200, body: await quoteGuest(parts, { productId, planId, tier, coupon, country }) };
    },

    requestGuestLink: async ({ body, call }) => {
      await limits.take('guest-link-network', call.ip);
      await jobs.add('guest-orders.send-links', { email: body.email });
      return { status: 200, body: { message: CONFIRMATIONS.guestLinkAsked } };
    },

    getGuestOrder: async ({ headers, call }) => ({
      status: 200,
      body: await readGuestOrder(parts, await open(call.ip, tokenOf(headers))),
    }),

    reportGuestTransfer: async ({ headers, body, call }) => {
      const opened = await open(call.ip, tokenOf(headers));
      const payment = await findOrderPayment(db, opened.orderId);
      if (!payment) throw conflict(REFUSALS.transferClosed);
      await reportTransfer(parts, opened.guest.id, payment.id, body.number);
      return { status: 200, body: await showGuestOrder(parts, opened) };
    },

    getGuestOrderFile: async ({ headers, call }) => {
      const { guest, orderId } = await open(call.ip, tokenOf(headers));
      const { download_id: id } = await readOrder(parts, guest.id, orderId);
      if (id === null) throw notFound();
      return { status: 200, body: await openDownload(parts, guest.id, id) };
    },

    getGuestInvoicePdf: async ({ headers, params, call }) => {
      const { guest } = await open(call.ip, tokenOf(headers));
      const invoice = await findInvoice(db, params.id);
      if (invoice?.user_id !== guest.id) throw notFound();
      return invoiceFile(invoice);
    },

    joinGuestOrder: async ({ user, headers, call }) => {
      await limits.take('guest-token-network', call.ip);
      const orderId = await joinByToken(parts, user.id, tokenOf(headers));
      return { status: 200, body: await readOrder(parts, user.id, orderId) };
    },
  };
}
