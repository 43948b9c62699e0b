import { type Kysely, sql } from 'kysely';
import type { AdminOrderSort } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { type AdminOrderListRow, filterOrders, type OrderFilter, withCustomers } from './admin-orders.repository.ts';

export type ExportedOrder = AdminOrderListRow & { customer_sort: string | null };

/** A section of the file with rows ordered by one tuple, so that the last row locates the next ones. */
export interface ExportSection {
  status?: OrderFilter['status'];
  /** only orders with a customer, or only those without */
  hasCustomer?: boolean;
  by: readonly ('created_at' | 'number' | 'amount_cents' | 'customer_sort')[];
  direction: 'asc' | 'desc';
}

const STATUSES = ['cancelled', 'completed', 'pending', 'processing', 'refunded'] as const;

/** The file's sections, in the order of the list. */
export function toExportSections(sort: AdminOrderSort): ExportSection[] {
  const isDescending = sort.startsWith('-');
  const direction = isDescending ? 'desc' : 'asc';
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
      const statuses = isDescending ? STATUSES.toReversed() : STATUSES;
      return statuses.map((status) => ({ status, by: ['created_at', 'number'], direction: 'desc' }));
    }
    case 'customer':
    case '-customer':
      return [
        { hasCustomer: true, by: ['customer_sort', 'number'], direction },
        { hasCustomer: false, by: ['number'], direction },
      ];
  }
}

/** The next orders of a section after the last one, or its first ones. */
export async function listNextOrders(
  db: Kysely<Database>,
  filter: OrderFilter,
  section: ExportSection,
  last: ExportedOrder | undefined,
  limit: number,
): Promise<ExportedOrder[]> {
  if (section.status && filter.status && section.status !== filter.status) return [];
  let query = await filterOrders(db, { ...filter, status: section.status ?? filter.status });
  if (section.hasCustomer !== undefined)
    query = query.where('orders.customer_sort', section.hasCustomer ? 'is not' : 'is', null);
  const columns = section.by.map((column) => sql.ref(`orders.${column}`));
  if (last) {
    const values = section.by.map((column) => sql`${last[column]}`);
    const comparison = section.direction === 'asc' ? sql`>` : sql`<`;
    query = query.where(sql<boolean>`(${sql.join(columns)}) ${comparison} (${sql.join(values)})`);
  }
  for (const column of columns) query = query.orderBy(column, section.direction);
  const numbers = query.select('orders.number').limit(limit);
  let rows = withCustomers(db).select('orders.customer_sort').where('orders.number', 'in', numbers);
  for (const column of columns) rows = rows.orderBy(column, section.direction);
  return rows.execute();
}
