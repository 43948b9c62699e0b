import { existsSync } from 'node:fs';
import { FolderInUseError } from '../db/lock.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import { type Env, EnvError, readEnv } from '../env.ts';
import { createLogger, type Logger } from '../lib/log.ts';
import { ListenError } from './listen.ts';
import { watchParent } from './parent-watch.ts';
import { type Running, start } from './start.ts';

/** Whatever hangs, the process is gone by then. */
const LONGEST_STOP_MS = 9_500;

/** Problems that the person at the console can solve: the message is enough, a stack would only hide it. */
const isPlain = (error: unknown): error is Error =>
  [EnvError, FolderInUseError, ListenError, NewerDatabaseError].some((kind) => error instanceof kind);

function fail(error: unknown, log?: Logger): never {
  if (isPlain(error) || !log) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  else log.error('The server could not start', { error });
  process.exit(1);
}

function settings(): Env {
  // What the environment says wins over the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readEnv(process.env);
  } catch (error) {
    return fail(error);
  }
}

const env = settings();
const log = createLogger(env.production);
let running: Running | undefined;
let exiting = false;

function exit(reason: string, code: number): void {
  if (exiting) return;
  exiting = true;
  log.info(`Stopping: ${reason}`);
  setTimeout(() => process.exit(code || 1), LONGEST_STOP_MS).unref();
  Promise.resolve(running?.stop()).then(
    () => process.exit(code),
    (error) => {
      log.error('The stop was not clean', { error });
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
watchParent(() => exit('the starting process is gone', 0));

try {
  running = await start(env, log);
} catch (error) {
  fail(error, log);
}
