import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Connection } from '../db/database.ts';
import {
  recordHeartbeat,
  recordOtherServersStopped,
  recordStop,
  releaseOrphanedJobs,
} from '../features/operations/servers.repository.ts';
import type { Logger } from '../lib/log.ts';
import { VERSION } from '../lib/version.ts';

const HEARTBEAT_INTERVAL_MS = 10_000;

interface Options {
  connection: Pick<Connection, 'db' | 'kind'>;
  log: Logger;
  /** The id of this server's worker in the queue; null if it runs no jobs. */
  worker: string | null;
  /** When this server last delivered an email. */
  mailAt(): Date | null;
}

/**
 * Sends a heartbeat every ten seconds and releases the jobs of servers without one.
 * @returns reports the shutdown
 */
export async function startHeartbeat({ connection, log, worker, mailAt }: Options): Promise<() => Promise<void>> {
  const { db, kind } = connection;
  const id = randomUUID();
  const beat = async () => {
    await recordHeartbeat(db, {
      id,
      name: `${hostname()} (${process.pid})`,
      version: VERSION,
      worker,
      mailAt: mailAt(),
    });
    const released = await releaseOrphanedJobs(db);
    if (released > 0) log.warn('Released the jobs of a killed server', { servers: released });
  };
  let running: Promise<void> = Promise.resolve();
  const beatSafely = () => {
    running = beat().catch((error: unknown) => log.warn('The heartbeat of this server failed', { error }));
  };
  if (kind === 'embedded') await recordOtherServersStopped(db, id);
  await beat();
  const timer = setInterval(beatSafely, HEARTBEAT_INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
    await recordStop(db, id).catch((error: unknown) => log.warn('The shutdown could not be recorded', { error }));
  };
}
