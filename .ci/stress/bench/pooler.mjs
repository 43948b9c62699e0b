#!/usr/bin/env node
// npm run bench:pooler: two servers behind PgBouncer in transaction mode, under mixed load, and the answers they give.
// Options: --direct (without the pooler, for comparison), --seconds 10, --connections 20, --size 10 (connections from
// the pooler to the database), --port 5395. Needs pgbouncer on the path.
// Exit code 1 for any answer that is neither expected nor an overload refusal.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../postgres.mjs';
import { startSite } from '../../site-server.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '20' },
    size: { type: 'string', default: '10' },
    port: { type: 'string', default: '5395' },
    direct: { type: 'boolean', default: false },
  },
});
const version = /PgBouncer (\d+)\.(\d+)/.exec(execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' }));
const minor = Number(version?.[2] ?? 0);
/** Supports prepared statements from 1.21 on. */
const statements = minor >= 21 ? 'named' : 'unnamed';

/** The server's startup parameters, which the pooler has to ignore. */
const LIMITS = 'set statement_timeout = 5000; set lock_timeout = 3000; set idle_in_transaction_session_timeout = 10000';

/** @param {string} socket folder of the database's socket @param {number} port */
const startPooler = async (socket, port) => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-pooler-'));
  chmodSync(folder, 0o755);
  const config = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=${socket} port=5432 user=postgres connect_query='${LIMITS}'`,
    '[pgbouncer]',
    'listen_addr=127.0.0.1',
    `listen_port=${port}`,
    'unix_socket_dir=',
    'auth_type=any',
    'pool_mode=transaction',
    'max_client_conn=500',
    `default_pool_size=${values.size}`,
    'ignore_startup_parameters=statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits',
    ...(minor >= 21 ? ['max_prepared_statements=300'] : []),
  ];
  writeFileSync(config, `${settings.join('\n')}\n`);
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', [...asUser, '-q', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const answers = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
    if (answers) break;
    if (tries > 100) throw new Error('PgBouncer does not start');
    await sleep(100);
  }
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL was not found');
const port = Number(values.port);
const pooler = await startPooler(new URL(postgres.url).searchParams.get('host') ?? '', port + 2);
const pooled = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url, DATABASE_STATEMENTS: statements };
const settings = values.direct ? { DATABASE_URL: postgres.url } : pooled;
const secret = { JWT_SECRET: 'a-secret-of-the-pooler-of-at-least-32-bytes' };
const sites = [port, port + 1].map((one) => startSite(String(one), 'inherit', { ...settings, ...secret }));

/** @type {Map<string, { count: number, longest: number }>} */
const answers = new Map();
/** @type {Set<string>} */
const messages = new Set();

/** @param {string} origin @param {string} path @param {RequestInit} [init] */
const call = async (origin, path, init = {}) => {
  const start = performance.now();
  const response = await fetch(origin + path, init);
  const text = await response.text();
  const key = `${init.method ?? 'GET'} ${path.split('?')[0]} ${response.status}`;
  const entry = answers.get(key) ?? { count: 0, longest: 0 };
  answers.set(key, { count: entry.count + 1, longest: Math.max(entry.longest, performance.now() - start) });
  if (response.status >= 500) messages.add(`${key}: ${text.slice(0, 200)}`);
  return { status: response.status, body: text };
};
const json = { 'Content-Type': 'application/json' };

/**
 * One customer: registers, adds funds and browses, on both servers in turn. @param {number} index @param {number} end
 */
const customer = async (index, end) => {
  const origin = () => sites[Math.floor(Math.random() * 2)]?.origin ?? '';
  const person = { name: 'P', email: `pooled-${index}@example.com`, password: 'river-stone-42' };
  const made = await call(origin(), '/api/auth/register', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(person),
  });
  const { token } = JSON.parse(made.body);
  const own = { Authorization: `Bearer ${token}` };
  for (let round = 0; performance.now() < end; round += 1) {
    await call(origin(), '/api/wallet/add-funds', {
      method: 'POST',
      headers: { ...json, ...own, 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ amount: 1 }),
    });
    await call(origin(), '/api/wallet/balance', { headers: own });
    await call(origin(), '/api/orders', { headers: own });
    await call(origin(), `/api/products?search=${'abcdefgh'[round % 8]}`);
    await call(origin(), `/api/posts?page=${1 + (round % 3)}`);
    await call(origin(), '/api/notifications', { headers: own });
  }
  return (await call(origin(), '/api/wallet/balance', { headers: own })).body;
};

try {
  for (const site of sites) await site.ready();
  const end = performance.now() + Number(values.seconds) * 1000;
  await Promise.all(Array.from({ length: Number(values.connections) }, (_, index) => customer(index, end)));
  const sorted = [...answers].sort(([one], [other]) => one.localeCompare(other));
  for (const [key, { count, longest }] of sorted)
    console.log(`${key.padEnd(44)} ${count}  longest ${Math.round(longest)} ms`);
  const all = sorted.reduce((sum, [, { count }]) => sum + count, 0);
  const failed = sorted.filter(([key]) => / 5\d\d$/.test(key)).reduce((sum, [, { count }]) => sum + count, 0);
  for (const message of messages) console.log(message);
  const way = values.direct ? 'Without a pooler' : `PgBouncer ${version?.[1]}.${minor}, ${statements} statements`;
  console.log(`${way}: ${all} answers, ${failed} of them 5xx`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  for (const site of sites) await site.stop();
  pooler.stop();
  await postgres.stop();
}
