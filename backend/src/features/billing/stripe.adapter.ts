import Stripe from 'stripe';
import type { StripeSettings } from '../../payment-variables.ts';
import {
  type Finding,
  type PaymentProvider,
  RefundRefused,
  UnusableNotification,
  UnverifiedNotification,
} from './provider.adapter.ts';
import {
  paymentOf,
  readCharge,
  readDispute,
  readEvent,
  readSession,
  type StripeEvent,
  type StripeSession,
} from './stripe-events.adapter.ts';

const LONGEST_MS = 10_000;

function open({ secretKey, apiUrl }: StripeSettings): Stripe {
  const usual = { timeout: LONGEST_MS, maxNetworkRetries: 1, telemetry: false };
  if (apiUrl === undefined) return new Stripe(secretKey, usual);
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    ...usual,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  });
}

type Facts = Pick<Finding, 'event' | 'kind' | 'body'>;

/** A Checkout Session's report about its payment. */
function fromSession(session: StripeSession, facts: Facts, state: Finding['state']): Finding {
  return {
    ...facts,
    state,
    reference: session.id,
    paymentId: session.client_reference_id ?? undefined,
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

function stateOf({ status, payment_status }: StripeSession): Finding['state'] {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'pending';
}

function fromCharge(event: StripeEvent, facts: Facts): Finding | null {
  const charge = readCharge(event);
  const paymentId = paymentOf(charge);
  if (paymentId === undefined) return null;
  const currency = charge.currency.toUpperCase();
  return { ...facts, state: 'refunded', reference: '', paymentId, amountMinor: charge.amount_refunded, currency };
}

/** Handles events about a payment; all others are ignored. */
function fromEvent(event: StripeEvent, body: string): Finding | null {
  const facts = { event: event.id, kind: event.type, body };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = readSession(event);
      return fromSession(session, facts, stateOf(session));
    }
    case 'checkout.session.async_payment_failed':
      return fromSession(readSession(event), facts, 'failed');
    case 'checkout.session.expired':
      return fromSession(readSession(event), facts, 'expired');
    case 'charge.refunded':
      return fromCharge(event, facts);
    default:
      throw new UnusableNotification(`${event.type} is not used`);
  }
}

/** The state of a dispute. Stripe withholds the money until the bank has decided; an inquiry withholds nothing. */
const DISPUTES: Partial<Record<Stripe.Dispute.Status, Finding['state']>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'won',
  lost: 'lost',
};

/** The current state of a dispute, whichever of its events arrived; null for a charge that is not ours. */
async function fromDispute(stripe: Stripe, event: StripeEvent): Promise<Finding | null> {
  const { id, charge: about } = readDispute(event);
  const [{ amount, currency, status, reason, evidence_details: evidence }, charge] = await Promise.all([
    stripe.disputes.retrieve(id),
    stripe.charges.retrieve(typeof about === 'string' ? about : about.id),
  ]);
  const [state, paymentId] = [DISPUTES[status], paymentOf(charge)];
  if (!state || !paymentId) return null;
  return {
    event: `${id}:${state}`,
    kind: `dispute ${status}: ${reason}`,
    state,
    reference: '',
    paymentId,
    amountMinor: amount,
    currency: currency.toUpperCase(),
    answerBy: state === 'disputed' && evidence?.due_by ? new Date(evidence.due_by * 1000) : undefined,
    body: JSON.stringify({ id, status, reason, amount }),
  };
}

/** An object unknown to Stripe does not exist and never will. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

async function createRefund(stripe: Stripe, intent: string, amount: number, key: string): Promise<Stripe.Refund> {
  try {
    return await stripe.refunds.create({ payment_intent: intent, amount, metadata: { key } }, { idempotencyKey: key });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError)
      throw new RefundRefused(`Stripe: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Stripe Checkout: the customer pays on Stripe's page; card data never reaches us. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const stripe = open(settings);
  return {
    name: 'stripe',
    prefix: 'CARD',

    begin: async ({ id, code, amountMinor, currency, customer, returnUrl }) => {
      const metadata = { payment: id };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          customer_email: customer.email,
          line_items: [
            {
              quantity: 1,
              price_data: { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data: { name: code } },
            },
          ],
          metadata,
          // The charge, and therefore its refunds, carry them too.
          payment_intent_data: { metadata, description: code },
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: `begin-${id}` },
      );
      return { reference: session.id, checkoutUrl: session.url };
    },

    readNotification: async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      let received: unknown;
      try {
        // Compares in constant time and rejects what is older than five minutes.
        received = stripe.webhooks.constructEvent(body, String(signature ?? ''), settings.webhookSecret);
      } catch (error) {
        if (error instanceof SyntaxError) throw new UnusableNotification('Stripe sent no JSON', { cause: error });
        throw new UnverifiedNotification('The signature is wrong', { cause: error });
      }
      const event = readEvent(received);
      const isDispute = event.type === 'charge.dispute.created' || event.type === 'charge.dispute.closed';
      if (!isDispute) return fromEvent(event, body.toString('utf8'));
      try {
        return await fromDispute(stripe, event);
      } catch (error) {
        if (isUnknown(error)) throw new UnusableNotification('Stripe does not know this dispute', { cause: error });
        throw error;
      }
    },

    look: async ({ reference }) => {
      // The customer was never sent there: the answer to creating the session was lost, and retrying creates it again.
      if (reference === null) return null;
      const session = await stripe.checkout.sessions.retrieve(reference);
      const state = stateOf(session);
      if (state === 'pending') return null;
      const facts = { event: `look:${reference}:${state}`, kind: `asked: ${state}`, body: JSON.stringify(session) };
      return fromSession(session, facts, state);
    },

    findsRefunds: true,
    refund: async ({ reference }, amountMinor, key) => {
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference);
      const id = typeof intent === 'string' ? intent : intent?.id;
      if (!id) throw new RefundRefused('Stripe has no charge for this payment.');
      // Stripe forgets idempotency keys after a day; an earlier refund is found by its metadata.
      const { data } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
      const refund =
        data.find(({ metadata }) => metadata?.key === key) ?? (await createRefund(stripe, id, amountMinor, key));
      if (refund.status === 'failed' || refund.status === 'canceled')
        throw new RefundRefused(`Stripe: ${refund.failure_reason ?? refund.status}.`);
    },
  };
}
