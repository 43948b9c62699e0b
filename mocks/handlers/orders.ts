import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { Order, OrderDetail } from '../generated/model.ts';
import { conflict, insufficientFunds, invalidField, notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { once } from '../store/once.ts';
import { onShow } from '../store/products.ts';
import type { Owned } from '../store/state.ts';

export const toOrder = ({ id, number, product_name, amount, status, created_at }: OrderDetail): Order => ({
  id,
  number,
  product_name,
  amount,
  status,
  created_at,
});

const toDetail = ({ userId: _owner, ...order }: Owned<OrderDetail>): OrderDetail => order;

/** Order, wallet movement, download and notification of one purchase, all or nothing. */
const buy = (db: MockDb, userId: string, productId: number, tierName: string) => {
  const entry = onShow(db).find(({ product }) => product.id === productId);
  if (!entry) return notFound(REFUSALS.productNotFound);
  const { product, file } = entry;
  const tier = product.pricing.find(({ name }) => name === tierName);
  if (!tier) return invalidField('tier', REFUSALS.choosePlan);
  if (!file) return conflict(REFUSALS.notForSale);
  const cents = Math.round(tier.price * 100);
  if (cents > db.balanceCents(userId)) return insufficientFunds();
  const created_at = new Date().toISOString();
  const number = Math.max(10_000, ...db.state.orders.map((order) => order.number)) + 1;
  const download = {
    userId,
    id: crypto.randomUUID(),
    file_name: file.name,
    download_count: 0,
    created_at,
    size_bytes: file.sizeBytes,
    product_name: product.title,
    version: product.version,
  };
  const order = {
    userId,
    id: crypto.randomUUID(),
    number,
    product_name: product.title,
    amount: tier.price,
    status: 'completed' as const,
    created_at,
    product_id: product.id,
    tier: tier.name,
    download_id: download.id,
    history: [{ status: 'completed' as const, created_at }],
  };
  if (cents > 0) db.enter({ userId, type: 'purchase', cents: -cents, reference: `Order #${number}` });
  db.state.orders.push(order);
  db.state.downloads.unshift(download);
  const text = `${product.title} is ready to download.`;
  const href = `/dashboard/orders?order=${order.id}`;
  db.notify(userId, { kind: 'order', title: `Order #${number} completed`, text, href });
  return { status: 201 as const, body: toDetail(order) };
};

export const createOrdersHandlers = (db: MockDb): Pick<MockHandlers, 'listOrders' | 'getOrder' | 'createOrder'> => ({
  listOrders: ({ user }) => ({
    status: 200,
    body: db.state.orders
      .filter(({ userId }) => userId === user.id)
      .map(toOrder)
      .sort((a, b) => b.number - a.number)
      .slice(0, 500),
  }),

  getOrder: ({ params, user }) => {
    const order = db.state.orders.find(({ id, userId }) => id === params.id && userId === user.id);
    return order ? { status: 200, body: toDetail(order) } : notFound();
  },

  createOrder: ({ body, user, headers }) =>
    once(db, user.id, headers['idempotency-key'], `buy ${body.product_id} ${body.tier}`, () =>
      buy(db, user.id, body.product_id, body.tier),
    ),
});
