import { type App, createApp } from '../../../../backend/src/app.ts';
import { connectWorkerToEmbedded } from '../../../../backend/src/db/worker-connection.ts';
import { type Env, readEnv } from '../../../../backend/src/env.ts';
import { createEncryption } from '../../../../backend/src/jobs/encryption.ts';
import { createJobs } from '../../../../backend/src/jobs/queue.ts';
import { runDueJobs } from '../../../../backend/src/jobs/worker.ts';
import { systemClock } from '../../../../backend/src/lib/clock.ts';
import type { Logger } from '../../../../backend/src/lib/log.ts';
import { createJobMailer } from '../../../../backend/src/mail/job-mailer.ts';
import { createJobHandlers } from '../../../../backend/src/process/job-handlers.ts';
import type { CrashPlan, ServerPool, SharedDatabase } from './database.ts';
import type { MailServer } from './mail.ts';
import type { Network } from './network.ts';
import type { Scheduler } from './scheduler.ts';
import type { SharedStorage } from './storage.ts';

const SECRET = 'a-secret-for-tests-of-at-least-32-bytes';
export const PUBLIC_URL = 'https://shop.example';
export const PROVIDER = 'payments.example';
export const KEYS = {
  stripe: { webhookSecret: 'whsec_of_the_simulation', webhookUrl: `${PUBLIC_URL}/hooks/payments/stripe` },
  sslcommerz: { storeId: 'simulation', storePassword: 'password-of-the-simulation' },
};

const readSettings = (): Env =>
  readEnv({
    NODE_ENV: 'test',
    RATE_LIMIT_FACTOR: '999999',
    DATA_DIR: '/nowhere',
    DEMO_DATA: 'false',
    PUBLIC_URL,
    STRIPE_SECRET_KEY: 'sk_test_simulation',
    STRIPE_WEBHOOK_SECRET: KEYS.stripe.webhookSecret,
    STRIPE_API_URL: `http://${PROVIDER}`,
    SSLCOMMERZ_STORE_ID: KEYS.sslcommerz.storeId,
    SSLCOMMERZ_STORE_PASSWORD: KEYS.sslcommerz.storePassword,
    SSLCOMMERZ_API_URL: `http://${PROVIDER}`,
  });

interface ServerDeps {
  scheduler: Scheduler;
  database: SharedDatabase;
  network: Network;
  storage: SharedStorage;
  mail: MailServer;
  /** Receives what the servers log. */
  log: (server: string) => Logger;
}

/** One server of the shop. It may crash at any statement, and then starts again. */
export class Server {
  readonly name: string;
  readonly #deps: ServerDeps;
  app: App;
  crashes = 0;
  #pool: ServerPool;
  #runJobs: () => Promise<void>;

  constructor(name: string, deps: ServerDeps) {
    this.name = name;
    this.#deps = deps;
    ({ app: this.app, pool: this.#pool, runJobs: this.#runJobs } = this.#start());
  }

  planCrash(plan: CrashPlan | undefined): void {
    this.#pool.plan = plan;
  }

  /** Runs the jobs that are due. */
  runJobs(): Promise<void> {
    return this.whileAlive(() => this.#runJobs());
  }

  /** Work of this server, which ends when it crashes. */
  async whileAlive(work: (deps: App['deps']) => Promise<unknown>): Promise<void> {
    const pool = this.#pool;
    if (pool.isDead) return;
    const death = new Promise((resolve) => pool.once('death', resolve));
    await Promise.race([work(this.app.deps), death]);
  }

  #start() {
    const { database, network, storage, mail } = this.#deps;
    const log = this.#deps.log(this.name);
    const { connection, pool } = database.connect(this.name, log);
    const env = readSettings();
    const encryption = createEncryption(SECRET);
    const jobs = createJobs({ db: connection.db, encryption });
    const transport = mail.transport(this.name, () => pool.isDead);
    const app = createApp({
      connection,
      env,
      secret: SECRET,
      clock: systemClock,
      mail: createJobMailer({ db: connection.db, jobs, encryption, clock: systemClock, hasChat: false }),
      transport,
      jobs,
      storage: storage.open(),
      log,
    });
    const handlers = createJobHandlers({
      deps: app.deps,
      db: connection.db,
      secret: SECRET,
      transport,
      tidy: connection.tidy,
    });
    const { pool: jobPool } = connectWorkerToEmbedded(connection);
    const runJobs = () => runDueJobs({ pool: jobPool, handlers, encryption, log, concurrency: 1 });
    network.open(this.name, app.listener, ({ method, url }) => `${method} ${url}`);
    pool.onDeath = () => {
      this.#deps.scheduler.note(`${this.name} crashes`);
      this.crashes += 1;
      pool.emit('death');
      network.cut(this.name);
      void database.abandon(pool).then(() => {
        this.#deps.scheduler.note(`${this.name} starts again`);
        ({ app: this.app, pool: this.#pool, runJobs: this.#runJobs } = this.#start());
      });
    };
    return { app, pool, runJobs };
  }
}
