import Stripe from 'stripe';
import * as z from 'zod';
import type { StripeSettings } from '../../payment-variables.ts';
import {
  type PaymentProvider,
  type ProviderStatus,
  RefundRejected,
  UnusableWebhook,
  UnverifiedWebhook,
} from './provider.adapter.ts';

// Only the event members we read, so that new members of Stripe's objects change nothing.

const text = z
  .string()
  .max(255)
  .regex(/^[^\0]*$/);
const minorAmount = z.int().min(0);
const metadata = z.record(z.string(), z.unknown()).nullish();

const session = z.object({
  id: text,
  client_reference_id: text.nullish(),
  amount_total: minorAmount.nullish(),
  currency: text.nullish(),
  payment_status: text.nullish(),
  status: text.nullish(),
  // Only evidence: a payment counts whatever its form.
  customer_details: z
    .object({ address: z.object({ country: text.nullish() }).nullish() })
    .nullish()
    .catch(null),
});
const charge = z.object({ metadata, amount_refunded: minorAmount, currency: text });
const dispute = z.object({ id: text, charge: z.union([text, z.object({ id: text })]) });

const event = z.object({ id: text, type: text, data: z.object({ object: z.unknown() }) });

type StripeSession = z.output<typeof session>;
type StripeEvent = z.output<typeof event>;

function parseAs<Shape extends z.ZodType>(shape: Shape, value: unknown, description: string): z.output<Shape> {
  const { success, data, error } = shape.safeParse(value);
  if (!success) throw new UnusableWebhook(`Stripe sent ${description} in an unknown format`, { cause: error });
  return data;
}

/** A verified event. @throws UnusableWebhook, as do the functions below */
const parseEvent = (value: unknown): StripeEvent => parseAs(event, value, 'an event');
const parseSession = ({ data, type }: StripeEvent) => parseAs(session, data.object, type);
const parseCharge = ({ data, type }: StripeEvent) => parseAs(charge, data.object, type);
const parseDispute = ({ data, type }: StripeEvent) => parseAs(dispute, data.object, type);

/** Our id of the payment that a Stripe object belongs to; undefined for objects created by another program. */
const getPaymentId = (source: { metadata?: Record<string, unknown> | null | undefined }): string | undefined =>
  typeof source.metadata?.payment === 'string' ? source.metadata.payment : undefined;

const TIMEOUT_MS = 10_000;

export function createClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const defaultOptions = { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false };
  if (apiUrl === undefined) return new Stripe(secretKey, defaultOptions);
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return new Stripe(secretKey, {
    ...defaultOptions,
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? 'http' : 'https',
  });
}

type EventFields = Pick<ProviderStatus, 'event' | 'kind' | 'body'>;

/** Whether the reference of a payment is that of a charge without a checkout page. */
const isIntent = (reference: string): boolean => reference.startsWith('pi_');

/** A Checkout Session's report about its payment. */
function toSessionStatus(
  session: StripeSession,
  eventFields: EventFields,
  state: ProviderStatus['state'],
): ProviderStatus {
  return {
    ...eventFields,
    state,
    reference: session.id,
    paymentId: session.client_reference_id ?? undefined,
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    country: session.customer_details?.address?.country ?? undefined,
  };
}

function toSessionState({ status, payment_status }: StripeSession): ProviderStatus['state'] {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'pending';
}

function toRefundStatus(event: StripeEvent, eventFields: EventFields): ProviderStatus | null {
  const charge = parseCharge(event);
  const paymentId = getPaymentId(charge);
  if (paymentId === undefined) return null;
  const currency = charge.currency.toUpperCase();
  return { ...eventFields, state: 'refunded', reference: '', paymentId, amountMinor: charge.amount_refunded, currency };
}

/** Handles events about a payment; all others are ignored. */
function toProviderStatus(event: StripeEvent, body: string): ProviderStatus | null {
  const eventFields = { event: event.id, kind: event.type, body };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = parseSession(event);
      return toSessionStatus(session, eventFields, toSessionState(session));
    }
    case 'checkout.session.async_payment_failed':
      return toSessionStatus(parseSession(event), eventFields, 'failed');
    case 'checkout.session.expired':
      return toSessionStatus(parseSession(event), eventFields, 'expired');
    case 'charge.refunded':
      return toRefundStatus(event, eventFields);
    default:
      throw new UnusableWebhook(`${event.type} is not used`);
  }
}

