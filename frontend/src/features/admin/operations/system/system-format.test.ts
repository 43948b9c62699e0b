import { describe, expect, it } from 'vitest';
import { seed } from '../../../../../../mocks/store/seed.ts';
import { findProblems, formatBytes, formatDuration, jobLabel } from './system-format.ts';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

describe('sizes and durations', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [41_943_040, '41.9 MB'],
    [3_100_000_000, '3.1 GB'],
    [9e18, '9,000,000 TB'],
  ])('%d bytes', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

  it.each([
    [0, 'less than a minute'],
    [1, '1 minute'],
    [59, '59 minutes'],
    [26 * 60, '26 hours'],
    [72 * 60, '3 days'],
  ])('%d minutes', (minutes, text) => expect(formatDuration(before(minutes), NOW)).toBe(text));

  it('an unknown job keeps its name', () => {
    expect([jobLabel('mail.deliver'), jobLabel('reports.build')]).toEqual(['Send an email', 'reports.build']);
  });
});

describe('problems', () => {
  const { failures: _, ...system } = seed(NOW).system;
  const well = { ...system, jobs: { ...system.jobs, failed: 0, failures: [] } };

  it('is empty when all is well', () => expect(findProblems(well, NOW)).toEqual([]));

  it('lists every problem', () => {
    const [server] = well.servers;
    const bad = {
      ...well,
      servers: server ? [server, { ...server, version: '0.2.0' }] : [],
      storage: { ...well.storage, reachable: false },
      migrations: { ...well.migrations, waiting: ['a', 'b'] },
      database: { ...well.database, connections: { open: 10, idle: 0, waiting: 1, most: 10 } },
      jobs: { ...well.jobs, failed: 1, oldestDueAt: before(12) },
    };
    expect(findProblems(bad, NOW)).toEqual([
      'File storage is unreachable.',
      '2 database migrations are pending.',
      '1 job has failed permanently.',
      'A job is 12 minutes overdue.',
      '1 request is waiting for a database connection.',
      'Servers are running 2 different releases.',
    ]);
  });
});
