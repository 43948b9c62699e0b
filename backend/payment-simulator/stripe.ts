import { createHmac, randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import type { Books, Outgoing, SimulatedPayment } from './books.ts';

export interface StripeAccount {
  webhookSecret: string;
  /** where notifications go */
  webhookUrl: string;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** A Checkout Session in Stripe's form, as far as anybody reads it. */
function sessionOf({ id, paymentId, amountMinor, currency, status, returnUrl, email }: SimulatedPayment, base: string) {
  return {
    ...{ id, object: 'checkout.session', mode: 'payment', livemode: false, created: seconds() },
    ...{ client_reference_id: paymentId, metadata: { payment: paymentId }, customer_email: email },
    ...{ amount_total: amountMinor, amount_subtotal: amountMinor, currency: currency.toLowerCase() },
    ...{ payment_intent: `pi_${id}`, payment_status: status === 'paid' ? 'paid' : 'unpaid' },
    ...{ status: status === 'paid' ? 'complete' : status === 'open' || status === 'failed' ? 'open' : 'expired' },
    ...{ success_url: returnUrl, cancel_url: returnUrl, url: status === 'open' ? `${base}/checkout/${id}` : null },
  };
}

/** Stripe's signature (scheme v1) over exactly these bytes. */
function signed(body: string, secret: string): string {
  const at = seconds();
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

const KINDS = { paid: 'completed', expired: 'expired', failed: 'async_payment_failed', open: 'completed' } as const;

/** What Stripe sends about the present state of a payment. */
export function stripeNotification(
  books: Books,
  { webhookSecret, webhookUrl }: StripeAccount,
  payment: SimulatedPayment,
  base: string,
): Outgoing {
  const shown = {
    ...payment,
    amountMinor: books.takes('wrong-amount') ? payment.amountMinor + 1 : payment.amountMinor,
    currency: books.takes('wrong-currency') ? 'EUR' : payment.currency,
  };
  const event = {
    ...{ id: `evt_${randomUUID().replaceAll('-', '')}`, object: 'event', api_version: '2025-01-01', livemode: false },
    ...{ created: seconds(), pending_webhooks: 1, request: null, type: `checkout.session.${KINDS[payment.status]}` },
    data: { object: sessionOf(shown, base) },
  };
  const body = JSON.stringify(event);
  const secret = books.takes('wrong-signature') ? 'whsec_somebody_else' : webhookSecret;
  return {
    url: webhookUrl,
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signed(body, secret) },
  };
}

/** What Stripe sends when money of a charge went back, whoever has asked for it: the sum of all refunds. */
export function stripeRefundNotification(
  { webhookSecret, webhookUrl }: StripeAccount,
  payment: SimulatedPayment,
): Outgoing {
  const body = JSON.stringify({
    ...{ id: `evt_${randomUUID().replaceAll('-', '')}`, object: 'event', api_version: '2025-01-01', livemode: false },
    ...{ created: seconds(), pending_webhooks: 1, request: null, type: 'charge.refunded' },
    data: {
      object: {
        ...{ id: `ch_${payment.id}`, object: 'charge', metadata: { payment: payment.paymentId } },
        ...{
          amount: payment.amountMinor,
          amount_refunded: payment.refundedMinor,
          currency: payment.currency.toLowerCase(),
        },
      },
    },
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body, webhookSecret) };
  return { url: webhookUrl, body, headers };
}

/** A dispute about all that has not gone back yet; there is one at most. */
const disputeOf = ({ id, amountMinor, refundedMinor, currency, dispute }: SimulatedPayment) => ({
  ...{ id: `dp_${id}`, object: 'dispute', charge: `ch_${id}`, status: dispute, reason: 'fraudulent' },
  ...{
    amount: amountMinor - refundedMinor,
    currency: currency.toLowerCase(),
    evidence_details: { due_by: seconds() + 604_800 },
  },
});

/** What Stripe sends when the bank asks for a charge back, and when it has decided. */
export function stripeDisputeNotification(
  { webhookSecret, webhookUrl }: StripeAccount,
  payment: SimulatedPayment,
): Outgoing {
  const type = `charge.dispute.${payment.dispute === 'needs_response' ? 'created' : 'closed'}`;
  const body = JSON.stringify({
    ...{ id: `evt_${randomUUID().replaceAll('-', '')}`, object: 'event', api_version: '2025-01-01', livemode: false },
    ...{ created: seconds(), pending_webhooks: 1, request: null, type, data: { object: disputeOf(payment) } },
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body, webhookSecret) };
  return { url: webhookUrl, body, headers };
}

const refusal = (message: string) => ({ error: { type: 'invalid_request_error', message } });

const refundOf = (key: string, { id, amountMinor }: { id: string; amountMinor: number }) => ({
  ...{ id, object: 'refund', status: 'succeeded', amount: amountMinor, metadata: { key } },
});

/** The part of Stripe's API that the shop uses. */
export function stripeApi(books: Books, base: () => string): Router {
  const router = Router();
  router.use('/v1', express.urlencoded({ extended: true }));
  router.use('/v1', (request, response, next) => {
    if (/^Bearer sk_test_\w+$/.test(request.headers.authorization ?? '')) return next();
    response.status(401).json(refusal('Invalid API Key provided'));
  });
  router.post('/v1/checkout/sessions', (request, response) => {
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const before = books.answers.get(key);
    if (before) return void response.json(before);
    const { client_reference_id: paymentId, customer_email: email, success_url: returnUrl, line_items } = request.body;
    const item = line_items?.[0];
    const amountMinor = Number(item?.price_data?.unit_amount) * Number(item?.quantity);
    if (!Number.isInteger(amountMinor) || amountMinor < 50) {
      return void response.status(400).json(refusal('The amount is too small'));
    }
    const payment: SimulatedPayment = {
      ...{ id: `cs_test_${randomUUID().replaceAll('-', '')}`, provider: 'stripe', paymentId, email, returnUrl },
      ...{ code: item.price_data.product_data.name, amountMinor, currency: item.price_data.currency.toUpperCase() },
      ...{ notifyUrl: '', status: 'open', refundedMinor: 0, refunds: new Map(), risky: false },
    };
    books.payments.set(payment.id, payment);
    const answer = sessionOf(payment, base());
    books.answers.set(key, answer);
    response.json(answer);
  });
  router.get('/v1/checkout/sessions/:id', ({ params }, response) => {
    const payment = books.find('stripe', params.id);
    if (payment) response.json(sessionOf(payment, base()));
    else response.status(404).json(refusal('No such checkout session'));
  });
  router.post('/v1/refunds', (request, response) => {
    const payment = books.find('stripe', String(request.body.payment_intent).replace(/^pi_/, ''));
    const amount = Number(request.body.amount);
    const key = String(request.body.metadata?.key ?? randomUUID());
    const refund = payment && books.refund(payment, key, amount);
    if (!refund) return void response.status(400).json(refusal('This charge cannot be refunded'));
    if (books.takes('lost-refund')) return void response.status(500).json({ error: { type: 'api_error' } });
    response.json(refundOf(key, refund));
  });
  router.get('/v1/disputes/:id', ({ params }, response) => {
    const payment = books.find('stripe', params.id.replace(/^dp_/, ''));
    if (payment?.dispute) response.json(disputeOf(payment));
    else response.status(404).json(refusal('No such dispute'));
  });
  router.get('/v1/charges/:id', ({ params }, response) => {
    const payment = books.find('stripe', params.id.replace(/^ch_/, ''));
    if (payment) response.json({ id: params.id, object: 'charge', metadata: { payment: payment.paymentId } });
    else response.status(404).json(refusal('No such charge'));
  });
  router.get('/v1/refunds', ({ query }, response) => {
    const payment = books.find('stripe', String(query.payment_intent).replace(/^pi_/, ''));
    const data = [...(payment?.refunds ?? [])].map(([key, refund]) => refundOf(key, refund));
    response.json({ object: 'list', url: '/v1/refunds', has_more: false, data });
  });
  return router;
}
