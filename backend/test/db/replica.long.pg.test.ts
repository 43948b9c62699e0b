import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectReplica, type Replica } from '../../src/db/replica.ts';
import { defaultSettings } from '../support/engines.ts';
import { type ReplicaPair, startReplicaPair } from '../support/replica.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let pair: ReplicaPair;
let app: TestApp;
let replica: Replica;
/** Statements sent directly to the replica, bypassing the application. */
let beside: pg.Pool;

beforeAll(async () => {
  pair = await startReplicaPair();
  const before = process.env.TEST_DATABASE_URL;
  process.env.TEST_DATABASE_URL = pair.primary;
  try {
    app = await createTestApp({
      engine: 'postgres',
      seeded: true,
      replica: ({ pool, changes }, log) => {
        const url = new URL(pair.replica);
        url.pathname = new URL(String(pool.options.connectionString)).pathname;
        beside = new pg.Pool({ connectionString: url.href, max: 1 });
        beside.on('error', () => {});
        replica = connectReplica({ settings: defaultSettings(url.href), primary: pool, changes, log });
        return replica;
      },
    });
  } finally {
    process.env.TEST_DATABASE_URL = before;
  }
  await readFrom('current');
});
afterAll(async () => {
  await beside.end();
  await app.close();
  await pair.remove();
});

const readFrom = (state: string) =>
  vi.waitFor(() => expect(replica.state()).toBe(state), { timeout: 120_000, interval: 20 });
const reads = () => ({ ...app.deps.system.replica()?.reads });
const nameOfSite = async () => (await app.http.get('/api/site').expect(200)).body.name;
const told = () => app.log.entries.map(({ message }) => message);
const rename = (name: string) => app.db.updateTable('site_settings').set({ name }).execute();

describe('public reads with a streaming replica', () => {
  it('go to the replica, everything else to the primary', async () => {
    const before = reads();
    const { user, headers } = await app.signedIn();
    await readFrom('current');
    await app.http.get('/api/products').query({ search: 'studio' }).expect(200);
    await app.http.get('/api/posts').expect(200);
    await app.http.get('/api/notifications').set(headers).expect(200);
    await app.http.put('/api/users/profile').set(headers).send({ name: 'Rina Das', email: user.email }).expect(200);
    expect(reads()).toEqual({ ...before, replica: (before.replica ?? 0) + 2 });
  });

  it('never return rows older than an announced change, however far the replica lags', async () => {
    await beside.query('select pg_wal_replay_pause()');
    await rename('Padma Works');
    await app.deps.changes.whenCaughtUp();
    expect(replica.state()).toBe('behind');
    expect(await nameOfSite()).toBe('Padma Works');
    // The replica still has the former name: had it been queried, this would have been the answer.
    const { rows } = await beside.query('select name from site_settings');
    expect(rows[0].name).not.toBe('Padma Works');
    await beside.query('select pg_wal_replay_resume()');
    await readFrom('current');
    const before = reads();
    expect(await nameOfSite()).toBe('Padma Works');
    expect(reads()).toEqual({ ...before, replica: (before.replica ?? 0) + 1 });
  });

  it('go to the primary when nothing was replayed for two seconds, with a log line', async () => {
    await beside.query('select pg_wal_replay_pause()');
    // Sends no notification, so only the age tells.
    await app.createUser();
    await readFrom('behind');
    const before = reads();
    await app.http.get('/api/products').expect(200);
    expect(reads()).toEqual({ ...before, primary: (before.primary ?? 0) + 1 });
    await vi.waitFor(() => expect(told()).toContain('The replica is behind: public reads go to the primary'));
    await beside.query('select pg_wal_replay_resume()');
    await readFrom('current');
  });

  it('do not fail when the replica goes down, and return once it is up again', async () => {
    expect(replica.state()).toBe('current');
    let stopped = false;
    const asking = Array.from({ length: 4 }, async () => {
      for (let more = 3; more > 0; more -= stopped ? 1 : 0) await app.http.get('/api/products').expect(200);
    });
    await pair.stopReplica();
    stopped = true;
    await Promise.all(asking);
    await readFrom('away');
    const ready = await app.http.get('/readyz').expect(200);
    expect(ready.body).toMatchObject({ status: 'ready', database: 'ok', replica: 'unavailable' });
    expect(told()).toContain('The replica is not responding: public reads go to the primary');
    await pair.startReplica();
    await readFrom('current');
  });

  it('never go to a server that was promoted to primary', async () => {
    await beside.query('select pg_promote()');
    await readFrom('away');
  });
});
