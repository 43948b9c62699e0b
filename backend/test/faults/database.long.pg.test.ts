import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connectServer } from '../../src/db/database.ts';
import { countLedgerMismatches } from '../../src/features/billing/wallet.repository.ts';
import { recordingLogger } from '../support/doubles.ts';
import { defaultSettings } from '../support/engines.ts';
import { measureSlowness } from '../support/machine-speed.ts';
import { startProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** The application reaches its database through a proxy; `app.db` of the tests bypasses it. */
let app: TestApp;
let proxy: TcpProxy;
let through: Connection;
beforeAll(async () => {
  // The proxy needs the address of a database that the application creates: the target is set afterwards.
  app = await createTestApp({
    engine: 'postgres',
    connection: (real) => {
      const url = new URL(real.pool.options.connectionString ?? '');
      through = connectServer(defaultSettings(url.href), recordingLogger());
      return through;
    },
  });
  const url = new URL(app.connection.pool.options.connectionString ?? '');
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  proxy = await startProxy(folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port });
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  // Read for each new connection; none has been opened yet.
  through.pool.options.connectionString = url.href;
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await through.close();
  await app.close();
  await proxy.close();
});

const timed = async <Answer>(work: PromiseLike<Answer>): Promise<{ answer: Answer; ms: number }> => {
  const start = performance.now();
  const answer = await work;
  return { answer, ms: performance.now() - start };
};
const balance = (headers: Record<string, string>) => app.http.get('/api/wallet/balance').set(headers);

describe('a database on a broken network', () => {
  it('503 within seven seconds while nothing gets through, 200 as soon as it responds, and no connection leaks', async () => {
    const { headers } = await app.signedIn();
    expect((await balance(headers)).status).toBe(200);
    proxy.setSilent(true);
    const answers = await Promise.all(Array.from({ length: 5 }, () => timed(balance(headers))));
    for (const { answer, ms } of answers) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(ms).toBeLessThan(7_000 * measureSlowness());
    }
    proxy.setSilent(false);
    expect((await balance(headers)).status).toBe(200);
    const all = await Promise.all(Array.from({ length: 20 }, () => balance(headers)));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(through.pool.waitingCount).toBe(0);
  });

  it('503 or 200 when connections are reset, and 200 afterwards', async () => {
    const { headers } = await app.signedIn();
    const calls = Array.from({ length: 20 }, () => balance(headers).then(({ status }) => status));
    await sleep(5);
    proxy.closeConnections();
    for (const status of await Promise.all(calls)) expect([200, 503]).toContain(status);
    expect((await balance(headers)).status).toBe(200);
  });

  it('a lost answer to COMMIT moves money once: the client retries with the same key', async () => {
    const { headers } = await app.signedIn();
    const pay = () =>
      app.http
        .post('/api/wallet/add-funds')
        .set({ ...headers, 'Idempotency-Key': 'unclear' })
        .send({ amount: 40 });
    proxy.dropResponseTo('commit');
    expect((await pay()).status).toBe(503);
    const again = await pay();
    expect([again.status, again.body.balance, again.headers['idempotent-replayed']]).toEqual([200, 40, 'true']);
    expect((await balance(headers)).body.balance).toBe(40);
  });

  it('503 with Retry-After within three seconds when all connections are busy, while /healthz answers', async () => {
    const { headers } = await app.signedIn();
    const busy = Array.from({ length: 10 }, () => through.pool.query('select pg_sleep(4)'));
    await sleep(200);
    const { answer, ms } = await timed(balance(headers));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(ms).toBeLessThan(3_500 * measureSlowness());
    expect((await app.http.get('/healthz')).status).toBe(200);
    await Promise.all(busy);
    expect((await balance(headers)).status).toBe(200);
  });
});
