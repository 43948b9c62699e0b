import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import type Stripe from 'stripe';
import type { Books, CardOutcome, SimulatedCard, SimulatedPayment, SimulatedSetup } from './books.ts';
import { seconds, sessionOf } from './stripe-objects.ts';

// The part of Stripe's API for saved cards: setup sessions, charges without the customer, and deleting a card.

/** What a card number of Stripe's documentation does when it is charged without the customer. */
export const CARDS: Readonly<Record<CardOutcome, { lastFour: string; label: string }>> = {
  pay: { lastFour: '4242', label: 'Save a card that pays' },
  decline: { lastFour: '0341', label: 'Save a card that is declined later' },
  authenticate: { lastFour: '3184', label: 'Save a card that needs confirmation later' },
};

/** The customer saves a card on the page of a setup. */
export function saveCard(books: Books, setup: SimulatedSetup, outcome: CardOutcome): SimulatedCard {
  const id = randomUUID().replaceAll('-', '');
  const card = { token: `pm_${id}`, customer: `cus_${id}`, outcome, email: setup.email };
  books.cards.set(card.token, card);
  setup.status = 'complete';
  setup.token = card.token;
  return card;
}

function methodOf({ token, customer, outcome, email }: SimulatedCard): Stripe.PaymentMethod {
  return {
    id: token,
    object: 'payment_method',
    livemode: false,
    created: seconds(),
    type: 'card',
    customer,
    customer_account: null,
    metadata: {},
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      last4: CARDS[outcome].lastFour,
      exp_month: 4,
      exp_year: 2035,
      funding: 'credit',
      country: 'DE',
      checks: null,
      display_brand: 'visa',
      generated_from: null,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
  };
}

/** A Checkout Session that saves a card instead of taking a payment. */
function setupSessionOf(books: Books, setup: SimulatedSetup, base: string): Stripe.Checkout.Session {
  const { id, setupId, status, email, returnUrl, currency, token } = setup;
  const card = token === undefined ? undefined : books.cards.get(token);
  const plain = { code: '', notifyUrl: '', refundedMinor: 0, refunds: new Map(), risky: false, amountMinor: 0 };
  const open = {
    ...plain,
    id,
    provider: 'stripe',
    paymentId: setupId,
    email,
    returnUrl,
    currency,
    status: 'open',
  } as const;
  return {
    ...sessionOf(open, base),
    mode: 'setup',
    metadata: { setup: setupId },
    amount_total: null,
    amount_subtotal: null,
    payment_intent: null,
    payment_status: 'no_payment_required',
    status,
    url: status === 'open' ? `${base}/setup/${id}` : null,
    customer: card?.customer ?? null,
    setup_intent: card
      ? ({ id: `seti_${id}`, object: 'setup_intent', payment_method: methodOf(card) } as Stripe.SetupIntent)
      : null,
  };
}

const REASONS: Record<Exclude<CardOutcome, 'pay'>, { code: string; decline_code: string; message: string }> = {
  decline: { code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  authenticate: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
};

/** A payment intent without a checkout page. */
export function intentOf(payment: SimulatedPayment): Stripe.PaymentIntent {
  const { id, paymentId, amountMinor, currency, status, code, customer = null, token = null, declined } = payment;
  const error = status === 'failed' && declined ? { type: 'card_error' as const, ...REASONS[declined] } : null;
  return {
    id: `pi_${id}`,
    object: 'payment_intent',
    livemode: false,
    created: seconds(),
    amount: amountMinor,
    amount_received: status === 'paid' ? amountMinor : 0,
    currency: currency.toLowerCase(),
    status: status === 'paid' ? 'succeeded' : 'requires_payment_method',
    metadata: { payment: paymentId, charge: 'off_session' },
    description: code,
    customer,
    payment_method: token,
    last_payment_error: error,
    allowed_payment_method_types: null,
    amount_capturable: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    customer_account: null,
    excluded_payment_method_types: null,
    latest_charge: `ch_${id}`,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  };
}

const refusal = (message: string, code?: string) => ({
  error: { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) },
});

