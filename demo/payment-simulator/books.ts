import { randomUUID } from 'node:crypto';

/** One payment at the simulated provider. */
export interface SimulatedPayment {
  /** the provider's id of it */
  id: string;
  provider: 'stripe' | 'sslcommerz';
  /** the shop's payment id: client_reference_id, or value_a */
  paymentId: string;
  /** tran_id, or the product's name */
  code: string;
  amountMinor: number;
  currency: string;
  email: string;
  returnUrl: string;
  /** where notifications are sent; configured in the dashboard for Stripe, passed with each payment for SSLCommerz */
  notifyUrl: string;
  status: 'open' | 'paid' | 'failed' | 'expired';
  refundedMinor: number;
  /** by the shop's idempotency keys */
  refunds: Map<string, { id: string; amountMinor: number }>;
  risky: boolean;
  /** the state of its dispute */
  dispute?: 'needs_response' | 'won' | 'lost';
  /** the saved card that was charged without the customer, and why it was declined */
  customer?: string;
  token?: string;
  declined?: Exclude<CardOutcome, 'pay'>;
}

/** What a saved card does when it is charged without the customer. */
export type CardOutcome = 'pay' | 'decline' | 'authenticate';

/** A card that a customer has saved at Stripe. */
export interface SimulatedCard {
  token: string;
  customer: string;
  email: string;
  outcome: CardOutcome;
}

/** A page on which a customer saves a card. */
export interface SimulatedSetup {
  id: string;
  /** the shop's id: client_reference_id */
  setupId: string;
  email: string;
  returnUrl: string;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  /** the saved card */
  token?: string;
}

/** Simulated faults, each once, in list order. */
export const FAULTS = [
  'twice',
  'late',
  'lost',
  'wrong-signature',
  'wrong-amount',
  'wrong-currency',
  'risky',
  'refund-fails',
  // The money is refunded, but the response is lost.
  'lost-refund',
  // The card is charged, but the response is lost.
  'lost-charge',
  'error',
  'timeout',
] as const;
export type Fault = (typeof FAULTS)[number];

/** An outgoing notification. */
export interface Outgoing {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The simulator's state. */
export class Books {
  readonly payments = new Map<string, SimulatedPayment>();
  readonly setups = new Map<string, SimulatedSetup>();
  /** by token */
  readonly cards = new Map<string, SimulatedCard>();
  /** responses by idempotency key */
  readonly answers = new Map<string, unknown>();
  /** notifications held until `deliver` is called */
  readonly held: Outgoing[] = [];
  private readonly faults: Fault[] = [];

  plan(...faults: Fault[]): void {
    this.faults.push(...faults);
  }

  /** Whether the fault is due now; it happens once. */
  takes(fault: Fault): boolean {
    const index = this.faults.indexOf(fault);
    if (index < 0) return false;
    this.faults.splice(index, 1);
    return true;
  }

  /** Returns and removes the held notifications of one of the shop's payments. */
  takeHeld(paymentId: string): Outgoing[] {
    const own = this.held.filter(({ body }) => body.includes(paymentId));
    for (const one of own) this.held.splice(this.held.indexOf(one), 1);
    return own;
  }

  /** Refunds once per idempotency key; undefined when not possible. */
  refund(payment: SimulatedPayment, key: string, amountMinor: number): { id: string; amountMinor: number } | undefined {
    const before = payment.refunds.get(key);
    if (before) return before;
    // The shop cannot refund disputed money, nor money lost in a dispute.
    const isFree = payment.dispute === undefined || payment.dispute === 'won';
    const fits = payment.status === 'paid' && isFree && payment.refundedMinor + amountMinor <= payment.amountMinor;
    if (!fits || !(amountMinor > 0) || this.takes('refund-fails')) return undefined;
    const refund = { id: `re_${randomUUID()}`, amountMinor };
    payment.refundedMinor += amountMinor;
    payment.refunds.set(key, refund);
    return refund;
  }

  find(provider: SimulatedPayment['provider'], id: string): SimulatedPayment | undefined {
    const payment = this.payments.get(id);
    return payment?.provider === provider ? payment : undefined;
  }

  /** The total paid by one shop's customers, in the smallest unit. */
  settledMinor(paymentIds: ReadonlySet<string>): number {
    const own = [...this.payments.values()].filter(({ paymentId }) => paymentIds.has(paymentId));
    return own.reduce((sum, { status, amountMinor }) => (status === 'paid' ? sum + amountMinor : sum), 0);
  }
}
