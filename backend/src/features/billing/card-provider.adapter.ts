import type { PaymentStartInput, ProviderStatus, StartedPayment } from './provider.adapter.ts';

/** A payment method saved for later charges. Card details other than these never reach the server. */
export interface SavedCard {
  /** the provider's tokens */
  customer: string;
  token: string;
  brand: string | null;
  lastFour: string | null;
  /** month, `yyyy-mm` */
  expires: string | null;
}

export interface CardSetupInput extends Pick<PaymentStartInput, 'customer' | 'currency' | 'returnUrl'> {
  /** our id; the idempotency key */
  id: string;
}

export interface ChargeInput extends Pick<PaymentStartInput, 'id' | 'code' | 'amountMinor' | 'currency'> {
  card: Pick<SavedCard, 'customer' | 'token'>;
  /** an earlier call may have charged already: its answer was lost */
  isRepeated: boolean;
}

/** The port to a provider that can charge customers later. Like `PaymentProvider`, it never touches our database. */
export interface CardProvider {
  name: 'demo' | 'stripe';
  /** Starts saving a card; the provider's id of it, and the page on which the customer enters the card. */
  setUpCard(setup: CardSetupInput): Promise<StartedPayment>;
  /** The saved card; `open` while the customer may still save it, `gone` when it will not be. */
  findCard(reference: string): Promise<SavedCard | 'open' | 'gone'>;
  /**
   * Charges a saved card while the customer is away: once for each `id`, also when repeated or called twice at the same
   * time. Never `expired`; throws unless the provider has responded.
   */
  charge(charge: ChargeInput): Promise<ProviderStatus>;
  /** Deletes a saved card; one that does not exist is deleted. */
  removeCard(card: Pick<SavedCard, 'customer' | 'token'>): Promise<void>;
}

/** Saves and charges nothing, and always confirms: for a demo without real money. */
export const demoCards: CardProvider = {
  name: 'demo',
  setUpCard: async ({ id }) => ({ reference: id, checkoutUrl: null }),
  findCard: async (reference) => ({
    customer: 'demo',
    token: reference,
    brand: 'demo',
    lastFour: '4242',
    expires: '2099-12',
  }),
  charge: async ({ id, code, amountMinor, currency }) => ({
    event: `${id}:demo`,
    kind: 'demo',
    paymentId: id,
    reference: code,
    state: 'paid',
    amountMinor,
    currency,
    body: '{}',
  }),
  removeCard: async () => {},
};
