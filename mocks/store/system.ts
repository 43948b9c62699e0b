import type { FailedJob, SystemStatus } from '../../contract/generated/model.ts';

/** The servers on the status screen; the failed jobs are separate, because they can be retried or removed. */
export type StoredSystem = Omit<SystemStatus, 'jobs'> & {
  jobs: Omit<SystemStatus['jobs'], 'failed' | 'failures'>;
  failures: FailedJob[];
};

const HOUR_MS = 3_600_000;

/** One server on its embedded database, as after `npm start`. */
export const seedSystem = (now: number): StoredSystem => ({
  version: '0.1.0',
  build: '3f9a2c71d0be',
  servers: [
    {
      id: '0d4b3a52-6f0f-4e3f-8a52-4a6f6e1f2b10',
      name: 'studio (4711)',
      version: '0.1.0',
      startedAt: new Date(now - 26 * HOUR_MS).toISOString(),
    },
  ],
  database: {
    kind: 'embedded',
    version: '18.1',
    size_bytes: 41_943_040,
    connections: { open: 1, idle: 1, waiting: 0, most: 1 },
    replica: { condition: 'none', lagSeconds: null },
  },
  migrations: { done: 12, latest: '0012-saved-views', waiting: [] },
  storage: { kind: 'disk', place: 'files in .data/files', reachable: true, files: 486, bytes: 61_203_450 },
  mail: { kind: 'folder', lastDeliveryAt: new Date(now - 2 * HOUR_MS).toISOString(), waiting: 0 },
  jobs: { waiting: 2, running: 0, oldestDueAt: null },
  backup: { lastAt: null, bytes: null, nightly: false },
  failures: [],
});
