import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordBackup } from '../../../src/features/operations/backups.repository.ts';
import { recordHeartbeat } from '../../../src/features/operations/servers.repository.ts';
import { VERSION } from '../../../src/lib/version.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const SYSTEM = '/api/admin/system';

let app: TestApp;
let admin: { authorization: string };
let customer: { authorization: string };
let failing = false;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  customer = (await app.signedIn()).headers;
  const real = app.deps.storage.remove;
  app.deps.storage.remove = (key) => (failing ? Promise.reject(new Error('EACCES: no way')) : real(key));
});
beforeEach(async () => {
  failing = false;
  await app.connection.pool.query('truncate graphile_worker._private_jobs');
});
afterAll(() => app.close());

const status = async () => (await app.http.get(SYSTEM).set(admin).expect(200)).body;
const trail = () =>
  app.db.selectFrom('audit_entries').select(['action', 'label']).orderBy('id', 'desc').executeTakeFirst();

/** A job that has used up its retries. @returns its id */
async function failedJob(): Promise<number> {
  failing = true;
  await app.deps.jobs.add('storage.remove', { keys: ['pictures/none.webp'] }, { maxAttempts: 1 });
  await app.background.idle();
  failing = false;
  return (await status()).jobs.failures[0].id;
}

describe('GET /api/admin/system', () => {
  it('200 lists running servers and their services', async () => {
    const server = { name: 'web-1 (7)', version: VERSION, worker: null };
    const [alive, silent] = [randomUUID(), randomUUID()];
    for (const id of [alive, silent]) await recordHeartbeat(app.db, { ...server, id, mailAt: new Date(0) });
    await app.connection.pool.query("update servers set seen_at = now() - interval '1 minute' where id = $1", [silent]);
    await app.deps.jobs.add('articles.publish', {}, { runAt: new Date(Date.now() + 60_000) });
    expect(await status()).toEqual({
      version: VERSION,
      build: null,
      servers: [{ id: alive, name: server.name, version: VERSION, startedAt: expect.any(String) }],
      database: {
        kind: 'embedded',
        version: expect.stringMatching(/^\d+/),
        size_bytes: expect.any(Number),
        connections: { open: 1, idle: expect.any(Number), waiting: expect.any(Number), most: 1 },
        replica: { condition: 'none', lagSeconds: null },
      },
      migrations: { done: expect.any(Number), latest: expect.stringMatching(/^\d{4}-/), waiting: [] },
      storage: { kind: 'disk', place: app.deps.storage.description, reachable: true, files: null, bytes: null },
      mail: { kind: 'folder', lastDeliveryAt: new Date(0).toISOString(), waiting: 0 },
      jobs: { waiting: 1, running: 0, failed: 0, oldestDueAt: null, failures: [] },
      backup: { lastAt: null, bytes: null, nightly: false },
    });
  });

  it('200 counts files in the background, and reports the last backup', async () => {
    const again = await createTestApp({ env: { BACKUP_DIR: '/tmp' } });
    const { headers } = await again.signedIn('super_admin');
    const read = async () => (await again.http.get(SYSTEM).set(headers).expect(200)).body;
    await again.deps.storage.put('downloads', Buffer.from('river'), 'zip');
    expect((await read()).storage).toMatchObject({ files: null, bytes: null });
    await again.background.idle();
    const at = new Date('2026-11-20T02:20:05Z');
    const figures = { rows: 9, files: 1, file_bytes: 5, bytes: 1_234 };
    await recordBackup(again.db, { origin: 'schedule', started_at: at, finished_at: at, ...figures });
    expect(await read()).toMatchObject({
      storage: { files: 1, bytes: 5 },
      backup: { lastAt: at.toISOString(), bytes: 1_234, nightly: true },
    });
    await again.close();
  });

  it('200 although the storage does not respond', async () => {
    const real = app.deps.storage.check;
    app.deps.storage.check = () => Promise.reject(new Error('away'));
    expect((await status()).storage.reachable).toBe(false);
    app.deps.storage.check = real;
  });

  it('200 explains why a job failed, without personal data', async () => {
    await failedJob();
    const { jobs } = await status();
    expect(jobs).toMatchObject({
      failed: 1,
      failures: [
        { name: 'storage.remove', attempts: 1, reason: 'The server has no write permission there. (EACCES: no way)' },
      ],
    });
    await app.connection.pool.query(
      "update graphile_worker._private_jobs set last_error = '550 no mailbox <nadia@example.com>'",
    );
    expect((await status()).jobs.failures[0].reason).toBe('550 no mailbox <[removed]>');
    await app.connection.pool.query('update graphile_worker._private_jobs set last_error = null');
    expect((await status()).jobs.failures[0].reason).toBe('The server was killed while the job was running.');
  });

  it('400 for an unknown parameter', async () => {
    expect((await app.http.get(`${SYSTEM}?page=1`).set(admin)).status).toBe(400);
  });
});

