import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OrderStatus } from '../../db/schema-commerce.ts';
import { containing } from '../../db/search.ts';
import type { AdminOrderSort } from '../../generated/model.ts';

export interface OrderFilter {
  /** part of the number, or of the customer's name or e-mail */
  search: string | undefined;
  status: OrderStatus | undefined;
  since: Date | undefined;
  before: Date | undefined;
}

export interface AdminOrderListRow {
  id: string;
  number: number;
  product_name: string;
  tier: string | null;
  status: OrderStatus;
  amount_cents: number;
  created_at: Date;
  user_id: string | null;
  /** null once the account is deleted, as `user_id` is */
  customer_name: string | null;
  customer_email: string | null;
}

/** One page of matching orders and how many match in all. */
export async function findAdminOrders(
  db: Kysely<Database>,
  filter: OrderFilter,
  sort: AdminOrderSort,
  page: { limit: number; offset: number },
): Promise<{ rows: AdminOrderListRow[]; total: number }> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withCustomers(matching(db, filter), sort).limit(page.limit).offset(page.offset).execute();
  return { rows, total };
}

/** Every matching order up to `limit`, in the order of the list. */
export function findOrdersToExport(
  db: Kysely<Database>,
  filter: OrderFilter,
  sort: AdminOrderSort,
  limit: number,
): Promise<AdminOrderListRow[]> {
  return withCustomers(matching(db, filter), sort).limit(limit).execute();
}

function matching(db: Kysely<Database>, { search, status, since, before }: OrderFilter) {
  let query = db.selectFrom('orders');
  if (status !== undefined) query = query.where('orders.status', '=', status);
  if (since !== undefined) query = query.where('orders.created_at', '>=', since);
  if (before !== undefined) query = query.where('orders.created_at', '<', before);
  if (search !== undefined) query = query.where('orders.id', 'in', idsOf(db, containing(search)));
  return query;
}

/** Two searches, each with its own indexes; one condition over both tables would have to read them whole. */
function idsOf(db: Kysely<Database>, pattern: string) {
  return db
    .selectFrom('orders')
    .select('orders.id')
    .where(sql<string>`orders.number::text`, 'like', pattern)
    .union(
      db
        .selectFrom('orders')
        .innerJoin('users', 'users.id', 'orders.user_id')
        .select('orders.id')
        .where((eb) => eb.or([eb('users.name', 'ilike', pattern), eb('users.email', 'ilike', pattern)])),
    );
}

function withCustomers(query: SelectQueryBuilder<Database, 'orders', object>, sort: AdminOrderSort) {
  const joined = query
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.product_name',
      'orders.tier',
      'orders.status',
      'orders.amount_cents',
      'orders.created_at',
      'orders.user_id',
      'users.name as customer_name',
      'users.email as customer_email',
    ]);
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  // Every order ends with the number, so that pages never overlap.
  switch (sort) {
    case 'number':
    case '-number':
      return joined.orderBy('orders.number', direction);
    case 'date':
    case '-date':
      return joined.orderBy('orders.created_at', direction).orderBy('orders.number', direction);
    case 'total':
    case '-total':
      return joined.orderBy('orders.amount_cents', direction).orderBy('orders.number', direction);
    case 'status':
    case '-status':
      return joined
        .orderBy('orders.status', direction)
        .orderBy('orders.created_at', 'desc')
        .orderBy('orders.number', 'desc');
    case 'customer':
    case '-customer':
      // One order on every server, whatever language the database was created with.
      return joined
        .orderBy(sql`lower(users.name) collate "C"`, (order) => order[direction]().nullsLast())
        .orderBy('orders.number', direction);
  }
}
