import type { Deps } from '../../http/contract/operation.ts';
import type { PaymentKeys } from '../../payment-variables.ts';
import { type CardProvider, demoCards } from './card-provider.adapter.ts';
import { createStripeCards } from './stripe-cards.adapter.ts';

/** A client keeps its connections, so it is created once per settings. */
const stripeCache = new WeakMap<PaymentKeys, CardProvider>();

/** The connected provider of a saved card, whatever the owner's settings. */
export function findCardProvider(
  { env: { demoData, payments } }: { env: Pick<Deps['env'], 'demoData' | 'payments'> },
  name: string | null,
): CardProvider | undefined {
  if (name === 'demo') return demoData ? demoCards : undefined;
  if (name !== 'stripe' || !payments.stripe) return undefined;
  const cached = stripeCache.get(payments) ?? createStripeCards(payments.stripe);
  stripeCache.set(payments, cached);
  return cached;
}
