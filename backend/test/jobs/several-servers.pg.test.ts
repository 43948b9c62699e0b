import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrateQueue } from '../../src/db/migrate-queue.ts';
import { connectWorkerToServer } from '../../src/db/worker-connection.ts';
import { createEncryption } from '../../src/jobs/encryption.ts';
import { createJobs } from '../../src/jobs/queue.ts';
import { startWorker } from '../../src/jobs/worker.ts';
import { recordingLogger } from '../support/doubles.ts';
import { bareServerForTest, serverSettings } from '../support/engines.ts';
import { createRemovalHandlers } from '../support/jobs.ts';

const log = recordingLogger();
const encryption = createEncryption('a-secret-for-tests-of-at-least-32-bytes');
const MANY = 60;

let connection: Connection;
beforeAll(async () => {
  connection = await bareServerForTest(log);
  await migrate(connection.db);
});
afterAll(() => connection.close());

it('servers that start together create one queue, run each job once and finish running jobs when they stop', async () => {
  await Promise.all(Array.from({ length: 3 }, () => migrateQueue(connection.pool)));
  const done: string[] = [];
  const all = Promise.withResolvers<void>();
  const handlers = createRemovalHandlers(async (key) => {
    await connection.db.selectFrom('users').select('id').execute();
    done.push(key);
    if (done.length === MANY) all.resolve();
  });
  const url = connection.pool.options.connectionString ?? '';
  const servers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const own = connectWorkerToServer(serverSettings(url), 2, log);
      return { own, worker: await startWorker({ pool: own.pool, handlers, encryption, log, concurrency: 2 }) };
    }),
  );
  const jobs = createJobs({ db: connection.db, encryption });
  await Promise.all(Array.from({ length: MANY }, (_, index) => jobs.add('storage.remove', { keys: [`${index}`] })));
  await all.promise;
  await Promise.all(servers.map(({ worker }) => worker.stop()));
  await Promise.all(servers.map(({ own }) => own.close()));
  expect(new Set(done).size).toBe(MANY);
  expect(done).toHaveLength(MANY);
  const { rows } = await connection.pool.query(
    // Jobs that the scheduler adds in the meantime do not matter.
    "select 1 from graphile_worker.jobs where task_identifier = 'storage.remove'",
  );
  expect(rows).toEqual([]);
});
