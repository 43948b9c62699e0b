import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AdminOrderSort } from '../../generated/model.ts';
import { type AdminOrderListRow, matching, type OrderFilter, withCustomers } from './admin-orders.repository.ts';

export type ExportedOrder = AdminOrderListRow & { customer_sort: string | null };

/** A section of the file with rows ordered by one tuple, so that the last row locates the next ones. */
export interface Leg {
  status?: OrderFilter['status'];
  /** only orders with a customer, or only those without */
  named?: boolean;
  by: readonly ('created_at' | 'number' | 'amount_cents' | 'customer_sort')[];
  direction: 'asc' | 'desc';
}

const STATUSES = ['cancelled', 'completed', 'pending', 'processing', 'refunded'] as const;

/** The file's sections, in the order of the list. */
export function legsOf(sort: AdminOrderSort): Leg[] {
  const isDown = sort.startsWith('-');
  const direction = isDown ? 'desc' : 'asc';
  switch (sort) {
    case 'number':
    case '-number':
      return [{ by: ['number'], direction }];
    case 'date':
    case '-date':
      return [{ by: ['created_at', 'number'], direction }];
    case 'total':
    case '-total':
      return [{ by: ['amount_cents', 'number'], direction }];
    case 'status':
    case '-status': {
      const statuses = isDown ? STATUSES.toReversed() : STATUSES;
      return statuses.map((status) => ({ status, by: ['created_at', 'number'], direction: 'desc' }));
    }
    case 'customer':
    case '-customer':
      return [
        { named: true, by: ['customer_sort', 'number'], direction },
        { named: false, by: ['number'], direction },
      ];
  }
}

/** The next orders of a leg after the last one, or its first ones. */
export async function findNextOrders(
  db: Kysely<Database>,
  filter: OrderFilter,
  leg: Leg,
  last: ExportedOrder | undefined,
  limit: number,
): Promise<ExportedOrder[]> {
  if (leg.status && filter.status && leg.status !== filter.status) return [];
  let query = await matching(db, { ...filter, status: leg.status ?? filter.status });
  if (leg.named !== undefined) query = query.where('orders.customer_sort', leg.named ? 'is not' : 'is', null);
  const columns = leg.by.map((column) => sql.ref(`orders.${column}`));
  if (last) {
    const values = leg.by.map((column) => sql`${last[column]}`);
    const after = leg.direction === 'asc' ? sql`>` : sql`<`;
    query = query.where(sql<boolean>`(${sql.join(columns)}) ${after} (${sql.join(values)})`);
  }
  for (const column of columns) query = query.orderBy(column, leg.direction);
  const numbers = query.select('orders.number').limit(limit);
  let rows = withCustomers(db).select('orders.customer_sort').where('orders.number', 'in', numbers);
  for (const column of columns) rows = rows.orderBy(column, leg.direction);
  return rows.execute();
}
