// The application in this process on a database, called over HTTP: sessions, the server's own time, the statements of a
// call.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createApp } from '../../../../backend/src/app.ts';
import { openDatabase } from '../../../../backend/src/db/database.ts';
import { migrateDatabase } from '../../../../backend/src/db/migrate-database.ts';
import { readEnv } from '../../../../backend/src/env.ts';
import { openSession } from '../../../../backend/src/features/accounts/sessions.repository.ts';
import { signSession } from '../../../../backend/src/features/accounts/tokens.adapter.ts';
import { createEncryption } from '../../../../backend/src/jobs/encryption.ts';
import { createJobs } from '../../../../backend/src/jobs/queue.ts';
import { systemClock } from '../../../../backend/src/lib/clock.ts';
import { createLogger } from '../../../../backend/src/lib/log.ts';
import { createFeeds } from '../../../../backend/src/pages/feeds/feeds.ts';
import { openStorage } from '../../../../backend/src/storage/open-storage.ts';
import { openWaiting } from './waiting.mjs';

const SECRET = 'a-secret-for-measuring-of-at-least-32-bytes';
/** The browser name in the list of sessions. */
const NOWHERE = { device: null, network: null, deviceId: null };

/** @typedef {import('./calls.mjs').Call} Call */
/** @typedef {{ ms: number, firstMs: number, status: number, text: string }} Answer `ms` and `firstMs` in the server */
/** @typedef {{ text: string, values: unknown[] }} Statement */

/** @type {Statement[] | undefined} */
let recorded;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = /** @type {any} */ (
  function recordingQuery(/** @type {any} */ first, /** @type {any[]} */ ...rest) {
    if (typeof first?.text === 'string') recorded?.push({ text: first.text, values: first.values ?? [] });
    // @ts-expect-error the client that is asked
    return send.call(this, first, ...rest);
  }
);

/**
 * The listener, and the times of the last answer's first and last byte, without waiting for a CPU.
 * @param {import('node:http').RequestListener} listener @param {() => number} waited
 */
const timed = (listener, waited) => {
  /** @type {{ first: number, over: Promise<number> }} */
  let last = { first: 0, over: Promise.resolve(0) };
  return {
    last: () => last,
    /** @type {import('node:http').RequestListener} */
    listener: (request, response) => {
      const now = () => performance.now() - waited();
      const start = now();
      const own = { first: 0, over: once(response, 'close').then(() => now() - start) };
      last = own;
      for (const name of /** @type {const} */ (['write', 'end'])) {
        const real = response[name];
        response[name] = /** @type {any} */ (
          (/** @type {any[]} */ ...given) => {
            own.first ||= now() - start;
            return /** @type {any} */ (real).apply(response, given);
          }
        );
      }
      // Data passed to the socket counts as sent, whether the client has read it or not.
      response.once('finish', () => response.emit('close'));
      listener(request, response);
    },
  };
};

/** @param {Call} call @param {string} token @returns {RequestInit} */
const initOf = ({ method = 'GET', body, keyed = false }, token) => {
  /** @type {Record<string, string>} */
  const headers = { 'User-Agent': 'bench' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (keyed) headers['Idempotency-Key'] = crypto.randomUUID();
  if (body === undefined || body instanceof FormData) return { method, headers, body };
  return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
};

/** @param {string} url of the database */
export const openSite = async (url) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-growth-'));
  const env = readEnv({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
    DATABASE_CONNECT_TIMEOUT: '30000',
  });
  const log = createLogger(env.logging);
  const connection = await openDatabase(env, log);
  await migrateDatabase(connection, { directUrl: url }, console.log, { onStep: console.log });
  const storage = await openStorage(env);
  const jobs = createJobs({ db: connection.db, encryption: createEncryption(SECRET) });
  const mail = { send: async () => {}, resend: async () => true };
  const transport = { check: async () => {}, deliver: async () => ({ answer: '' }) };
  /** @type {ReturnType<typeof createFeeds> | undefined} */
  let feeds;
  /** @type {NonNullable<Parameters<typeof createApp>[0]['pages']>} */
  const pages = (_deps, fetch) => {
    feeds = createFeeds(connection.db, 'http://localhost', fetch);
    return { ...feeds, sendCached: () => false };
  };
  const app = createApp({
    connection,
    env,
    secret: SECRET,
    clock: systemClock,
    mail,
    transport,
    jobs,
    storage,
    log,
    pages,
    // As in production: answers are reduced to the contract, but not validated against it.
    override: { contract: { responses: 'strip' } },
  });
  const times = timed(app.listener, openWaiting(connection.pool));
  const server = createServer(times.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  /** @param {string} email @returns {Promise<string>} the token of a new session */
  const enter = async (email) => {
    const columns = /** @type {const} */ (['id', 'role', 'status', 'deleted_at', 'password_hash']);
    const person = await connection.db
      .selectFrom('users')
      .select(columns)
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const session = await openSession(connection.db, person, new Date(), { ...NOWHERE, userAgent: 'bench' });
    if (!session) throw new Error(`${email} cannot sign in`);
    return signSession(SECRET, person.id, session);
  };
  /** @type {Map<string, Promise<string>>} */
  const sessions = new Map();
  /** @param {string} who an email, `admin`, or empty for a visitor */
  const tokenOf = async (who) => {
    if (who === '') return '';
    const email = who === 'admin' ? env.admin.email : who;
    const token = sessions.get(email) ?? enter(email);
    sessions.set(email, token);
    return token;
  };

  /** @param {Call} call @param {'whole' | 'start' | 'thrown away'} [reading] @returns {Promise<Answer>} */
  const call = async (call, reading = 'whole') => {
    const { path, as = 'admin', token } = call;
    const target = path.startsWith('/feeds') ? path.slice(6) : `/api${path}`;
    const answer = await fetch(`http://127.0.0.1:${port}${target}`, initOf(call, token ?? (await tokenOf(as))));
    let text = '';
    if (reading === 'whole') text = await answer.text();
    else if (answer.body) for await (const _part of answer.body) if (reading === 'start') break;
    const { over, ...own } = times.last();
    return { ms: await over, firstMs: own.first, status: answer.status, text };
  };

  return {
    env,
    storage,
    call,
    enter,
    forgetFeeds: () => feeds?.forget('everything'),
    /** The first value of the first row. @param {string} text @param {unknown[]} [values] @returns {Promise<any>} */
    one: async (text, values) => Object.values((await connection.pool.query(text, values)).rows[0] ?? {})[0],
    pool: connection.pool,
    /** The statements of one call. @param {Call} one @returns {Promise<Statement[]>} */
    statementsOf: async (one) => {
      recorded = [];
      await call(one, 'start');
      const statements = recorded;
      recorded = undefined;
      return statements;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await app.background.idle();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** @typedef {Awaited<ReturnType<typeof openSite>>} Site */
