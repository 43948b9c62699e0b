import type { Order } from '../../generated/model/order.ts';
import type { Deps, FeatureHandlers } from '../../http/operation.ts';
import { toAmount } from '../wallet/money.ts';
import { findOrders, type OrderRow } from './orders.repository.ts';

/** Row to contract; the amount leaves as dollars. */
function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    product_name: row.product_name,
    amount: toAmount(row.amount_cents),
    status: row.status,
    created_at: row.created_at.toISOString(),
  };
}

/** Orders of the signed-in customer. */
export function createOrdersHandlers({ db }: Deps): FeatureHandlers<'listOrders'> {
  return {
    listOrders: async ({ user }) => ({ status: 200, body: (await findOrders(db, user.id)).map(toOrder) }),
  };
}
