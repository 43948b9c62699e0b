import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payCommissions } from '../../../src/features/billing/affiliates.service.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { getVisitorCookie } from '../../catalogue/products/saver.ts';
import { createAffiliate } from '../../factories/affiliates.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createRefundHelpers } from '../../factories/refunds.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

const record = (code: string, headers: Headers = {}) =>
  shop.app.http.post('/api/referrals').set(headers).send({ code });
/** The cookie of a visitor who followed a link. */
const follow = async (code: string) => getVisitorCookie(await record(code).expect(204));
const read = async (headers: Headers, path: string) =>
  (await shop.app.http.get(`/api/${path}`).set(headers).expect(200)).body;
const createProduct = () => createOffer(shop.app.db, shop.app.deps.storage);
/** A customer buys a product for $9.99, with the cookie of a visitor. */
async function buy(cookie: string, { headers, productId }: { headers?: Headers; productId?: number } = {}) {
  const buyer = headers ? { headers } : await createBuyer();
  const body = { product_id: productId ?? (await createProduct()).id, tier: 'Pro' };
  const { body: order } = await shop.app.http
    .post('/api/orders')
    .set({ ...buyer.headers, cookie })
    .send(body)
    .expect(201);
  return order;
}
async function createBuyer() {
  const { user, headers } = await shop.app.signedIn();
  await creditWallet(shop.app.db, user.id, 10_000);
  return { user, headers };
}
const pay = (days: number) =>
  payCommissions({ ...shop.app.deps, clock: { now: () => new Date(shop.app.clock.now().getTime() + days * DAY) } });
const getTotals = async (headers: Headers) => (await read(headers, 'affiliate')).links[0].totals;

describe('POST /api/referrals', () => {
  it('204: remembers the latest link with a cookie; nothing for an unknown or paused code', async () => {
    const [first, second] = [await createAffiliate(shop.app, admin), await createAffiliate(shop.app, admin)];
    const cookie = await follow(` ${first.link.code.toUpperCase()}`);
    expect(await getTotals(first.headers)).toMatchObject({ visits: 1 });
    await record(second.link.code, { cookie }).expect(204);
    expect(await getTotals(first.headers)).toMatchObject({ visits: 0 });
    expect(await getTotals(second.headers)).toMatchObject({ visits: 1 });
    const paused = await createAffiliate(shop.app, admin, { active: false });
    for (const code of ['unknown', paused.link.code, '🙂'])
      expect((await record(code).expect(204)).headers['set-cookie']).toBeUndefined();
  });

  it('400: without a code', async () => {
    await record('').expect(400);
  });
});

describe('GET /api/affiliate', () => {
  it('200: empty for a customer without a link', async () => {
    const { headers } = await shop.app.signedIn();
    expect(await read(headers, 'affiliate')).toEqual({ links: [], entries: [] });
  });

  it('200: a paid order earns 20% of $9.99, and refunds take back their part', async () => {
    const { headers, link } = await createAffiliate(shop.app, admin);
    const order = await buy(await follow(link.code));
    expect(await read(headers, 'affiliate')).toMatchObject({
      links: [{ code: link.code, totals: { orders: 1, held: 2, ready: 0, paid: 0 } }],
      entries: [{ amount: 2, state: 'held', code: link.code }],
    });
    const { refund } = createRefundHelpers(shop, admin);
    // 20% of the remaining $5.99 are $1.20
    await refund(order.id, { amount: 4 }).expect(201);
    expect(await getTotals(headers)).toMatchObject({ orders: 1, held: 1.2 });
    await refund(order.id, { amount: 5.99, refunded: 4 }).expect(201);
    expect(await getTotals(headers)).toMatchObject({ orders: 0, held: 0, ready: 0 });
    const { items } = await read(admin, `admin/affiliates/${link.id}/commissions`);
    expect(items.map(({ amount }: { amount: number }) => amount)).toEqual([-1.2, -0.8, 2]);
    expect(items[0]).toMatchObject({ order: { id: order.id, number: order.number } });
    await pay(11);
    expect(await read(headers, 'wallet/balance')).toMatchObject({ balance: 0 });
  });

  it('200: after the holding period it goes to the wallet once, and a later refund is deducted from the next commission', async () => {
    const { user, headers, link } = await createAffiliate(shop.app, admin);
    const cookie = await follow(link.code);
    const [first] = [await buy(cookie), await buy(cookie)];
    await pay(9);
    expect(await getTotals(headers)).toMatchObject({ held: 4, paid: 0 });
    await Promise.all([pay(11), pay(11)]);
    await pay(11);
    expect(await read(headers, 'wallet/balance')).toMatchObject({ balance: 4 });
    expect(await getTotals(headers)).toMatchObject({ held: 0, ready: 0, paid: 4 });
    await shop.app.background.idle();
    const subjects = shop.app.mail.sent.filter(({ to }) => to.address === user.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your commission of $4.00')).toHaveLength(1);
    const { refund } = createRefundHelpers(shop, admin);
    await refund(first.id, { amount: 9.99 }).expect(201);
    await pay(11);
    expect(await read(headers, 'wallet/balance')).toMatchObject({ balance: 4 });
    await buy(cookie);
    await buy(cookie);
    await pay(11);
    // 3 orders of $2.00, one of them refunded before: 4.00 + 4.00 - 2.00
    expect(await read(headers, 'wallet/balance')).toMatchObject({ balance: 6 });
  });

  it('200: neither the affiliate’s own purchases count, nor other products, nor visits that have ended', async () => {
    const product = await createProduct();
    const { user, headers, link } = await createAffiliate(shop.app, admin, { products: [product.id], days: 1 });
    const cookie = await follow(link.code);
    await creditWallet(shop.app.db, user.id, 10_000);
    await buy(cookie, { headers, productId: product.id });
    await buy(cookie);
    expect(await getTotals(headers)).toMatchObject({ orders: 0, held: 0 });
    const { body: guestOrder } = await shop.app.http
      .post('/api/guest-orders')
      .set({ cookie })
      .send({
        product_id: product.id,
        tier: 'Pro',
        provider: 'stripe',
        name: 'Nadia',
        email: user.email.replace('@', '+shop@'),
        country: 'BD',
      })
      .expect(201);
    await shop.simulator.act(guestOrder.order.order.payment.checkoutUrl.split('/').at(-1), 'pay');
    await shop.deliverHeld();
    expect(await getTotals(headers)).toMatchObject({ orders: 0, held: 0 });
    await buy(cookie, { productId: product.id });
    expect(await getTotals(headers)).toMatchObject({ orders: 1, held: 2 });
    await shop.app.db.updateTable('affiliate_visits').set({ ends_at: shop.app.clock.now() }).execute();
    await buy(cookie, { productId: product.id });
    expect(await getTotals(headers)).toMatchObject({ orders: 1, held: 2 });
  });

  it('200: an order by a provider earns its commission when it is paid, not when it is placed', async () => {
    const { headers, link } = await createAffiliate(shop.app, admin);
    const buyer = await createBuyer();
    const { body: order } = await shop.app.http
      .post('/api/orders')
      .set({ ...buyer.headers, cookie: await follow(link.code) })
      .send({ product_id: (await createProduct()).id, tier: 'Pro', provider: 'stripe' })
      .expect(201);
    expect(await getTotals(headers)).toMatchObject({ orders: 0, held: 0 });
    await shop.simulator.act(order.payment.checkoutUrl.split('/').at(-1), 'pay');
    await shop.deliverHeld();
    expect(await getTotals(headers)).toMatchObject({ orders: 1, held: 2 });
  });
});
