import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { Order, OrderDetail, OrderInput } from '../generated/model.ts';
import { conflict, insufficientFunds, invalidField, notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import { arrayPage, hasText, sorted } from '../store/array-page.ts';
import { lowered, secondUse } from '../store/coupons.ts';
import type { MockDb } from '../store/db.ts';
import { entitlementOf } from '../store/entitlements.ts';
import { issueInvoice } from '../store/invoices.ts';
import { once } from '../store/once.ts';
import { openPayment, paymentMethods, toPayment } from '../store/payments.ts';
import { onShow } from '../store/products.ts';
import { ownRefunds } from '../store/refunds.ts';
import type { StoredOrder } from '../store/state.ts';

export const toOrder = ({
  id,
  number,
  product_name,
  amount,
  status,
  created_at,
}: Omit<OrderDetail, 'refunds'>): Order => ({
  id,
  number,
  product_name,
  amount,
  status,
  created_at,
});

const toDetail = (db: MockDb, { userId: _owner, couponId: _coupon, ...order }: StoredOrder): OrderDetail => {
  const payment = db.state.payments.find(({ pays }) => pays?.orderId === order.id);
  const detail = { ...order, refunds: ownRefunds(db, order.id) };
  return payment ? { ...detail, payment: toPayment(db, payment) } : detail;
};

/** The plan that is wanted, with its file, at the price that a code leaves of it. */
const choose = (db: MockDb, input: Pick<OrderInput, 'product_id' | 'tier' | 'coupon'>) => {
  const entry = onShow(db).find(({ product }) => product.id === input.product_id);
  if (!entry) return notFound(REFUSALS.productNotFound);
  const { product, file } = entry;
  const tier = product.pricing.find(({ name }) => name === input.tier);
  if (!tier) return invalidField('tier', REFUSALS.choosePlan);
  if (!file) return conflict(REFUSALS.notForSale);
  const price = { cents: Math.round(tier.price * 100), productId: product.id, written: input.coupon };
  const left = lowered(db, price);
  return 'body' in left ? left : { product, file, tier, ...left };
};

/**
 * With the wallet order, movement, download and notification are one step. A provider's order is pending; what was begun
 * before and is still unpaid is answered again.
 */
const buy = (db: MockDb, userId: string, input: OrderInput) => {
  const { provider } = input;
  const choice = choose(db, input);
  if ('body' in choice) return choice;
  const { product, tier, file, cents, coupon, couponId } = choice;
  if (provider && cents === 0) return invalidField('provider', REFUSALS.planIsFree);
  const begun = db.state.payments.find(
    (one) => one.userId === userId && one.pays && one.provider === provider && one.status === 'pending' && !one.hold,
  );
  const same = db.state.orders.find(
    ({ id, ...one }) =>
      id === begun?.pays?.orderId &&
      one.product_id === product.id &&
      one.tier === tier.name &&
      one.couponId === couponId,
  );
  if (same) return { status: 201 as const, body: toDetail(db, same) };
  const used = secondUse(db, choice, userId);
  if (used) return used;
  if (!provider && cents > db.balanceCents(userId)) return insufficientFunds();
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
    rights: entitlementOf(tier, created_at),
    missed: null,
  };
  const order = {
    userId,
    id: crypto.randomUUID(),
    number,
    product_name: product.title,
    amount: cents / 100,
    ...(coupon ? { coupon, couponId } : {}),
    status: provider ? ('pending' as const) : ('completed' as const),
    created_at,
    product_id: product.id,
    tier: tier.name,
    download_id: provider ? null : download.id,
    history: [{ status: provider ? ('pending' as const) : ('completed' as const), created_at }],
  };
  if (provider) {
    db.state.orders.push(order);
    openPayment(db, userId, provider, cents, { orderId: order.id, download });
    return { status: 201 as const, body: toDetail(db, order) };
  }
  if (cents > 0) db.enter({ userId, type: 'purchase', cents: -cents, reference: `Order #${number}` });
  db.state.orders.push(order);
  db.state.downloads.unshift(download);
  const text = `${product.title} is ready to download.`;
  const href = `/dashboard/orders?order=${order.id}`;
  db.notify(userId, { kind: 'order', title: `Order #${number} completed`, text, href });
  issueInvoice(db, order);
  return { status: 201 as const, body: toDetail(db, order) };
};

type Operations = 'listOrders' | 'getOrder' | 'createOrder' | 'quoteOrder';

export const createOrdersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listOrders: ({ user, query }) => {
    const { status, sort = '-date' } = query;
    const search = query.search?.trim().replace(/^#/, '');
    const rows = db.state.orders
      .filter((order) => order.userId === user.id && (status === undefined || order.status === status))
      .filter(({ number, product_name }) => hasText(search, String(number), product_name))
      .map(toOrder)
      .sort((a, b) => (sort.startsWith('-') ? b.number - a.number : a.number - b.number));
    const keys = { date: (order: Order) => order.created_at, number: (order: Order) => order.number };
    return arrayPage('/api/orders', sorted(rows, sort, { ...keys, total: (order: Order) => order.amount }), query);
  },

  getOrder: ({ params, user }) => {
    const order = db.state.orders.find(({ id, userId }) => id === params.id && userId === user.id);
    return order ? { status: 200, body: toDetail(db, order) } : notFound();
  },

  quoteOrder: ({ body, user }) => {
    const choice = choose(db, body);
    if ('body' in choice) return choice;
    const problem = secondUse(db, choice, user.id);
    if (problem) return problem;
    const { tier, cents, coupon } = choice;
    const [price, total] = [tier.price, cents / 100];
    return { status: 200, body: { price, total, discount: coupon?.discount ?? 0, coupon: coupon?.code ?? '' } };
  },

  createOrder: ({ body, user, headers }) => {
    const isOffered = paymentMethods(db).some(({ provider }) => provider === body.provider && provider !== 'demo');
    if (body.provider && !isOffered) return invalidField('provider', REFUSALS.providerUnknown);
    const request = `buy ${body.product_id} ${body.tier} ${body.provider ?? ''} ${body.coupon ?? ''}`;
    return once(db, user.id, headers['idempotency-key'], request, () => buy(db, user.id, body));
  },
});
