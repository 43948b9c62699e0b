import { CONFIRMATIONS } from '../../../../contract/rules/confirmations.ts';
import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createLink } from '../../guests/guest-link.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { REPLAYED } from '../../idempotency/idempotency.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { recordPlace } from '../billing/buyer-locations.repository.ts';
import { createInvoiceResponse } from '../billing/invoice-file.service.ts';
import { findInvoice } from '../billing/invoices.repository.ts';
import { findOrderPayment } from '../billing/payments.repository.ts';
import { reportTransfer } from '../billing/payments.service.ts';
import type { SettlementDeps } from '../billing/settlement.service.ts';
import { claimOrderByToken } from './claim-guest-order.service.ts';
import { createGuestOrder } from './create-guest-order.service.ts';
import { openDownload } from './downloads.service.ts';
import {
  findListedGuest,
  getGuestOrder,
  getGuestOrders,
  pollGuestOrder,
  verifyEmailToken,
  verifyToken,
} from './guest-order.service.ts';
import { createLicenceSheetResponse } from './licence-sheet.service.ts';
import { getOrder } from './order-payment.service.ts';
import { findLicenceSheet } from './own-licences.repository.ts';
import { quoteOrder } from './quote.service.ts';
import { toExpectedCents, toItems } from './selected-plan.service.ts';

type Operations =
  | 'listGuestOrders'
  | 'createGuestOrder'
  | 'quoteGuestOrder'
  | 'requestGuestLink'
  | 'createGuestOrderLink'
  | 'getGuestOrder'
  | 'reportGuestTransfer'
  | 'getGuestOrderFile'
  | 'getGuestInvoicePdf'
  | 'getGuestLicenceSheet'
  | 'joinGuestOrder';

/** The contract requires the header. */
const getOrderToken = (headers: { 'x-order-token'?: string }): string => headers['x-order-token'] ?? '';

/** Orders without an account; only the token of an order gives access. */
export function createGuestOrdersHandlers(deps: SettlementDeps & Deps): FeatureHandlers<Operations> {
  const { db, clock, limits, jobs } = deps;
  const openLimited = async (ip: string, token: string) => {
    await limits.consume('guest-token-network', ip);
    return verifyToken(deps, token);
  };
  const openEmailLimited = async (ip: string, { 'x-guest-token': token = '' }: { 'x-guest-token'?: string }) => {
    await limits.consume('guest-token-network', ip);
    return verifyEmailToken(deps, token);
  };
  return {
    listGuestOrders: async ({ headers, call }) => ({
      status: 200,
      body: await getGuestOrders(deps, await openEmailLimited(call.ip, headers)),
    }),

    createGuestOrder: async ({ body, headers, call }) => {
      await limits.consume('guest-network', call.ip);
      await limits.consume('guest-address', toPersonKey(body.email));
      if (body.coupon !== undefined) await limits.consume('coupon-tries', call.ip);
      if (body.vat_number) await limits.consume('vat-checks', call.ip);
      const at = clock.now();
      const {
        product_id: productId,
        plan_id: planId,
        tier,
        provider,
        coupon,
        email,
        name,
        country,
        total,
        again,
        vat_number: vatNumber,
        gift,
        chosen_price: chosenPrice,
        purchaseOrder,
      } = body;
      const { result, replayed } = await createGuestOrder(deps, {
        operation: 'createGuestOrder',
        buyer: { email, name, country, vatNumber },
        body: {
          productId,
          planId,
          tier,
          provider,
          coupon,
          country,
          name,
          total,
          again,
          vatNumber,
          gift,
          seats: body.seats,
          chosenPrice,
          purchaseOrder,
          currency: body.currency,
        },
        provider,
        coupon,
        expectedCents: toExpectedCents(total),
        again,
        consentWording: body.withdrawal_consent,
        gift,
        purchaseOrder,
        currency: body.currency,
        loadItems: async () => toItems({ productId, planId, tier, chosenPrice }, body.seats),
        key: headers['idempotency-key'],
        network: call.country,
        visitorId: call.visitorId,
        language: call.language,
        at,
      });
      await recordPlace(db, { orderId: result.orderId, source: 'network', country: call.country, at });
      const token = await createLink(db, result.guest.id, at);
      const order = await getGuestOrder(deps, await verifyToken(deps, token));
      return { status: 201, body: { token, order }, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    quoteGuestOrder: async ({ body, call }) => {
      await limits.consume(body.coupon === undefined ? 'guest-token-network' : 'coupon-tries', call.ip);
      const { product_id: productId, plan_id: planId, tier, coupon, country, vat_number: vatNumber } = body;
      if (vatNumber) await limits.consume('vat-checks', call.ip);
      const items = toItems({ productId, planId, tier, chosenPrice: body.chosen_price }, body.seats);
      const { currency } = body;
      const request = { userId: null, items, coupon, currency, country, vatNumber, network: call.country };
      return { status: 200, body: await quoteOrder(deps, request) };
    },

    requestGuestLink: async ({ body, call }) => {
      await limits.consume('guest-link-network', call.ip);
      await jobs.add('guest-orders.send-links', { email: body.email, language: call.language });
      return { status: 200, body: { message: String(CONFIRMATIONS.guestLinkRequested) } };
    },

    createGuestOrderLink: async ({ headers, params, call }) => {
      const { email } = await openEmailLimited(call.ip, headers);
      const guestId = await findListedGuest(deps, email, params.id);
      return { status: 201, body: { token: await createLink(db, guestId, clock.now()) } };
    },

    getGuestOrder: async ({ headers, call }) => ({
      status: 200,
      body: await pollGuestOrder(deps, await openLimited(call.ip, getOrderToken(headers))),
    }),

    reportGuestTransfer: async ({ headers, body, call }) => {
      const access = await openLimited(call.ip, getOrderToken(headers));
      const payment = await findOrderPayment(db, access.orderId);
      if (!payment) throw conflict(REFUSALS.transferClosed);
      await reportTransfer(deps, access.guest.id, payment.id, body.number);
      return { status: 200, body: await getGuestOrder(deps, access) };
    },

    getGuestOrderFile: async ({ headers, query, call }) => {
      const { guest, orderId } = await openLimited(call.ip, getOrderToken(headers));
      const { lines } = await getOrder(deps, guest.id, orderId);
      const id = lines.find((line) => line.id === (query.line ?? orderId))?.download_id ?? null;
      if (id === null) throw notFound();
      return { status: 200, body: await openDownload(deps, guest.id, id) };
    },

    getGuestInvoicePdf: async ({ headers, params, query, call }) => {
      const { guest } = await openLimited(call.ip, getOrderToken(headers));
      const invoice = await findInvoice(db, params.id);
      if (invoice?.user_id !== guest.id) throw notFound();
      return createInvoiceResponse(deps, invoice, { ...query, language: call.language });
    },

    getGuestLicenceSheet: async ({ headers, query, call }) => {
      const { guest, orderId } = await openLimited(call.ip, getOrderToken(headers));
      const licence = await findLicenceSheet(db, guest.id, { lineId: query.line ?? orderId });
      // A guest's link shows no key after a refund, so the sheet is not there either.
      if (!licence || licence.ended_at) throw notFound();
      return createLicenceSheetResponse(deps, licence, call.language);
    },

    joinGuestOrder: async ({ user, headers, call }) => {
      await limits.consume('guest-token-network', call.ip);
      const orderId = await claimOrderByToken(deps, user.id, getOrderToken(headers));
      return { status: 200, body: await getOrder(deps, user.id, orderId) };
    },
  };
}
