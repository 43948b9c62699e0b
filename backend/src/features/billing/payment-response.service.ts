import type { Payment } from '../../../../contract/generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { toPayment } from './payments.mapper.ts';
import { findPaidOrder, type PaymentRow } from './payments.repository.ts';
import { getProviderTitle } from './providers.service.ts';

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
