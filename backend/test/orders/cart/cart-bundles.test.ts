import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLE_REFUSALS } from '../../../../contract/rules/bundles.ts';
import { CART_REFUSALS } from '../../../../contract/rules/cart-refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { deleteExpiredCartBundles } from '../../../src/features/orders/cart-bundles.repository.ts';
import { getVisitorCookie } from '../../catalogue/products/saver.ts';
import { bundleForm, createBundle } from '../../factories/bundles.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createLibrary } from '../../factories/product-form.ts';
import { GIFT } from '../gifts/gift-shop.ts';
import { createCartClient, createCartCustomer, createCartProduct } from './cart-buyer.ts';

let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
  await createLibrary(shop.app.db);
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

/** A bundle for 24.00 of two products for 9.99 and 20.00: its shares are 7.99 and 16.01. */
async function createSet(name = 'Starter set') {
  const { app } = shop;
  const products = [
    await createCartProduct(app, 9.99, { title: 'River Map' }),
    await createCartProduct(app, 20, { title: 'Bangla Calendar' }),
  ] as const;
  return { products, bundle: await createBundle(app, admin, products, { name }) };
}

const addBundle = ({ headers }: { headers: Headers }, { id }: { id: number }) =>
  shop.app.http.post('/api/cart/bundles').set(headers).send({ bundle_id: id });
const removeBundle = ({ headers }: { headers: Headers }, { id }: { id: number }) =>
  shop.app.http.delete(`/api/cart/bundles/${id}`).set(headers);
const saveBundle = async (bundle: { id: number; version: number }, overrides: object) => {
  const stored = (await shop.app.http.get('/api/admin/bundles').set(admin)).body.items;
  const { parts, price, name } = stored.find(({ id }: { id: number }) => id === bundle.id);
  const products = parts.map(({ product_id }: { product_id: number }) => ({ id: product_id }));
  const form = await bundleForm(shop.app, products, { name, price, version: bundle.version, ...overrides });
  await shop.app.http.put(`/api/admin/bundles/${bundle.id}`).set(admin).send(form).expect(200);
};

describe('POST and DELETE /api/cart/bundles', () => {
  it('403: a cart cannot be changed from another site', async () => {
    const { bundle, products } = await createSet();
    const cookie = getVisitorCookie(await createCartClient(shop.app).add(products[0]).expect(200));
    const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const call of [addBundle, removeBundle]) expect((await call({ headers }, bundle)).status).toBe(403);
  });

  it('200: a bundle is in the cart once, with the shares of its plans, and can be removed again and again', async () => {
    const { bundle } = await createSet();
    const customer = await createCartCustomer(shop.app);
    await addBundle(customer, bundle).expect(200);
    const { body: cart } = await addBundle(customer, bundle).expect(200);
    expect(cart).toMatchObject({
      items: [],
      count: 1,
      amount: 24,
      bundles: [
        {
          bundle_id: bundle.id,
          name: 'Starter set',
          price: 24,
          singlePrice: 29.99,
          amount: 24,
          available: true,
          parts: [
            { product_name: 'River Map', tier: 'Pro', price: 9.99, amount: 7.99, owned: false },
            { product_name: 'Bangla Calendar', price: 20, amount: 16.01, owned: false },
          ],
        },
      ],
    });
    for (let time = 0; time < 2; time += 1)
      expect((await removeBundle(customer, bundle).expect(200)).body).toMatchObject({ bundles: [], count: 0 });
  });

  it('200: a visitor’s bundles move into the account that signs in, and expire with the cookie', async () => {
    const { bundle } = await createSet();
    const cookie = getVisitorCookie(await addBundle({ headers: {} }, bundle).expect(200));
    const visitor = createCartClient(shop.app, { cookie });
    expect((await visitor.read()).bundles).toHaveLength(1);
    expect((await removeBundle({ headers: {} }, bundle).expect(200)).body.bundles).toEqual([]);
    const { email, password } = await shop.app.createUser();
    const { body } = await shop.app.http.post('/api/auth/login').set({ cookie }).send({ email, password }).expect(200);
    const account = createCartClient(shop.app, { authorization: `Bearer ${body.token}` });
    expect((await account.read()).bundles).toMatchObject([{ bundle_id: bundle.id }]);
    expect((await visitor.read()).bundles).toEqual([]);
    const other = getVisitorCookie(await addBundle({ headers: {} }, bundle).expect(200));
    await deleteExpiredCartBundles(shop.app.db, new Date(Date.now() + 1000));
    expect((await createCartClient(shop.app, { cookie: other }).read()).bundles).toEqual([]);
    expect((await account.read()).bundles).toHaveLength(1);
  });

  it('404: a bundle that is not for sale; 400: no id', async () => {
    const customer = await createCartCustomer(shop.app);
    expect(await addBundle(customer, { id: 999_999 })).toMatchObject({
      status: 404,
      body: { message: String(BUNDLE_REFUSALS.bundleNotForSale) },
    });
    expect((await addBundle(customer, { id: 0 })).status).toBe(400);
  });

  it('409: with too many products in the cart', async () => {
    const { bundle, products } = await createSet();
    const customer = await createCartCustomer(shop.app);
    for (let count = 0; count < 19; count += 1) await customer.add(await createCartProduct(shop.app, 1)).expect(200);
    expect(await addBundle(customer, bundle)).toMatchObject({
      status: 409,
      body: { message: String(CART_REFUSALS.cartFull) },
    });
    await customer.remove((await customer.read()).items[0].id).expect(200);
    await addBundle(customer, bundle).expect(200);
    expect((await customer.add(products[0])).status).toBe(409);
  });
});

