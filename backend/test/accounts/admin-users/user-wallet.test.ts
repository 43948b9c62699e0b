import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
});
afterAll(() => app.close());

const show = (id: string, headers: Record<string, string> = admin.headers) =>
  app.http.get(`/api/admin/users/${id}/wallet`).set(headers);
const adjust = (id: string, body: object, headers: Record<string, string> = admin.headers) =>
  app.http.post(`/api/admin/users/${id}/wallet`).set(headers).send(body);

describe('POST /api/admin/users/{id}/wallet', () => {
  it('200: a ledger entry of its own type, a notification and an audit entry', async () => {
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 1000);
    const { status, body } = await adjust(user.id, { amount: -2.5, reason: ' Charged twice ' });
    expect([status, body]).toEqual([200, { balance: 7.5 }]);
    const wallet = await show(user.id);
    expect(wallet.body).toMatchObject({
      balance: 7.5,
      items: [{ type: 'adjustment', amount: -2.5, balance_after: 7.5, reference: 'Charged twice' }, { amount: 10 }],
    });
    const answer = await app.http.get('/api/notifications').set(headers);
    expect(JSON.stringify(answer.body)).toContain('$2.50 was deducted from your wallet: Charged twice');
    const trail = await app.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', user.id).execute();
    expect(trail).toEqual([
      expect.objectContaining({
        action: 'user.adjust-wallet',
        before: { balance: 10 },
        after: { balance: 7.5, reason: 'Charged twice' },
      }),
    ]);
    expect(await countLedgerMismatches(app.db)).toBe(0);
  });

  it('200: the same key moves money once', async () => {
    const { id } = await app.createUser();
    const headers = { ...admin.headers, 'idempotency-key': randomUUID() };
    const first = await adjust(id, { amount: 5, reason: 'Gift' }, headers);
    const second = await adjust(id, { amount: 5, reason: 'Gift' }, headers);
    expect([first.body, second.body]).toEqual([{ balance: 5 }, { balance: 5 }]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await adjust(id, { amount: 6, reason: 'Gift' }, headers)).status).toBe(409);
  });

  it('200: the balance never falls below zero under concurrent requests', async () => {
    const { id } = await app.createUser();
    await creditWallet(app.db, id, 1000);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => adjust(id, { amount: -4, reason: 'Correction' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect((await show(id)).body.balance).toBe(2);
  });

  it.each([
    [{ amount: 0, reason: 'x' }],
    [{ amount: 0.001, reason: 'x' }],
    [{ amount: 'many', reason: 'x' }],
    [{ amount: 1, reason: '  ' }],
    [{ amount: 1, reason: 'a\nb' }],
    [{ amount: 1 }],
  ])('400: %j', async (body) => {
    const { id } = await app.createUser();
    expect((await adjust(id, body)).status).toBe(400);
    expect((await show(id)).body).toEqual({ balance: 0, items: [] });
  });

  it('400: above the currency limit, which the message names', async () => {
    const { id } = await app.createUser();
    for (const amount of [10_000.01, -10_000.01, 1e12]) {
      const { status, body } = await adjust(id, { amount, reason: 'x' });
      expect([amount, status, body.details]).toEqual([
        amount,
        400,
        [{ field: 'amount', message: 'At most $10,000.00' }],
      ]);
    }
  });

  it('404: unknown', async () => {
    expect((await show(randomUUID())).status).toBe(404);
    expect((await adjust(randomUUID(), { amount: 5, reason: 'Gift' })).status).toBe(404);
  });

  it('409: more than the balance', async () => {
    const { id } = await app.createUser();
    const { status, body } = await adjust(id, { amount: -0.01, reason: 'Correction' });
    expect([status, body.message]).toEqual([409, 'Insufficient funds']);
  });
});
