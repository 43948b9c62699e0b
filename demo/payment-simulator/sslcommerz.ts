import { createHash, randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import type { Books, Outgoing, SimulatedPayment } from './books.ts';

export interface SslcommerzStore {
  storeId: string;
  storePassword: string;
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const STATUS = { paid: 'VALID', failed: 'FAILED', expired: 'EXPIRED', open: 'UNATTEMPTED' } as const;

/** A transaction in their format: the response of the validation and, as strings, the content of a notification. */
function transactionOf(books: Books, payment: SimulatedPayment): Record<string, string> {
  const minor = books.takes('wrong-amount') ? payment.amountMinor + 1 : payment.amountMinor;
  const amount = toAmount(minor).toFixed(2);
  const currency = books.takes('wrong-currency') ? 'BDT' : payment.currency;
  if (books.takes('risky')) payment.risky = true;
  return {
    status: STATUS[payment.status],
    tran_id: payment.code,
    val_id: payment.status === 'paid' ? payment.id : '',
    amount,
    store_amount: amount,
    currency,
    currency_type: currency,
    currency_amount: amount,
    card_issuer_country_code: 'BD',
    bank_tran_id: `bank-${payment.id}`,
    risk_level: payment.risky ? '1' : '0',
    value_a: payment.paymentId,
  };
}

/** Signed as documented: the named fields and the password's hash, sorted by name. */
export function sslcommerzNotification(books: Books, store: SslcommerzStore, payment: SimulatedPayment): Outgoing {
  // The amount of a notification is never trusted; a wrong one comes from the validation.
  const { status, code, id, amountMinor, currency, paymentId } = { ...payment };
  const fields: Record<string, string> = {
    status: STATUS[status],
    tran_id: code,
    val_id: status === 'paid' ? id : '',
    value_a: paymentId,
    amount: toAmount(amountMinor).toFixed(2),
    currency,
    store_id: store.storeId,
  };
  const password = books.takes('wrong-signature') ? 'somebody-else' : store.storePassword;
  const signed = [...Object.entries(fields), ['store_passwd', md5(password)] as const];
  const text = signed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  const sent = new URLSearchParams({
    ...fields,
    verify_key: Object.keys(fields).join(','),
    verify_sign: md5(text.join('&')),
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { url: payment.notifyUrl, body: String(sent), headers };
}

/** The part of SSLCommerz's API that the shop uses. */
export function sslcommerzApi(books: Books, store: SslcommerzStore, base: () => string): Router {
  const router = Router();
  router.post('/gwprocess/v4/api.php', express.urlencoded({ extended: false }), ({ body }, response) => {
    if (body.store_id !== store.storeId || body.store_passwd !== store.storePassword) {
      return void response.json({ status: 'FAILED', failedreason: 'Store Credential Error Or Store is De-active' });
    }
    const id = randomUUID().replaceAll('-', '');
    books.payments.set(id, {
      id,
      provider: 'sslcommerz',
      paymentId: body.value_a,
      code: body.tran_id,
      email: body.cus_email,
      amountMinor: toCents(Number(body.total_amount)),
      currency: body.currency,
      returnUrl: body.success_url,
      notifyUrl: body.ipn_url,
      status: 'open',
      refundedMinor: 0,
      refunds: new Map(),
      risky: false,
    });
    response.json({ status: 'SUCCESS', failedreason: '', sessionkey: id, GatewayPageURL: `${base()}/checkout/${id}` });
  });
  router.use('/validator/api', ({ query }, response, next) => {
    if (query.store_id === store.storeId && query.store_passwd === store.storePassword) return next();
    response.json({ APIConnect: 'INVALID_REQUEST' });
  });
  router.get('/validator/api/validationserverAPI.php', ({ query }, response) => {
    const payment = books.find('sslcommerz', String(query.val_id));
    if (payment?.status === 'paid') response.json({ APIConnect: 'DONE', ...transactionOf(books, payment) });
    else response.json({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION', tran_id: '', amount: '0.00' });
  });
  router.get('/validator/api/merchantTransIDvalidationAPI.php', ({ query }, response) => {
    if (query.bank_tran_id) {
      const answer = refund(books, query);
      return void (answer ? response.json(answer) : response.status(500).end());
    }
    const all = [...books.payments.values()].filter(({ code, status }) => code === query.tran_id && status !== 'open');
    const element = all.map((payment) => transactionOf(books, payment));
    response.json({ APIConnect: 'DONE', no_of_trans_found: element.length, element });
  });
  return router;
}

function refund(books: Books, query: Record<string, unknown>) {
  const payment = books.find('sslcommerz', String(query.bank_tran_id).replace(/^bank-/, ''));
  const minor = toCents(Number(query.refund_amount));
  const refund = payment && books.refund(payment, String(query.refund_trans_id), minor);
  if (!refund) return { APIConnect: 'DONE', status: 'failed', errorReason: 'This transaction cannot be refunded' };
  if (books.takes('lost-refund')) return undefined;
  return { APIConnect: 'DONE', status: 'success', refund_ref_id: refund.id };
}
