import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedFolderError } from '../db/embedded-folder.ts';
import { FolderInUseError } from '../db/lock.ts';
import { DevelopmentDatabaseError, NewerDatabaseError } from '../db/migration-record.ts';
import { type Env, EnvError, readEnv } from '../env.ts';
import { createLogger, type Logger } from '../lib/log.ts';
import { DemoDatabaseError } from './demo-database.ts';
import { ListenError } from './listen.ts';
import { type Running, start } from './start.ts';
import { serveClusterMetrics } from './start-metrics.ts';

const MIN_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 30_000;
/** A process that lived this long had no trouble starting: its replacement starts without delay. */
const HEALTHY_AFTER_MS = 60_000;

/** Replaces the processes one by one. */
const RESTART = 'SIGUSR2';

/** A process ended before it was ready. */
class ProcessError extends Error {
  constructor() {
    super('A process failed to start; see the error above.');
    this.name = 'ProcessError';
  }
}

/**
 * Runs several processes behind one port; `node:cluster` distributes connections to them in turn. One that exits
 * unexpectedly is replaced with growing delays; SIGUSR2 replaces all, one at a time, each once its replacement is
 * ready.
 * @throws ProcessError when the first one cannot start
 */
async function runProcesses(count: number, log: Logger): Promise<Pick<Running, 'stop'>> {
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

const CHECK_INTERVAL_MS = 1_000;

/**
 * Stopping `npm start` stops the program it runs, but npm does not always forward the signal: then this process gets
 * another parent. Watched only under npm; a server started directly may outlive its shell.
 */
function watchParent(onExit: () => void, environment: Record<string, string | undefined> = process.env): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onExit();
  }, CHECK_INTERVAL_MS).unref();
}

/** Whatever hangs, the process exits after this time. */
const STOP_TIMEOUT_MS = 9_500;

/** Problems that the operator can solve: the message is enough, a stack trace would only hide it. */
const isPlain = (error: unknown): error is Error =>
  [
    DemoDatabaseError,
    DevelopmentDatabaseError,
    EnvError,
    EmbeddedFolderError,
    FolderInUseError,
    ListenError,
    NewerDatabaseError,
    ProcessError,
  ].some((kind) => error instanceof kind);

function fail(error: unknown, log?: Logger): never {
  if (isPlain(error) || !log) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  else log.error('The server could not start', { error });
  process.exit(1);
}

function settings(): Env {
  // Environment variables take precedence over the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readEnv(process.env);
  } catch (error) {
    return fail(error);
  }
}

const env = settings();
const log = createLogger(env.logging);
let running: Pick<Running, 'stop'> | undefined;
let exiting = false;

function exit(reason: string, code: number): void {
  if (exiting) return;
  exiting = true;
  log.info(`Stopping: ${reason}`);
  setTimeout(() => process.exit(code || 1), STOP_TIMEOUT_MS + env.drainSeconds * 1_000).unref();
  Promise.resolve(running?.stop()).then(
    () => process.exit(code),
    (error) => {
      log.error('The shutdown was not clean', { error });
      process.exit(1);
    },
  );
}

process.on('SIGTERM', () => exit('SIGTERM', 0));
process.on('SIGINT', () => exit('SIGINT', 0));
process.on('unhandledRejection', (error) => log.error('Unhandled promise rejection', { error }));
process.on('uncaughtException', (error) => {
  log.error('Uncaught exception', { error });
  exit('uncaught error', 1);
});
if (cluster.isPrimary) watchParent(() => exit('the parent process has exited', 0));

/** Runs several processes and aggregates their metrics. */
async function runWatched(): Promise<Pick<Running, 'stop'>> {
  await serveClusterMetrics(env);
  return runProcesses(env.processes, log);
}

try {
  running = await (cluster.isPrimary && env.processes > 1 ? runWatched() : start(env, log));
} catch (error) {
  fail(error, log);
}
