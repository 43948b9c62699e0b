import type { Kysely } from 'kysely';
import type { Order } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { listCharges, toChargePart } from '../billing/order-charges.repository.ts';

/** Orders with what their buyers were charged in the second currency. */
export async function withCharges(db: Kysely<Database>, orders: readonly Order[]): Promise<Order[]> {
  const charges = await listCharges(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, ...toChargePart(charges.get(order.id)) }));
}
