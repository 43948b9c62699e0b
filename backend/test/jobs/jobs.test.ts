import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/retry.ts';
import { connectWorkerToEmbedded } from '../../src/db/worker-connection.ts';
import { createEncryption } from '../../src/jobs/encryption.ts';
import { createJobs } from '../../src/jobs/queue.ts';
import { runDueJobs, startWorker, type WorkerDeps } from '../../src/jobs/worker.ts';
import { recordingLogger } from '../support/doubles.ts';
import { embeddedForTest } from '../support/engines.ts';
import { createRemovalHandlers } from '../support/jobs.ts';

const log = recordingLogger();
const encryption = createEncryption('a-secret-for-tests-of-at-least-32-bytes');
const MARK = 'nadia@example.com';

let connection: Connection;
let done: string[];
let failing: boolean;
beforeAll(async () => {
  connection = await embeddedForTest(log);
});
beforeEach(async () => {
  done = [];
  failing = false;
  log.entries.length = 0;
  await connection.pool.query('truncate graphile_worker._private_jobs');
});
afterAll(() => connection.close());

const handlers = createRemovalHandlers(async (key) => {
  if (failing) throw new Error('The disk does not answer');
  done.push(key);
});
const parts = (over: Partial<WorkerDeps> = {}): WorkerDeps => {
  const { pool } = connectWorkerToEmbedded(connection);
  return { pool, handlers, encryption, log, concurrency: 1, ...over };
};
const jobs = (onAdded?: () => void) => createJobs({ db: connection.db, encryption, ...(onAdded ? { onAdded } : {}) });
const rows = async () => (await connection.pool.query('select * from graphile_worker._private_jobs')).rows;
/** Makes a waiting job due. */
const passTime = () => connection.pool.query('update graphile_worker._private_jobs set run_at = now()');

describe('jobs', () => {
  it('run once and leave nothing behind', async () => {
    await jobs().add('storage.remove', { keys: ['a', 'b'] });
    await runDueJobs(parts());
    await runDueJobs(parts());
    expect([done, await rows()]).toEqual([['a', 'b'], []]);
  });

  it('are committed or rolled back with their transaction', async () => {
    const add = (key: string, end?: Error) =>
      inTransaction(connection.db, async (tx) => {
        await jobs().add('storage.remove', { keys: [key] }, { db: tx });
        if (end) throw end;
      });
    await expect(add('lost', new Error('taken back'))).rejects.toThrow('taken back');
    await add('kept');
    await runDueJobs(parts());
    expect(done).toEqual(['kept']);
  });

  it('cannot be read in the database, or run by a server with another secret', async () => {
    await jobs().add('storage.remove', { keys: [MARK] });
    expect(JSON.stringify(await rows())).not.toContain('nadia');
    await runDueJobs(parts({ encryption: createEncryption('another-secret-of-at-least-32-bytes!') }));
    expect(done).toEqual([]);
    await passTime();
    await runDueJobs(parts());
    expect(done).toEqual([MARK]);
  });

  it('wait until they are due, and only the newest of several with one key is kept', async () => {
    const runAt = new Date(Date.now() + 60_000);
    for (const key of ['old', 'new']) await jobs().add('storage.remove', { keys: [key] }, { runAt, key: 'one' });
    await runDueJobs(parts());
    expect(done).toEqual([]);
    await passTime();
    await runDueJobs(parts());
    expect(done).toEqual(['new']);
  });

  it('are retried with increasing delays and end as dead letters', async () => {
    failing = true;
    await jobs().add('storage.remove', { keys: ['a'] }, { maxAttempts: 3 });
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await runDueJobs(parts());
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, last_error: 'The disk does not answer' });
      pauses.push(row.run_at - Date.now());
      await passTime();
    }
    expect(pauses[1]).toBeGreaterThan(2 * (pauses[0] ?? 0));
    failing = false;
    await runDueJobs(parts());
    expect([done, await rows()]).toMatchObject([[], [{ attempts: 3, max_attempts: 3 }]]);
    expect(log.entries.map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'A job failed and will be retried'],
      ['warn', 'A job failed and will be retried'],
      ['error', 'A job failed permanently and is listed in the admin area'],
    ]);
  });
});

describe('the worker on the embedded engine', () => {
  it('runs a job as soon as its transaction ends and leaves the only session to requests', async () => {
    const { pool, wake } = connectWorkerToEmbedded(connection);
    const ran = Promise.withResolvers<string>();
    const worker = await startWorker(parts({ pool, handlers: createRemovalHandlers(async (key) => ran.resolve(key)) }));
    await inTransaction(connection.db, async (tx) => {
      await jobs(wake).add('storage.remove', { keys: ['a'] }, { db: tx });
      await tx.selectFrom('users').select('id').execute();
    });
    expect(await ran.promise).toBe('a');
    await worker.stop();
    expect(await rows()).toEqual([]);
  });
});
