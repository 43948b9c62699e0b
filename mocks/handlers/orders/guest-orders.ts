import { CONFIRMATIONS } from '../../../contract/rules/confirmations.ts';
import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, downloadLimitReached, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { chooseOffer } from '../../store/chosen-offer.ts';
import type { MockDb } from '../../store/db.ts';
import { admitDownload } from '../../store/download-limits.ts';
import { openNewGuestOrder } from '../../store/guest-placement.ts';
import {
  createLink,
  findByEmailToken,
  findByToken,
  mergeGuest,
  sendLinks,
  toGuestOrder,
  toGuestOrders,
} from '../../store/guests.ts';
import { orderDetail, placeOrder } from '../../store/order-placement.ts';
import { quoteFor } from '../../store/order-quotes.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { sampleFile } from '../../store/sample-file.ts';
import { storeTransferReference } from '../../store/store-transfer-reference.ts';
import { resolveTax } from '../../store/tax.ts';
import { invoiceFile } from '../kit/invoice-file.ts';
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

/** The line with this id; the first one without an id. */
const findLine = <Line extends { id: string }>(lines: readonly Line[], id: string | undefined): Line | undefined =>
  id === undefined ? lines[0] : lines.find((line) => line.id === id);

export const createGuestOrdersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listGuestOrders: ({ headers }) => {
    const listed = findByEmailToken(db, headers['x-guest-token'] ?? '');
    return 'body' in listed ? listed : { status: 200, body: toGuestOrders(db, listed) };
  },

  createGuestOrder: ({ body, headers }) =>
    openNewGuestOrder(db, {
      input: body,
      key: headers['idempotency-key'],
      request: `guest ${JSON.stringify(body)}`,
      isPriced: () => {
        const choice = chooseOffer(db, body, resolveTax(db, null, body.country, false));
        return 'body' in choice ? choice : choice.cents > 0;
      },
      place: (userId) => placeOrder(db, userId, body),
    }),

  quoteGuestOrder: ({ body }) => {
    const tax = resolveTax(db, null, body.country, true, body.vat_number);
    const choice = chooseOffer(db, body, tax);
    return 'body' in choice ? choice : quoteFor(db, body, choice, tax);
  },

  requestGuestLink: ({ body }) => {
    sendLinks(db, body.email);
    return { status: 200, body: { message: String(CONFIRMATIONS.guestLinkRequested) } };
  },

  createGuestOrderLink: ({ headers, params }) => {
    const listed = findByEmailToken(db, headers['x-guest-token'] ?? '');
    if ('body' in listed) return listed;
    const order = listed.orders.find(({ id }) => id === params.id);
    if (!order) return notFound();
    return { status: 201, body: { token: createLink(db, order.userId).token } };
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
    return storeTransferReference(db, payment, body.number) ?? { status: 200, body: toGuestOrder(db, guestLink) };
  },

  getGuestOrderFile: ({ headers, query }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in guestLink) return guestLink;
    const line = findLine(guestLink.order.lines, query.line);
    const download = db.state.downloads.find(({ id }) => id === line?.download_id);
    if (!download) return notFound();
    const { file_name } = withPlanFile(db, download);
    if (!admitDownload(db, download, file_name)) return downloadLimitReached();
    download.download_count += 1;
    return {
      status: 200,
      headers: { 'content-disposition': toContentDisposition(file_name), etag: `"${download.id}"` },
      body: sampleFile(file_name),
    };
  },

  getGuestInvoicePdf: ({ headers, params, query }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in guestLink) return guestLink;
    const matching = toGuestOrder(db, guestLink).invoices.find(({ id }) => id === params.id);
    return matching ? invoiceFile(matching, query) : notFound();
  },

  getGuestLicenceSheet: ({ headers, query }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in guestLink) return guestLink;
    const { lines, order } = toGuestOrder(db, guestLink);
    return findLine(lines, query.line)?.licence ? pdfFile(`licence-${order.number}`) : notFound();
  },

  joinGuestOrder: ({ headers, user }) => {
    const guestLink = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in guestLink) return guestLink;
    mergeGuest(db, guestLink.order.userId, user.id);
    return { status: 200, body: orderDetail(db, guestLink.order) };
  },
});
