import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { recordingLogger } from '../support/doubles.ts';
import { serverForTest } from '../support/engines.ts';
import { kill, ready, type ServerProcess, startProcess } from './process.ts';

let connection: Connection;
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-processes-'));
  connection = await serverForTest(recordingLogger());
  server = startProcess({
    PROCESSES: '2',
    DATA_DIR: folder,
    DATABASE_URL: String(connection.pool.options.connectionString),
    RATE_LIMIT_FACTOR: '1000',
  });
  await ready(server);
  await vi.waitFor(() => expect(server.output()).toContain('Processes  2'), { timeout: 120_000 });
});
afterAll(async () => {
  await kill(server);
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** The processes that have answered and are still running. */
const workers = (): number[] =>
  [...server.output().matchAll(/Process (\d+) is ready/g)].map(([, pid]) => Number(pid)).filter(isAlive);
/** One request on a connection of its own, which goes to the next process. */
const statusOf = async (address: string) =>
  (await fetch(server.url + address, { headers: { connection: 'close' } })).status;

describe('two processes on one port', () => {
  it('serve pages that were not requested before, and their data', async () => {
    const pages = Array.from({ length: 12 }, (_, index) => `/products?search=cold-${index}`);
    for (const page of [...pages, '/about', '/about', '/api/site', '/api/site'])
      expect(await statusOf(page), page).toBe(200);
  });

  it('replace one that is killed, while the other one serves', async () => {
    const before = workers();
    expect(before).toHaveLength(2);
    process.kill(Number(before[0]), 'SIGKILL');
    await vi.waitFor(() => expect(server.output()).toContain('ended unexpectedly'), { timeout: 120_000 });
    for (let count = 0; count < 10; count += 1) expect(await statusOf('/api/site')).toBe(200);
    await vi.waitFor(() => expect(workers()).toHaveLength(2), { timeout: 120_000 });
    expect(workers()).not.toContain(before[0]);
  });

  it('restart one after the other on SIGUSR2, without a failed request, and stop together', async () => {
    const before = workers();
    let replaced = false;
    const failed: unknown[] = [];
    const answered: unknown[] = [];
    const visitor = async () => {
      while (!replaced) {
        await statusOf('/api/site').then(
          (status) => (status === 200 ? answered : failed).push(status),
          (error) => failed.push(error),
        );
        await sleep(10);
      }
    };
    const visitors = [visitor(), visitor()];
    server.child.kill('SIGUSR2');
    await vi.waitFor(() => expect(server.output()).toContain('have been replaced'), {
      timeout: 120_000,
      interval: 100,
    });
    replaced = true;
    await Promise.all(visitors);
    expect(failed).toEqual([]);
    expect(answered.length).toBeGreaterThan(20);
    const after = workers();
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
