import type { FailedJob } from '@/api/generated/model.ts';
import type { MockApi } from '../../../mocks/api.ts';

const AT = '2026-11-20T09:12:00Z';

const failure = (id: number, name: string, reason: string): FailedJob => ({
  id,
  name,
  attempts: 10,
  failedAt: AT,
  reason,
});

const server = (index: number, name: string, version: string) => ({
  id: `0d4b3a52-6f0f-4e3f-8a52-4a6f6e1f2b1${index}`,
  name,
  version,
  startedAt: new Date(Date.now() - index * 7 * 3_600_000).toISOString(),
});

/** Three servers on PostgreSQL during the rollout of a new release, with most possible problems. */
export function severalServers({ db }: MockApi): void {
  const { system } = db.state;
  db.state.system = {
    ...system,
    servers: [server(3, 'web-1 (7)', '0.1.0'), server(2, 'web-2 (7)', '0.1.0'), server(1, 'web-3 (7)', '0.2.0')],
    database: {
      kind: 'postgresql',
      version: '18.1',
      size_bytes: 3_141_592_653,
      connections: { open: 10, idle: 0, waiting: 3, most: 10 },
      replica: { condition: 'behind', lagSeconds: 74.3 },
    },
    migrations: { ...system.migrations, waiting: ['0002-payments'] },
    storage: {
      kind: 's3',
      place: 's3 studio-files at https://store.example',
      reachable: false,
      files: null,
      bytes: null,
    },
    backup: { lastAt: AT, bytes: 812_345_678, nightly: true },
    mail: { kind: 'smtp', lastDeliveryAt: AT, waiting: 218 },
    jobs: { waiting: 231, running: 4, oldestDueAt: new Date(Date.now() - 12 * 60_000).toISOString() },
    failures: [
      failure(41, 'mail.deliver', 'The other server is not responding. (connect ECONNREFUSED 10.0.0.7:587)'),
      failure(40, 'storage.remove', 'It took too long.'),
    ],
  };
}

/** More than the list shows. */
export function manyFailures({ db }: MockApi): void {
  db.state.system.failures = Array.from({ length: 60 }, (_, index) =>
    failure(100 - index, 'mail.deliver', 'The other server is not responding.'),
  );
}

export function longNames({ db }: MockApi): void {
  const { system } = db.state;
  db.state.system = {
    ...system,
    servers: [server(1, `${'web-in-a-far-away-region-'.repeat(4)}1 (4711)`, '0.1.0-rc.1+20261122')],
    storage: { ...system.storage, place: `files in /${'a-very-long-folder/'.repeat(8)}` },
    failures: [
      failure(7, 'reports.build-everything-that-was-ever-asked-for', `Failed at ${'https://example.com/'.repeat(14)}`),
    ],
  };
}
