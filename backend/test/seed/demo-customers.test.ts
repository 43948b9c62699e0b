import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../src/features/billing/wallet.repository.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const HOUR_MS = 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

describe('the demo customers', () => {
  it('have a consistent ledger', async () => {
    expect(await countLedgerMismatches(app.db)).toBe(0);
  });

  it('cannot sign in', async () => {
    const person = await app.db
      .selectFrom('users')
      .select('email')
      .where('email', 'like', '%@mail.example')
      .executeTakeFirstOrThrow();
    for (const password of ['', 'customer-password', '!']) {
      const { status } = await app.http.post('/api/auth/login').send({ email: person.email, password });
      expect([400, 401]).toContain(status);
    }
  });

  it('ordered only after registering, and nothing is in the future', async () => {
    const { count } = await app.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(({ eb, ref, or }) =>
        or([
          eb('orders.created_at', '<', ref('users.created_at')),
          eb('orders.created_at', '>', new Date(app.clock.now().getTime() + HOUR_MS)),
        ]),
      )
      .where('users.email', 'like', '%@mail.example')
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  it('have order numbers that increase over time', async () => {
    const orders = await app.db.selectFrom('orders').select('number').orderBy('created_at').orderBy('number').execute();
    const numbers = orders.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('do not change the figures of the demo customer', async () => {
    const { body } = await app.http
      .post('/api/auth/login')
      .send({ email: 'customer@example.com', password: 'customer-password' });
    const summary = await app.http.get('/api/dashboard/summary').set('authorization', `Bearer ${body.token}`);
    expect(summary.body).toMatchObject({
      totalOrders: { value: 125 },
      downloads: { value: 3427 },
      walletBalance: { value: 2845.65 },
      activeProducts: { value: 12 },
    });
  });
});
