import type { RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApp } from '../app.ts';
import { type Connection, openDatabase } from '../db/database.ts';
import { connectReplica } from '../db/replica.ts';
import { connectWorkerToEmbedded, connectWorkerToServer, type WorkerConnection } from '../db/worker-connection.ts';
import type { Env } from '../env.ts';
import type { InProcessFetch } from '../http/in-process.ts';
import { createEncryption } from '../jobs/encryption.ts';
import { createJobs } from '../jobs/queue.ts';
import { startWorker } from '../jobs/worker.ts';
import { systemClock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import { createJobMailer } from '../mail/job-mailer.ts';
import { createTransport, withLastDelivery } from '../mail/transport.ts';
import type { PageServer } from '../pages/pages.ts';
import { storeReleasedFiles } from '../pages/released-files.ts';
import { loadSite } from '../pages/site.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { FileStorage } from '../storage/storage.ts';
import { runNightlyBackup } from './backups.ts';
import { demoEmbeds } from './demo-embeds.ts';
import { watchEventLoopLag } from './event-loop-lag.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createJobHandlers } from './job-handlers.ts';
import { type HttpServer, listen } from './listen.ts';
import { prepareDatabase } from './prepare-database.ts';
import { loadOrCreateSecret } from './secret.ts';
import { type SimulatedPayments, simulatePayments } from './simulated-payments.ts';
import { startMetrics } from './start-metrics.ts';

/** URLs, database and email delivery, one line each. */
function renderStartupBanner(
  env: Env,
  port: number,
  database: Connection['kind'],
  mail: string,
  built: boolean,
): string[] {
  return [
    `Site       http://localhost:${port}${built ? '' : ' (API only: run "npm run build" for the pages)'}`,
    `API docs   http://localhost:${port}/docs`,
    database === 'embedded'
      ? `Database   embedded PostgreSQL in ${env.dataDir}`
      : `Database   PostgreSQL at ${new URL(env.database.url ?? '').host || 'a local socket'}`,
    `Emails     ${mail}`,
  ];
}

/** Sign-ins and payments of the demo. Written only to the terminal: the log contains no emails. */
function renderDemoAccounts(env: Env, simulator: string | undefined): string {
  if (!env.demoData || env.production || env.logging.format !== 'text') return '';
  return [
    `Customer   ${env.customer.email} / ${env.customer.password}\n`,
    `Admin      ${env.admin.email} / ${env.admin.password}\n`,
    ...(simulator ? [`Payments   simulated at ${simulator}: no money, no cards\n`] : []),
  ].join('');
}

/** Answers while the database is not reachable yet: the process runs, but nothing can be served. */
const respondWhileStarting: RequestListener = (request, response) => {
  const isHealthCheck = request.url === '/healthz';
  response.writeHead(isHealthCheck ? 200 : 503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    'X-Content-Type-Options': 'nosniff',
  });
  const body = isHealthCheck
    ? { status: 'ok' }
    : { message: 'This service is not available at the moment', code: 'unavailable', requestId: 'starting' };
  response.end(JSON.stringify(body));
};

/**
 * The contract is read and its validators are compiled at the first request, so a broken contract would only be noticed
 * then. Therefore one request is made before the port opens.
 * @throws when the contract does not work
 */
async function checkContract(fetch: InProcessFetch): Promise<void> {
  const { status } = await fetch('/api/site?unknown=1');
  // An undeclared parameter must be rejected by the contract itself.
  if (status !== 400) throw new Error(`The contract could not be loaded (status ${status})`);
}

/**
 * Frees memory that only startup needed, some 30 MB: the engine alone would keep it until it needs more. Takes a
 * moment, so it runs before visitors are admitted.
 */
function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A large catalogue must not delay startup: the rest is rendered while the first visitors are served. */
const WARM_UP_TIMEOUT_MS = 2_000;

export interface Running {
  port: number;
  /** Finishes running work, then closes everything in the order of dependencies. */
  stop(): Promise<void>;
}

/** Starts everything; resolves when requests are handled. @throws with a message for the operator at the console */
export async function start(env: Env, log: Logger): Promise<Running> {
  const connection = await openDatabase(env, log);
  let http: HttpServer | undefined;
  const listenNow = async (listener: Parameters<HttpServer['serve']>[0]): Promise<HttpServer> => {
    if (http) http.serve(listener);
    else http = await listen(env.port, env.host, listener, { behindProxy: env.trustProxy > 0 });
    return http;
  };
  try {
    const storage = await openStorage(env);
    const secret = env.jwtSecret ?? (await loadOrCreateSecret(env.dataDir));
    await prepareDatabase({
      connection,
      storage,
      env,
      log,
      onWaiting: async () => void (await listenNow(respondWhileStarting)),
    });
    const simulated = await simulatePayments(env, log);
    return await open({ env: simulated.env, log, connection, storage, secret, simulated, listenNow });
  } catch (error) {
    await http?.close();
    await connection.close().catch(() => {});
    throw error;
  }
}

