import type { Kysely } from 'kysely';
import type { PaidBy } from '../../../../contract/generated/model.ts';
import { CONFIRMED_MANUALLY, REFUND_TITLES } from '../../../../contract/rules/refunds.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { findOrderPayment } from './payments.repository.ts';
import { getPaidTitle } from './providers.service.ts';
import { hasPurchaseEntry } from './wallet.repository.ts';

interface OrderAmount {
  id: string;
  status: OrderStatus;
  amount_cents: number;
  /** Its own payment is being credited in this transaction and not marked yet. */
  isCrediting?: boolean;
}

/** The payment method of an order; null while it is unpaid, and for a free order. */
export async function findPaidBy(
  db: Kysely<Database>,
  { id, status, amount_cents, isCrediting = false }: OrderAmount,
): Promise<PaidBy> {
  if (amount_cents === 0) return null;
  const payment = await findOrderPayment(db, id);
  if (payment && (payment.credited_at || isCrediting)) {
    const { provider, code } = payment;
    return {
      method: provider === 'manual' ? 'manual' : 'provider',
      title: await getPaidTitle({ db }, provider),
      code,
    };
  }
  if (await hasPurchaseEntry(db, id)) return { method: 'wallet', title: String(REFUND_TITLES.wallet), code: null };
  // The studio has completed it and so confirmed the payment.
  const isConfirmed = status === 'completed' || status === 'refunded';
  return isConfirmed ? { method: 'manual', title: String(CONFIRMED_MANUALLY), code: null } : null;
}
