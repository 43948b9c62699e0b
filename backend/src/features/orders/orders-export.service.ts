import type { Kysely } from 'kysely';
import type { AdminOrderSort } from '../../../../contract/generated/model.ts';
import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { isGuestSentinel } from '../../../../contract/rules/guest-sentinel.ts';
import type { Database } from '../../db/schema.ts';
import { readInBatches } from '../../lib/csv.ts';
import type { AdminOrderListRow, OrderFilter } from './admin-orders.repository.ts';
import { type ExportedOrder, listNextOrders, toExportSections } from './orders-export.repository.ts';

/** The CSV line of an order. */
function toOrderCsvLine(row: AdminOrderListRow): string {
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
    row.purchase_order,
  ]);
}

/** The lines of all matching orders in the order of the list, in batches. */
export async function* exportOrderLines(
  db: Kysely<Database>,
  filter: OrderFilter,
  sort: AdminOrderSort,
): AsyncGenerator<string> {
  for (const section of toExportSections(sort)) {
    const next = (last: ExportedOrder | undefined, limit: number) => listNextOrders(db, filter, section, last, limit);
    yield* readInBatches(next, toOrderCsvLine);
  }
}