/** @param onCharge Stripe reports every charge, answered or not */
export function stripeCardsApi(
  books: Books,
  base: () => string,
  onCharge: (payment: SimulatedPayment) => void,
): Router {
  const router = Router();

  // Before the route of payments: a session to save a card has another mode.
  router.post('/v1/checkout/sessions', (request, response, next) => {
    if (request.body.mode !== 'setup') return next();
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const before = books.setups.get(String(books.answers.get(key)));
    const { client_reference_id: setupId, customer_email: email, success_url: returnUrl, currency } = request.body;
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const setup: SimulatedSetup = before ?? {
      id,
      setupId,
      email,
      returnUrl,
      currency: currency.toUpperCase(),
      status: 'open',
    };
    books.setups.set(setup.id, setup);
    books.answers.set(key, setup.id);
    response.json(setupSessionOf(books, setup, base()));
  });
  router.get('/v1/checkout/sessions/:id', ({ params }, response, next) => {
    const setup = books.setups.get(params.id);
    if (!setup) return next();
    response.json(setupSessionOf(books, setup, base()));
  });

  router.post('/v1/payment_intents', ({ body, headers }, response) => {
    const key = String(headers['idempotency-key'] ?? randomUUID());
    const card = books.cards.get(String(body.payment_method));
    if (!card || card.customer !== body.customer)
      return void response.status(400).json(refusal('No such payment method', 'resource_missing'));
    const before = books.payments.get(String(books.answers.get(key)));
    const payment: SimulatedPayment = before ?? {
      id: `off_${randomUUID().replaceAll('-', '')}`,
      provider: 'stripe',
      paymentId: String(body.metadata?.payment),
      email: card.email,
      returnUrl: '',
      code: String(body.description),
      amountMinor: Number(body.amount),
      currency: String(body.currency).toUpperCase(),
      notifyUrl: '',
      status: card.outcome === 'pay' ? 'paid' : 'failed',
      refundedMinor: 0,
      refunds: new Map(),
      risky: false,
      customer: card.customer,
      token: card.token,
      ...(card.outcome === 'pay' ? {} : { declined: card.outcome }),
    };
    books.answers.set(key, payment.id);
    if (!before) {
      books.payments.set(payment.id, payment);
      onCharge(payment);
    }
    if (books.takes('lost-charge')) return void response.status(500).json({ error: { type: 'api_error' } });
    const intent = intentOf(payment);
    if (payment.status === 'paid') return void response.json(intent);
    response.status(402).json({ error: { ...intent.last_payment_error, payment_intent: intent } });
  });
  router.get('/v1/payment_intents', ({ query }, response) => {
    const own = [...books.payments.values()].filter(({ customer }) => customer === query.customer);
    const list: Stripe.ApiList<Stripe.PaymentIntent> = {
      object: 'list',
      url: '/v1/payment_intents',
      has_more: false,
      data: own.map(intentOf),
    };
    response.json(list);
  });
  router.get('/v1/payment_intents/:id', ({ params }, response) => {
    const payment = books.find('stripe', params.id.replace(/^pi_/, ''));
    if (payment) response.json(intentOf(payment));
    else response.status(404).json(refusal('No such payment intent', 'resource_missing'));
  });
  router.post('/v1/payment_intents/:id/cancel', ({ params }, response) => {
    const payment = books.find('stripe', params.id.replace(/^pi_/, ''));
    if (!payment || payment.status === 'paid') return void response.status(400).json(refusal('It cannot be canceled'));
    response.json({ ...intentOf(payment), status: 'canceled' });
  });
  router.post('/v1/payment_methods/:id/detach', ({ params }, response) => {
    const card = books.cards.get(params.id);
    books.cards.delete(params.id);
    if (card) response.json({ ...methodOf(card), customer: null });
    else response.status(400).json(refusal('The payment method is not attached'));
  });
  return router;
}
