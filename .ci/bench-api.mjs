#!/usr/bin/env node
// npm run bench:api: how fast signed-in calls are, as a share of a bare Express route measured in the same run.
// Nothing is switched off: sign-in by session row, contract validation of requests and answers, rate limit, headers.
// Usage: node .ci/bench-api.mjs [--embedded] [--seconds 4] [--rounds 3]; exit code 1 when an aim is missed.
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { root, toolEnv } from './exec.mjs';
import { startPostgres } from './postgres.mjs';
import { startSite } from './site-server.mjs';

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    port: { type: 'string', default: '5388' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
});
const CONNECTIONS = 20;
const AIMS = { get: 0.12, post: 0.04, p99: 75 };
const runMs = Number(values.seconds) * 1000;
const bare = { port: Number(values.port) + 1, bytes: 18 };

/** @typedef {{ perSecond: number, p50: number, p99: number, statuses: Record<string, number> }} Figures */

/**
 * @param {Partial<import('./bench-load.mjs').Job> & { port: number, path: string }} job
 * @returns {Promise<Figures>}
 */
const load = async (job) => {
  const whole = { method: 'GET', tokens: [], body: null, keyed: false, ...job };
  const argument = JSON.stringify({ connections: CONNECTIONS, warmMs: 1_000, runMs, ...whole });
  const { stdout } = await promisify(execFile)('node', ['.ci/bench-load.mjs', argument], { cwd: root, env: toolEnv() });
  const figures = /** @type {Figures} */ (JSON.parse(stdout));
  const wrong = Object.keys(figures.statuses).filter((status) => status !== '200');
  if (wrong.length > 0) throw new Error(`${job.path} answered ${JSON.stringify(figures.statuses)}`);
  return figures;
};

/** @param {string} path @param {unknown} body @returns {Promise<string>} the token of the session */
const enter = async (path, body) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${site.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const session = /** @type {{ token: string }} */ (await answer.json());
  return session.token;
};

/** @param {number[]} list */
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const postgres = values.embedded ? undefined : await startPostgres();
if (!postgres && !values.embedded) console.warn('No PostgreSQL found: measured on the embedded database.');
const site = startSite(values.port, 'ignore', { DATABASE_URL: postgres?.url ?? '', RATE_LIMIT_FACTOR: '100000' });
const plain = spawn('node', [join(root, '.ci/bench-bare.mjs'), String(bare.port), String(bare.bytes)], {
  env: toolEnv(),
  stdio: 'inherit',
});
try {
  await site.ready();
  await sleep(1_000);
  const demo = await enter('/api/auth/login', { email: 'customer@example.com', password: 'customer-password' });
  /** @type {string[]} */
  const newcomers = [];
  for (let index = 0; index < CONNECTIONS; index += 1) {
    const person = { name: 'Load', email: `load-${index}@example.com`, password: 'quiet-river-31' };
    newcomers.push(await enter('/api/auth/register', person));
  }
  const port = Number(values.port);
  const money = { method: 'POST', tokens: newcomers, body: '{"amount":0.01}', keyed: true };
  /** @type {{ name: string, aim: 'get' | 'post' | null, job: Parameters<typeof load>[0] }[]} */
  const cases = [
    { name: 'GET /wallet/balance', aim: 'get', job: { port, path: '/api/wallet/balance', tokens: newcomers } },
    { name: 'GET /auth/session', aim: 'get', job: { port, path: '/api/auth/session', tokens: newcomers } },
    { name: 'GET /addresses', aim: 'get', job: { port, path: '/api/addresses', tokens: [demo] } },
    { name: 'GET /orders (125 rows)', aim: null, job: { port, path: '/api/orders', tokens: [demo] } },
    { name: 'POST /wallet/add-funds', aim: 'post', job: { port, path: '/api/wallet/add-funds', ...money } },
  ];
  /** @type {Figures[][]} */
  const found = cases.map(() => []);
  /** @type {number[][]} */
  const shares = cases.map(() => []);
  /** @type {number[]} */
  const bareSpeeds = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [index, { job }] of cases.entries()) {
      // Directly before each measurement: the machine may not be equally free all the time.
      const { perSecond } = await load({ port: bare.port, path: '/bare' });
      const figures = await load(job);
      bareSpeeds.push(perSecond);
      found[index]?.push(figures);
      shares[index]?.push(figures.perSecond / perSecond);
    }

  const kind = postgres ? 'PostgreSQL' : 'embedded database';
  console.log(`\n${kind}, ${CONNECTIONS} connections, medians of ${values.rounds} rounds of ${values.seconds} s`);
  console.log(`bare Express route: ${median(bareSpeeds).toFixed(0)} requests per second`);
  let missed = 0;
  for (const [index, { name, aim }] of cases.entries()) {
    const of = (/** @type {'perSecond' | 'p50' | 'p99'} */ key) => median((found[index] ?? []).map((one) => one[key]));
    const share = median(shares[index] ?? []);
    const isMissed = aim !== null && (share < AIMS[aim] || (aim === 'get' && of('p99') > AIMS.p99));
    if (isMissed) missed += 1;
    const figures = [`${of('perSecond').toFixed(0).padStart(6)}/s`, `share ${share.toFixed(3)}`];
    const times = `p50 ${of('p50').toFixed(1)} ms  p99 ${of('p99').toFixed(1)} ms`;
    const verdict = aim === null ? '' : `aim ${AIMS[aim]}${isMissed ? '  MISSED' : ''}`;
    console.log(`${name.padEnd(24)} ${figures.join('  ')}  ${times}  ${verdict}`);
  }
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  plain.kill('SIGTERM');
  await site.stop();
  await postgres?.stop();
}
