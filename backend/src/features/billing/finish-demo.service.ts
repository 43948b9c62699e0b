import type { PaymentRow } from './payments.repository.ts';
import { type SettlementParts, settle } from './settlement.service.ts';

/**
 * The demo provider charges nothing and always confirms: its confirmation is settled immediately, like any provider's.
 */
export async function finishDemo(parts: SettlementParts, { id, code, amount_minor, currency }: PaymentRow) {
  await settle(parts, 'demo', {
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
