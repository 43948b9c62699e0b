import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../test-app.ts';

const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => app.close());

/** Sets the wall clock; monotonic time is not affected. */
const jump = (milliseconds: number) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + milliseconds });
};

describe('a clock that is set forward and back', () => {
  it('keeps the ledger in order', async () => {
    const { headers } = await app.signedIn();
    const move = (path: string, amount: number) =>
      app.http.post(`/api/wallet/${path}`).set(headers).send({ amount }).expect(200);
    await move('add-funds', 10);
    jump(HOUR);
    await move('add-funds', 20);
    vi.useRealTimers();
    await move('withdraw', 5);
    const { body } = await app.http.get('/api/wallet/transactions').set(headers).expect(200);
    expect(body.items.map((row: { balance_after: number }) => row.balance_after)).toEqual([25, 30, 10]);
    expect((await app.http.get('/api/wallet/balance').set(headers)).body).toEqual({ balance: 25 });
    const { text } = await app.http.get('/api/wallet/statement').set(headers).expect(200);
    expect(text.indexOf('30.00')).toBeLessThan(text.indexOf('25.00'));
  });

  it('moves no money again for a known key', async () => {
    const { headers } = await app.signedIn();
    const add = () =>
      app.http
        .post('/api/wallet/add-funds')
        .set(headers)
        .set('idempotency-key', 'across-the-jump')
        .send({ amount: 10 });
    const first = await add();
    for (const by of [HOUR, -HOUR]) {
      jump(by);
      const replay = await add();
      // With the clock an hour back the session's token is from the future: it is refused, and no money moves.
      if (replay.status === 200) expect(replay.body).toEqual(first.body);
      vi.useRealTimers();
    }
    expect((await app.http.get('/api/wallet/balance').set(headers)).body).toEqual({ balance: 10 });
  });

  it('signs no one out permanently', async () => {
    const { headers } = await app.signedIn();
    const session = () => app.http.get('/api/auth/session').set(headers);
    jump(HOUR);
    expect((await session()).status).toBe(200);
    vi.useRealTimers();
    expect((await session()).status).toBe(200);
    const seen = await app.db.selectFrom('sessions').select('last_seen_at').execute();
    for (const { last_seen_at } of seen) expect(last_seen_at.getTime()).toBeLessThan(Date.now() + 1_000);
  });

  it('neither frees an attacker nor blocks anyone for longer', async () => {
    const user = await app.createUser();
    const guess = () => app.http.post('/api/auth/login').send({ email: user.email, password: 'wrong-password' });
    for (let count = 0; count < 5; count += 1) await guess().expect(401);
    for (const by of [0, HOUR, -HOUR]) {
      if (by !== 0) jump(by);
      const refused = await app.http.post('/api/auth/login').send({ email: user.email, password: PASSWORD });
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(15 * 60);
      vi.useRealTimers();
    }
  });
});

describe('servers with different clocks', () => {
  it.each([
    ['ended 20 seconds ago by our clock', { exp: -20 }, 200],
    ['ended 40 seconds ago', { exp: -40 }, 401],
    ['begins in 20 seconds', { iat: 20 }, 200],
    ['begins in 40 seconds', { iat: 40 }, 401],
  ])('a token that %s is answered %j with %i', async (_name, shift, status) => {
    const { headers } = await app.signedIn();
    const claims = jwt.decode(headers.authorization.slice('Bearer '.length)) as Record<string, number>;
    const now = Math.floor(Date.now() / 1000);
    const moved = Object.fromEntries(Object.entries(shift).map(([name, seconds]) => [name, now + seconds]));
    const token = jwt.sign({ ...claims, ...moved }, createSecretKey(Buffer.from(app.secret)), { algorithm: 'HS256' });
    const answer = await app.http.get('/api/auth/session').set({ authorization: `Bearer ${token}` });
    expect(answer.status).toBe(status);
  });
});
