import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { today } from '../../support/today.ts';

// A shop in taka that sells in dollars as well, at 1 USD = 121.50 BDT, with 15% VAT in its prices.
// 9.99 USD: net 8.69, VAT 1.30. In the books 9.99 × 121.5 = 1,213.785, so 1,213.79 BDT, and VAT 1.30 × 121.5 = 157.95 BDT.

let shop: PaymentsApp;
let admin: Headers;
const settings = { manualEnabled: true, manualTitle: 'Bank transfer', manualInstructions: 'Account 12' };

const saveSettings = async (secondCurrency: object | null, status = 200) => {
  const { body } = await shop.app.http.get('/api/admin/payments/settings').set(admin).expect(200);
  const input = { ...settings, currency: 'BDT', version: body.version, secondCurrency };
  return (await shop.app.http.put('/api/admin/payments/settings').set(admin).send(input).expect(status)).body;
};
const setRate = (rate: number, date = today(shop.app)) => saveSettings({ currency: 'USD', base: 'USD', rate, date });

beforeAll(async () => {
  shop = await createPaymentsApp('embedded', { env: { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' } });
  admin = (await shop.app.signedIn('super_admin')).headers;
  await setRate(121.5);
  const { body } = await shop.app.http.get('/api/admin/invoice-settings').set(admin).expect(200);
  await shop.app.http
    .put('/api/admin/invoice-settings')
    .set(admin)
    .send({
      ...body,
      updated_at: undefined,
      sellerName: 'Nodi Studio',
      sellerAddress: '1 River Road',
      sellerCountry: 'IE',
      taxNumber: 'IE6388047V',
      rates: [{ country: '', name: 'VAT', percent: 15 }],
      pricesIncludeTax: true,
    })
    .expect(200);
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

const setPlan = (id: number, more: object = {}) =>
  shop.app.db
    .updateTable('products')
    .set({
      pricing: JSON.stringify([
        {
          name: 'Pro',
          price: 1200,
          period: 'once',
          features: [],
          secondPrice: { currency: 'USD', price: 9.99 },
          ...more,
        },
      ]),
    })
    .where('id', '=', id)
    .execute();
const setUp = async () => {
  const { user, headers } = await shop.app.signedIn();
  const product = await createOffer(shop.app.db, shop.app.deps.storage);
  await setPlan(product.id);
  const input = { product_id: product.id, tier: 'Pro', country: 'BD', currency: 'USD' };
  return { user, headers, product, input };
};
const post = (headers: Headers, path: string, body: object) =>
  shop.app.http.post(`/api/${path}`).set(headers).send(body);
const get = async (headers: Headers, path: string) => (await shop.app.http.get(`/api/${path}`).set(headers)).body;
const CHARGE = { currency: 'USD', price: 9.99, tax: 1.3, total: 9.99, base: 'USD', rate: 121.5 };

const placePaid = async () => {
  const buyer = await setUp();
  const order = { ...buyer.input, provider: 'stripe', total: 9.99 };
  const { body } = await post(buyer.headers, 'orders', order).expect(201);
  const reference = String(body.payment.checkoutUrl).split('/').at(-1) ?? '';
  await shop.simulator.act(reference, 'pay');
  await shop.deliverHeld();
  return { ...buyer, orderId: String(body.id), paymentId: String(body.payment.id), reference };
};
const refund = (orderId: string, amount: number, refunded: number, to = 'source') =>
  post(admin, `admin/orders/${orderId}/refunds`, { amount, to, reason: 'Agreed', withdraw: false, refunded });

describe('an order in the second currency', () => {
  it('200, 201: is quoted, paid, invoiced and confirmed in dollars, and booked in taka', async () => {
    const { headers, input, user } = await setUp();
    const { body: quote } = await post(headers, 'orders/quote', input).expect(200);
    expect(quote).toMatchObject({ total: 1213.79, tax: 157.95, charge: CHARGE });
    const { currency: _usd, ...inTaka } = input;
    const { body: other } = await post(headers, 'orders/quote', inTaka).expect(200);
    expect(other).toMatchObject({ total: 1200, second_charge: { currency: 'USD', total: 9.99 } });
    expect(other.charge).toBeUndefined();
    const buyer = await placePaid();
    const order = await get(buyer.headers, `orders/${buyer.orderId}`);
    expect(order).toMatchObject({ status: 'completed', amount: 1213.79, charge: CHARGE });
    expect(order.payment).toMatchObject({ amount: 9.99, currency: 'USD', status: 'paid' });
    expect((await get(buyer.headers, 'orders'))[0]).toMatchObject({ amount: 1213.79, charge: CHARGE });
    const { items: invoices } = await get(buyer.headers, `orders/${buyer.orderId}/invoices`);
    expect(invoices).toMatchObject([
      {
        currency: 'BDT',
        net: 1055.84,
        tax: 157.95,
        total: 1213.79,
        charge: { currency: 'USD', net: 8.69, tax: 1.3, total: 9.99, base: 'USD', rate: 121.5 },
      },
    ]);
    await shop.app.background.idle();
    const [receipt] = shop.app.mail.sent.filter(({ to }) => to.address === buyer.user.email);
    expect(receipt?.text).toContain('$9.99');
    expect(receipt?.text).not.toMatch(/BDT|৳|1,213/);
    expect(user.email).not.toBe(buyer.user.email);
    const detail = await get(admin, `admin/orders/${buyer.orderId}`);
    const { items } = await get(admin, 'admin/orders');
    expect(items.find(({ id }: { id: string }) => id === buyer.orderId).charge).toEqual(detail.charge);
    expect(detail).toMatchObject({ total: 1213.79, charge: CHARGE });
    expect(detail.movements.map(({ amount }: { amount: number }) => amount)).toEqual([-1213.79]);
  });

  it('201: small refunds add up to the charge and to the books, also in their credit notes', async () => {
    const { orderId, headers, paymentId } = await placePaid();
    await refund(orderId, 300, 0).expect(201);
    await refund(orderId, 400, 300).expect(201);
    const { body } = await refund(orderId, 513.79, 700).expect(201);
    expect(body).toMatchObject({
      status: 'refunded',
      refunds: [
        { amount: 300, charged: 2.47, status: 'done' },
        { amount: 400, charged: 3.29, status: 'done' },
        { amount: 513.79, charged: 4.23, status: 'done' },
      ],
    });
    expect(await get(admin, `admin/payments/${paymentId}`)).toMatchObject({ status: 'refunded', refunded: 9.99 });
    const { items } = await get(headers, `orders/${orderId}/invoices`);
    type Sums = { total: number; charge: { total: number; tax: number } };
    expect(items.map(({ charge }: Sums) => [charge.total, charge.tax])).toEqual([
      [9.99, 1.3],
      [-2.47, -0.32],
      [-3.29, -0.43],
      [-4.23, -0.55],
    ]);
    expect(items.map(({ total }: Sums) => total)).toEqual([1213.79, -300, -400, -513.79]);
  });

  it('201: what Stripe refunds in dollars is booked in taka, and the wallet gets taka', async () => {
    const { orderId, headers, reference } = await placePaid();
    expect(await shop.deliver(shop.simulator.giveBack(reference, 500))).toBe(200);
    await shop.app.background.idle();
    const after = await get(admin, `admin/orders/${orderId}`);
    // 5.00 / 9.99 of 1,213.79 is 607.5025…
    expect(after.refunds).toMatchObject([{ amount: 607.5, charged: 5, origin: 'provider', status: 'done' }]);
    const { body } = await refund(orderId, 606.29, 607.5, 'wallet').expect(201);
    expect(body.refunds[1]).toMatchObject({ amount: 606.29, charged: 4.99 });
    expect(body.status).toBe('refunded');
    expect(await shop.balance(headers)).toBe(606.29);
  });

  it('400: refuses what is sold in the shop’s currency only', async () => {
    const { headers, input } = await setUp();
    const buy = (more: object) => post(headers, 'orders', { ...input, provider: 'stripe', ...more });
    const refused = async (more: object, field: string) =>
      expect((await buy(more).expect(400)).body.details[0]).toMatchObject({ field });
    await refused({ provider: undefined }, 'provider');
    await refused({ provider: 'sslcommerz' }, 'provider');
    await refused({ coupon: 'EID25' }, 'coupon');
    await refused({ currency: 'EUR' }, 'currency');
    await refused({ provider: 'manual', onInvoice: true }, 'onInvoice');
    const gift = { name: 'Rafi', email: 'rafi@example.com', sender: 'Nadia' };
    await buy({ gift }).expect(400);
  });

  it('409: a changed price; 201: an order keeps its rate when that changes at the same time', async () => {
    const { headers, input, product } = await setUp();
    await setPlan(product.id, { secondPrice: { currency: 'USD', price: 12 } });
    const order = { ...input, provider: 'stripe', total: 9.99 };
    expect((await post(headers, 'orders', order).expect(409)).body.code).toBe('price_changed');
    await setPlan(product.id);
    const [{ body }] = await Promise.all([post(headers, 'orders', order).expect(201), setRate(122)]);
    // Amount and rate match, whichever came first.
    expect([1213.79, 1218.78]).toContain(body.amount);
    expect(body.charge.rate).toBe(body.amount === 1213.79 ? 121.5 : 122);
    const later = await get(headers, `orders/${body.id}`);
    expect(later).toMatchObject({ amount: body.amount, charge: { total: 9.99, rate: body.charge.rate } });
    await setRate(121.5);
    expect(await get(headers, `orders/${body.id}`)).toMatchObject({ amount: body.amount });
  });

  it('201: of a guest, by transfer, shows the amount in dollars', async () => {
    const { input } = await setUp();
    const guest = { ...input, email: `guest-${crypto.randomUUID()}@example.com`, name: 'Nadia', provider: 'manual' };
    const { body } = await post({}, 'guest-orders', { ...guest, total: 9.99 }).expect(201);
    expect(body.order.order).toMatchObject({
      amount: 1213.79,
      charge: CHARGE,
      payment: { amount: 9.99, currency: 'USD' },
    });
    await shop.app.background.idle();
    const [mail] = shop.app.mail.sent.filter(({ to }) => to.address === guest.email);
    expect(mail?.text).toContain('$9.99');
  });
});

describe('the currency that a buyer sees prices in', () => {
  it('200: that of the country of the network; the shop’s when it is unknown, and none in a shop with one', async () => {
    const shown = async (country: string | undefined) =>
      (
        await shop.app.http
          .get('/api/payments/methods')
          .set(country === undefined ? {} : { 'CF-IPCountry': country })
          .expect(200)
      ).body.currency;
    expect(await shown('BD')).toBe('BDT');
    expect(await shown('DE')).toBe('USD');
    expect(await shown(undefined)).toBe('BDT');
    await saveSettings(null);
    expect(await shown('DE')).toBeUndefined();
    await setRate(121.5);
  });
});

describe('the second currency in the settings', () => {
  it('200, 400: keeps a history of rates, and refuses wrong ones', async () => {
    const before = (await get(admin, 'admin/payments/settings')).secondCurrency.history.length;
    await setRate(121.5);
    expect((await get(admin, 'admin/payments/settings')).secondCurrency.history).toHaveLength(before);
    await saveSettings({ currency: 'BDT', base: 'BDT', rate: 1, date: today(shop.app) }, 400);
    await saveSettings({ currency: 'USD', base: 'EUR', rate: 1, date: today(shop.app) }, 400);
    await saveSettings({ currency: 'USD', base: 'USD', rate: 1.1234567, date: today(shop.app) }, 400);
    await saveSettings({ currency: 'USD', base: 'USD', rate: 121, date: '2099-01-01' }, 400);
    await saveSettings({ currency: 'USD', base: 'USD', rate: 121, date: '2020-01-01' }, 400);
    const { headers, input } = await setUp();
    await saveSettings(null);
    expect((await shop.app.http.get('/api/site').expect(200)).body.secondCurrency).toBeUndefined();
    await post(headers, 'orders', { ...input, provider: 'stripe' }).expect(400);
    await setRate(121.5);
    expect((await shop.app.http.get('/api/site').expect(200)).body.secondCurrency).toBe('USD');
  });
});