/** The state of a dispute. Stripe withholds the money until the bank has decided; an inquiry withholds nothing. */
const DISPUTE_STATES: Partial<Record<Stripe.Dispute.Status, ProviderStatus['state']>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'won',
  lost: 'lost',
};

/** The current state of a dispute, whichever of its events arrived; null for a charge that is not ours. */
async function toDisputeStatus(stripe: Stripe, event: StripeEvent): Promise<ProviderStatus | null> {
  const { id, charge: chargeRef } = parseDispute(event);
  const [{ amount, currency, status, reason, evidence_details: evidence }, charge] = await Promise.all([
    stripe.disputes.retrieve(id),
    stripe.charges.retrieve(typeof chargeRef === 'string' ? chargeRef : chargeRef.id),
  ]);
  const [state, paymentId] = [DISPUTE_STATES[status], getPaymentId(charge)];
  if (!state || !paymentId) return null;
  return {
    event: `${id}:${state}`,
    kind: `dispute ${status}: ${reason}`,
    state,
    reference: '',
    paymentId,
    amountMinor: amount,
    currency: currency.toUpperCase(),
    respondBy: state === 'disputed' && evidence?.due_by ? new Date(evidence.due_by * 1000) : undefined,
    body: JSON.stringify({ id, status, reason, amount }),
  };
}

/** An object unknown to Stripe does not exist and never will. */
const isNotFoundError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

async function createRefund(stripe: Stripe, intent: string, amount: number, key: string): Promise<Stripe.Refund> {
  try {
    return await stripe.refunds.create({ payment_intent: intent, amount, metadata: { key } }, { idempotencyKey: key });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError)
      throw new RefundRejected(`Stripe: ${error.message}`, { cause: error });
    throw error;
  }
}

/** The id of the payment behind the reference of one of our payments. */
async function findIntent(stripe: Stripe, reference: string): Promise<string | undefined> {
  if (isIntent(reference)) return reference;
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference);
  return typeof intent === 'string' ? intent : intent?.id;
}

/** Stripe Checkout: the customer pays on Stripe's page; card data never reaches us. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings);
  return {
    name: 'stripe',
    prefix: 'CARD',

    start: async ({ id, code, amountMinor, currency, customer, returnUrl }) => {
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

    parseWebhook: async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      let payload: unknown;
      try {
        // Compares in constant time and rejects what is older than five minutes.
        payload = stripe.webhooks.constructEvent(body, String(signature ?? ''), settings.webhookSecret);
      } catch (error) {
        if (error instanceof SyntaxError) throw new UnusableWebhook('Stripe sent invalid JSON', { cause: error });
        throw new UnverifiedWebhook('The signature is wrong', { cause: error });
      }
      const event = parseEvent(payload);
      const isDispute = event.type === 'charge.dispute.created' || event.type === 'charge.dispute.closed';
      if (!isDispute) return toProviderStatus(event, body.toString('utf8'));
      try {
        return await toDisputeStatus(stripe, event);
      } catch (error) {
        if (isNotFoundError(error)) throw new UnusableWebhook('Unknown Stripe dispute', { cause: error });
        throw error;
      }
    },

    poll: async ({ reference }) => {
      // The customer was never sent there: the answer to creating the session was lost, and retrying creates it again.
      if (reference === null) return null;
      // The job that has charged it asks for its result.
      if (isIntent(reference)) return null;
      const session = await stripe.checkout.sessions.retrieve(reference);
      const state = toSessionState(session);
      if (state === 'pending') return null;
      const eventFields = {
        event: `look:${reference}:${state}`,
        kind: `asked: ${state}`,
        body: JSON.stringify(session),
      };
      return toSessionStatus(session, eventFields, state);
    },

    isRefundIdempotent: true,
    refund: async ({ reference }, amountMinor, key) => {
      const id = await findIntent(stripe, reference);
      if (!id) throw new RefundRejected('Stripe has no charge for this payment.');
      // Stripe forgets idempotency keys after a day; an earlier refund is found by its metadata.
      const { data } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
      const refund =
        data.find(({ metadata }) => metadata?.key === key) ?? (await createRefund(stripe, id, amountMinor, key));
      if (refund.status === 'failed' || refund.status === 'canceled')
        throw new RefundRejected(`Stripe: ${refund.failure_reason ?? refund.status}.`);
    },
  };
}
