import type { Transaction } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { LedgerEntryRow } from './transactions.repository.ts';

/** Row to contract; amounts have two decimals. */
export function toTransaction(row: LedgerEntryRow): Transaction {
  return {
    id: row.id,
    type: row.kind,
    reference: row.reference,
    amount: toAmount(row.amount_cents),
    balance_after: toAmount(row.balance_after_cents),
    created_at: row.created_at.toISOString(),
  };
}
