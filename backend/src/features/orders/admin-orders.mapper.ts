import type {
  AdminOrderDetail,
  AdminRefund,
  PaidBy,
  RefundChoice,
  AdminOrderRow as Row,
} from '../../../../contract/generated/model.ts';
import { isGuestSentinel } from '../../../../contract/rules/guest-sentinel.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { listCurrentTransitions } from '../../../../contract/rules/order-transitions.ts';
import type { AdminOrderListRow } from './admin-orders.repository.ts';
import { toEntitlement } from './entitlements.mapper.ts';
import type { EntitlementRow } from './entitlements.repository.ts';
import type { AdminOrderRow, OrderFileRow, WalletTransactionRow } from './order-detail.repository.ts';
import type { OrderEventRow } from './orders.repository.ts';

/** Row to contract; the amount has two decimals. */
export function toAdminOrder(row: AdminOrderListRow): Row {
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
  };
}

interface OrderDetailParts {
  refunds: AdminRefund[];
  refunded: number;
  choices: RefundChoice[];
  paidBy: PaidBy;
  history: OrderEventRow[];
  movements: WalletTransactionRow[];
  file: OrderFileRow | undefined;
  /** the coupon used */
  couponUse: { code: string; discount_cents: number } | undefined;
  rights: EntitlementRow | undefined;
  /** the payment is disputed now */
  disputed: boolean;
}

/** An order with all its details, to contract. */
export function toAdminOrderDetail(row: AdminOrderRow, details: OrderDetailParts): AdminOrderDetail {
  const { history, movements, file, rights, refunds, refunded, choices, couponUse, paidBy, disputed } = details;
  return {
    ...toAdminOrder(row),
    product_id: row.product_id,
    history: history.map(({ status, created_at }) => ({ status, created_at: created_at.toISOString() })),
    paid_by: paidBy,
    movements: movements.map(({ id, kind, amount_cents, reference, created_at }) => ({
      id,
      type: kind,
      amount: toAmount(amount_cents),
      reference,
      created_at: created_at.toISOString(),
    })),
    file: file
      ? {
          file_name: file.file_name,
          version: file.version,
          download_count: file.download_count,
          revoked: file.revoked_at !== null,
        }
      : null,
    rights: rights ? toEntitlement(rights) : null,
    next: listCurrentTransitions(row.status, disputed),
    refunds,
    refunded: toAmount(refunded),
    refundable: choices,
    disputed,
    ...(couponUse ? { coupon: { code: couponUse.code, discount: toAmount(couponUse.discount_cents) } } : {}),
  };
}
