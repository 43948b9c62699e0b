import type { GuestOrderInput } from '../../../contract/generated/model.ts';
import { CONFIRMATIONS } from '../../../contract/rules/confirmations.ts';
import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import {
  createLink,
  findByEmailToken,
  findByToken,
  insertGuest,
  mergeGuest,
  notifyGuest,
  sendLinks,
  toGuestOrder,
  toGuestOrders,
} from '../../store/guests.ts';
import { runOnce } from '../../store/idempotency.ts';
import { chooseOffer, orderDetail, placeOrder, toQuote } from '../../store/order-placement.ts';
import { creditPayment, paymentMethods } from '../../store/payments.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { reportTransferNumber } from '../../store/report-transfer.ts';
import { sampleFile } from '../../store/sample-file.ts';
import { resolveTax } from '../../store/tax.ts';
import { pdfFile } from '../kit/pdf-file.ts';

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

/** The demo's provider pays immediately; every other order waits for its payment. */
const placeGuestOrder = (db: MockDb, input: GuestOrderInput) => {
  const choice = chooseOffer(db, input);
  if ('body' in choice) return choice;
  if (choice.cents > 0 && !input.provider) return invalidField('provider', REFUSALS.providerUnknown);
  const userId = insertGuest(db, input);
  const answer = placeOrder(db, userId, input);
  const created = db.state.orders.find((one) => one.userId === userId);
  if (answer.status !== 201 || !created) {
    mergeGuest(db, userId, '');
    return answer;
  }
  const payment = db.state.payments.find((one) => one.userId === userId);
  if (payment?.provider === 'demo') creditPayment(db, payment);
  if (created.status === 'completed' || payment?.provider === 'manual') notifyGuest(db, created);
  return { status: 201 as const, body: { id: created.id } };
};

export const createGuestOrdersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listGuestOrders: ({ headers }) => {
    const listed = findByEmailToken(db, headers['x-guest-token'] ?? '');
    return 'body' in listed ? listed : { status: 200, body: toGuestOrders(db, listed) };
  },

  createGuestOrder: ({ body, ...request }) => {
    if (body.name.trim() === '') return invalidField('name', REFUSALS.nameLines);
    const isOffered = paymentMethods(db).some(({ provider }) => provider === body.provider);
    if (body.provider && !isOffered) return invalidField('provider', REFUSALS.providerUnknown);
    const owner = `guest ${body.email.toLowerCase()}`;
    const created = runOnce(db, owner, request.headers['idempotency-key'], `guest ${JSON.stringify(body)}`, () =>
      placeGuestOrder(db, body),
    );
    if (created.status !== 201) return created;
    const matching = db.state.orders.find(({ id }) => id === created.body.id);
    if (!matching) return notFound();
    const token = createLink(db, matching.userId);
    const guestLink = findByToken(db, token);
    if ('body' in guestLink) return notFound();
    const headers =
      request.headers['idempotency-key'] && 'headers' in created ? (created.headers as Record<string, string>) : {};
    return { status: 201, headers, body: { token, order: toGuestOrder(db, guestLink) } };
  },

  quoteGuestOrder: ({ body }) => {
    const choice = chooseOffer(db, body);
    if ('body' in choice) return choice;
    return { status: 200, body: toQuote(choice, resolveTax(db, null, body.country, true)) };
  },

  requestGuestLink: ({ body }) => {
    sendLinks(db, body.email);
    return { status: 200, body: { message: String(CONFIRMATIONS.guestLinkAsked) } };
  },

  createGuestOrderLink: ({ headers, params }) => {
    const listed = findByEmailToken(db, headers['x-guest-token'] ?? '');
    if ('body' in listed) return listed;
    const order = listed.orders.find(({ id }) => id === params.id);
    if (!order) return notFound();
    return { status: 201, body: { token: createLink(db, order.userId) } };
  },

  getGuestOrder: ({ headers }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    return 'body' in guestLink ? guestLink : { status: 200, body: toGuestOrder(db, guestLink) };
  },

  reportGuestTransfer: ({ headers, body }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in guestLink) return guestLink;
    const payment = db.state.payments.find(({ pays }) => pays?.orderId === guestLink.order.id);
    if (!payment) return conflict(REFUSALS.transferClosed);
    return reportTransferNumber(db, payment, body.number) ?? { status: 200, body: toGuestOrder(db, guestLink) };
  },

  getGuestOrderFile: ({ headers }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in guestLink) return guestLink;
    const download = db.state.downloads.find(({ id }) => id === guestLink.order.download_id);
    if (!download) return notFound();
    download.download_count += 1;
    const { file_name } = withPlanFile(db, download);
    return {
      status: 200,
      headers: { 'content-disposition': toContentDisposition(file_name), etag: `"${download.id}"` },
      body: sampleFile(file_name),
    };
  },

  getGuestInvoicePdf: ({ headers, params }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in guestLink) return guestLink;
    const matching = toGuestOrder(db, guestLink).invoices.find(({ id }) => id === params.id);
    return matching ? pdfFile(matching.number) : notFound();
  },

  getGuestLicenceSheet: ({ headers }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in guestLink) return guestLink;
    const { licence, order } = toGuestOrder(db, guestLink);
    return licence === null ? notFound() : pdfFile(`licence-${order.number}`);
  },

  joinGuestOrder: ({ headers, user }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in guestLink) return guestLink;
    mergeGuest(db, guestLink.order.userId, user.id);
    return { status: 200, body: orderDetail(db, guestLink.order) };
  },
});
