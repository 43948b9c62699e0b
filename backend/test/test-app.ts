import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { type App, type AppOptions, createApp } from '../src/app.ts';
import type { Connection } from '../src/db/database.ts';
import type { Replica } from '../src/db/replica.ts';
import { connectWorkerToEmbedded } from '../src/db/worker-connection.ts';
import { type Env, readEnv } from '../src/env.ts';
import { hashPassword } from '../src/features/accounts/passwords.adapter.ts';
import { openSession } from '../src/features/accounts/sessions.repository.ts';
import { signSession } from '../src/features/accounts/tokens.adapter.ts';
import { insertUser, type NewUser, type UserRow } from '../src/features/accounts/users.repository.ts';
import { createEncryption } from '../src/jobs/encryption.ts';
import { createJobs } from '../src/jobs/queue.ts';
import { runDueJobs } from '../src/jobs/worker.ts';
import type { Logger } from '../src/lib/log.ts';
import { createJobMailer } from '../src/mail/job-mailer.ts';
import { createJobHandlers } from '../src/process/job-handlers.ts';
import { seed } from '../src/process/seed.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import { findUnlistedChanges } from './factories/audit.ts';
import { recordAnswers } from './support/answers.ts';
import { recordingLogger, recordingTransport, testClock } from './support/doubles.ts';
import { connectBeside, embeddedForTest, serverForTest, type TestConnection } from './support/engines.ts';

export const PASSWORD = 'river-stone-42';
const SECRET = 'a-secret-for-tests-of-at-least-32-bytes';

export interface TestOptions {
  /** Real PostgreSQL only for what the embedded engine cannot cover, in files named *.pg.test.ts. */
  engine?: 'embedded' | 'postgres';
  /** Another server on the same real PostgreSQL. */
  beside?: Pick<TestApp, 'connection'>;
  /** Environment variables on top of the quiet defaults. */
  env?: Record<string, string>;
  /** Runs the demo seed. */
  seeded?: boolean;
  override?: AppOptions['override'];
  /** A replica of the test's database. */
  replica?: (primary: Connection, log: Logger) => Replica;
  /** Overrides parts of the connection that the application receives. */
  connection?: (real: Connection) => Connection;
  pages?: AppOptions['pages'];
  /** Receives what the application logs, which is recorded as well. */
  log?: Logger;
}

type Person = UserRow & { password: string };

export interface TestApp extends Pick<App, 'deps' | 'routes'> {
  /** `idle` also runs every job that is due. */
  background: App['background'];
  /** Sends HTTP requests to the whole application. */
  http: ReturnType<typeof supertest>;
  url: string;
  connection: Connection;
  db: Connection['db'];
  env: Env;
  secret: string;
  clock: ReturnType<typeof testClock>;
  mail: ReturnType<typeof recordingTransport>;
  log: ReturnType<typeof recordingLogger>;
  dataDir: string;
  /** A user with a wallet, as registration would create one; every email is unique unless given. */
  createUser(person?: Partial<NewUser> & { password?: string }): Promise<Person>;
  /** The Authorization header of a new session. */
  signIn(person: UserRow): Promise<{ authorization: string }>;
  /** A new customer (or super-admin, with all rights unless `rights` is set) with the header of a session. */
  signedIn(role?: UserRow['role'], rights?: string[]): Promise<{ user: Person; headers: { authorization: string } }>;
  close(): Promise<void>;
}

const DUE_JOB = 'select from graphile_worker._private_jobs where is_available and run_at <= now() limit 1';

let hashed: Promise<string> | undefined;
let running = 0;

/** The environment variables that affect the seed: equal values give equal data. */
const seedOf = ({ demoData, admin, customer, production, publicUrl, storage }: Env): string =>
  JSON.stringify({ demoData, admin, customer, production, publicUrl, storage: storage.kind });

function connectionFor(
  { beside, engine, env: variables, seeded }: TestOptions,
  env: Env,
  log: Logger,
): TestConnection | Promise<TestConnection> {
  if (beside) return connectBeside(beside.connection, log);
  return engine === 'postgres' ? serverForTest(log, variables) : embeddedForTest(log, seeded ? seedOf(env) : undefined);
}

