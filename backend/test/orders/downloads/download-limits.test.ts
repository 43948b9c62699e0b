import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createSeatShop, type SeatShop } from '../seats/seat-shop.ts';
import { describeDownloadLimits } from './download-limits.ts';

describeDownloadLimits('embedded');

let shop: SeatShop;
beforeAll(async () => {
  shop = await createSeatShop();
});
afterAll(() => shop.app.close());

const limit = (productId: number, download_limit: number | null) =>
  shop.app.db.updateTable('products').set({ download_limit }).where('id', '=', productId).execute();

/** An hour after the counted downloads started. Sessions would end with a later clock. */
const passWindow = () =>
  shop.app.db.updateTable('limited_downloads').set({ started_at: sql`started_at - interval '1 hour'` }).execute();

/** A customer of a product whose purchases can be downloaded twice. */
const setUp = async () => {
  const { app, post } = shop;
  const product = await createOffer(app.db, app.deps.storage);
  await limit(product.id, 2);
  const { user, headers } = await app.signedIn();
  await creditWallet(app.db, user.id, 10_000);
  const { body: order } = await post('orders', { product_id: product.id, tier: 'Pro' }, headers).expect(201);
  const url = `/api/downloads/${order.download_id}`;
  const fetch = (more: Record<string, string> = {}) => app.http.get(url).set({ ...headers, ...more });
  const find = async () => (await app.http.get('/api/downloads').set(headers).expect(200)).body[0];
  const set = (left: number | null, line = order.lines[0].id, id = order.id) =>
    app.http.put(`/api/admin/orders/${id}/lines/${line}/downloads-left`).set(shop.admin).send({ left });
  return { headers, order, url, fetch, find, set };
};

describe('GET /api/downloads/{id} with a limit', () => {
  it('409: none left; resumed and repeated requests within an hour use one', async () => {
    const { fetch, find, headers, url } = await setUp();
    expect((await find()).downloads_left).toBe(2);
    for (const range of ['bytes=0-3', 'bytes=4-', 'bytes=0-']) expect((await fetch({ range })).status).toBe(206);
    expect((await fetch()).status).toBe(200);
    expect((await find()).downloads_left).toBe(1);
    await passWindow();
    const { etag } = (await fetch()).headers;
    expect((await find()).downloads_left).toBe(0);
    expect((await fetch({ range: 'bytes=4-' })).status).toBe(206);
    await passWindow();
    const refused = await fetch();
    expect([refused.status, refused.body.code]).toEqual([409, 'download_limit_reached']);
    expect(refused.headers['content-disposition']).toBeUndefined();
    expect((await fetch({ range: 'bytes=4-' })).status).toBe(409);
    const begun = await shop.app.http.post(`${url}/address`).set(headers).send({});
    expect([begun.status, begun.body.code]).toEqual([409, 'download_limit_reached']);
    // What sends no bytes of the file uses no download.
    expect((await fetch({ 'if-none-match': String(etag) })).status).toBe(304);
    expect((await shop.app.http.head(url).set(headers)).status).toBe(200);
  });

  it('200: a limit set later does not apply to earlier orders', async () => {
    const { app, post } = shop;
    const product = await createOffer(app.db, app.deps.storage);
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 10_000);
    await post('orders', { product_id: product.id, tier: 'Pro' }, headers).expect(201);
    await limit(product.id, 1);
    expect((await app.http.get('/api/downloads').set(headers)).body[0]).not.toHaveProperty('downloads_left');
  });
});

describe('GET /api/files/{token} with a limit', () => {
  it('409: the URL was created while one was left', async () => {
    const { find, headers, url, set } = await setUp();
    const { body } = await shop.app.http.post(`${url}/address`).set(headers).send({}).expect(200);
    await set(0);
    expect((await shop.app.http.get(body.address)).body.code).toBe('download_limit_reached');
    await set(1);
    expect((await shop.app.http.get(body.address)).status).toBe(200);
    expect((await find()).downloads_left).toBe(0);
  });
});

describe('GET /api/guest-order/file with a limit', () => {
  it('409: the guest of the order has used it', async () => {
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    await limit(product.id, 1);
    const { token } = await shop.placeOrder({ product_id: product.id, tier: 'Free', provider: undefined });
    expect((await shop.getOrder(token)).body.lines).toMatchObject([{ downloads_left: 1 }]);
    expect((await shop.getOrder(token, '/file')).status).toBe(200);
    await passWindow();
    expect((await shop.getOrder(token, '/file')).body.code).toBe('download_limit_reached');
    expect((await shop.getOrder(token)).body.lines).toMatchObject([{ downloads_left: 0 }]);
  });
});

describe('POST /api/seat/accept with a limit', () => {
  it('200: each person has the limit agreed with the buyer', async () => {
    const bought = await shop.buy(2);
    const { db, http } = shop.app;
    await db.updateTable('order_promises').set({ download_limit: 4 }).where('line_id', '=', bought.orderId).execute();
    for (const { token } of [await shop.inviteNew(bought), await shop.inviteNew(bought)]) {
      const { headers } = await shop.app.signedIn();
      expect((await shop.accept(token, headers)).status).toBe(200);
      expect((await http.get('/api/downloads').set(headers)).body).toMatchObject([{ downloads_left: 4 }]);
    }
  });
});

describe('PUT /api/admin/orders/{id}/lines/{line}/downloads-left', () => {
  it('200: resets, adds and removes a limit', async () => {
    const { find, set } = await setUp();
    const { body } = await set(7).expect(200);
    expect(body.lines[0].file).toMatchObject({ downloads_left: 7 });
    expect((await find()).downloads_left).toBe(7);
    expect((await set(null).expect(200)).body.lines[0].file).not.toHaveProperty('downloads_left');
    expect(await find()).not.toHaveProperty('downloads_left');
    await set(0).expect(200);
    expect((await find()).downloads_left).toBe(0);
  });

  it('404: another order’s line, or one without access to a file', async () => {
    const [own, other] = [await setUp(), await setUp()];
    expect((await own.set(3, other.order.lines[0].id)).status).toBe(404);
    expect((await own.set(3, randomUUID())).status).toBe(404);
    const refund = { amount: 9.99, to: 'wallet', reason: 'Late', withdraw: true, refunded: 0 };
    await shop.post(`admin/orders/${own.order.id}/refunds`, refund, shop.admin).expect(201);
    expect((await own.set(3)).status).toBe(404);
  });
});
