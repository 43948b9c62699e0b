import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CART_REFUSALS } from '../../../../contract/rules/cart-refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { getVisitorCookie } from '../../catalogue/products/saver.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createCartClient, createCartCustomer, createCartProduct } from './cart-buyer.ts';

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

const adminGet = async (path: string) => (await shop.app.http.get(`/api/admin/${path}`).set(admin).expect(200)).body;
async function saveTaxes(overrides: object) {
  const settings = { ...(await adminGet('invoice-settings')), ...overrides };
  await shop.app.http.put('/api/admin/invoice-settings').set(admin).send(settings).expect(200);
}
/** Three products for 9.99, 20.00 and 35.00; the last has licence keys. */
async function createThree() {
  const { app } = shop;
  return [
    await createCartProduct(app, 9.99, { title: 'River Map' }),
    await createCartProduct(app, 20, { title: 'Bangla Calendar' }),
    await createCartProduct(app, 35, { title: 'Upscaler', licenceKeys: true }),
  ] as const;
}

describe('POST /api/cart/order', () => {
  it('201: everything in the cart becomes one order with files, keys, rights, invoice and receipt', async () => {
    const products = await createThree();
    const customer = await createCartCustomer(shop.app, { products: [...products] });
    const { items } = await customer.read();
    await customer.change(items[2].id, 3).expect(200);
    // 9.99 + 20.00 + 3 × 35.00
    const { body: order } = await customer.order({ total: 134.99 }).expect(201);
    expect(order).toMatchObject({
      product_name: 'River Map + 2 more',
      product_id: products[0].id,
      amount: 134.99,
      status: 'completed',
      lines: [
        { id: order.id, product_name: 'River Map', quantity: 1, amount: 9.99, refunded: 0 },
        { product_name: 'Bangla Calendar', quantity: 1, amount: 20 },
        { product_name: 'Upscaler', quantity: 3, price: 105, amount: 105 },
      ],
      paid_by: { method: 'wallet' },
    });
    expect(await customer.read()).toEqual({ items: [], count: 0, amount: 0, bundles: [] });
    expect(await shop.balance(customer.headers)).toBe(65.01);
    expect((await customer.get('downloads')).map(({ id }: { id: string }) => id).toSorted()).toEqual(
      order.lines.map(({ download_id }: { download_id: string }) => download_id).toSorted(),
    );
    // Each of the three pieces adds two devices.
    expect(await customer.get('licences')).toMatchObject([{ product_name: 'Upscaler', activations: 6 }]);
    const [invoice] = (await customer.get(`orders/${order.id}/invoices`)).items;
    expect(invoice).toMatchObject({
      total: 134.99,
      lines: [
        { description: 'River Map, Pro', quantity: 1, total: 9.99 },
        { description: 'Bangla Calendar, Pro', total: 20 },
        { description: 'Upscaler, Pro', quantity: 3, unitPrice: 35, total: 105 },
      ],
    });
    await shop.app.background.idle();
    const receipt = shop.app.mail.sent.find(
      ({ kind, to }) => kind === 'order-receipt' && to.address === customer.user.email,
    );
    for (const text of [
      'River Map, Pro',
      'Bangla Calendar, Pro',
      '3 × Upscaler, Pro',
      'Licence key for Upscaler',
      '$134.99',
    ])
      expect(receipt?.text).toContain(text);
    const list = await customer.get('orders');
    expect(list).toMatchObject([{ product_name: 'River Map + 2 more', amount: 134.99 }]);
  });

  it('201: coupon and added tax are divided among the lines, which add up to the order and its invoice', async () => {
    await saveTaxes({ rates: [{ country: 'BD', name: 'VAT', percent: 15 }], pricesIncludeTax: false });
    const { app } = shop;
    const products = [
      await createCartProduct(app, 9.99),
      await createCartProduct(app, 10.01),
      await createCartProduct(app, 3.33),
    ];
    const { code } = await createCoupon(app, admin, { value: 10 });
    const customer = await createCartCustomer(app, { products });
    const quote = (await customer.quote({ coupon: code, country: 'BD' }).expect(200)).body;
    // 23.33 less 2.34 (10%, rounded up) is 20.99; 15% of it are 3.1485, rounded to 3.15.
    expect(quote).toMatchObject({ price: 23.33, discount: 2.34, tax: 3.15, total: 24.14 });
    const { body: order } = await customer.order({ total: 24.14, coupon: code, country: 'BD' }).expect(201);
    const sum = (name: string) =>
      Math.round(
        order.lines.reduce((total: number, line: Record<string, number>) => total + (line[name] ?? 0), 0) * 100,
      );
    expect([sum('price'), sum('discount'), sum('amount')]).toEqual([2333, 234, 2414]);
    const [invoice] = (await customer.get(`orders/${order.id}/invoices`)).items;
    expect(invoice).toMatchObject({ net: 20.99, tax: 3.15, total: 24.14 });
    expect(invoice.lines.map(({ total }: { total: number }) => total)).toEqual(
      order.lines.map(({ amount }: { amount: number }) => amount),
    );
    await saveTaxes({ rates: [], pricesIncludeTax: true });
  });

  it('201, then paid: a provider’s payment delivers every line', async () => {
    const products = await createThree();
    const customer = await createCartCustomer(shop.app, { cents: 0, products: [...products] });
    const { body: order } = await customer.order({ total: 64.99, provider: 'stripe' }).expect(201);
    expect(order).toMatchObject({ status: 'pending', amount: 64.99, payment: { status: 'pending' } });
    expect((await customer.read()).items).toEqual([]);
    await shop.simulator.act(order.payment.checkoutUrl.split('/').at(-1), 'pay');
    await shop.deliverHeld();
    const paid = await customer.get(`orders/${order.id}`);
    expect(paid).toMatchObject({ status: 'completed' });
    for (const line of paid.lines) expect(line.download_id).toEqual(expect.any(String));
  });

  it('201: two presses with one key make one order, and another tab finds the cart empty', async () => {
    const products = await createThree();
    const customer = await createCartCustomer(shop.app, { products: [...products] });
    const [first, second] = await Promise.all([
      customer.order({ total: 64.99 }, 'cart-key-1'),
      customer.order({ total: 64.99 }, 'cart-key-1'),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).toBe(second.body.id);
    expect(await customer.order({ total: 64.99 }, 'cart-key-2')).toMatchObject({
      status: 409,
      body: { message: String(CART_REFUSALS.cartEmpty) },
    });
    expect(await customer.get('orders')).toHaveLength(1);
  });

  it('409: a changed price, a repeated purchase and too little money leave the cart unchanged', async () => {
    const products = await createThree();
    const customer = await createCartCustomer(shop.app, { products: [...products] });
    expect((await customer.order({ total: 64.98 })).body.code).toBe('price_changed');
    await customer.order({ total: 64.99 }).expect(201);
    for (const product of products) await customer.add(product).expect(200);
    expect((await customer.order({ total: 64.99 })).body.code).toBe('repeated_purchase');
    await customer.order({ total: 64.99, again: true }).expect(201);
    for (const product of products) await customer.add(product, { quantity: 1 }).expect(200);
    const [, , upscaler] = (await customer.read()).items;
    await customer.change(upscaler.id, 9).expect(200);
    expect((await customer.order({ total: 344.99, again: true })).body.code).toBe('insufficient_funds');
    expect((await customer.read()).count).toBe(11);
  });
});

describe('POST /api/cart/guest-order', () => {
  const guest = { email: '', name: 'Nadia Rahman', country: 'BD', provider: 'stripe' };

  it('201, then paid: the guest’s page has a file and a key for each line', async () => {
    const products = await createThree();
    const cookie = getVisitorCookie(await createCartClient(shop.app).add(products[1]).expect(200));
    const visitor = createCartClient(shop.app, { cookie });
    await visitor.add(products[2]).expect(200);
    const email = `guest-${crypto.randomUUID()}@example.com`;
    const { body } = await visitor.guestOrder({ ...guest, email, total: 55 }, 'guest-cart').expect(201);
    const replay = await visitor.guestOrder({ ...guest, email, total: 55 }, 'guest-cart').expect(201);
    expect(replay.body.order.order.id).toBe(body.order.order.id);
    expect((await visitor.read()).items).toEqual([]);
    await shop.simulator.act(body.order.order.payment.checkoutUrl.split('/').at(-1), 'pay');
    await shop.deliverHeld();
    const open = (path: string) => shop.app.http.get(`/api/guest-order${path}`).set({ 'x-order-token': body.token });
    const done = (await open('').expect(200)).body;
    expect(done).toMatchObject({
      order: { product_name: 'Bangla Calendar + 1 more', status: 'completed' },
      lines: [
        { file_name: expect.stringMatching(/\.zip$/), licence: null },
        { file_name: expect.stringMatching(/\.zip$/), licence: expect.stringMatching(/-/) },
      ],
    });
    const [, second] = done.lines;
    await open(`/file?line=${second.id}`).expect(200);
    await open(`/licence-sheet?line=${second.id}`).expect(200);
    expect((await open('/licence-sheet')).status).toBe(404);
    expect((await open(`/file?line=${crypto.randomUUID()}`)).status).toBe(404);
  });

  it('409: without a cart', async () => {
    const email = `guest-${crypto.randomUUID()}@example.com`;
    const refused = await createCartClient(shop.app).guestOrder({ ...guest, email, total: 55 });
    expect(refused).toMatchObject({ status: 409, body: { message: String(CART_REFUSALS.cartEmpty) } });
  });
});

describe('POST /api/admin/orders/{id}/refunds, of a line', () => {
  const refund = (id: string, body: object) =>
    shop.app.http
      .post(`/api/admin/orders/${id}/refunds`)
      .set(admin)
      .send({ to: 'wallet', reason: 'A part was missing', withdraw: false, refunded: 0, ...body });

  it('201: in part and as a whole; the other lines keep their files, and credit notes and sales follow', async () => {
    const products = await createThree();
    const customer = await createCartCustomer(shop.app, { products: [...products] });
    const { body: order } = await customer.order({ total: 64.99 }).expect(201);
    const [, calendar, upscaler] = order.lines;
    const part = await refund(order.id, { line_id: calendar.id, amount: 5.55 }).expect(201);
    expect(part.body).toMatchObject({ lines: [{ refunded: 0 }, { refunded: 5.55 }, { refunded: 0 }], refunded: 5.55 });
    const tooMuch = await refund(order.id, { line_id: calendar.id, amount: 14.46, refunded: 5.55 });
    expect(tooMuch).toMatchObject({ status: 400, body: { details: [{ field: 'amount' }] } });
    const whole = await refund(order.id, { line_id: upscaler.id, amount: 35, withdraw: true, refunded: 5.55 }).expect(
      201,
    );
    expect(whole.body).toMatchObject({
      status: 'completed',
      lines: [{ file: { revoked: false } }, { file: { revoked: false } }, { refunded: 35, file: { revoked: true } }],
      refunds: [{ line_id: calendar.id }, { line_id: upscaler.id }],
    });
    expect(await customer.get('licences')).toMatchObject([{ revoked: true }]);
    const notes = (await customer.get(`orders/${order.id}/invoices`)).items.slice(1);
    expect(notes).toMatchObject([
      { total: -5.55, lines: [{ description: 'Bangla Calendar, Pro', total: -5.55 }] },
      { total: -35, lines: [{ description: 'Upscaler, Pro', total: -35 }] },
    ]);
    // The rest: 9.99 and 20.00 - 5.55.
    const rest = await refund(order.id, { amount: 24.44, withdraw: true, refunded: 40.55 }).expect(201);
    expect(rest.body).toMatchObject({
      status: 'refunded',
      lines: [{ refunded: 9.99 }, { refunded: 20 }, { refunded: 35 }],
    });
    expect(await shop.balance(customer.headers)).toBe(200);
    expect(await adminGet(`products/${products[1].id}/sales`)).toMatchObject({ orders: 1, revenue: 20, refunded: 20 });
  });

  it('409: a failed refund of a line is not retried once the line was refunded another way', async () => {
    const products = await createThree();
    const customer = await createCartCustomer(shop.app, { cents: 0, products: [...products] });
    const { body: order } = await customer.order({ total: 64.99, provider: 'stripe' }).expect(201);
    await shop.simulator.act(order.payment.checkoutUrl.split('/').at(-1), 'pay');
    await shop.deliverHeld();
    const [, calendar] = order.lines;
    shop.simulator.plan('refund-fails');
    const failed = await refund(order.id, { line_id: calendar.id, amount: 20, to: 'source' }).expect(201);
    expect(failed.body.refunds).toMatchObject([{ status: 'failed' }]);
    await refund(order.id, { line_id: calendar.id, amount: 20, refunded: 0 }).expect(201);
    const retry = shop.app.http.post(`/api/admin/orders/${order.id}/refunds/${failed.body.refunds[0].id}/retry`);
    expect((await retry.set(admin)).status).toBe(409);
  });

  it('400: a line of another order', async () => {
    const products = await createThree();
    const customer = await createCartCustomer(shop.app, { products: [...products] });
    const { body: order } = await customer.order({ total: 64.99 }).expect(201);
    const refused = await refund(order.id, { line_id: crypto.randomUUID(), amount: 1 });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ field: 'line_id' }] } });
  });
});
