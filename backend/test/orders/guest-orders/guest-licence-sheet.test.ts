import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer } from '../../factories/commerce.ts';
import { createGuestShop, type GuestShop } from './guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(() => shop.close());

const sheet = (token: string) => shop.getOrder(token, '/licence-sheet').responseType('blob');

describe('GET /api/guest-order/licence-sheet', () => {
  it('200: a PDF for an order with a key; 404 once its licence has ended, and without a key', async () => {
    const { db, deps } = shop.app;
    const product = await createOffer(db, deps.storage);
    const rights = { activations: 1, updateMonths: 1, supportMonths: 0 };
    const pricing = JSON.stringify([{ name: 'Pro', price: 0, period: 'month', features: [], rights }]);
    await db.updateTable('products').set({ pricing, licence_keys: true }).where('id', '=', product.id).execute();
    const { token, body } = await shop.placeOrder({ product_id: product.id, provider: undefined });
    const file = await sheet(token);
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    await db
      .updateTable('entitlements')
      .set({ ended_at: new Date() })
      .where('line_id', '=', body.order.order.id)
      .execute();
    expect((await sheet(token)).status).toBe(404);
    const plain = await shop.placeOrder();
    expect((await sheet(plain.token)).status).toBe(404);
  });
});
