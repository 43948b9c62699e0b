import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await app.close();
});

type Headers = Record<string, string>;
const buy = (headers: Headers, body: object) => app.http.post('/api/orders').set(headers).send(body);
const get = async (headers: Headers, path: string) => (await app.http.get(`/api/${path}`).set(headers)).body;

/** A customer with a balance, and a product for sale. */
const setUp = async (cents = 5000, offer: Parameters<typeof createOffer>[2] = {}) => {
  const { user, headers } = await app.signedIn();
  if (cents > 0) await creditWallet(app.db, user.id, cents);
  return { user, headers, product: await createOffer(app.db, app.deps.storage, offer) };
};

/** All rows that a purchase inserts for the customer. */
const countTraces = async (headers: Headers) => ({
  orders: (await get(headers, 'orders')).length,
  downloads: (await get(headers, 'downloads')).length,
  purchases: (await get(headers, 'wallet/transactions')).items.filter(
    (entry: { type: string }) => entry.type === 'purchase',
  ).length,
  told: (await get(headers, 'notifications')).total,
  balance: (await get(headers, 'wallet/balance')).balance,
});
const NO_TRACES = { orders: 0, downloads: 0, purchases: 0, told: 0 };

describe('POST /api/orders', () => {
  it('201: payment, completed order and file in one transaction', async () => {
    const { headers, product } = await setUp();
    const { status, body } = await buy(headers, { product_id: product.id, tier: 'Pro' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      number: expect.any(Number),
      product_name: 'River Map',
      amount: 9.99,
      status: 'completed',
      created_at: expect.any(String),
      product_id: product.id,
      tier: 'Pro',
      plan_id: expect.any(String),
      lines: [
        {
          id: body.id,
          product_id: product.id,
          product_name: 'River Map',
          tier: 'Pro',
          plan_id: body.plan_id,
          quantity: 1,
          price: 9.99,
          discount: 0,
          amount: 9.99,
          refunded: 0,
          download_id: body.download_id,
        },
      ],
      download_id: expect.any(String),
      history: [{ status: 'completed', created_at: body.created_at }],
      paid_by: { method: 'wallet', title: 'Wallet', code: null },
      refunds: [],
      withdrawal: { basis: 'unknown', until: null, consented_at: null, received_at: null },
    });
    expect(await countTraces(headers)).toEqual({ orders: 1, downloads: 1, purchases: 1, told: 1, balance: 40.01 });
    const { items } = await get(headers, 'wallet/transactions');
    expect(items[0]).toMatchObject({
      type: 'purchase',
      reference: `Order #${body.number}`,
      amount: -9.99,
      balance_after: 40.01,
    });
    const [download] = await get(headers, 'downloads');
    expect(download).toMatchObject({
      id: body.download_id,
      file_name: 'River Map.zip',
      version: '1.0.0',
      download_count: 0,
    });
    expect((await app.http.get(`/api/downloads/${download.id}`).set(headers)).status).toBe(200);
    expect((await get(headers, 'notifications')).items[0]).toMatchObject({
      kind: 'order',
      title: `Order #${body.number} completed`,
      text: 'River Map is ready to download.',
      href: `/dashboard/orders?order=${body.id}`,
      read: false,
    });
  });

  it('201: a free plan costs nothing, also without a wallet, and creates no transaction', async () => {
    const { user, headers, product } = await setUp(0);
    await app.db.deleteFrom('wallets').where('user_id', '=', user.id).execute();
    const { status, body } = await buy(headers, { product_id: product.id, tier: 'Free' });
    expect([status, body.amount, body.status]).toEqual([201, 0, 'completed']);
    expect(await countTraces(headers)).toEqual({ orders: 1, downloads: 1, purchases: 0, told: 1, balance: 0 });
  });

  it('201: the last cent can be spent', async () => {
    const { headers, product } = await setUp(1999, { prices: { Full: 19.99 } });
    expect((await buy(headers, { product_id: product.id, tier: 'Full' })).status).toBe(201);
    expect((await get(headers, 'wallet/balance')).balance).toBe(0);
  });

  it('201: deliberately buying the same again creates another order with its own download of the same file', async () => {
    const { headers, product } = await setUp();
    const body = { product_id: product.id, tier: 'Pro', again: true };
    const [first, second] = [(await buy(headers, body)).body, (await buy(headers, body)).body];
    expect(second.number).toBe(first.number + 1);
    expect(second.download_id).not.toBe(first.download_id);
    expect(await countTraces(headers)).toEqual({ orders: 2, downloads: 2, purchases: 2, told: 2, balance: 30.02 });
    const files = await app.db
      .selectFrom('downloads')
      .select('file_id')
      .where('id', 'in', [first.download_id, second.download_id])
      .execute();
    expect(files).toEqual([{ file_id: product.file.id }, { file_id: product.file.id }]);
  });

  it('201: the same key returns the first response, also after a price change', async () => {
    const { headers, product } = await setUp();
    const keyedHeaders = { ...headers, 'Idempotency-Key': 'one-purchase' };
    const first = await buy(keyedHeaders, { product_id: product.id, tier: 'Pro' });
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    const pricing = JSON.stringify([{ name: 'Pro', price: 20, period: 'month', features: [] }]);
    await app.db.updateTable('products').set({ pricing }).where('id', '=', product.id).execute();
    const retried = await buy(keyedHeaders, { product_id: product.id, tier: 'Pro' });
    expect([retried.status, retried.body, retried.headers['idempotent-replayed']]).toEqual([201, first.body, 'true']);
    expect(await countTraces(headers)).toMatchObject({ orders: 1, downloads: 1, balance: 40.01 });
  });

  it('400: a plan that the product does not have, with nothing stored and the key unused', async () => {
    const { headers, product } = await setUp();
    const keyedHeaders = { ...headers, 'Idempotency-Key': 'unsure' };
    for (const tier of ['Platinum', 'pro', ' Pro', '__proto__']) {
      const { status, body } = await buy(keyedHeaders, { product_id: product.id, tier });
      expect([status, body.message], tier).toEqual([400, 'Please choose a plan']);
      expect(body.details).toEqual([{ field: 'tier', message: 'Please choose a plan' }]);
    }
    expect(await countTraces(headers)).toEqual({ ...NO_TRACES, balance: 50 });
    expect((await buy(keyedHeaders, { product_id: product.id, tier: 'Pro' })).status).toBe(201);
  });

  it.each([
    ['a price', { product_id: 1, tier: 'Pro', amount: 0.01 }],
    ['a status', { product_id: 1, tier: 'Pro', status: 'completed' }],
    ['another user', { product_id: 1, tier: 'Pro', user_id: 'x' }],
    ['no plan', { product_id: 1 }],
    ['an empty plan', { product_id: 1, tier: '' }],
    ['a long plan', { product_id: 1, tier: 'x'.repeat(61) }],
    ['a plan with a zero byte', { product_id: 1, tier: 'Pro\u0000' }],
    ['no product', { tier: 'Pro' }],
    ['product 0', { product_id: 0, tier: 'Pro' }],
    ['half a product', { product_id: 1.5, tier: 'Pro' }],
    ['a product as text', { product_id: '1', tier: 'Pro' }],
    ['a product beyond every number', { product_id: 1e300, tier: 'Pro' }],
  ])('400: %s from the client', async (_name, body) => {
    const { headers } = await setUp();
    expect((await buy(headers, body)).status).toBe(400);
    expect(await countTraces(headers)).toEqual({ ...NO_TRACES, balance: 50 });
  });

  it('404: a product that is unknown or not published', async () => {
    const { headers } = await setUp();
    const hidden = await createOffer(app.db, app.deps.storage, { published: false });
    for (const id of [999_999_999, hidden.id]) {
      expect((await buy(headers, { product_id: id, tier: 'Pro' })).status).toBe(404);
    }
    expect(await countTraces(headers)).toEqual({ ...NO_TRACES, balance: 50 });
  });

  it('409: insufficient funds, with nothing stored; the key replays the rejection', async () => {
    const { user, headers, product } = await setUp(998);
    const keyedHeaders = { ...headers, 'Idempotency-Key': 'too-early' };
    const body = { product_id: product.id, tier: 'Pro' };
    const rejected = await buy(keyedHeaders, body);
    expect([rejected.status, rejected.body]).toEqual([
      409,
      { message: 'Insufficient funds', code: 'insufficient_funds', requestId: expect.any(String) },
    ]);
    expect(await countTraces(headers)).toEqual({ ...NO_TRACES, balance: 9.98 });
    await creditWallet(app.db, user.id, 1);
    const retried = await buy(keyedHeaders, body);
    expect([retried.status, retried.headers['idempotent-replayed']]).toEqual([409, 'true']);
    expect((await buy(headers, body)).status).toBe(201);
  });

  it('409: a key used for another purchase or another operation', async () => {
    const { headers, product } = await setUp();
    const keyedHeaders = { ...headers, 'Idempotency-Key': 'one' };
    await buy(keyedHeaders, { product_id: product.id, tier: 'Free' });
    const other = await buy(keyedHeaders, { product_id: product.id, tier: 'Pro' });
    expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
    expect((await app.http.post('/api/wallet/withdraw').set(keyedHeaders).send({ amount: 1 })).status).toBe(409);
    expect(await countTraces(headers)).toMatchObject({ orders: 1, balance: 50 });
  });

  it('409: a version whose file is not ready; nothing is charged, and the key stays unused', async () => {
    const { headers } = await setUp();
    const keyedHeaders = { ...headers, 'Idempotency-Key': 'waiting' };
    const pricing = JSON.stringify([{ name: 'Pro', price: 9.99, period: 'month', features: [] }]);
    const { id } = await createProduct(app.db, { pricing });
    const rejected = await buy(keyedHeaders, { product_id: id, tier: 'Pro' });
    expect([rejected.status, rejected.body.message]).toEqual([409, 'This product is not available right now']);
    expect(await countTraces(headers)).toEqual({ ...NO_TRACES, balance: 50 });
    const { file } = await createOffer(app.db, app.deps.storage);
    await app.db.insertInto('product_files').values({ product_id: id, version: '1.0.0', file_id: file.id }).execute();
    expect((await buy(keyedHeaders, { product_id: id, tier: 'Pro' })).status).toBe(201);
  });
});