/** The rules of a production start, the subject of most tests. */
const STRICT = { REFUSE_WEAK_PASSWORDS: 'true', CONFIRM_NEW_EMAIL: 'true', STRICT_LIMITS: 'true' };

/** The rules of the demo, which never refuses what the specification allows. */
export const DEMO_RULES = Object.fromEntries(Object.keys(STRICT).map((name) => [name, '']));

/** The whole application on a real database of its own, without a fixed port. Close it in afterAll. */
export async function createTestApp(options: TestOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'studio-test-'));
  const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT_FACTOR: '1000', DATA_DIR: dataDir, ...STRICT, ...options.env });
  const log = recordingLogger(options.log);
  const connection = await connectionFor(options, env, log);
  const [clock, mail] = [testClock(), recordingTransport()];
  const storage = await openStorage(env);
  if (options.seeded) {
    // On a database reused from an earlier test, only the files remain to be created.
    await seed({ db: connection.db, env, storage, clock, hashPassword, log });
    await connection.saveSnapshot?.();
  }
  const encryption = createEncryption(SECRET);
  const jobs = createJobs({ db: connection.db, encryption });
  const replica = options.replica?.(connection, log);
  const app = createApp({
    replica,
    connection: options.connection?.(connection) ?? connection,
    env,
    secret: SECRET,
    clock,
    mail: createJobMailer({ db: connection.db, jobs, encryption, clock, hasChat: env.chatUrl !== undefined }),
    transport: mail,
    jobs,
    storage,
    log,
    ...(options.pages ? { pages: options.pages } : {}),
    ...(options.override ? { override: options.override } : {}),
  });
  const handlers = createJobHandlers({
    deps: app.deps,
    db: connection.db,
    secret: SECRET,
    transport: mail,
    tidy: connection.tidy,
  });
  const { pool } = connectWorkerToEmbedded(connection);
  const runJobs = async () => {
    // The library prepares a worker for every run, which takes three milliseconds.
    const { rowCount } = await connection.pool.query(DUE_JOB);
    if (rowCount) await runDueJobs({ pool, handlers, encryption, log, concurrency: 1 });
  };
  const answers = recordAnswers(app.listener);
  const server = createServer(answers.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const createUser: TestApp['createUser'] = async ({ password = PASSWORD, ...person } = {}) => {
    running += 1;
    hashed ??= hashPassword(PASSWORD);
    const user = await insertUser(connection.db, {
      name: 'Nadia Rahman',
      email: `person-${running}@example.com`,
      passwordHash: await (password === PASSWORD ? hashed : hashPassword(password)),
      ...person,
    });
    await connection.db.insertInto('wallets').values({ user_id: user.id }).execute();
    return { ...user, password };
  };
  const signIn: TestApp['signIn'] = async (person) => {
    const session = await openSession(connection.db, person, clock.now(), {
      userAgent: 'test',
      device: null,
      network: null,
      deviceId: null,
    });
    if (!session) throw new Error('This person cannot sign in');
    return { authorization: `Bearer ${signSession(SECRET, person.id, session)}` };
  };
  return {
    deps: app.deps,
    routes: app.routes,
    background: {
      ...app.background,
      idle: async () => {
        await app.background.idle();
        await runJobs();
      },
    },
    http: supertest(server),
    url,
    connection,
    db: connection.db,
    env,
    secret: SECRET,
    clock,
    mail,
    log,
    dataDir,
    createUser,
    signIn,
    signedIn: async (role = 'customer', rights = ['all']) => {
      const user = await createUser({ role, rights });
      return { user, headers: await signIn(user) };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await app.background.idle();
      await answers.write();
      // Other tests end their server themselves.
      const unlisted = options.engine === 'postgres' ? [] : await findUnlistedChanges(connection.db);
      await replica?.close();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
      if (unlisted.length > 0) throw new Error(`AUDITED_FIELDS does not list ${unlisted.join(', ')}`);
    },
  };
}
