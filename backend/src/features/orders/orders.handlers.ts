import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { REPLAYED } from '../wallet/idempotency.service.ts';
import { toOrder, toOrderDetail } from './orders.mapper.ts';
import { findOrder, findOrderEvents, findOrders } from './orders.repository.ts';
import { buy } from './orders.service.ts';

/** Orders of the signed-in customer; the key header makes a purchase safe to repeat. */
export function createOrdersHandlers({ db, clock }: Deps): FeatureHandlers<'listOrders' | 'createOrder' | 'getOrder'> {
  return {
    listOrders: async ({ user }) => ({ status: 200, body: (await findOrders(db, user.id)).map(toOrder) }),

    createOrder: async ({ user, body, headers }) => {
      const { result, replayed } = await buy(db, {
        userId: user.id,
        productId: body.product_id,
        tier: body.tier,
        key: headers['idempotency-key'],
        at: clock.now(),
      });
      return { status: 201, body: result, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    getOrder: async ({ user, params }) => {
      const order = await findOrder(db, user.id, params.id);
      if (!order) throw notFound();
      return { status: 200, body: toOrderDetail(order, await findOrderEvents(db, order.id)) };
    },
  };
}
