import type { Order } from '../../../contract/generated/model.ts';
import { toAsciiDigits } from '../../../contract/rules/digits.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { sortRows, toArrayPage } from '../../store/array-page.ts';
import { chooseOffer } from '../../store/chosen-offer.ts';
import { checkRepeatedUse } from '../../store/coupons.ts';
import type { MockDb } from '../../store/db.ts';
import { runOnce } from '../../store/idempotency.ts';
import { orderDetail, placeOrder } from '../../store/order-placement.ts';
import { quoteFor } from '../../store/order-quotes.ts';
import { paymentMethods } from '../../store/payments.ts';
import { resolveTax } from '../../store/tax.ts';

export const toOrder = ({
  id,
  number,
  product_id,
  product_name,
  amount,
  status,
  created_at,
  charge,
}: Order): Order => ({
  id,
  number,
  product_id,
  product_name,
  amount,
  status,
  created_at,
  ...(charge ? { charge } : {}),
});

type Operations = 'listOrders' | 'getOrder' | 'createOrder' | 'quoteOrder';

export const createOrdersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listOrders: ({ user, query }) => {
    const { status, sort = '-date' } = query;
    const search = query.search?.trim().replace(/^#/, '');
    const rows = db.state.orders
      .filter((order) => order.userId === user.id && (status === undefined || order.status === status))
      .filter(
        ({ number, product_name }) =>
          matchesSearch(search && toAsciiDigits(search), String(number)) || matchesSearch(search, product_name),
      )
      .map(toOrder)
      .sort((a, b) => (sort.startsWith('-') ? b.number - a.number : a.number - b.number));
    const keys = { date: (order: Order) => order.created_at, number: (order: Order) => order.number };
    return toArrayPage('/api/orders', sortRows(rows, sort, { ...keys, total: (order: Order) => order.amount }), query);
  },

  getOrder: ({ params, user }) => {
    const order = db.state.orders.find(({ id, userId }) => id === params.id && userId === user.id);
    return order ? { status: 200, body: orderDetail(db, order) } : notFound();
  },

  quoteOrder: ({ body, user }) => {
    const tax = resolveTax(db, user.id, body.country, true);
    const choice = chooseOffer(db, body, tax);
    if ('body' in choice) return choice;
    const problem = checkRepeatedUse(db, choice, user.id);
    if (problem) return problem;
    return quoteFor(db, body, choice, tax);
  },

  createOrder: ({ body, user, headers }) => {
    const isOffered = paymentMethods(db).some(({ provider }) => provider === body.provider && provider !== 'demo');
    if (body.provider && !isOffered) return invalidField('provider', REFUSALS.providerUnknown);
    const request = `buy ${body.product_id} ${body.plan_id ?? body.tier} ${body.provider ?? ''} ${body.coupon ?? ''} ${JSON.stringify([body.change, body.total, body.country, body.again, body.gift, body.seats, body.chosen_price, body.purchaseOrder, body.onInvoice, body.currency])}`;
    return runOnce(db, user.id, headers['idempotency-key'], request, () => placeOrder(db, user.id, body));
  },
});
