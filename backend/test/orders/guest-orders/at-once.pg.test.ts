import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
import { casesOf } from '../../support/test-length.ts';
import { BUYER, createGuestShop, type GuestShop, newGuestEmail } from './guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop('postgres');
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

describe('concurrent guest orders', () => {
  it('with one key create one order', async () => {
    const { id } = await createOffer(shop.app.db, shop.app.deps.storage);
    const orderInput = { product_id: id, tier: 'Pro', provider: 'stripe', email: newGuestEmail(), ...BUYER };
    const send = () => shop.post('guest-orders', orderInput, { 'idempotency-key': 'all-at-once' });
    const all = await Promise.all(Array.from({ length: 6 }, send));
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(all.map(({ body }) => body.order.order.id)).size).toBe(1);
  });

  it('are moved to one account while the payment arrives, and the order is completed there', async () => {
    for (let round = 0; round < casesOf(2, 5); round += 1) {
      const { token, reference, body } = await shop.placeOrder();
      await shop.simulator.act(reference, 'pay');
      const users = [await shop.app.signedIn(), await shop.app.signedIn()];
      const [, ...joined] = await Promise.all([
        shop.deliverHeld(),
        ...users.map(({ headers }) => shop.post('guest-order/join', {}, { ...headers, 'x-order-token': token })),
      ]);
      expect(joined.map(({ status }) => status).sort()).toEqual([200, 404]);
      const owner = users[joined.findIndex(({ status }) => status === 200)]?.headers ?? {};
      const { id } = body.order.order;
      const order = await shop.app.http.get(`/api/orders/${id}`).set(owner);
      expect(order.body).toMatchObject({ status: 'completed', download_id: expect.any(String) });
      expect((await shop.app.http.get('/api/downloads').set(owner)).body).toHaveLength(1);
    }
  });
});
