import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '../app.ts';
import { type Connection, openDatabase } from '../db/database.ts';
import type { Env } from '../env.ts';
import { systemClock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import { createMailEncryption } from '../mail/mail-encryption.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { createTransport } from '../mail/transport.ts';
import type { PageServer } from '../pages/pages.ts';
import { loadSite } from '../pages/site.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { checkContract } from './contract-check.ts';
import { watchEventLoopLag } from './event-loop-lag.ts';
import { startHousekeeping } from './housekeeping.ts';
import { type HttpServer, listen } from './listen.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startPublishing } from './publishing.ts';
import { keptSecret } from './secret.ts';
import { startupBanner } from './startup-banner.ts';
import { respondWhileStarting } from './startup-responder.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A large catalogue must not delay the start: the rest is rendered while the first visitors are served. */
const LONGEST_WARMING_MS = 2_000;

export interface Running {
  port: number;
  /** Finishes what has begun, then closes everything in the order of its dependencies. */
  stop(): Promise<void>;
}

/** Starts everything; resolves when requests are answered. @throws with a message for the person at the console */
export async function start(env: Env, log: Logger): Promise<Running> {
  const connection = await openDatabase(env, log);
  let http: HttpServer | undefined;
  const listenNow = async (listener: Parameters<HttpServer['serve']>[0]): Promise<HttpServer> => {
    if (http) http.serve(listener);
    else http = await listen(env.port, env.host, listener);
    return http;
  };
  try {
    const storage = await createDiskStorage(path.join(env.dataDir, 'files'));
    const secret = env.jwtSecret ?? (await keptSecret(env.dataDir));
    await prepareDatabase({
      connection,
      storage,
      env,
      log,
      onWaiting: async () => void (await listenNow(respondWhileStarting)),
    });
    return await open({ env, log, connection, storage, secret, listenNow });
  } catch (error) {
    await http?.close();
    await connection.close().catch(() => {});
    throw error;
  }
}

interface Parts {
  env: Env;
  log: Logger;
  connection: Connection;
  storage: Awaited<ReturnType<typeof createDiskStorage>>;
  secret: string;
  listenNow(listener: Parameters<HttpServer['serve']>[0]): Promise<HttpServer>;
}

/** Builds the application on a prepared database and lets visitors in. */
async function open({ env, log, connection, storage, secret, listenNow }: Parts): Promise<Running> {
  const transport = createTransport(env, log);
  const mail = createOutboxMailer({
    db: connection.db,
    clock: systemClock,
    log,
    encryption: createMailEncryption(secret),
    transport,
  });
  const site = await loadSite(dist);
  let pages: PageServer | undefined;
  const app = createApp({
    connection,
    env,
    secret,
    clock: systemClock,
    mail,
    storage,
    log,
    pages: ({ db, siteState }, fetch) => {
      pages = site.create({ db, siteState, log, publicUrl: env.publicUrl, fetch });
      return pages;
    },
  });
  await checkContract(app.fetch);
  const warm = (signal: AbortSignal) =>
    pages?.warm(signal).catch((error: unknown) => log.warn('Pages could not be rendered ahead', { error }));
  await warm(AbortSignal.timeout(LONGEST_WARMING_MS));
  const http = await listenNow(app.listener);
  const { port } = http;
  for (const line of startupBanner(env, port, connection.kind, transport.description, site.built)) log.info(line);

  const stopping = new AbortController();
  // What the time before the start was too short for.
  app.background.run('warm pages', async () => warm(stopping.signal));
  const stopHousekeeping = startHousekeeping({ connection, storage, clock: systemClock, log });
  const stopPublishing = startPublishing(app.deps);
  const stopWatching = watchEventLoopLag(log);
  return {
    port,
    stop: async () => {
      app.beginStop();
      stopping.abort();
      stopHousekeeping();
      stopPublishing();
      stopWatching();
      await http.close();
      await app.background.idle();
      await mail.close();
      await connection.close();
    },
  };
}
