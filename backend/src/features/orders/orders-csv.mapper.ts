import { csvLine } from '../../../shared/csv.ts';
import { isGuestMark } from '../../../shared/guest-mark.ts';
import type { AdminOrderListRow } from './admin-orders.repository.ts';

/** The CSV line of an order. */
export function orderLine(row: AdminOrderListRow): string {
  return csvLine([
    row.number,
    row.created_at.toISOString(),
    row.customer_name,
    row.customer_email,
    row.product_name,
    row.tier,
    row.status,
    { cents: row.amount_cents },
    isGuestMark(row.customer_closed) ? 'yes' : null,
  ]);
}
