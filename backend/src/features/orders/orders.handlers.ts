import { toArrayLimit } from '../../../../contract/rules/list-pages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { REPLAYED } from '../../idempotency/idempotency.ts';
import { invalid } from '../../lib/errors.ts';
import { toListHeaders } from '../../lib/list-headers.ts';
import { prepareVatCheck } from '../../vat-numbers/vat-checks.ts';
import { recordPlace } from '../billing/buyer-locations.repository.ts';
import { withCharges } from '../billing/order-charges.repository.ts';
import { startPayment } from '../billing/payments.service.ts';
import { getOrderProvider } from '../billing/providers.service.ts';
import { getOrder, startOrder } from './order-payment.service.ts';
import { toOrder } from './orders.mapper.ts';
import { listOrders } from './orders.repository.ts';
import { buyWithWallet } from './orders.service.ts';
import { quoteOrder } from './quote.service.ts';
import { toConsent, toExpectedCents, toItems } from './selected-plan.service.ts';

/** The signed-in customer's orders; the key header makes a purchase safe to retry. */
export function createOrdersHandlers(
  deps: Deps,
): FeatureHandlers<'listOrders' | 'createOrder' | 'getOrder' | 'quoteOrder'> {
  const { db, clock, limits } = deps;
  return {
    listOrders: async ({ user, query }) => {
      const { status, sort = '-date', page = 1 } = query;
      const limit = toArrayLimit(query);
      const search = query.search?.trim().replace(/^#/, '') || undefined;
      const orderList = await listOrders(db, user.id, { search, status }, sort, { limit, offset: (page - 1) * limit });
      return {
        status: 200,
        headers: toListHeaders(orderList, { path: '/api/orders', query, page, limit }),
        body: await withCharges(db, orderList.rows.map(toOrder)),
      };
    },

    createOrder: async ({ user, body, headers, call: { language, country: network, visitorId } }) => {
      const { product_id: productId, plan_id: planId, tier, coupon, country, chosen_price: chosenPrice } = body;
      const items = toItems({ productId, planId, tier, chosenPrice }, body.seats);
      const change = body.change && { kind: body.change.kind, downloadId: body.change.download_id };
      if (coupon !== undefined) await limits.consume('coupon-tries', user.id);
      await prepareVatCheck(deps, { userId: user.id, country });
      const expectedCents = toExpectedCents(body.total);
      const selection = {
        items,
        coupon,
        change,
        country,
        expectedCents,
        again: body.again,
        consent: toConsent(body.withdrawal_consent, language),
        gift: body.gift,
        purchaseOrder: body.purchaseOrder,
        onInvoice: body.onInvoice,
        currency: body.currency,
        network,
        visitorId,
        language,
      };
      const request = { userId: user.id, ...selection };
      const purchase = { ...request, key: headers['idempotency-key'], at: clock.now() };
      if (body.onInvoice && body.provider !== 'manual') throw invalid('onInvoice', REFUSALS.notOnInvoice);
      if (body.provider === undefined) {
        const { result, replayed } = await buyWithWallet(deps, purchase);
        await recordPlace(db, { orderId: result.id, source: 'network', country: network, at: purchase.at });
        return { status: 201, body: result, ...(replayed ? { headers: REPLAYED } : {}) };
      }
      const provider = await getOrderProvider(deps, body.provider);
      const { result, replayed } = await startOrder(deps, provider, purchase);
      await recordPlace(db, { orderId: result.orderId, source: 'network', country: network, at: purchase.at });
      await startPayment(deps, provider, user, { id: result.paymentId, language });
      const order = await getOrder(deps, user.id, result.orderId);
      return { status: 201, body: order, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    quoteOrder: async ({ user, body, call: { country: network } }) => {
      const { product_id: productId, plan_id: planId, tier, coupon, country, chosen_price: chosenPrice } = body;
      if (coupon !== undefined) await limits.consume('coupon-tries', user.id);
      const items = toItems({ productId, planId, tier, chosenPrice }, body.seats);
      const request = { userId: user.id, items, coupon, currency: body.currency, country, network };
      return { status: 200, body: await quoteOrder(deps, request) };
    },

    getOrder: async ({ user, params }) => ({ status: 200, body: await getOrder(deps, user.id, params.id) }),
  };
}