describe('POST /api/cart/order with a bundle', () => {
  it('201: ordinary lines at their shares, named in order, invoice and receipt', async () => {
    const { bundle, products } = await createSet();
    const single = await createCartProduct(shop.app, 35, { title: 'Upscaler', licenceKeys: true });
    const customer = await createCartCustomer(shop.app, { products: [single] });
    await addBundle(customer, bundle).expect(200);
    const { body: order } = await customer.order({ total: 59 }).expect(201);
    const named = { bundle: { id: bundle.id, name: 'Starter set' } };
    expect(order).toMatchObject({
      product_name: 'Upscaler + 2 more',
      amount: 59,
      lines: [
        { product_name: 'Upscaler', amount: 35 },
        { product_name: 'River Map', price: 7.99, discount: 0, amount: 7.99, ...named },
        { product_name: 'Bangla Calendar', price: 16.01, amount: 16.01, ...named },
      ],
    });
    expect(order.lines[0]).not.toHaveProperty('bundle');
    for (const { download_id } of order.lines) expect(download_id).toEqual(expect.any(String));
    expect(await customer.read()).toEqual({ items: [], count: 0, amount: 0, bundles: [] });
    const [invoice] = (await customer.get(`orders/${order.id}/invoices`)).items;
    expect(invoice.lines).toMatchObject([
      { description: 'Upscaler, Pro', total: 35 },
      { description: 'River Map, Pro (Starter set)', total: 7.99 },
      { description: 'Bangla Calendar, Pro (Starter set)', total: 16.01 },
    ]);
    await shop.app.background.idle();
    const receipt = shop.app.mail.sent.find(
      ({ kind, to }) => kind === 'order-receipt' && to.address === customer.user.email,
    );
    for (const text of ['River Map, Pro (in the bundle Starter set)', '$7.99', '$16.01', '$59.00'])
      expect(receipt?.text).toContain(text);
    const sales = await shop.app.http.get(`/api/admin/products/${products[1].id}/sales`).set(admin).expect(200);
    expect(sales.body).toMatchObject({ orders: 1, revenue: 16.01 });
    const detail = await shop.app.http.get(`/api/admin/orders/${order.id}`).set(admin).expect(200);
    expect(detail.body.lines).toMatchObject([{}, named, named]);
  });

  it('201: coupon and added tax; a coupon of one product lowers that part alone', async () => {
    const { app } = shop;
    const settings = (await app.http.get('/api/admin/invoice-settings').set(admin).expect(200)).body;
    const rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
    const save = (taxes: object) =>
      app.http
        .put('/api/admin/invoice-settings')
        .set(admin)
        .send({ ...settings, ...taxes })
        .expect(200);
    await save({ rates, pricesIncludeTax: false });
    const { bundle, products } = await createSet();
    const customer = await createCartCustomer(app);
    await addBundle(customer, bundle).expect(200);
    const { code: limited } = await createCoupon(app, admin, { value: 50, products: [products[0].id] });
    // Half of 7.99 is 3.995, rounded to 4.00: 20.00 and 15% of it.
    expect((await customer.quote({ coupon: limited, country: 'BD' }).expect(200)).body).toMatchObject({
      lines: [],
      bundles: [{ bundle_id: bundle.id, price: 24, discount: 4, amount: 23 }],
      price: 24,
      discount: 4,
      tax: 3,
      total: 23,
    });
    const { code } = await createCoupon(app, admin, { value: 10 });
    // 24.00 less 2.40 is 21.60, and 15% of it 3.24.
    const { body: order } = await customer.order({ total: 24.84, coupon: code, country: 'BD' }).expect(201);
    expect(order.lines).toMatchObject([
      { price: 7.99, discount: 0.8 },
      { price: 16.01, discount: 1.6 },
    ]);
    expect(order.lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBeCloseTo(24.84, 5);
    const version = (await app.http.get('/api/admin/invoice-settings').set(admin)).body.version;
    await save({ rates: [], pricesIncludeTax: true, version });
  });

  it('201: what the account has for a lifetime is deducted; once it has everything 409, but for a gift 201', async () => {
    const { bundle, products } = await createSet('Owned set');
    const customer = await createCartCustomer(shop.app, { products: [products[0]] });
    await customer.order({ total: 9.99 }).expect(201);
    const { body: cart } = await addBundle(customer, bundle).expect(200);
    expect(cart).toMatchObject({
      amount: 16.01,
      bundles: [{ price: 24, amount: 16.01, parts: [{ owned: true }, {}] }],
    });
    const { body: order } = await customer.order({ total: 16.01 }).expect(201);
    expect(order).toMatchObject({
      product_name: 'Bangla Calendar',
      tier: 'Pro',
      lines: [{ amount: 16.01, bundle: { name: 'Owned set' } }],
    });
    // Only a gift can be ordered of it now.
    await addBundle(customer, bundle).expect(200);
    for (const refused of [await customer.quote(), await customer.order({ total: 0 })])
      expect(refused).toMatchObject({
        status: 409,
        body: { message: String(BUNDLE_REFUSALS.bundleOwned('Owned set')) },
      });
    const gift = { ...GIFT, recipient_email: 'sultana@example.com' };
    const { body: given } = await customer.order({ total: 24, gift, again: true }).expect(201);
    expect(given.lines).toHaveLength(2);
  });

  it('201: a gift costs and gives the whole bundle, whatever its buyer owns', async () => {
    const { bundle, products } = await createSet('Given set');
    const customer = await createCartCustomer(shop.app, { products: [products[0]] });
    await customer.order({ total: 9.99 }).expect(201);
    await addBundle(customer, bundle).expect(200);
    expect((await customer.quote({ is_gift: true }).expect(200)).body.total).toBe(24);
    const gift = { ...GIFT, recipient_email: 'sultana@example.com' };
    const { body: order } = await customer.order({ total: 24, gift, again: true }).expect(201);
    expect(order.lines).toMatchObject([{ amount: 7.99 }, { amount: 16.01 }]);
  });

  it('409: a price changed, and a bundle unpublished, between cart and order', async () => {
    const { bundle } = await createSet();
    const customer = await createCartCustomer(shop.app);
    await addBundle(customer, bundle).expect(200);
    await saveBundle({ id: bundle.id, version: 1 }, { price: 25 });
    expect((await customer.order({ total: 24 })).body.code).toBe('price_changed');
    await saveBundle({ id: bundle.id, version: 2 }, { price: 25, published: false });
    expect(await customer.order({ total: 25 })).toMatchObject({
      status: 409,
      body: { message: String(CART_REFUSALS.cartUnavailable) },
    });
    expect(await customer.read()).toMatchObject({ bundles: [{ available: false }], amount: 0 });
    expect(await customer.get('orders')).toEqual([]);
  });

  it('201: two presses make one order', async () => {
    const { bundle } = await createSet();
    const customer = await createCartCustomer(shop.app);
    await addBundle(customer, bundle).expect(200);
    const answers = await Promise.all([1, 2].map(() => customer.order({ total: 24 }, 'bundle-key')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await customer.get('orders')).toHaveLength(1);
  });

  it('201: a guest pays, and one part is refunded alone', async () => {
    const { bundle } = await createSet();
    const cookie = getVisitorCookie(await addBundle({ headers: {} }, bundle).expect(200));
    const visitor = createCartClient(shop.app, { cookie });
    const email = `guest-${crypto.randomUUID()}@example.com`;
    const buyer = { email, name: 'Nadia Rahman', country: 'BD', provider: 'stripe', total: 24 };
    const { body } = await visitor.guestOrder(buyer, 'guest-bundle').expect(201);
    await shop.simulator.act(body.order.order.payment.checkoutUrl.split('/').at(-1), 'pay');
    await shop.deliverHeld();
    const { id, lines } = body.order.order;
    expect(lines).toMatchObject([{ amount: 7.99, bundle: { name: 'Starter set' } }, { amount: 16.01 }]);
    const refund = {
      to: 'source',
      reason: 'Wrong one',
      withdraw: true,
      refunded: 0,
      line_id: lines[0].id,
      amount: 7.99,
    };
    const refunded = await shop.app.http.post(`/api/admin/orders/${id}/refunds`).set(admin).send(refund).expect(201);
    expect(refunded.body.lines).toMatchObject([{ refunded: 7.99 }, { refunded: 0, file: { revoked: false } }]);
  });

  it('keeps the name of the bundle after it was deleted for good', async () => {
    const { bundle } = await createSet('Gone set');
    const customer = await createCartCustomer(shop.app);
    await addBundle(customer, bundle).expect(200);
    const { body: order } = await customer.order({ total: 24 }).expect(201);
    await shop.app.db.deleteFrom('bundles').where('id', '=', bundle.id).execute();
    expect((await customer.get(`orders/${order.id}`)).lines[0].bundle).toEqual({ id: null, name: 'Gone set' });
  });
});
