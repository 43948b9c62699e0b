import { CSV_HEADERS, csvLine } from '../../../shared/csv.ts';
import type { AdminOrderListRow } from './admin-orders.repository.ts';

/** The lines of a CSV file, header first, one line for each order. */
export function orderLines(rows: AdminOrderListRow[]): string[] {
  return [
    CSV_HEADERS.orders,
    ...rows.map((row) =>
      csvLine([
        row.number,
        row.created_at.toISOString(),
        row.customer_name,
        row.customer_email,
        row.product_name,
        row.tier,
        row.status,
        { cents: row.amount_cents },
      ]),
    ),
  ];
}
