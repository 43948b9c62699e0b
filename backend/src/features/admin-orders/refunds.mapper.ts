import { toAmount } from '../../../shared/money.ts';
import type { AdminRefund } from '../../generated/model.ts';
import type { ToldRefund } from '../orders/refunds.repository.ts';

/** @param title what the provider is called */
export function toAdminRefund(row: ToldRefund, title: string): AdminRefund {
  const { id, amount_cents, destination, reason, withdraws, status, problem, by, code, created_at } = row;
  return {
    ...{ id, amount: toAmount(amount_cents), to: destination, title: code === null ? title : `${title} ${code}` },
    ...{ reason, withdraws, status, problem, by, created_at: created_at.toISOString() },
  };
}
