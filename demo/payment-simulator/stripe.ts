import { createHmac, randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import type Stripe from 'stripe';
import type { Books, Outgoing, SimulatedPayment } from './books.ts';
import { intentOf, stripeCardsApi } from './stripe-cards.ts';
import { chargeOf, disputeOf, eventOf, refundOf, seconds, sessionOf } from './stripe-objects.ts';

export interface StripeAccount {
  webhookSecret: string;
  /** where notifications are sent */
  webhookUrl: string;
}

/** Stripe's signature (scheme v1) of exactly these bytes. */
function signed(body: string, secret: string, at = seconds()): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** Stripe signs each attempt again, so a delayed one is not too old; a manipulated one stays invalid. */
export function refreshSignature(out: Outgoing, { webhookSecret }: StripeAccount): Outgoing {
  const signature = out.headers['stripe-signature'] ?? '';
  const at = Number(/^t=(\d+),/.exec(signature)?.[1]);
  if (signature !== signed(out.body, webhookSecret, at)) return out;
  return { ...out, headers: { ...out.headers, 'stripe-signature': signed(out.body, webhookSecret) } };
}

const KINDS = { paid: 'completed', expired: 'expired', failed: 'async_payment_failed', open: 'completed' } as const;

/** Stripe's notification about the current state of a payment. */
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
  // Charges without the customer have no session.
  const event =
    payment.token === undefined
      ? eventOf(`checkout.session.${KINDS[payment.status]}`, sessionOf(shown, base))
      : eventOf(`payment_intent.${payment.status === 'paid' ? 'succeeded' : 'payment_failed'}`, intentOf(shown));
  const body = JSON.stringify(event);
  const secret = books.takes('wrong-signature') ? 'whsec_somebody_else' : webhookSecret;
  return {
    url: webhookUrl,
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signed(body, secret) },
  };
}

/** Stripe's notification after a refund, requested by the shop or not: the total of all refunds. */
export function stripeRefundNotification(
  { webhookSecret, webhookUrl }: StripeAccount,
  payment: SimulatedPayment,
): Outgoing {
  const body = JSON.stringify(eventOf('charge.refunded', chargeOf(payment)));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body, webhookSecret) };
  return { url: webhookUrl, body, headers };
}

/** Stripe's notification when the bank opens or decides a dispute. */
export function stripeDisputeNotification(
  { webhookSecret, webhookUrl }: StripeAccount,
  payment: SimulatedPayment,
): Outgoing {
  const kind = payment.dispute === 'needs_response' ? 'created' : 'closed';
  const body = JSON.stringify(eventOf(`charge.dispute.${kind}`, disputeOf(payment)));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body, webhookSecret) };
  return { url: webhookUrl, body, headers };
}

const refusal = (message: string) => ({ error: { type: 'invalid_request_error', message } });

/**
 * The part of Stripe's API that the shop uses.
 * @param on Stripe reports every refund and every charge of a saved card, including those requested by the shop
 */
export function stripeApi(
  books: Books,
  base: () => string,
  on: Record<'refund' | 'charge', (payment: SimulatedPayment) => void>,
): Router {
  const router = Router();
  router.use('/v1', express.urlencoded({ extended: true }));
  router.use('/v1', (request, response, next) => {
    if (/^Bearer sk_test_\w+$/.test(request.headers.authorization ?? '')) return next();
    response.status(401).json(refusal('Invalid API Key provided'));
  });
  router.use(stripeCardsApi(books, base, on.charge));
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
      id: `cs_test_${randomUUID().replaceAll('-', '')}`,
      provider: 'stripe',
      paymentId,
      email,
      returnUrl,
      code: item.price_data.product_data.name,
      amountMinor,
      currency: item.price_data.currency.toUpperCase(),
      notifyUrl: '',
      status: 'open',
      refundedMinor: 0,
      refunds: new Map(),
      risky: false,
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
    const isNew = payment && !payment.refunds.has(key);
    const refund = payment && books.refund(payment, key, amount);
    if (!refund) return void response.status(400).json(refusal('This charge cannot be refunded'));
    if (isNew) on.refund(payment);
    if (books.takes('lost-refund')) return void response.status(500).json({ error: { type: 'api_error' } });
    response.json(refundOf(payment, key, refund));
  });
  router.get('/v1/disputes/:id', ({ params }, response) => {
    const payment = books.find('stripe', params.id.replace(/^dp_/, ''));
    if (payment?.dispute) response.json(disputeOf(payment));
    else response.status(404).json(refusal('No such dispute'));
  });
  router.get('/v1/charges/:id', ({ params }, response) => {
    const payment = books.find('stripe', params.id.replace(/^ch_/, ''));
    if (payment) response.json(chargeOf(payment));
    else response.status(404).json(refusal('No such charge'));
  });
  router.get('/v1/refunds', ({ query }, response) => {
    const payment = books.find('stripe', String(query.payment_intent).replace(/^pi_/, ''));
    const data = payment ? [...payment.refunds].map(([key, refund]) => refundOf(payment, key, refund)) : [];
    const list: Stripe.ApiList<Stripe.Refund> = { object: 'list', url: '/v1/refunds', has_more: false, data };
    response.json(list);
  });
  return router;
}
