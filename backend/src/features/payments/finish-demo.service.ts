import type { PaymentRow } from './payments.repository.ts';
import { type SettlementParts, settle } from './settlement.service.ts';

/** The demo's provider takes nothing and always agrees: it says so at once, by the way that every provider's word takes. */
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
