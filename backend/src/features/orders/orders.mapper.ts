import { toAmount } from '../../../shared/money.ts';
import type { Order, OrderDetail } from '../../generated/model.ts';
import type { OrderDetailRow, OrderEventRow, OrderRow } from './orders.repository.ts';

/** Row to contract; the amount leaves as dollars. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    product_name: row.product_name,
    amount: toAmount(row.amount_cents),
    status: row.status,
    created_at: row.created_at.toISOString(),
  };
}

/** Row and history to contract. */
export function toOrderDetail(row: OrderDetailRow, history: OrderEventRow[]): OrderDetail {
  return {
    ...toOrder(row),
    product_id: row.product_id,
    tier: row.tier,
    download_id: row.download_id,
    history: history.map(({ status, created_at }) => ({ status, created_at: created_at.toISOString() })),
  };
}
