import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
  admin = await app.signedIn('super_admin');
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await app.close();
});

async function createPurchase() {
  const customer = await app.signedIn();
  await creditWallet(app.db, customer.user.id, 1_000);
  const { id } = await createOffer(app.db, app.deps.storage);
  const { body } = await app.http.post('/api/orders').set(customer.headers).send({ product_id: id, tier: 'Pro' });
  return { ...customer, order: body };
}

/** Retries while a busy machine answers 503, which guarantees that nothing was changed. */
async function refund(id: string): Promise<number> {
  for (;;) {
    const { status } = await app.http
      .put(`/api/admin/orders/${id}/status`)
      .set(admin.headers)
      .send({ from: 'completed', status: 'refunded' });
    if (status !== 503) return status;
    await sleep(50);
  }
}

describe('concurrent refunds on postgres', () => {
  it('of many concurrent refunds of one order one pays', async () => {
    const { headers, order } = await createPurchase();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => refund(order.id)));
    expect(statuses.sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await app.http.get('/api/wallet/balance').set(headers)).body).toEqual({ balance: 10 });
    expect((await app.http.get('/api/wallet/transactions').set(headers)).body.total).toBe(3);
  });

  it('a customer deleted at the same time is refunded before, or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, order } = await createPurchase();
      const [deleted, refunded] = await Promise.all([
        sleep(round * 3).then(() => app.http.delete(`/api/admin/users/${user.id}`).set(admin.headers)),
        refund(order.id),
      ]);
      expect(deleted.status).toBe(204);
      expect([200, 409]).toContain(refunded);
      const row = await app.db.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirst();
      expect(row?.status).toBe(refunded === 200 ? 'refunded' : 'completed');
    }
  });
});
