import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AdminOrderSort } from '../../generated/model.ts';
import { partsBy } from '../../lib/csv.ts';
import type { OrderFilter } from './admin-orders.repository.ts';
import { orderLine } from './orders-csv.mapper.ts';
import { type ExportedOrder, findNextOrders, legsOf } from './orders-export.repository.ts';

/** The lines of all matching orders in the order of the list, in batches. */
export async function* exportedOrders(
  db: Kysely<Database>,
  filter: OrderFilter,
  sort: AdminOrderSort,
): AsyncGenerator<string> {
  for (const leg of legsOf(sort)) {
    const next = (last: ExportedOrder | undefined, limit: number) => findNextOrders(db, filter, leg, last, limit);
    yield* partsBy(next, orderLine);
  }
}
