import type { PaymentRow } from './payments.repository.ts';
import { type SettlementDeps, settlePayment } from './settlement.service.ts';

/**
 * The demo provider charges nothing and always confirms: its confirmation is settled immediately, like any provider's.
 */
export async function completeDemoPayment(deps: SettlementDeps, { id, code, amount_minor, currency }: PaymentRow) {
  await settlePayment(deps, 'demo', {
    event: `${id}:demo`,
    kind: 'demo',
    paymentId: id,
    reference: code,
    state: 'paid',
    amountMinor: amount_minor,
    currency,
    body: '{}',
  });
}
