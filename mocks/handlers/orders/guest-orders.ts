import { CONFIRMATIONS } from '../../../backend/shared/confirmations.ts';
import { contentDisposition } from '../../../backend/shared/content-disposition.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import type { GuestOrderInput } from '../../generated/model.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { buy, choose, orderDetail, toQuote } from '../../store/buying.ts';
import type { MockDb } from '../../store/db.ts';
import {
  enterGuest,
  joinGuest,
  openLink,
  openToken,
  sendLinks,
  showGuestOrder,
  writeToGuest,
} from '../../store/guests.ts';
import { once } from '../../store/once.ts';
import { creditPayment, paymentMethods } from '../../store/payments.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { reportNumber } from '../../store/report-transfer.ts';
import { sampleFile } from '../../store/sample-file.ts';
import { taxOf } from '../../store/tax.ts';
import { pdfFile } from '../kit/pdf-file.ts';

type Operations =
  | 'createGuestOrder'
  | 'quoteGuestOrder'
  | 'requestGuestLink'
  | 'getGuestOrder'
  | 'reportGuestTransfer'
  | 'getGuestOrderFile'
  | 'getGuestInvoicePdf'
  | 'joinGuestOrder';

/** The demo's provider pays immediately; every other order waits for its payment. */
const order = (db: MockDb, input: GuestOrderInput) => {
  const choice = choose(db, input);
  if ('body' in choice) return choice;
  if (choice.cents > 0 && !input.provider) return invalidField('provider', REFUSALS.providerUnknown);
  const userId = enterGuest(db, input);
  const answer = buy(db, userId, input);
  const made = db.state.orders.find((one) => one.userId === userId);
  if (answer.status !== 201 || !made) {
    joinGuest(db, userId, '');
    return answer;
  }
  const payment = db.state.payments.find((one) => one.userId === userId);
  if (payment?.provider === 'demo') creditPayment(db, payment);
  if (made.status === 'completed' || payment?.provider === 'manual') writeToGuest(db, made);
  return { status: 201 as const, body: { id: made.id } };
};

export const createGuestOrdersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  createGuestOrder: ({ body, ...request }) => {
    if (body.name.trim() === '') return invalidField('name', REFUSALS.nameLines);
    const isOffered = paymentMethods(db).some(({ provider }) => provider === body.provider);
    if (body.provider && !isOffered) return invalidField('provider', REFUSALS.providerUnknown);
    const owner = `guest ${body.email.toLowerCase()}`;
    const made = once(db, owner, request.headers['idempotency-key'], `guest ${JSON.stringify(body)}`, () =>
      order(db, body),
    );
    if (made.status !== 201) return made;
    const found = db.state.orders.find(({ id }) => id === made.body.id);
    if (!found) return notFound();
    const token = openLink(db, found.userId);
    const opened = openToken(db, token);
    if ('body' in opened) return notFound();
    const headers =
      request.headers['idempotency-key'] && 'headers' in made ? (made.headers as Record<string, string>) : {};
    return { status: 201, headers, body: { token, order: showGuestOrder(db, opened) } };
  },

  quoteGuestOrder: ({ body }) => {
    const choice = choose(db, body);
    if ('body' in choice) return choice;
    return { status: 200, body: toQuote(choice, taxOf(db, null, body.country, true)) };
  },

  requestGuestLink: ({ body }) => {
    sendLinks(db, body.email);
    return { status: 200, body: { message: CONFIRMATIONS.guestLinkAsked } };
  },

  getGuestOrder: ({ headers }) => {
    const opened = openToken(db, headers['x-order-token'] ?? '');
    return 'body' in opened ? opened : { status: 200, body: showGuestOrder(db, opened) };
  },

  reportGuestTransfer: ({ headers, body }) => {
    const opened = openToken(db, headers['x-order-token'] ?? '');
    if ('body' in opened) return opened;
    const payment = db.state.payments.find(({ pays }) => pays?.orderId === opened.order.id);
    if (!payment) return conflict(REFUSALS.transferClosed);
    return reportNumber(db, payment, body.number) ?? { status: 200, body: showGuestOrder(db, opened) };
  },

  getGuestOrderFile: ({ headers }) => {
    const opened = openToken(db, headers['x-order-token'] ?? '');
    if ('body' in opened) return opened;
    const download = db.state.downloads.find(({ id }) => id === opened.order.download_id);
    if (!download) return notFound();
    download.download_count += 1;
    const { file_name } = withPlanFile(db, download);
    return {
      status: 200,
      headers: { 'content-disposition': contentDisposition(file_name), etag: `"${download.id}"` },
      body: sampleFile(file_name),
    };
  },

  getGuestInvoicePdf: ({ headers, params }) => {
    const opened = openToken(db, headers['x-order-token'] ?? '');
    if ('body' in opened) return opened;
    const found = showGuestOrder(db, opened).invoices.find(({ id }) => id === params.id);
    return found ? pdfFile(found.number) : notFound();
  },

  joinGuestOrder: ({ headers, user }) => {
    const opened = openToken(db, headers['x-order-token'] ?? '');
    if ('body' in opened) return opened;
    joinGuest(db, opened.order.userId, user.id);
    return { status: 200, body: orderDetail(db, opened.order) };
  },
});
