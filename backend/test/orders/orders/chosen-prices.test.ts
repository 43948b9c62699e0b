import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { getVisitorCookie } from '../../catalogue/products/saver.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { createCartClient, createCartCustomer, createCartProduct } from '../cart/cart-buyer.ts';
import { createGuestShop, type GuestShop, newGuestEmail } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
  const { body } = await shop.app.http.get('/api/admin/invoice-settings').set(shop.admin).expect(200);
  const rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
  const settings = { ...body, rates, pricesIncludeTax: false };
  await shop.app.http.put('/api/admin/invoice-settings').set(shop.admin).send(settings).expect(200);
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

/** A product whose buyers choose the price, from a minimum. */
async function createChosenOffer(price = 5, suggestedPrice: number | undefined = 12) {
  const product = await createOffer(shop.app.db, shop.app.deps.storage);
  await setPlan(product.id, price, suggestedPrice);
  return product;
}
async function setPlan(id: number, price: number, suggestedPrice?: number) {
  const plan = { name: 'Pro', price, period: 'once', features: [], suggestedPrice };
  const pricing = JSON.stringify([plan]);
  await shop.app.db.updateTable('products').set({ pricing }).where('id', '=', id).execute();
}
async function createBuyer() {
  const customer = await createCartCustomer(shop.app, { cents: 10_000 });
  const billing = { name: '', address: '', country: 'BD', taxNumber: '' };
  await shop.app.http.put('/api/billing-details').set(customer.headers).send(billing).expect(200);
  return {
    ...customer,
    post: (path: string, body: object, key = '') =>
      shop.post(path, body, { ...customer.headers, ...(key && { 'idempotency-key': key }) }),
  };
}

