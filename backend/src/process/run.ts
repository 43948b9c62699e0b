import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { EmbeddedFolderError } from '../db/embedded-folder.ts';
import { FolderInUseError } from '../db/lock.ts';
import { DevelopmentDatabaseError, NewerDatabaseError } from '../db/migration-record.ts';
import { type Env, EnvError, readEnv } from '../env.ts';
import { createLogger, type Logger } from '../lib/log.ts';
import { DemoDatabaseError } from './demo-database.ts';
import { ListenError } from './listen.ts';
import { watchParent } from './parent-watch.ts';
import { ProcessError, runProcesses } from './processes.ts';
import { type Running, start } from './start.ts';
import { serveClusterMetrics } from './watch.ts';

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
process.on('unhandledRejection', (error) => log.error('A rejected promise was not handled', { error }));
process.on('uncaughtException', (error) => {
  log.error('An error was not caught', { error });
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