interface OpenOptions {
  env: Env;
  log: Logger;
  connection: Connection;
  storage: FileStorage;
  secret: string;
  simulated: SimulatedPayments;
  listenNow(listener: Parameters<HttpServer['serve']>[0]): Promise<HttpServer>;
}

/** Creates the application on a prepared database and admits visitors. */
async function open({ env, log, connection, storage, secret, simulated, listenNow }: OpenOptions): Promise<Running> {
  const transport = withLastDelivery(createTransport(env, log));
  const encryption = createEncryption(secret);
  const workerConnection = connectWorker(env, connection, log);
  const jobs = createJobs({ db: connection.db, encryption, onAdded: workerConnection.wake });
  const { replicaUrl } = env.database;
  const replica =
    replicaUrl === undefined
      ? undefined
      : connectReplica({
          settings: { ...env.database, url: replicaUrl },
          primary: connection.pool,
          changes: connection.changes,
          log,
        });
  const site = await loadSite(dist);
  const releasedFolder = path.join(env.dataDir, 'released');
  let pages: PageServer | undefined;
  const app = createApp({
    connection,
    replica,
    env,
    secret,
    clock: systemClock,
    mail: createJobMailer({
      db: connection.db,
      jobs,
      encryption,
      clock: systemClock,
      hasChat: env.chatUrl !== undefined,
    }),
    jobs,
    transport,
    storage,
    log,
    build: site.build,
    pages: ({ db, siteState }, fetch) => {
      pages = site.create({
        ...env,
        releasedFolder,
        embeds: demoEmbeds,
        cardFolder: path.join(env.dataDir, 'share-cards'),
        filesAt: storage.direct,
        db,
        siteState,
        files: storage,
        log,
        fetch,
      });
      return pages;
    },
  });
  await checkContract(app.fetch);
  const warm = async (signal: AbortSignal) => {
    if (!env.warmPages) return;
    await pages?.warm(signal).catch((error: unknown) => log.warn('Pages could not be pre-rendered', { error }));
  };
  // Pages rendered before this server is notified of changes would not be cached.
  await connection.changes.whenCaughtUp();
  await warm(AbortSignal.timeout(WARM_UP_TIMEOUT_MS));
  const watch = await startMetrics({ env, db: workerConnection.db, system: app.deps.system });
  // Loaded only if tracing is enabled: it is a large part of all code.
  const tracing = env.traces && (await import('./tracing.ts')).startTracing(env.traces);
  const listener = tracing ? tracing.traced(app.listener) : app.listener;
  releaseMemory();
  const http = await listenNow(watch.observed(listener));
  const { port } = http;
  for (const line of renderStartupBanner(env, port, connection.kind, transport.description, site.build !== null))
    log.info(line);
  process.stdout.write(renderDemoAccounts(env, simulated.url));

  const stopping = new AbortController();
  // Pages that did not fit into the time before startup.
  app.background.run('warm pages', () => warm(stopping.signal));
  const { clientFolder } = site;
  if (clientFolder)
    app.background.run('keep released files', () => storeReleasedFiles(clientFolder, releasedFolder, new Date()));
  const handlers = createJobHandlers({
    deps: app.deps,
    db: workerConnection.db,
    secret,
    transport,
    tidy: connection.tidy,
    backup: () => runNightlyBackup({ env, connection, storage, log }),
  });
  // The embedded database runs one statement at a time in any case.
  const concurrency = connection.kind === 'embedded' ? Math.min(env.jobConcurrency, 1) : env.jobConcurrency;
  const worker =
    concurrency > 0
      ? await startWorker({ pool: workerConnection.pool, handlers, encryption, log, concurrency, onRun: watch.job })
      : undefined;
  for (const name of ['system.tidy', 'analytics.finalise-days'] as const)
    await jobs.add(name, {}, { key: `start:${name}` });
  const { lastDelivery: mailAt } = transport;
  const endHeartbeat = await startHeartbeat({ connection, log, worker: worker ? worker.id : null, mailAt });
  const stopWatching = watchEventLoopLag(log);
  return {
    port,
    stop: async () => {
      app.beginStop();
      stopping.abort();
      stopWatching();
      // The balancer sees it on /readyz and sends no new requests; running ones are still answered.
      await sleep(env.drainSeconds * 1_000);
      // Jobs added from now on wait for another server, or for the next start.
      await Promise.all([http.close(), worker?.stop()]);
      await app.background.idle();
      await simulated.close();
      await endHeartbeat();
      transport.close();
      watch.close();
      await tracing?.stop().catch((error: unknown) => log.warn('The last traces could not be sent', { error }));
      await workerConnection.close();
      await replica?.close();
      await connection.close();
    },
  };
}

/** Jobs use LISTEN, so they connect directly to the server, bypassing a pooler. */
function connectWorker({ database, jobConcurrency }: Env, connection: Connection, log: Logger): WorkerConnection {
  const url = database.directUrl;
  return url ? connectWorkerToServer({ ...database, url }, jobConcurrency, log) : connectWorkerToEmbedded(connection);
}
