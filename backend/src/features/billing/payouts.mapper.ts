import type { Payout } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { PayoutRow } from './payouts.repository.ts';

/** Row to contract; the amount is in units of the currency. */
export function toPayout(row: PayoutRow): Payout {
  const { id, reference, amount_cents, currency, status, account, paid_reference, reason } = row;
  return {
    id,
    reference,
    amount: toAmount(amount_cents),
    currency,
    status,
    account,
    paid_reference,
    reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
