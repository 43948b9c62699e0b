import type { Env } from '../../env.ts';

export interface Charge {
  userId: string;
  cents: number;
  /** our own name for this payment, unique; a provider can use it to refuse a second charge */
  reference: string;
}

/**
 * Takes money from a customer. `charge` runs at the end of the transaction that credits the wallet, so that an error
 * undoes the credit; it must answer at once. A provider that confirms later has to credit from its own notification.
 */
export interface PaymentProvider {
  /** starts the reference that customers see beside a deposit */
  prefix: string;
  charge(charge: Charge): Promise<void>;
}

/** Takes nothing and always agrees: for a demonstration with money that is not real. */
const demoPayments: PaymentProvider = { prefix: 'DEMO', charge: async () => {} };

/** The provider of this installation, or null where none is connected. */
export function paymentProvider(env: Pick<Env, 'demoData'>): PaymentProvider | null {
  return env.demoData ? demoPayments : null;
}
