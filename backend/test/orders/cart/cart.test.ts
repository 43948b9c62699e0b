import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CART_REFUSALS } from '../../../../contract/rules/cart-refusals.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { deleteExpiredCarts } from '../../../src/features/orders/cart.repository.ts';
import { getVisitorCookie } from '../../catalogue/products/saver.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createCartClient, createCartCustomer, createCartProduct } from './cart-buyer.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

/** A visitor with a product in the cart. */
async function createVisitor(product: { id: number }) {
  const cookie = getVisitorCookie(await createCartClient(app).add(product).expect(200));
  return createCartClient(app, { cookie });
}

describe('GET and POST /api/cart', () => {
  it('200: a visitor without a cookie has an empty cart, and gets a cookie with the first item', async () => {
    expect(await createCartClient(app).read()).toEqual({ items: [], count: 0, amount: 0, bundles: [] });
    const product = await createCartProduct(app, 9.99);
    const visitor = await createVisitor(product);
    expect(await visitor.read()).toMatchObject({
      items: [{ product_id: product.id, tier: 'Pro', quantity: 1, max_quantity: 1, amount: 9.99, available: true }],
      count: 1,
      amount: 9.99,
    });
    expect((await createCartClient(app).read()).items).toEqual([]);
  });

  it('200: adding again changes nothing, and a larger quantity replaces the smaller one', async () => {
    const product = await createCartProduct(app, 10, { licenceKeys: true });
    const customer = await createCartCustomer(app, { products: [product, product] });
    expect(await customer.read()).toMatchObject({ items: [{ quantity: 1, max_quantity: 99 }], count: 1 });
    await customer.add(product, { quantity: 5 }).expect(200);
    await customer.add(product, { quantity: 3 }).expect(200);
    const cart = await customer.read();
    expect(cart).toMatchObject({ items: [{ quantity: 5, unitPrice: 10, amount: 50 }], count: 5, amount: 50 });
    expect((await customer.change(cart.items[0].id, 2).expect(200)).body).toMatchObject({ count: 2, amount: 20 });
    expect((await customer.remove(cart.items[0].id).expect(200)).body.items).toEqual([]);
    await customer.remove(cart.items[0].id).expect(200);
  });

  it('200: says what the account already has, and what is no longer for sale', async () => {
    const [first, second] = [await createCartProduct(app, 0), await createCartProduct(app, 5)];
    const customer = await createCartCustomer(app);
    await app.http.post('/api/orders').set(customer.headers).send({ product_id: first.id, tier: 'Pro' }).expect(201);
    await customer.add(first).expect(200);
    await customer.add(second).expect(200);
    await app.db.updateTable('products').set({ published: false }).where('id', '=', second.id).execute();
    expect(await customer.read()).toMatchObject({
      items: [
        { owned: true, available: true },
        { owned: false, available: false, amount: 5 },
      ],
      amount: 0,
    });
    for (const refused of [await customer.quote(), await customer.order({ total: 0 })])
      expect(refused).toMatchObject({ status: 409, body: { message: String(CART_REFUSALS.cartUnavailable) } });
  });

  it('400: more pieces than the product allows, and a plan that does not exist', async () => {
    const product = await createCartProduct(app, 9.99);
    const customer = await createCartCustomer(app, { products: [product] });
    const [item] = (await customer.read()).items;
    for (const refused of [await customer.change(item.id, 2), await customer.add(product, { quantity: 2 })])
      expect(refused).toMatchObject({
        status: 400,
        body: { details: [{ field: 'quantity', message: String(CART_REFUSALS.cartQuantity(1)) }] },
      });
    expect((await customer.add(product, { tier: 'Gold' })).body.details).toMatchObject([{ field: 'tier' }]);
    expect((await customer.change(item.id, 0)).status).toBe(400);
  });

  it('200: a product that gets keys of its own is sold once, also where more were in the cart', async () => {
    const product = await createCartProduct(app, 10, { licenceKeys: true });
    const customer = await createCartCustomer(app);
    await customer.add(product, { quantity: 5 }).expect(200);
    await app.db
      .insertInto('licence_pool')
      .values({ product_id: product.id, key: crypto.randomUUID(), created_at: new Date() })
      .execute();
    expect(await customer.read()).toMatchObject({ items: [{ quantity: 1, max_quantity: 1, amount: 10 }], count: 1 });
    expect((await customer.quote().expect(200)).body).toMatchObject({ total: 10 });
  });

  it('403: a visitor’s cart cannot be changed from another site', async () => {
    const product = await createCartProduct(app, 9.99);
    const visitor = await createVisitor(product);
    const [item] = (await visitor.read()).items;
    const origin = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const away = createCartClient(app, { ...visitor.headers, ...origin });
    for (const refused of [await away.add(product), await away.change(item.id, 1), await away.remove(item.id)])
      expect(refused.status).toBe(403);
    expect((await visitor.read()).items).toHaveLength(1);
  });

  it('404: an item of another cart, and an unknown product', async () => {
    const product = await createCartProduct(app, 9.99);
    const [owner, other] = [await createCartCustomer(app, { products: [product] }), await createCartCustomer(app)];
    const [item] = (await owner.read()).items;
    expect((await other.change(item.id, 1)).status).toBe(404);
    await other.remove(item.id).expect(200);
    expect((await owner.read()).items).toHaveLength(1);
    expect((await other.add({ id: 999_999 })).status).toBe(404);
    expect((await createCartClient(app).change(item.id, 1)).status).toBe(404);
  });

  it.skipIf(isShortRun)('409: at most 20 items', async () => {
    const products = await Promise.all(Array.from({ length: 21 }, () => createCartProduct(app, 1)));
    const customer = await createCartCustomer(app, { products: products.slice(0, 20) });
    const [last] = products.slice(20);
    const refused = await customer.add(last ?? { id: 0 });
    expect(refused).toMatchObject({ status: 409, body: { message: String(CART_REFUSALS.cartFull) } });
  });
});

