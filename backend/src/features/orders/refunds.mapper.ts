import type { AdminRefund } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { REFUND_TITLES } from '../../../../contract/rules/refunds.ts';
import type { RefundDetailRow } from './refunds.repository.ts';

/** @param title the provider's name */
export function toAdminRefund(row: RefundDetailRow, title: string): AdminRefund {
  const { id, amount_cents, destination, origin, reason, withdraws, status, problem, by, code, created_at } = row;
  const isThroughProvider = destination === 'source' && code !== null;
  return {
    id,
    amount: toAmount(amount_cents),
    to: destination,
    origin,
    title: isThroughProvider ? `${title} ${code}` : REFUND_TITLES[destination],
    reason,
    withdraws,
    status,
    problem,
    by,
    created_at: created_at.toISOString(),
  };
}
