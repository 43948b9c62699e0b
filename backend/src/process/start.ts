import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '../app.ts';
import { type Connection, openDatabase } from '../db/database.ts';
import type { Env } from '../env.ts';
import { systemClock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import { createSeal } from '../mail/mail-encryption.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { createTransport } from '../mail/transport.ts';
import type { PageServer } from '../pages/pages.ts';
import { loadSite } from '../pages/site.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { watchStandStill } from './event-loop-lag.ts';
import { startHousekeeping } from './housekeeping.ts';
import { type HttpServer, listen, ownOrigin } from './listen.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startPublishing } from './publishing.ts';
import { keptSecret } from './secret.ts';
import { startLines } from './startup-banner.ts';
import { starting } from './startup-responder.ts';
import { warmUp } from './warm-up.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

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
    await prepareDatabase({ connection, storage, env, log, onWaiting: async () => void (await listenNow(starting)) });
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
  const mail = createOutboxMailer({ db: connection.db, clock: systemClock, log, seal: createSeal(secret), transport });
  const site = await loadSite(dist);
  let port = env.port;
  let pages: PageServer | undefined;
  const app = createApp({
    connection,
    env,
    secret,
    clock: systemClock,
    mail,
    storage,
    log,
    pages: ({ db, siteState }, prefix) => {
      const apiBase = () => ownOrigin(env.host, port) + prefix;
      pages = site.create({ db, siteState, log, publicUrl: env.publicUrl, apiBase });
      return pages;
    },
  });
  await warmUp(app.listener);
  const http = await listenNow(app.listener);
  port = http.port;
  for (const line of startLines(env, port, connection.kind, transport.description, site.built)) log.info(line);

  const stopping = new AbortController();
  app.background.run('warm pages', async () => pages?.warm(stopping.signal));
  const stopHousekeeping = startHousekeeping({ connection, storage, clock: systemClock, log });
  const stopPublishing = startPublishing(app.deps);
  const stopWatching = watchStandStill(log);
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
