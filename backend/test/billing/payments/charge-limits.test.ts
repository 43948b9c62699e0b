import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChargeProblem } from '../../../../contract/rules/charge-limits.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';

let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
});
afterAll(() => shop.close());

const TITLES = { stripe: 'Card', sslcommerz: 'bKash, Nagad or card' };
const getProblem = (provider: keyof typeof TITLES, cents: number, currency: string) =>
  findChargeProblem({ provider, title: TITLES[provider] }, cents, currency)?.toString();
const add = async (headers: Headers, provider: string, amount: number, status: number) =>
  (await shop.app.http.post('/api/wallet/add-funds').set(headers).send({ amount, provider }).expect(status)).body;
const count = async (table: 'payments' | 'orders' | 'users') =>
  (await shop.app.db.selectFrom(table).selectAll().execute()).length;

/** Sells a plan at that price. */
const createOrderInput = async (provider: string, price: number) => {
  const { id } = await createOffer(shop.app.db, shop.app.deps.storage, { prices: { Pro: price } });
  return { product_id: id, tier: 'Pro', provider };
};

describe('an amount that a provider does not accept', () => {
  it('400 for a top-up below the card minimum; the minimum itself is accepted', async () => {
    const { headers } = await shop.app.signedIn();
    const body = await add(headers, 'stripe', 0.49, 400);
    const message = getProblem('stripe', 49, 'USD');
    expect(body).toMatchObject({ message, details: [{ field: 'amount', message }] });
    expect((await add(headers, 'stripe', 0.5, 200)).payment).toMatchObject({ amount: 0.5, status: 'pending' });
  });

  it('400 for an order of a customer and of a guest, and nothing is stored', async () => {
    const { headers } = await shop.app.signedIn();
    const cheap = await createOrderInput('stripe', 0.3);
    const before = [await count('orders'), await count('payments'), await count('users')];
    const message = getProblem('stripe', 30, 'USD');
    const rejected = await shop.app.http.post('/api/orders').set(headers).send(cheap).expect(400);
    expect(rejected.body).toMatchObject({ message, details: [{ field: 'provider' }] });
    const guest = { ...cheap, name: 'Rina', email: `${crypto.randomUUID()}@example.com`, country: 'BD' };
    expect((await shop.app.http.post('/api/guest-orders').send(guest).expect(400)).body.message).toBe(message);
    expect([await count('orders'), await count('payments'), await count('users')]).toEqual(before);
  });

  it('follows the currency of the shop', async () => {
    const url = '/api/admin/payments/settings';
    await shop.app.db.deleteFrom('payments').execute();
    const { body: now } = await shop.app.http.get(url).set(admin).expect(200);
    const taka = { manualEnabled: false, manualTitle: '', manualInstructions: '', version: now.version };
    await shop.app.http
      .put(url)
      .set(admin)
      .send({ ...taka, currency: 'BDT' })
      .expect(200);
    const { headers } = await shop.app.signedIn();
    const least = await add(headers, 'sslcommerz', 9.99, 400);
    expect(least.message).toBe(getProblem('sslcommerz', 999, 'BDT'));
    const most = await add(headers, 'sslcommerz', 500_000.01, 400);
    expect(most.message).toBe(getProblem('sslcommerz', 50_000_001, 'BDT'));
    expect((await add(headers, 'sslcommerz', 500_000, 200)).payment).toMatchObject({ amount: 500_000 });
    expect((await add(headers, 'stripe', 500_001, 200)).payment).toMatchObject({ currency: 'BDT' });
  });
});
