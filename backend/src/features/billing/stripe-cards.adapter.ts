import Stripe from 'stripe';
import * as z from 'zod';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { StripeSettings } from '../../payment-variables.ts';
import type { CardProvider, ChargeInput, SavedCard } from './card-provider.adapter.ts';
import type { ProviderStatus } from './provider.adapter.ts';
import { createClient } from './stripe.adapter.ts';

// Cards that customers save at Stripe, and charges of them while the customer is away.

const IntentFields = z.object({
  id: z.string().max(255),
  status: z.string().max(60),
  amount: z.int().min(0),
  currency: z.string().max(10),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish(), message: z.string().nullish() })
    .nullish(),
});

type Intent = z.output<typeof IntentFields>;

/** Marks charges that the customer did not start. */
const OFF_SESSION = { charge: 'off_session' };

const MAX_REASON_LENGTH = 300;

/**
 * The bank requires confirmation by the customer. The contract's sentence is used, so that it is recognised and
 * translated.
 */
function toReason({ status, last_payment_error: error }: Intent): string {
  const needsCustomer =
    status === 'requires_action' ||
    error?.code === 'authentication_required' ||
    error?.decline_code === 'authentication_required';
  if (needsCustomer) return String(REFUSALS.bankAsksCustomer);
  return (error?.message ?? String(REFUSALS.chargeDeclined)).slice(0, MAX_REASON_LENGTH);
}

function toState({ status }: Intent): ProviderStatus['state'] {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'pending' : 'failed';
}

function toStatus(intent: Intent, eventFields: Pick<ProviderStatus, 'event' | 'kind' | 'body'>): ProviderStatus {
  const state = toState(intent);
  const paymentId = typeof intent.metadata?.payment === 'string' ? intent.metadata.payment : undefined;
  return {
    ...eventFields,
    state,
    reference: intent.id,
    paymentId,
    amountMinor: intent.amount,
    currency: intent.currency.toUpperCase(),
    ...(state === 'failed' ? { reason: toReason(intent) } : {}),
  };
}

/** The answer to a call about a charge. */
const toAnswer = (intent: Stripe.PaymentIntent, kind: string): ProviderStatus => {
  const { id, status, amount, currency, last_payment_error: error } = intent;
  const code = error?.code ?? null;
  return toStatus(IntentFields.parse(intent), {
    event: `${kind}:${id}:${status}`,
    kind: `${kind}: ${status}`,
    body: JSON.stringify({ id, status, amount, currency, code }),
  });
};

/** The charge of an earlier call. Stripe forgets idempotency keys after a day; metadata stays. */
async function findCharge(stripe: Stripe, { id, card }: ChargeInput): Promise<Stripe.PaymentIntent | undefined> {
  for await (const intent of stripe.paymentIntents.list({ customer: card.customer, limit: 100 }))
    if (intent.metadata.payment === id) return intent;
  return undefined;
}

async function createCharge(
  stripe: Stripe,
  { id, code, amountMinor, currency, card }: ChargeInput,
): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.create(
      {
        amount: amountMinor,
        currency: currency.toLowerCase(),
        customer: card.customer,
        payment_method: card.token,
        off_session: true,
        confirm: true,
        description: code,
        metadata: { payment: id, ...OFF_SESSION },
      },
      { idempotencyKey: `charge-${id}` },
    );
  } catch (error) {
    // A declined card is an answer, not an outage.
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
    throw error;
  }
}

/** A deleted card or customer cannot be charged, now or later. */
const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

const toGoneStatus = ({ id, code, amountMinor, currency }: ChargeInput): ProviderStatus => ({
  event: `charge:${id}:gone`,
  kind: 'charge: the card no longer exists',
  paymentId: id,
  reference: code,
  state: 'failed',
  amountMinor,
  currency,
  reason: String(REFUSALS.chargeDeclined),
  body: '{}',
});

function toSavedCard(customer: string | null, method: Stripe.PaymentMethod): SavedCard | 'gone' {
  if (customer === null) return 'gone';
  const { id, card } = method;
  return {
    customer,
    token: id,
    brand: card?.brand ?? null,
    lastFour: card?.last4 ?? null,
    expires: card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : null,
  };
}

/** Cards saved in Stripe Checkout; their numbers never reach us. */
export function createStripeCards(settings: StripeSettings): CardProvider {
  const stripe = createClient(settings);
  return {
    name: 'stripe',

    setUpCard: async ({ id, customer, currency, returnUrl }) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          client_reference_id: id,
          customer_email: customer.email,
          customer_creation: 'always',
          currency: currency.toLowerCase(),
          metadata: { setup: id },
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: `setup-${id}` },
      );
      return { reference: session.id, checkoutUrl: session.url };
    },

    findCard: async (reference) => {
      const session = await stripe.checkout.sessions.retrieve(reference, {
        expand: ['setup_intent.payment_method', 'payment_intent.payment_method'],
      });
      const intent = session.setup_intent ?? session.payment_intent;
      const method = typeof intent === 'object' ? intent?.payment_method : null;
      const { customer, status } = session;
      if (status === 'complete' && method && typeof method === 'object')
        return toSavedCard(typeof customer === 'string' ? customer : (customer?.id ?? null), method);
      return status === 'open' ? 'open' : 'gone';
    },

    charge: async (charge) => {
      try {
        const earlier = charge.isRepeated ? await findCharge(stripe, charge) : undefined;
        const intent = earlier ?? (await createCharge(stripe, charge));
        const answer = toAnswer(intent, 'charge');
        // The customer must not be able to pay it later, beside the renewal that follows the email about it.
        if (answer.state === 'failed' && intent.status !== 'canceled') await stripe.paymentIntents.cancel(intent.id);
        return answer;
      } catch (error) {
        if (isGone(error)) return toGoneStatus(charge);
        throw error;
      }
    },

    removeCard: async ({ token }) => {
      try {
        await stripe.paymentMethods.detach(token);
      } catch (error) {
        // Detached before, by an earlier attempt or in the dashboard.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return;
        throw error;
      }
    },
  };
}
