import type { PaymentStatus, PaymentProvider as ProviderName } from '../../generated/model.ts';

/** What a provider has to know to take a payment; amounts in the smallest unit of the currency. */
export interface PaymentToBegin {
  id: string;
  code: string;
  amountMinor: number;
  currency: string;
  customer: { name: string; email: string };
  /** where the customer comes back to, whatever has happened */
  returnUrl: string;
  /** below it the provider calls us */
  hooksUrl: string;
}

export interface Begun {
  /** the provider's name for the payment */
  reference: string;
  /** where the customer pays; null when nothing has to be opened */
  checkoutUrl: string | null;
}

/** What a provider says about one payment, in a verified notification or when it is asked. */
export interface Finding {
  /** unique at the provider: the same event again says nothing new */
  event: string;
  /** the provider's word for it */
  kind: string;
  /** ours, when the provider hands it back */
  paymentId?: string | undefined;
  reference: string;
  state: Extract<PaymentStatus, 'pending' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed'> | 'won' | 'lost';
  /** what was paid, given back when it is refunded, or fought about when it is disputed, won or lost */
  amountMinor: number;
  currency: string;
  feeMinor?: number | undefined;
  /** the provider advises not to hand over anything yet */
  risky?: boolean;
  reason?: string | undefined;
  /** until when the provider wants an answer about a dispute */
  answerBy?: Date | undefined;
  /** as it came */
  body: string;
}

/** A call from a provider, exactly as it arrived. */
export interface Notification {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/** A notification that cannot be from the provider. */
export class UnverifiedNotification extends Error {}

/** A notification that the provider has sent and that says nothing here, whatever its form; sent again it says as little. */
export class UnusableNotification extends Error {}

/**
 * The port to whoever takes money. Nothing here touches our database; whatever it answers may be lost or come twice.
 * What does not answer in time, or not as it should, throws.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** begins our codes of its payments */
  prefix: string;
  begin(payment: PaymentToBegin): Promise<Begun>;
  /**
   * What a call from outside says; null when it is none of our business. Everything else that throws is an answer of the
   * provider that did not come, and says nothing about the notification.
   * @throws UnverifiedNotification when the provider has not sent it
   * @throws UnusableNotification when it is of an unknown kind or form
   */
  readNotification?(notification: Notification): Promise<Finding | null>;
  /** Asks the provider itself; null when it knows nothing new. */
  look?(payment: { id: string; code: string; reference: string | null }): Promise<Finding | null>;
  /**
   * Gives back a part or all; `key` names this refund, so that it happens once however often it is asked for.
   * @throws RefundRefused when the provider says no, so that nothing has moved
   */
  refund?(payment: { reference: string; currency: string }, amountMinor: number, key: string): Promise<void>;
  /** `refund` looks first whether that has happened, so a refusal is one also when an earlier answer was lost. */
  findsRefunds?: boolean;
}

/** The provider does not give this money back; the message is what it says. */
export class RefundRefused extends Error {}

/** Takes nothing and always agrees: for a demonstration with money that is not real. */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  prefix: 'DEMO',
  begin: async ({ code }) => ({ reference: code, checkoutUrl: null }),
  refund: async () => {},
};

/** A transfer by hand: nobody tells us, so the owner looks for it and confirms. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  prefix: 'TRANSFER',
  begin: async ({ code }) => ({ reference: code, checkoutUrl: null }),
};