describe('POST /api/orders', () => {
  it('201: the chosen price is charged with tax, invoiced and refunded', async () => {
    const [{ id }, buyer] = [await createChosenOffer(), await createBuyer()];
    const input = { product_id: id, tier: 'Pro', chosen_price: 12.5 };
    const { body: quoted } = await buyer.post('orders/quote', input).expect(200);
    // 15% of 12.50 is 1.875.
    expect(quoted).toMatchObject({ price: 12.5, tax: 1.88, total: 14.38, discount: 0 });
    const { body: order } = await buyer.post('orders', { ...input, total: 14.38 }).expect(201);
    expect(order).toMatchObject({ amount: 14.38, lines: [{ price: 12.5, amount: 14.38 }], status: 'completed' });
    expect(await shop.balance(buyer.headers)).toBe(85.62);
    const { items } = await buyer.get(`orders/${order.id}/invoices`);
    expect(items).toMatchObject([{ net: 12.5, tax: 1.88, total: 14.38 }]);
    const refund = (amount: number, refunded: number) =>
      shop
        .post(
          `admin/orders/${order.id}/refunds`,
          { amount, refunded, to: 'wallet', reason: 'Part', withdraw: false },
          shop.admin,
        )
        .expect(201);
    await refund(4, 0);
    await refund(10.38, 4);
    expect(await shop.balance(buyer.headers)).toBe(100);
    expect(
      (await buyer.get(`orders/${order.id}/invoices`)).items.map(({ total }: { total: number }) => total).toSorted(),
    ).toEqual([-10.38, -4, 14.38].toSorted());
  });

  it('201: a retry with its key, and a second press at the same time, charge once', async () => {
    const [{ id }, buyer] = [await createChosenOffer(), await createBuyer()];
    const input = { product_id: id, tier: 'Pro', chosen_price: 20, total: 23 };
    const key = crypto.randomUUID();
    const answers = await Promise.all([buyer.post('orders', input, key), buyer.post('orders', input, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await buyer.post('orders', input, key).expect(201)).body.id).toBe(answers[0]?.body.id);
    expect(await shop.balance(buyer.headers)).toBe(77);
    // The key belongs to the price of the first call.
    await buyer.post('orders', { ...input, chosen_price: 30 }, key).expect(409);
  });

  it('400: a price that is missing, too low, too high, or not open to choice', async () => {
    const [{ id }, fixed, buyer] = [
      await createChosenOffer(),
      await createOffer(shop.app.db, shop.app.deps.storage),
      await createBuyer(),
    ];
    const refused = async (input: object) =>
      (await buyer.post('orders', { product_id: id, tier: 'Pro', ...input }).expect(400)).body.details;
    const at = (message: string) => [{ field: 'chosen_price', message }];
    expect(await refused({})).toEqual(at('Please enter your price'));
    expect(await refused({ chosen_price: 4.99 })).toEqual(at('At least $5.00'));
    expect(await refused({ chosen_price: 10_000.01 })).toEqual(at('At most $10,000.00'));
    expect(await refused({ product_id: fixed.id, chosen_price: 20 })).toEqual(at('This plan has a fixed price'));
    const { code } = await createCoupon(shop.app, shop.admin);
    expect(await refused({ chosen_price: 9, coupon: code })).toEqual([
      { field: 'coupon', message: 'Codes do not apply when you choose the price' },
    ]);
    expect(await shop.balance(buyer.headers)).toBe(100);
  });

  it('409: the owner has raised the minimum in the meantime', async () => {
    const [{ id }, buyer] = [await createChosenOffer(), await createBuyer()];
    const input = { product_id: id, tier: 'Pro', chosen_price: 6, total: 6.9 };
    await setPlan(id, 6, 12);
    await buyer.post('orders', { ...input, total: 5.75 }).expect(409);
    await setPlan(id, 7, 12);
    await buyer.post('orders', input).expect(400);
    await setPlan(id, 5);
    await buyer.post('orders', input).expect(400);
    expect(await shop.balance(buyer.headers)).toBe(100);
  });
});

describe('POST /api/guest-orders', () => {
  it('201: nothing, where the minimum is 0, is delivered like a free plan', async () => {
    const { id } = await createChosenOffer(0, 3);
    const input = { product_id: id, tier: 'Pro', email: newGuestEmail(), name: 'Nadia Rahman', country: 'BD' };
    expect(
      (await shop.post('guest-orders/quote', { product_id: id, tier: 'Pro', chosen_price: 0 }).expect(200)).body.total,
    ).toBe(0);
    const { body } = await shop.post('guest-orders', { ...input, chosen_price: 0, total: 0 }).expect(201);
    expect(body.order.order).toMatchObject({ amount: 0, status: 'completed' });
    // A price above it has to be paid.
    await shop.post('guest-orders', { ...input, email: newGuestEmail(), chosen_price: 2, total: 2.3 }).expect(400);
  });
});

describe('POST /api/cart/items', () => {
  it('200: the cart keeps the chosen price through signing in, and the price is checked when ordering', async () => {
    const [chosen, fixed] = [await createChosenOffer(), await createCartProduct(shop.app, 20)];
    const answer = await createCartClient(shop.app).add(chosen, { chosen_price: 8 }).expect(200);
    expect(answer.body.items).toMatchObject([{ unitPrice: 8, regular_price: 8, amount: 8, minimum_price: 5 }]);
    const visitor = createCartClient(shop.app, { cookie: getVisitorCookie(answer) });
    await visitor.add(chosen, { chosen_price: 9.5 }).expect(200);
    await visitor.add(fixed).expect(200);
    const { code } = await createCoupon(shop.app, shop.admin, { value: 50 });
    // The code lowers 20.00 to 10.00 and leaves 9.50.
    const quote = (await visitor.quote({ country: '', coupon: code }).expect(200)).body;
    expect([quote.price, quote.discount, quote.total]).toEqual([29.5, 10, 19.5]);
    const account = { email: newGuestEmail(), password: 'correct horse battery' };
    await shop.post('auth/register', { ...account, name: 'Nadia' }, visitor.headers).expect(201);
    const { body } = await shop.post('auth/login', account, visitor.headers).expect(200);
    const customer = createCartClient(shop.app, { authorization: `Bearer ${body.token}` });
    expect((await customer.read()).amount).toBe(29.5);
    await setPlan(chosen.id, 15, 20);
    expect((await customer.read()).items[0]).toMatchObject({ unitPrice: 15, minimum_price: 15 });
    await customer.order({ country: 'BD', total: 29.5 }).expect(409);
    await setPlan(chosen.id, 4);
    const [item] = (await customer.read()).items;
    expect([item.unitPrice, 'minimum_price' in item]).toEqual([4, false]);
  });

  it('400: a price below the minimum', async () => {
    const product = await createChosenOffer();
    const { body } = await createCartClient(shop.app).add(product, { chosen_price: 1 }).expect(400);
    expect(body.details).toEqual([{ field: 'chosen_price', message: 'At least $5.00' }]);
  });
});
