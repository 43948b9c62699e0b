import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let withoutProvider: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  withoutProvider = await createTestApp({ env: { DEMO_DATA: 'false' } });
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await app.close();
  await withoutProvider.close();
});

type Headers = Record<string, string>;
const balance = (headers: Headers = {}) => app.http.get('/api/wallet/balance').set(headers);
const add = (headers: Headers, body: object, targetApp = app) =>
  targetApp.http.post('/api/wallet/add-funds').set(headers).send(body);
const withdraw = (headers: Headers, body: object) => app.http.post('/api/wallet/withdraw').set(headers).send(body);
const listEntries = (userId: string) =>
  app.db
    .selectFrom('wallet_entries')
    .innerJoin('wallets', 'wallets.id', 'wallet_entries.wallet_id')
    .select(['kind', 'amount_cents', 'balance_after_cents', 'reference'])
    .where('wallets.user_id', '=', userId)
    .orderBy('wallet_entries.id')
    .execute();

/** Bodies without an acceptable amount. */
const INVALID_BODIES: [string, object][] = [
  ['0', { amount: 0 }],
  ['-0', { amount: -0 }],
  ['a negative amount', { amount: -5 }],
  ['a tenth of a cent', { amount: 0.001 }],
  ['1.005', { amount: 1.005 }],
  ['1e308', { amount: 1e308 }],
  ['text', { amount: '5' }],
  ['null', { amount: null }],
  ['a list', { amount: [5] }],
  ['nothing', {}],
];

describe('GET /api/wallet/balance', () => {
  it('200: 0 for a new customer, else the sum of the transactions', async () => {
    const { user, headers } = await app.signedIn();
    expect((await balance(headers)).body).toEqual({ balance: 0 });
    await creditWallet(app.db, user.id, 284_565);
    const { status, body } = await balance(headers);
    expect([status, body]).toEqual([200, { balance: 2845.65 }]);
  });

  it('200: not another user’s', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await creditWallet(app.db, other.user.id, 500);
    expect((await balance(mine.headers)).body).toEqual({ balance: 0 });
  });
});

describe('POST /api/wallet/add-funds', () => {
  it('200: exact cents, one ledger entry each', async () => {
    const { user, headers } = await app.signedIn();
    const answers = [];
    for (const amount of [0.1, 0.2, 0.07, 19.99, 4.35, 10_000])
      answers.push((await add(headers, { amount })).body.balance);
    expect(answers).toEqual([0.1, 0.3, 0.37, 20.36, 24.71, 10_024.71]);
    const entries = await listEntries(user.id);
    expect(entries.map((entry) => entry.amount_cents)).toEqual([10, 20, 7, 1999, 435, 1_000_000]);
    expect(entries.at(-1)).toMatchObject({
      kind: 'deposit',
      balance_after_cents: 1_002_471,
      reference: expect.stringMatching(/^DEMO-/),
    });
  });

  it.each(INVALID_BODIES)('400: %s', async (_name, body) => {
    const { user, headers } = await app.signedIn();
    const answer = await add({ ...headers, 'idempotency-key': 'wrong' }, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: 'Please enter a valid amount', code: 'invalid_request' });
    expect(await listEntries(user.id)).toEqual([]);
    // A refused amount does not use up the key.
    expect((await add({ ...headers, 'idempotency-key': 'wrong' }, { amount: 5 })).status).toBe(200);
  });

  it('400: a field that the customer must not set', async () => {
    const { headers } = await app.signedIn();
    expect((await add(headers, { amount: 5, balance: 1_000_000 })).status).toBe(400);
    expect((await balance(headers)).body).toEqual({ balance: 0 });
  });

  it('409: a balance above 1,000,000.00, and nothing is added', async () => {
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 99_999_999);
    const { status, body } = await add(headers, { amount: 0.02 });
    expect([status, body.message]).toEqual([409, 'A wallet can hold at most $1,000,000.00']);
    expect((await add(headers, { amount: 0.01 })).body).toEqual({ balance: 1_000_000 });
  });

  it('503: no payment provider is connected', async () => {
    const { headers } = await withoutProvider.signedIn();
    const { status, body } = await add(headers, { amount: 5 }, withoutProvider);
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'unavailable', message: expect.stringContaining('no payment provider') });
    expect((await withoutProvider.http.get('/api/wallet/balance').set(headers)).body).toEqual({ balance: 0 });
  });
});

describe('POST /api/wallet/withdraw', () => {
  it('200: down to a balance of zero', async () => {
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 2029);
    expect((await withdraw(headers, { amount: 0.3 })).body).toEqual({ balance: 19.99 });
    const { status, body } = await withdraw(headers, { amount: 19.99 });
    expect([status, body]).toEqual([200, { balance: 0 }]);
    expect((await listEntries(user.id)).at(-1)).toMatchObject({
      kind: 'withdrawal',
      amount_cents: -1999,
      balance_after_cents: 0,
    });
  });

  it.each(INVALID_BODIES)('400: %s', async (_name, body) => {
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 100_000_000);
    const answer = await withdraw(headers, body);
    expect([answer.status, answer.body.message]).toEqual([400, 'Please enter a valid amount']);
    expect(await listEntries(user.id)).toHaveLength(1);
  });

  it('409: more than the balance, by any amount, and nothing is debited; 400 above the limit of one call', async () => {
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 1_000_001);
    for (const amount of [10_000.02, 1_000_000.01, 9_999_999_999_999, 1e21]) {
      expect(await withdraw(headers, { amount }), String(amount)).toMatchObject({
        status: 409,
        body: { message: 'Insufficient funds' },
      });
    }
    expect(await withdraw(headers, { amount: 10_000.01 })).toMatchObject({
      status: 400,
      body: { message: 'At most $10,000.00' },
    });
    expect((await balance(headers)).body).toEqual({ balance: 10_000.01 });
  });

  it('409: more than the balance, and nothing is debited', async () => {
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 1000);
    for (const amount of [10.01, 10_000.01, 9_999_999]) {
      const { status, body } = await withdraw(headers, { amount });
      expect(status).toBe(409);
      expect(body).toMatchObject({ message: 'Insufficient funds', code: 'insufficient_funds' });
    }
    expect((await balance(headers)).body).toEqual({ balance: 10 });
  });
});
