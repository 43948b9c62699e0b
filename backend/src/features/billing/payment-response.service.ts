import type { Payment } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { findPaidOrder, type PaymentOrderRow, type PaymentRow } from './payments.repository.ts';
import { getProviderTitle } from './providers.service.ts';

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
