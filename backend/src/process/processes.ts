import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../lib/log.ts';
import type { Running } from './start.ts';

const MIN_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 30_000;
/** A process that lived this long had no trouble starting: its replacement starts without delay. */
const HEALTHY_AFTER_MS = 60_000;

/** Replaces the processes one by one. */
const RESTART = 'SIGUSR2';

/** A process ended before it was ready. */
export class ProcessError extends Error {
  constructor() {
    super('A process could not start; the reason is above.');
    this.name = 'ProcessError';
  }
}

/**
 * Runs several processes behind one port; `node:cluster` distributes connections to them in turn. One that exits
 * unexpectedly is replaced with growing delays; SIGUSR2 replaces all, one at a time, each once its replacement is
 * ready.
 * @throws ProcessError when the first one cannot start
 */
export async function runProcesses(count: number, log: Logger): Promise<Pick<Running, 'stop'>> {
  const current = new Set<Worker>();
  const leaving = new WeakSet<Worker>();
  const stopping = new AbortController();
  let failures = 0;

  /** Starts one; resolves when it is ready. @throws ProcessError when it ends before */
  async function start(): Promise<void> {
    const worker = cluster.fork();
    current.add(worker);
    const ended = once(worker, 'exit').then(() => void current.delete(worker));
    const listening = once(worker, 'listening').then(() => true);
    if (!(await Promise.race([listening, ended]))) throw new ProcessError();
    log.info(`Process ${worker.process.pid} is ready`);
    const since = performance.now();
    ended.then(() => {
      if (leaving.has(worker) || stopping.signal.aborted) return;
      if (performance.now() - since > HEALTHY_AFTER_MS) failures = 0;
      void replaceLost();
    });
  }

  async function replaceLost(): Promise<void> {
    const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS);
    failures += 1;
    log.error('A process has ended unexpectedly', { replacedIn: `${delay / 1000} s` });
    await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {});
    if (!stopping.signal.aborted) await start().catch(replaceLost);
  }

  async function stopWorker(worker: Worker): Promise<void> {
    leaving.add(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    await ended;
  }

  async function replaceAll(): Promise<void> {
    log.info('Replacing the processes one by one');
    for (const worker of [...current]) {
      if (stopping.signal.aborted) return;
      await start();
      await stopWorker(worker);
    }
    log.info('All processes have been replaced');
  }

  let replacing: Promise<void> = Promise.resolve();
  process.on(RESTART, () => {
    replacing = replacing
      .then(replaceAll)
      .catch(() => log.error('A new process could not start: the old ones keep running'));
  });

  const stop = async () => {
    stopping.abort();
    await Promise.all([...current].map(stopWorker));
  };
  try {
    // The first one migrates and seeds; the others find that done.
    await start();
    await Promise.all(Array.from({ length: count - 1 }, start));
  } catch (error) {
    await stop();
    throw error;
  }
  log.info(`Processes  ${count}`);
  return { stop };
}
