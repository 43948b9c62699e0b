import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger as LibraryLogger,
  type ParsedCronItem,
  parseCronItems,
  type RunnerOptions,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../lib/log.ts';
import type { Encryption } from './encryption.ts';
import type { JobHandlers, JobName } from './jobs.ts';
import { runJob } from './queue.ts';

/** Scheduled jobs (UTC), run once for all servers. */
const SCHEDULE: Partial<Record<JobName, string>> = {
  // Each scheduled article has its own job; this one catches those missed because of a restored backup or a changed
  // clock.
  'articles.publish': '* * * * *',
  // Like articles.
  'releases.publish': '* * * * *',
  'products.end-launches': '* * * * *',
  // After an upgrade, and for texts saved by an earlier release that is still running.
  'writing.render': '*/5 * * * *',
  'newsletters.send': '* * * * *',
  'indexing.report': '*/5 * * * *',
  'sequences.advance': '* * * * *',
  'mail.move-outbox': '* * * * *',
  'mail.receive': '* * * * *',
  // Further attempts; the first one is made at once.
  'webhooks.deliver': '* * * * *',
  // After an upgrade, and for sales of an earlier release that is still running.
  'invoices.issue-missing': '*/5 * * * *',
  'invoices.remind': '40 * * * *',
  // Like days.notify-owner.
  'invoices.recur': '*/15 * * * *',
  // For sales of an earlier release that is still running.
  'licences.issue-missing': '50 3 * * *',
  'licence-keys.notify-owner': '*/5 * * * *',
  'payments.reconcile': '* * * * *',
  'refunds.retry': '* * * * *',
  'plans.remind': '25 * * * *',
  'gifts.send': '*/5 * * * *',
  'renewals.announce': '10 * * * *',
  'renewals.charge': '* * * * *',
  'renewals.settle-cards': '* * * * *',
  'orders.notify-owner': '* * * * *',
  // Offsets of time zones are multiples of 15 minutes.
  'days.notify-owner': '*/15 * * * *',
  'reviews.invite': '35 * * * *',
  'calls.remind': '*/5 * * * *',
  'accounts.erase': '*/15 * * * *',
  'data-export.delete-expired': '5 * * * *',
  'orders.sort-customers': '* * * * *',
  'products.remove-unused-files': '40 3 * * *',
  // The first run two hours after midnight has work to do; the others catch up on what was missed.
  'analytics.finalise-days': '15 * * * *',
  'affiliates.pay': '45 * * * *',
  'wallets.reconcile': '30 4 * * *',
  'system.backup': '20 2 * * *',
  'system.tidy': '20 */6 * * *',
};

/** Scheduled jobs that run one after another with others of their queue. */
const QUEUES: Partial<Record<JobName, string>> = { 'webhooks.deliver': 'webhooks' };

/** A second run of the same job would have nothing to do, so a waiting one is replaced. */
const schedule = (): ParsedCronItem[] =>
  parseCronItems(
    Object.entries(SCHEDULE).map(([task, match]) => ({
      task,
      match,
      options: {
        jobKey: `schedule:${task}`,
        maxAttempts: 3,
        backfillPeriod: 0,
        queueName: QUEUES[task as JobName],
      },
    })),
  );

/** Maximum delay of a job without a wake-up: a scheduled one or a retry. */
const POLL_MS = 2_000;
/** Maximum time for running jobs at shutdown; unfinished ones are run again by the next server. */
const STOP_TIMEOUT_MS = 6_000;
/** Shutdown does not wait longer for an unavailable database. */
const IDLE_TIMEOUT_MS = 2_000;

export interface WorkerDeps {
  pool: pg.Pool;
  handlers: JobHandlers;
  encryption: Encryption;
  log: Logger;
  /** Maximum number of concurrent jobs. */
  concurrency: number;
  /** Called after each run, with its duration in seconds. */
  onRun?: (name: string, result: 'done' | 'failed', seconds: number) => void;
}

export interface Worker {
  /** The worker's id in the queue. */
  id: string;
  /** Takes no more jobs and lets the running ones finish. */
  stop(): Promise<void>;
}

/** The library's messages, except failed jobs, which are reported by name. */
const libraryLogger = (log: Logger): LibraryLogger =>
  new LibraryLogger(() => (level, message, meta) => {
    if (meta?.failure === true || level === 'info' || level === 'debug') return;
    log.warn(`Jobs: ${message.split('\n')[0]}`);
  });

function taskList({ handlers, encryption, log, onRun }: WorkerDeps): TaskList {
  const names = Object.keys(handlers) as JobName[];
  const task =
    (name: JobName) => async (payload: unknown, helpers: { job: { attempts: number; max_attempts: number } }) => {
      const start = performance.now();
      const report = (result: 'done' | 'failed') => onRun?.(name, result, (performance.now() - start) / 1_000);
      try {
        await runJob(handlers, encryption, name, payload);
        report('done');
      } catch (error) {
        report('failed');
        const { attempts, max_attempts } = helpers.job;
        if (attempts < max_attempts) log.warn('A job failed and will be retried', { job: name, attempts, error });
        else log.error('A job failed permanently and is listed in the admin area', { job: name, attempts, error });
        throw error;
      }
    };
  return Object.fromEntries(names.map((name) => [name, task(name)]));
}

const options = (deps: WorkerDeps): RunnerOptions => ({
  pgPool: deps.pool,
  taskList: taskList(deps),
  concurrency: deps.concurrency,
  pollInterval: POLL_MS,
  logger: libraryLogger(deps.log),
  noHandleSignals: true,
  // A connection pooler between server and database may not know the prepared statements of another connection.
  noPreparedStatements: true,
  preset: { worker: { gracefulShutdownAbortTimeout: STOP_TIMEOUT_MS } },
});

/** Starts running jobs and adding scheduled ones. */
export async function startWorker(deps: WorkerDeps): Promise<Worker> {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  const runner = await run({ ...options(deps), events, parsedCronItems: schedule() });
  runner.promise.catch((error: unknown) => deps.log.error('The job worker stopped unexpectedly', { error }));
  return {
    id,
    stop: async () => {
      await runner.stop();
      await whenIdle(deps.pool);
    },
  };
}

/**
 * The library does not wait for a finished job's row to be deleted: if the pool is closed before, the row stays and the
 * next server runs the job again.
 */
async function whenIdle(pool: pg.Pool): Promise<void> {
  for (const deadline = Date.now() + IDLE_TIMEOUT_MS; Date.now() < deadline; await sleep(10))
    if (pool.waitingCount === 0 && pool.idleCount === pool.totalCount) return;
}

/** Runs every job that is due now, and those that they add. */
export async function runDueJobs(deps: WorkerDeps): Promise<void> {
  await runOnce(options(deps));
}
