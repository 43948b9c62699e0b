import type { AdminContractWithdrawal, AdminOrderRow } from '../../../../contract/generated/model.ts';
import { findWithdrawalRight } from '../../../../contract/rules/contract-withdrawal.ts';
import { isGuestSentinel } from '../../../../contract/rules/guest-sentinel.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { AdminOrderListRow } from './admin-orders.repository.ts';
import type { WithdrawalRow } from './orders.repository.ts';

/** Row to contract; the amount has two decimals. */
export function toAdminOrder(row: AdminOrderListRow): AdminOrderRow {
  const { user_id: id, customer_name: name, customer_email: email } = row;
  const guest = isGuestSentinel(row.customer_closed) ? { guest: true } : {};
  return {
    id: row.id,
    number: row.number,
    customer: id === null || name === null || email === null ? null : { id, name, email, ...guest },
    product_name: row.product_name,
    tier: row.tier,
    status: row.status,
    total: toAmount(row.amount_cents),
    created_at: row.created_at.toISOString(),
    ...(row.purchase_order === null ? {} : { purchaseOrder: row.purchase_order }),
    ...(row.moved_in ? { moved: true } : {}),
  };
}

/** The right to withdraw from the contract as the studio sees it, with the statement. */
export function toAdminWithdrawal(row: WithdrawalRow): AdminContractWithdrawal {
  const { basis, until } = findWithdrawalRight(row);
  const { country, statement } = row;
  return {
    basis,
    until: until?.toISOString() ?? null,
    country,
    consented_at: row.consentedAt?.toISOString() ?? null,
    consent_wording: row.consentWording,
    statement: statement && { ...statement, received_at: statement.received_at.toISOString() },
  };
}
