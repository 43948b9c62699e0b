import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' } });
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await app.close();
});

const RULES = [{ countries: ['BD', 'IN'], percent: 40 }];
const setPlan = (id: number, more: object = {}) => {
  const plan = { name: 'Pro', price: 9.99, period: 'month', features: [], countryPrices: RULES, ...more };
  return app.db
    .updateTable('products')
    .set({ pricing: JSON.stringify([plan]) })
    .where('id', '=', id)
    .execute();
};
/** A product for 9.99, or 5.99 in Bangladesh and India. */
async function createLocalOffer() {
  const product = await createOffer(app.db, app.deps.storage);
  await setPlan(product.id);
  return { product_id: product.id, tier: 'Pro' };
}
/** A customer with a balance, whose network is in a country. */
async function createBuyer(network: string, billing = 'BD') {
  const { user, headers } = await app.signedIn();
  await creditWallet(app.db, user.id, 10_000);
  const details = { name: '', address: '', country: billing, taxNumber: '' };
  await app.http.put('/api/billing-details').set(headers).send(details).expect(200);
  const from = (country: string, key = '') => ({
    ...headers,
    'cf-ipcountry': country,
    ...(key && { 'idempotency-key': key }),
  });
  return {
    user,
    post: (path: string, body: object, { at = network, key = '' } = {}) =>
      app.http.post(`/api/${path}`).set(from(at, key)).send(body),
    get: async (path: string, at = network) => (await app.http.get(`/api/${path}`).set(from(at)).expect(200)).body,
  };
}
const balance = async (buyer: { get: (path: string) => Promise<{ balance: number }> }) =>
  (await buyer.get('wallet/balance')).balance;

