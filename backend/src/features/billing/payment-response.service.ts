import type { Kysely } from 'kysely';
import type { PaidBy, Payment } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { CONFIRMED_MANUALLY, REFUND_TITLES } from '../../../../contract/rules/refunds.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { findOrderPayment, findPaidOrder, type PaymentOrderRow, type PaymentRow } from './payments.repository.ts';
import { getPaidTitle, getProviderTitle } from './providers.service.ts';
import { hasPurchaseEntry } from './wallet.repository.ts';

/** Row to what its customer sees. Payment instructions are included only while it can be paid. */
function toPayment(
  row: PaymentRow,
  title: string,
  instructions: string | null,
  order: PaymentOrderRow | null,
): Payment {
  const isOpen = row.status === 'pending' && row.hold === null;
  return {
    id: row.id,
    code: row.code,
    provider: row.provider,
    title,
    purpose: row.purpose,
    order: order && {
      id: order.id,
      number: order.number,
      product_id: order.product_id,
      product_name: order.product_name,
      download_id: order.download_id,
    },
    amount: toAmount(row.amount_minor),
    currency: row.currency,
    status: row.status,
    waiting: row.status === 'pending' && row.hold !== null,
    reason: row.reason,
    checkoutUrl: isOpen ? row.checkout_url : null,
    instructions: row.provider === 'manual' && row.status === 'pending' ? instructions : null,
    transferNumber: row.transfer_number,
    created_at: row.created_at.toISOString(),
  };
}

/** A payment with the texts of the current settings. */
export async function getPaymentResponse(deps: Pick<Deps, 'db'>, row: PaymentRow): Promise<Payment> {
  const settings = row.provider === 'manual' ? await findPaymentSettings(deps.db) : undefined;
  const order = row.order_id === null ? undefined : await findPaidOrder(deps.db, row.order_id);
  return toPayment(
    row,
    await getProviderTitle(deps, row.provider),
    settings?.manual_instructions ?? null,
    order ?? null,
  );
}

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
