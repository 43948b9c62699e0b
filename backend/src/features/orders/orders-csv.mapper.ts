import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { isGuestSentinel } from '../../../../contract/rules/guest-sentinel.ts';
import type { AdminOrderListRow } from './admin-orders.repository.ts';

/** The CSV line of an order. */
export function toOrderCsvLine(row: AdminOrderListRow): string {
  return toCsvLine([
    row.number,
    row.created_at.toISOString(),
    row.customer_name,
    row.customer_email,
    row.product_name,
    row.tier,
    row.status,
    { cents: row.amount_cents },
    isGuestSentinel(row.customer_closed) ? 'yes' : null,
  ]);
}