describe('a price for the buyer’s country', () => {
  it('201: needs the billing country and the network, is invoiced and refunded, and its rule stays with the order', async () => {
    const [input, buyer] = [await createLocalOffer(), await createBuyer('BD')];
    const { body: quoted } = await buyer.post('orders/quote', input).expect(200);
    const applied = { state: 'applied', country: 'BD', regular_price: 9.99 };
    expect(quoted).toMatchObject({ price: 5.99, total: 5.99, country_price: applied });
    const key = crypto.randomUUID();
    const order = { ...input, total: 5.99 };
    const [first, second] = await Promise.all([1, 2].map(() => buyer.post('orders', order, { key }).expect(201)));
    // A retry from another network is the same purchase.
    const third = await buyer.post('orders', order, { key, at: 'DE' }).expect(201);
    expect([second?.body.id, third.body.id]).toEqual(Array(2).fill(first?.body.id));
    expect(await balance(buyer)).toBe(94.01);
    await setPlan(input.product_id, { countryPrices: undefined });
    const rule = { countries: ['BD', 'IN'], percent: 40, regular_price: 9.99 };
    const { lines } = await buyer.get(`orders/${first?.body.id}`);
    expect(lines).toMatchObject([{ price: 5.99, amount: 5.99, country_price: rule }]);
    const read = app.http.get(`/api/admin/orders/${first?.body.id}`).set(admin);
    const { lines: shown, buyerPlace } = (await read.expect(200)).body;
    expect([shown[0].country_price, buyerPlace.state]).toEqual([rule, 'confirmed']);
    const refund = { amount: 5.99, refunded: 0, to: 'wallet', reason: 'Changed mind', withdraw: true };
    await app.http.post(`/api/admin/orders/${first?.body.id}/refunds`).set(admin).send(refund).expect(201);
    expect(await balance(buyer)).toBe(100);
    const { items } = await buyer.get(`orders/${first?.body.id}/invoices`);
    expect(items.map(({ total }: { total: number }) => total).toSorted()).toEqual([-5.99, 5.99]);
  });

  it('200: the network alone, or the billing country alone, changes nothing', async () => {
    const input = await createLocalOffer();
    const quote = async (network: string, billing: string) =>
      (await (await createBuyer(network, billing)).post('orders/quote', input).expect(200)).body;
    expect(await quote('BD', 'DE')).toMatchObject({ total: 9.99 });
    expect((await quote('BD', 'DE')).country_price).toBeUndefined();
    const unconfirmed = { state: 'unconfirmed', country: 'BD', regular_price: 9.99 };
    for (const network of ['DE', 'XX', 'T1'])
      expect(await quote(network, 'BD')).toMatchObject({ total: 9.99, country_price: unconfirmed });
    const guest = (country: string) =>
      app.http
        .post('/api/guest-orders/quote')
        .set({ 'cf-ipcountry': 'IN' })
        .send({ ...input, country })
        .expect(200);
    expect((await guest('IN')).body).toMatchObject({ total: 5.99, country_price: { state: 'applied' } });
    expect((await guest('BD')).body).toMatchObject({ total: 9.99, country_price: { state: 'unconfirmed' } });
  });

  it('409: the buyer has moved between quote and order, and nothing is charged', async () => {
    const [input, buyer] = [await createLocalOffer(), await createBuyer('BD')];
    await buyer.post('orders', { ...input, total: 5.99 }, { at: 'DE' }).expect(409);
    expect(await balance(buyer)).toBe(100);
  });

  it('200: the payment of an earlier order confirms the country from anywhere', async () => {
    const [input, buyer] = [await createLocalOffer(), await createBuyer('DE')];
    const { body: order } = await buyer.post('orders', { ...input, total: 9.99 }).expect(201);
    const place = { order_id: order.id, source: 'payment' as const, country: 'BD', recorded_at: new Date() };
    await app.db.insertInto('buyer_places').values(place).execute();
    expect((await buyer.post('orders/quote', input).expect(200)).body.total).toBe(5.99);
  });

  it('200: a renewal keeps it without a network, and an upgrade from there has it, too', async () => {
    const [input, buyer] = [await createLocalOffer(), await createBuyer('BD')];
    const { body: order } = await buyer.post('orders', { ...input, total: 5.99 }).expect(201);
    const downloadId = order.lines[0].download_id;
    const { pricing } = await buyer.get(`products/${input.product_id}`);
    const studio = {
      name: 'Studio',
      price: 30,
      period: 'year',
      features: [],
      countryPrices: [{ countries: ['BD'], price: 18 }],
    };
    const plans = JSON.stringify([...pricing, studio]);
    await app.db.updateTable('products').set({ pricing: plans }).where('id', '=', input.product_id).execute();
    const offers = await buyer.get(`downloads/${downloadId}/plans`, 'DE');
    // 18.00 less the 5.99 that was paid
    expect([offers.renewal.price, offers.upgrades[0].listed, offers.upgrades[0].price]).toEqual([5.99, 18, 12.01]);
    const change = { kind: 'renewal', download_id: downloadId };
    const { body: renewed } = await buyer
      .post('orders', { ...input, change, total: 5.99, again: true }, { at: 'DE' })
      .expect(201);
    expect(renewed).toMatchObject({ amount: 5.99, lines: [{ country_price: { percent: 40 } }] });
  });
});

describe('a price for the buyer’s country with a code', () => {
  it('400: a code that is worth less is refused and not used up', async () => {
    const [input, buyer] = [await createLocalOffer(), await createBuyer('BD')];
    const { code } = await createCoupon(app, admin, { value: 25 });
    const { body } = await buyer.post('orders', { ...input, coupon: code }).expect(400);
    expect(body.details[0]).toEqual({
      field: 'coupon',
      message: 'The price for your country is already lower than with this code, and the two cannot be combined',
    });
    await buyer.post('orders', { ...input, coupon: code, total: 7.49 }, { at: 'DE' }).expect(201);
  });

  it('201: a code that is worth more takes its place, in the cart as well', async () => {
    const [input, buyer] = [await createLocalOffer(), await createBuyer('BD')];
    const { code } = await createCoupon(app, admin, { value: 50 });
    await buyer.post('cart/items', input).expect(200);
    const { body: plain } = await buyer.post('cart/quote', {}).expect(200);
    expect(plain).toMatchObject({ price: 5.99, total: 5.99, country_price: { state: 'applied' } });
    const { body: coded } = await buyer.post('cart/quote', { coupon: code }).expect(200);
    expect(coded).toMatchObject({ price: 9.99, discount: 5, total: 4.99, country_price: { state: 'coupon' } });
    const { body: order } = await buyer.post('cart/order', { coupon: code, total: 4.99 }).expect(201);
    expect([order.amount, 'country_price' in order.lines[0]]).toEqual([4.99, false]);
  });
});
