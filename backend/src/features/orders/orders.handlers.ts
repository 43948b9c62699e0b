import { arrayLimit } from '../../../shared/list-pages.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { REPLAYED } from '../../idempotency/idempotency.ts';
import { listHeaders } from '../../lib/list-headers.ts';
import { beginPayment } from '../billing/payments.service.ts';
import { chooseForOrder } from '../billing/providers.service.ts';
import { toSeenCents } from './offer.service.ts';
import { openOrder, readOrder } from './order-payment.service.ts';
import { toOrder } from './orders.mapper.ts';
import { findOrders } from './orders.repository.ts';
import { buy } from './orders.service.ts';
import { quote } from './quote.service.ts';

/** The signed-in customer's orders; the key header makes a purchase safe to retry. */
export function createOrdersHandlers(
  deps: Deps,
): FeatureHandlers<'listOrders' | 'createOrder' | 'getOrder' | 'quoteOrder'> {
  const { db, clock, limits } = deps;
  return {
    listOrders: async ({ user, query }) => {
      const { status, sort = '-date', page = 1 } = query;
      const limit = arrayLimit(query);
      const search = query.search?.trim().replace(/^#/, '') || undefined;
      const found = await findOrders(db, user.id, { search, status }, sort, { limit, offset: (page - 1) * limit });
      return {
        status: 200,
        headers: listHeaders(found, { path: '/api/orders', query, page, limit }),
        body: found.rows.map(toOrder),
      };
    },

    createOrder: async ({ user, body, headers }) => {
      const { product_id: productId, plan_id: planId, tier, coupon, country } = body;
      const change = body.change && { kind: body.change.kind, downloadId: body.change.download_id };
      if (coupon !== undefined) await limits.take('coupon-tries', user.id);
      const seenCents = toSeenCents(body.total);
      const chosen = { productId, planId, tier, coupon, change, country, seenCents, again: body.again };
      const wanted = { userId: user.id, ...chosen };
      const purchase = { ...wanted, key: headers['idempotency-key'], at: clock.now() };
      if (body.provider === undefined) {
        const { result, replayed } = await buy(deps, purchase);
        return { status: 201, body: result, ...(replayed ? { headers: REPLAYED } : {}) };
      }
      const provider = await chooseForOrder(deps, body.provider);
      const { result, replayed } = await openOrder(deps, provider, purchase);
      await beginPayment(deps, provider, user, result.paymentId);
      const order = await readOrder(deps, user.id, result.orderId);
      return { status: 201, body: order, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    quoteOrder: async ({ user, body }) => {
      const { product_id: productId, plan_id: planId, tier, coupon, country } = body;
      if (coupon !== undefined) await limits.take('coupon-tries', user.id);
      const wanted = { userId: user.id, productId, planId, tier, coupon, country };
      return { status: 200, body: await quote(deps, wanted) };
    },

    getOrder: async ({ user, params }) => ({ status: 200, body: await readOrder(deps, user.id, params.id) }),
  };
}