describe('signing in', () => {
  it('moves the visitor’s cart into the account, with the larger quantity of a plan in both', async () => {
    const [shared, own] = [await createCartProduct(app, 10, { licenceKeys: true }), await createCartProduct(app, 5)];
    const visitor = await createVisitor(own);
    await visitor.add(shared, { quantity: 4 }).expect(200);
    const password = 'a-long-password';
    const email = `cart-${crypto.randomUUID()}@example.com`;
    const { token } = (await app.http.post('/api/auth/register').send({ name: 'Nadia', email, password }).expect(201))
      .body;
    const customer = createCartClient(app, { authorization: `Bearer ${token}` });
    await customer.add(shared, { quantity: 2 }).expect(200);
    await app.http.post('/api/auth/login').set(visitor.headers).send({ email, password }).expect(200);
    expect((await customer.read()).items).toMatchObject([
      { product_id: shared.id, quantity: 4 },
      { product_id: own.id, quantity: 1 },
    ]);
    expect((await visitor.read()).items).toEqual([]);
  });
});

describe('POST /api/cart/quote', () => {
  it('200: a coupon for one product discounts its line; half cents are rounded for the buyer', async () => {
    const [first, second] = [await createCartProduct(app, 9.99), await createCartProduct(app, 20)];
    const { code } = await createCoupon(app, admin, { value: 25, products: [first.id] });
    const customer = await createCartCustomer(app, { products: [first, second] });
    // 25% of 9.99 is 2.4975, rounded up to 2.50.
    expect((await customer.quote({ coupon: code }).expect(200)).body).toMatchObject({
      lines: [
        { price: 9.99, discount: 2.5, amount: 7.49 },
        { price: 20, discount: 0, amount: 20 },
      ],
      price: 29.99,
      discount: 2.5,
      total: 27.49,
      coupon: code,
    });
  });

  it('400: a coupon for other products, and an unknown one', async () => {
    const product = await createCartProduct(app, 9.99);
    const { code } = await createCoupon(app, admin, { value: 25, products: [(await createCartProduct(app, 1)).id] });
    const customer = await createCartCustomer(app, { products: [product] });
    expect((await customer.quote({ coupon: code })).body.details).toMatchObject([
      { field: 'coupon', message: String(REFUSALS.couponOther) },
    ]);
    expect((await customer.quote({ coupon: 'NOTHING-HERE' })).body.details).toMatchObject([{ field: 'coupon' }]);
  });

  it('409: an empty cart', async () => {
    const refused = await createCartClient(app).quote();
    expect(refused).toMatchObject({ status: 409, body: { message: String(CART_REFUSALS.cartEmpty) } });
  });
});

describe('carts of visitors', () => {
  it('are deleted a year after their last change', async () => {
    const product = await createCartProduct(app, 9.99);
    const [old, current] = [await createVisitor(product), await createVisitor(product)];
    const [item] = (await old.read()).items;
    const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
    await app.db
      .updateTable('cart_items')
      .set({ updated_at: days(400) })
      .where('id', '=', item.id)
      .execute();
    await deleteExpiredCarts(app.db, days(366));
    expect((await old.read()).items).toEqual([]);
    expect((await current.read()).items).toHaveLength(1);
  });
});
