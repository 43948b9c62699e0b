import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const callWallet = (call: 'add-funds' | 'withdraw', headers: Headers, amount: number, key: string) =>
  app.http
    .post(`/api/wallet/${call}`)
    .set({ ...headers, 'Idempotency-Key': key })
    .send({ amount });
const balance = async (headers: Headers) => (await app.http.get('/api/wallet/balance').set(headers)).body.balance;

describe('Idempotency-Key', () => {
  it('200: the same key and body get the first answer and move no money again', async () => {
    const { headers } = await app.signedIn();
    const first = await callWallet('add-funds', headers, 5, 'one');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    await callWallet('add-funds', headers, 7, 'two');
    const repeated = await callWallet('add-funds', headers, 5, 'one');
    expect([repeated.status, repeated.body]).toEqual([200, { balance: 5 }]);
    expect(repeated.headers['idempotent-replayed']).toBe('true');
    expect(await balance(headers)).toBe(12);
  });

  it('200: a key is scoped to one customer', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await callWallet('add-funds', mine.headers, 5, 'shared');
    const otherResponse = await callWallet('add-funds', other.headers, 9, 'shared');
    expect(otherResponse.body).toEqual({ balance: 9 });
    expect(otherResponse.headers['idempotent-replayed']).toBeUndefined();
  });

  it('409: the same key with another amount or for another operation', async () => {
    const { headers } = await app.signedIn();
    await callWallet('add-funds', headers, 5, 'one');
    for (const rejected of [
      await callWallet('add-funds', headers, 6, 'one'),
      await callWallet('withdraw', headers, 5, 'one'),
    ]) {
      expect(rejected.status).toBe(409);
      expect(rejected.body).toMatchObject({
        code: 'key_reused',
        message: 'This idempotency key was already used for another request',
      });
      expect(rejected.headers['idempotent-replayed']).toBeUndefined();
    }
    expect(await balance(headers)).toBe(5);
  });

  it('409: a rejection is replayed too, even when the balance would suffice by now', async () => {
    const { user, headers } = await app.signedIn();
    const first = await callWallet('withdraw', headers, 5, 'early');
    await creditWallet(app.db, user.id, 1000);
    const repeated = await callWallet('withdraw', headers, 5, 'early');
    expect(repeated.status).toBe(409);
    expect({ ...repeated.body, requestId: '' }).toEqual({ ...first.body, requestId: '' });
    expect(repeated.headers['idempotent-replayed']).toBe('true');
    expect(await balance(headers)).toBe(10);
  });

  it.each([
    ['256 characters', 'k'.repeat(256)],
    ['a space', 'a b'],
    ['an empty key', ''],
  ])('400: %s', async (_name, key) => {
    const { headers } = await app.signedIn();
    expect((await callWallet('add-funds', headers, 5, key)).status).toBe(400);
    expect(await balance(headers)).toBe(0);
  });
});
