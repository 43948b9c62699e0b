import { randomUUID } from 'node:crypto';

/** One payment at the simulated provider. */
export interface SimulatedPayment {
  /** the provider's name of it */
  id: string;
  provider: 'stripe' | 'sslcommerz';
  /** what the shop handed over: client_reference_id, or value_a */
  paymentId: string;
  /** tran_id, or the product's name */
  code: string;
  amountMinor: number;
  currency: string;
  email: string;
  returnUrl: string;
  /** where notifications go; Stripe has it in its dashboard, SSLCommerz gets it with each payment */
  notifyUrl: string;
  status: 'open' | 'paid' | 'failed' | 'expired';
  refundedMinor: number;
  /** under the shop's names of them */
  refunds: Map<string, { id: string; amountMinor: number }>;
  risky: boolean;
  /** how far a dispute about it is */
  dispute?: 'needs_response' | 'won' | 'lost';
}

/** What can go wrong, each once, in the order of the list. */
export const FAULTS = [
  'twice',
  'late',
  'lost',
  'wrong-signature',
  'wrong-amount',
  'wrong-currency',
  'risky',
  'refund-fails',
  // The money goes back, the answer does not arrive.
  'lost-refund',
  'error',
  'timeout',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A notification as it goes out. */
export interface Outgoing {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Everything the simulator knows. */
export class Books {
  readonly payments = new Map<string, SimulatedPayment>();
  /** answers to idempotency keys */
  readonly answers = new Map<string, unknown>();
  /** what is held back until `deliver` is called */
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

  /** Hands over what is held back about one payment of the shop. */
  takeHeld(paymentId: string): Outgoing[] {
    const own = this.held.filter(({ body }) => body.includes(paymentId));
    for (const one of own) this.held.splice(this.held.indexOf(one), 1);
    return own;
  }

  /** Gives back under the shop's name of it, once; undefined when that cannot be. */
  refund(payment: SimulatedPayment, key: string, amountMinor: number): { id: string; amountMinor: number } | undefined {
    const before = payment.refunds.get(key);
    if (before) return before;
    // What a bank asks for back is not the shop's to give, nor is what it has taken.
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

  /** What the customers of one shop have paid, in the smallest unit. */
  settledMinor(paymentIds: ReadonlySet<string>): number {
    const own = [...this.payments.values()].filter(({ paymentId }) => paymentIds.has(paymentId));
    return own.reduce((sum, { status, amountMinor }) => (status === 'paid' ? sum + amountMinor : sum), 0);
  }
}