describe('one failed job', () => {
  it('204 runs it again; the audit trail records who did it', async () => {
    const id = await failedJob();
    await app.http.post(`${SYSTEM}/jobs/${id}/retry`).set(admin).expect(204);
    expect((await status()).jobs).toMatchObject({ waiting: 1, failed: 0, failures: [] });
    await app.background.idle();
    expect((await status()).jobs).toMatchObject({ waiting: 0, failed: 0 });
    expect(await trail()).toEqual({ action: 'job.retry', label: 'storage.remove' });
  });

  it('204 removes it; of two concurrent requests the second gets 404', async () => {
    const id = await failedJob();
    const answers = await Promise.all([1, 2].map(() => app.http.delete(`${SYSTEM}/jobs/${id}`).set(admin)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 404]);
    expect((await status()).jobs.failed).toBe(0);
    expect(await trail()).toEqual({ action: 'job.remove', label: 'storage.remove' });
  });

  it('404 for one that is waiting, running or unknown', async () => {
    await app.deps.jobs.add('articles.publish', {}, { runAt: new Date(Date.now() + 60_000) });
    const { rows } = await app.connection.pool.query('select id from graphile_worker.jobs');
    for (const id of [rows[0].id, 999_999]) {
      expect((await app.http.post(`${SYSTEM}/jobs/${id}/retry`).set(admin)).status).toBe(404);
      expect((await app.http.delete(`${SYSTEM}/jobs/${id}`).set(admin)).status).toBe(404);
    }
    expect((await status()).jobs.waiting).toBe(1);
  });

  it('404 for an id that is not a number', async () => {
    for (const id of ['0', 'x', '1.5']) {
      expect((await app.http.post(`${SYSTEM}/jobs/${id}/retry`).set(admin)).status).toBe(404);
      expect((await app.http.delete(`${SYSTEM}/jobs/${id}`).set(admin)).status).toBe(404);
    }
  });
});

describe('all failed jobs', () => {
  it('200 runs them again, or removes them, and returns their number', async () => {
    await failedJob();
    await failedJob();
    expect((await app.http.post(`${SYSTEM}/jobs/retry`).set(admin).expect(200)).body).toEqual({ count: 2 });
    expect(await trail()).toEqual({ action: 'job.retry', label: '2 jobs' });
    await app.background.idle();
    await failedJob();
    expect((await app.http.delete(`${SYSTEM}/jobs`).set(admin).expect(200)).body).toEqual({ count: 1 });
    expect((await app.http.delete(`${SYSTEM}/jobs`).set(admin).expect(200)).body).toEqual({ count: 0 });
    expect((await status()).jobs).toMatchObject({ waiting: 0, failed: 0 });
  });
});

it.each([
  ['get', ''],
  ['post', '/jobs/retry'],
  ['delete', '/jobs'],
  ['post', '/jobs/1/retry'],
  ['delete', '/jobs/1'],
] as const)('400, 401 and 403: %s %s', async (method, path) => {
  const call = () => app.http[method](`${SYSTEM}${path}`);
  expect((await call()).status).toBe(401);
  expect((await call().set(customer)).status).toBe(403);
  expect((await call().set(admin).query({ surprise: 1 })).status).toBe(400);
});
