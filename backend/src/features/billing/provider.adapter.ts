import type { PaymentStatus, PaymentProvider as ProviderName } from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';

/** What a provider needs to take a payment; amounts in the smallest unit of the currency. */
export interface PaymentStartInput {
  id: string;
  code: string;
  amountMinor: number;
  currency: string;
  customer: { name: string; email: string };
  /** where the customer returns, whatever the result */
  returnUrl: string;
  /** the language of that page */
  language: Language;
  /** base URL of our webhooks */
  hooksUrl: string;
}

export interface StartedPayment {
  /** the provider's id of the payment */
  reference: string;
  /** where the customer pays; null when there is no page to open */
  checkoutUrl: string | null;
}

/** A provider's status report about one payment, from a verified notification or from polling. */
export interface ProviderStatus {
  /** unique at the provider: a repeated event changes nothing */
  event: string;
  /** the provider's name for the event */
  kind: string;
  /** our payment id, when the provider returns it */
  paymentId?: string | undefined;
  reference: string;
  state: Extract<PaymentStatus, 'pending' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed'> | 'won' | 'lost';
  /** amount paid, refunded (for refunds) or disputed (for disputes, whether open, won or lost) */
  amountMinor: number;
  currency: string;
  feeMinor?: number | undefined;
  /** the buyer's country as the provider knows it, ISO 3166-1 */
  country?: string | undefined;
  /** the provider advises not to deliver yet */
  isRisky?: boolean;
  reason?: string | undefined;
  /** until when the provider wants an answer about a dispute */
  respondBy?: Date | undefined;
  /** as it came */
  body: string;
}

/** A webhook call from a provider, unchanged. */
export interface WebhookRequest {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/** A notification that does not come from the provider. */
export class UnverifiedWebhook extends Error {}

/** A verified notification that has no meaning here, whatever its form; sending it again would not change that. */
export class UnusableWebhook extends Error {}

/**
 * The port to a payment provider. It never touches our database; its answers may be lost or arrive twice. A late or
 * invalid answer throws.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** prefix of our payment codes */
  prefix: string;
  start(payment: PaymentStartInput): Promise<StartedPayment>;
  /**
   * Parses a webhook call; null when it is not about our payments. Any other error means that the provider did not
   * answer; it says nothing about the notification.
   * @throws UnverifiedWebhook when the provider has not sent it
   * @throws UnusableWebhook when its kind or format is unknown
   */
  parseWebhook?(notification: WebhookRequest): Promise<ProviderStatus | null>;
  /** Polls the provider; null when nothing has changed. */
  poll?(payment: { id: string; code: string; reference: string | null }): Promise<ProviderStatus | null>;
  /**
   * Refunds a part or all; `key` is the idempotency key of this refund.
   * @throws RefundRejected when the provider rejects it, so that no money has moved
   */
  refund?(payment: { reference: string; currency: string }, amountMinor: number, key: string): Promise<void>;
  /** `refund` checks first whether the refund exists, so a rejection is final even when an earlier answer was lost. */
  isRefundIdempotent?: boolean;
}

/** The provider rejects the refund; the message is the provider's reason. */
export class RefundRejected extends Error {}

/** Charges nothing and always confirms: for a demo without real money. */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  prefix: 'DEMO',
  start: async ({ code }) => ({ reference: code, checkoutUrl: null }),
  refund: async () => {},
};

/** A manual transfer: no provider reports it, so the owner checks the account and confirms. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  prefix: 'TRANSFER',
  start: async ({ code }) => ({ reference: code, checkoutUrl: null }),
};
