import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = (headers: Record<string, string> = {}, query = '') =>
  app.http.get(`/api/wallet/transactions${query}`).set(headers);

describe('GET /api/wallet/transactions', () => {
  it('200: the caller’s transactions, newest first, each with the balance after it', async () => {
    const { headers } = await app.signedIn();
    await app.http.post('/api/wallet/add-funds').set(headers).send({ amount: 50 }).expect(200);
    await app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 19.99 }).expect(200);
    const { status, body } = await list(headers);
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        {
          id: expect.any(Number),
          type: 'withdrawal',
          reference: expect.stringMatching(/^WD-/),
          amount: -19.99,
          balance_after: 30.01,
          created_at: expect.any(String),
        },
        {
          id: expect.any(Number),
          type: 'deposit',
          reference: expect.stringMatching(/^DEMO-/),
          amount: 50,
          balance_after: 50,
          created_at: expect.any(String),
        },
      ],
      total: 2,
      page: 1,
      limit: 12,
    });
  });

  it('200: pages that neither overlap nor skip anything', async () => {
    const { user, headers } = await app.signedIn();
    for (let cents = 1; cents <= 25; cents += 1) await creditWallet(app.db, user.id, cents);
    const amounts = [];
    for (const page of [1, 2, 3, 4]) {
      const { body } = await list(headers, `?page=${page}&limit=10`);
      expect([body.total, body.page, body.limit]).toEqual([25, page, 10]);
      amounts.push(...body.items.map((entry: { amount: number }) => Math.round(entry.amount * 100)));
    }
    expect(amounts).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
  });

  it('200: nothing from other customers, and nothing without a wallet', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await creditWallet(app.db, other.user.id, 500);
    await app.db.deleteFrom('wallets').where('user_id', '=', mine.user.id).execute();
    expect((await list(mine.headers)).body).toEqual({ items: [], total: 0, page: 1, limit: 12 });
  });

  it.each(['?limit=0', '?limit=61', '?page=0', '?page=1.5', '?page=x', '?user_id=1'])('400: %s', async (query) => {
    const { headers } = await app.signedIn();
    expect((await list(headers, query)).status).toBe(400);
  });
});
