import type { Payment } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { PaymentOrderRow, PaymentRow } from './payments.repository.ts';

/** Row to what its customer sees. Payment instructions are included only while it can be paid. */
export function toPayment(
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
    order,
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
