import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
const readOnly = (state: 'on' | 'off') => app.connection.pool.query(`set default_transaction_read_only = ${state}`);
afterEach(async () => {
  await readOnly('off');
  app.clock.reset();
});
afterAll(() => app.close());

describe('a read-only database, as after a failover or with a full disk', () => {
  it('503 with Retry-After for signed-in users and readiness, and both recover without a restart', async () => {
    const { headers } = await app.signedIn();
    const pay = () => app.http.post('/api/wallet/add-funds').set(headers).send({ amount: 5 });
    const session = () => app.http.get('/api/auth/session').set(headers);
    expect((await app.http.get('/readyz')).status).toBe(200);
    await readOnly('on');
    app.clock.advance(2 * 60_000); // so that the session's last use is written
    for (const answer of [await session(), await pay()]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(answer.headers['retry-after']).toBe('5');
    }
    const ready = await app.http.get('/readyz');
    expect(ready).toMatchObject({ status: 503, body: { status: 'unavailable', database: 'unavailable' } });
    expect((await app.http.get('/healthz')).status).toBe(200);
    await readOnly('off');
    expect((await session()).status).toBe(200);
    expect((await pay()).status).toBe(200);
    expect((await app.http.get('/readyz')).status).toBe(200);
  });
});
