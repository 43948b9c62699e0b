import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { eraseDeletedUsers, GRACE_MS } from '../../../src/features/privacy/erase-users.service.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

interface PurchaseResponse {
  status: number;
  body: { id: string; number: number; message: string };
  headers: Record<string, string | undefined>;
}

/** What many concurrent purchases must not break; for both engines, as with the wallet. */
export function describePurchaseRaces(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(async () => {
    expect(await countLedgerMismatches(app.db)).toBe(0);
    await app.close();
  });

  /** Retries while a busy machine answers 503, which guarantees that nothing was changed. */
  const buy = async (
    headers: Record<string, string>,
    productId: number,
    coupon?: string,
  ): Promise<PurchaseResponse> => {
    for (;;) {
      const orderInput = { product_id: productId, tier: 'Pro', again: true, ...(coupon ? { coupon } : {}) };
      const answer = await app.http.post('/api/orders').set(headers).send(orderInput);
      if (answer.status !== 503) return answer;
      await sleep(50);
    }
  };
  const runConcurrently = <Result>(count: number, call: () => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, () => call()));
  const withStatus = (answers: PurchaseResponse[], status: number) =>
    answers.filter((answer) => answer.status === status);
  const list = async (headers: Record<string, string>, path: string) =>
    (await app.http.get(`/api/${path}`).set(headers)).body;

  describe(`purchases under load on ${engine}`, () => {
    it('50 concurrent purchases with money for 10 buy exactly 10', async () => {
      const { user, headers } = await app.signedIn();
      await creditWallet(app.db, user.id, 9_990 + 998);
      const product = await createOffer(app.db, app.deps.storage);
      const answers = await runConcurrently(50, () => buy(headers, product.id));
      const purchases = withStatus(answers, 201);
      expect(new Set(purchases.map(({ body }) => body.number)).size).toBe(10);
      expect(new Set(withStatus(answers, 409).map(({ body }) => body.message))).toEqual(
        new Set(['Insufficient funds']),
      );
      expect(withStatus(answers, 409)).toHaveLength(40);
      expect(await list(headers, 'orders')).toHaveLength(10);
      expect(await list(headers, 'downloads')).toHaveLength(10);
      expect((await list(headers, 'notifications')).total).toBe(10);
      expect((await list(headers, 'wallet/transactions')).total).toBe(11);
      expect(await list(headers, 'wallet/balance')).toEqual({ balance: 9.98 });
    });

    it('one key used 50 times concurrently buys once', async () => {
      const { user, headers } = await app.signedIn();
      await creditWallet(app.db, user.id, 100_000);
      const product = await createOffer(app.db, app.deps.storage);
      const answers = await runConcurrently(50, () => buy({ ...headers, 'Idempotency-Key': 'the-same' }, product.id));
      expect(withStatus(answers, 201)).toHaveLength(50);
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(49);
      expect(await list(headers, 'orders')).toHaveLength(1);
      expect(await list(headers, 'downloads')).toHaveLength(1);
      expect(await list(headers, 'wallet/balance')).toEqual({ balance: 990.01 });
    });

    it('a coupon limited to three used by twelve concurrent customers creates three orders', async () => {
      const admin = await app.signedIn('super_admin');
      const product = await createOffer(app.db, app.deps.storage);
      const { id, code } = await createCoupon(app, admin.headers, { value: 100, limit: 3 });
      const customers = await Promise.all(Array.from({ length: 12 }, () => app.signedIn()));
      const answers = await Promise.all(customers.map(({ headers }) => buy(headers, product.id, code)));
      expect([withStatus(answers, 201).length, withStatus(answers, 400).length]).toEqual([3, 9]);
      expect((await list(admin.headers, `admin/coupons/${id}`)).uses).toBe(3);
    });

    it('a customer deleted while buying leaves complete purchases or none', async () => {
      const admin = await app.signedIn('super_admin');
      const product = await createOffer(app.db, app.deps.storage);
      for (let round = 0; round < 5; round += 1) {
        const { user, headers } = await app.signedIn();
        await creditWallet(app.db, user.id, 100_000);
        const [deleted, answers] = await Promise.all([
          sleep(round * 4).then(() => app.http.delete(`/api/admin/users/${user.id}`).set(admin.headers)),
          runConcurrently(8, () => buy(headers, product.id)),
        ]);
        expect(deleted.status).toBe(204);
        for (const { status } of answers) expect([201, 401]).toContain(status);
        await eraseDeletedUsers(app.deps, new Date(app.clock.now().getTime() + GRACE_MS));
        const ids = withStatus(answers, 201).map(({ body }) => body.id);
        const remainingOrders =
          ids.length === 0 ? [] : await app.db.selectFrom('orders').select('user_id').where('id', 'in', ids).execute();
        expect(remainingOrders).toEqual(ids.map(() => ({ user_id: null })));
      }
    });

    it('a product deleted while it is bought is sold or not found', async () => {
      const { user, headers } = await app.signedIn();
      await creditWallet(app.db, user.id, 100_000);
      let sold = 0;
      for (let round = 0; round < 5; round += 1) {
        const product = await createOffer(app.db, app.deps.storage);
        const [, answers] = await Promise.all([
          sleep(round * 4).then(() => app.db.deleteFrom('products').where('id', '=', product.id).execute()),
          runConcurrently(8, () => buy(headers, product.id)),
        ]);
        for (const { status } of answers) expect([201, 404]).toContain(status);
        sold += withStatus(answers, 201).length;
      }
      expect(await list(headers, 'orders')).toHaveLength(sold);
      expect(await list(headers, 'downloads')).toHaveLength(sold);
    });
  });
}
