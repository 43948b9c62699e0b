import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { creditWallet } from '../../factories/commerce.ts';
import { BKASH, createWithdrawal } from '../../factories/payouts.ts';
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
const list = (headers: Headers = {}, query = '') => app.http.get(`/api/wallet/payouts${query}`).set(headers);
const cancel = (id: string, headers: Headers = {}) => app.http.post(`/api/wallet/payouts/${id}/cancel`).set(headers);
const balance = async (headers: Headers) =>
  (await app.http.get('/api/wallet/balance').set(headers)).body.balance as number;

describe('GET /api/wallet/payouts', () => {
  it('200: every withdrawal has a payout, newest first, with the reference from the wallet', async () => {
    const { headers, user } = await app.signedIn();
    await creditWallet(app.db, user.id, 10_000);
    for (const amount of [10, 25.5])
      await app.http.post('/api/wallet/withdraw').set(headers).send({ amount }).expect(200);
    const { body } = await list(headers).expect(200);
    const { items } = (await app.http.get('/api/wallet/transactions').set(headers)).body;
    expect(body).toMatchObject({ total: 2, page: 1, limit: 12 });
    expect(body.items[0]).toEqual({
      id: expect.any(String),
      reference: items[0].reference,
      amount: 25.5,
      currency: 'USD',
      status: 'requested',
      account: null,
      paid_reference: null,
      reason: null,
      created_at: items[0].created_at,
      updated_at: items[0].created_at,
    });
    expect(body.items[1].amount).toBe(10);
  });

  it('200: a replayed withdrawal creates no second payout, and a rejected one creates none', async () => {
    const { headers, user } = await app.signedIn();
    await creditWallet(app.db, user.id, 1_000);
    const keyed = { ...headers, 'Idempotency-Key': 'once' };
    for (let round = 0; round < 3; round += 1)
      await app.http.post('/api/wallet/withdraw').set(keyed).send({ amount: 4 }).expect(200);
    await app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 40 }).expect(409);
    expect((await list(headers)).body.total).toBe(1);
  });

  it('200: other transactions create none, and nothing from other customers is listed', async () => {
    const { payout } = await createWithdrawal(app);
    const other = await app.signedIn();
    await creditWallet(app.db, other.user.id, 500);
    expect((await list(other.headers)).body.items).toEqual([]);
    await cancel(payout.id, other.headers).expect(404);
  });

  it('400: an invalid page', async () => {
    const { headers } = await app.signedIn();
    await list(headers, '?page=0').expect(400);
  });
});

describe('POST /api/wallet/payouts/{id}/cancel', () => {
  it('200: the money is returned once, however often it is called', async () => {
    const { headers, payout } = await createWithdrawal(app);
    expect(await balance(headers)).toBe(60);
    for (let round = 0; round < 3; round += 1)
      expect((await cancel(payout.id, headers).expect(200)).body).toMatchObject({ status: 'cancelled', reason: null });
    expect(await balance(headers)).toBe(100);
    const { items } = (await app.http.get('/api/wallet/transactions').set(headers)).body;
    expect(items[0]).toMatchObject({ type: 'adjustment', amount: 40, reference: `Returned ${payout.reference}` });
    const [notification] = (await app.http.get('/api/notifications').set(headers)).body.items;
    expect(notification).toMatchObject({ title: 'Withdrawal cancelled', text: '$40.00 is back in your wallet.' });
  });

  it('404: a malformed id', async () => {
    const { headers } = await app.signedIn();
    await cancel('first', headers).expect(404);
  });

  it('404: unknown', async () => {
    const { headers } = await app.signedIn();
    await cancel(randomUUID(), headers).expect(404);
  });

  it('409: already approved', async () => {
    const { headers, payout } = await createWithdrawal(app);
    const admin = await app.signedIn('super_admin');
    const approved = { from: 'requested', status: 'approved', account_number: BKASH.number };
    await app.http.put(`/api/admin/payouts/${payout.id}/status`).set(admin.headers).send(approved).expect(200);
    const { body } = await cancel(payout.id, headers).expect(409);
    expect(body.message).toBe('This withdrawal can no longer be cancelled');
    expect(await balance(headers)).toBe(60);
  });
});

describe('the amount of a withdrawal', () => {
  it('is not part of any revenue figure', async () => {
    const admin = await app.signedIn('super_admin');
    const figures = async () => (await app.http.get('/api/admin/overview').set(admin.headers)).body;
    const { headers, payout } = await createWithdrawal(app, BKASH);
    const before = await figures();
    await cancel(payout.id, headers).expect(200);
    expect((await figures()).revenue).toEqual(before.revenue);
  });
});
