import type { Kysely } from 'kysely';
import type { AdminOrderSort } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { readInBatches } from '../../lib/csv.ts';
import type { OrderFilter } from './admin-orders.repository.ts';
import { toOrderCsvLine } from './orders-csv.mapper.ts';
import { type ExportedOrder, listNextOrders, toExportSections } from './orders-export.repository.ts';

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
