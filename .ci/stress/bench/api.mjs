#!/usr/bin/env node
// npm run bench:api: how fast signed-in calls are, relative to a bare Express route measured in the same run: one that
// answers a body of the same kind and size with response.json, next to the figure of the small one.
// Nothing is switched off: session lookup, contract validation of requests and answers, rate limit, headers.
// "by cpu" compares the CPU time of the two server processes per answer, which other load on the machine affects far
// less than the throughput; the database server's own time is not included.
// Usage: node .ci/stress/bench/api.mjs [--embedded] [--seconds 4] [--rounds 3]; exit code 1 when a target is missed.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres.mjs';
import { startSite } from '../../site-server.mjs';
import { CONNECTIONS, measure, median, startBare } from './measure.mjs';

/** @typedef {import('./measure.mjs').Figures} Figures */
/** @typedef {Omit<Parameters<typeof measure>[1], 'runMs'>} Job */

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    port: { type: 'string', default: '5388' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
});
const AIMS = { get: 0.12, post: 0.04, p99: 75 };
/** Orders of the demo customer. */
const ORDERS = 125;
const SMALL = 18;
const port = Number(values.port);
const runMs = Number(values.seconds) * 1000;

/** @param {string} path @param {unknown} body @returns {Promise<string>} the token of the session */
const enter = async (path, body) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${site.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const session = /** @type {{ token: string }} */ (await answer.json());
  return session.token;
};

const postgres = values.embedded ? undefined : await startPostgres();
if (!postgres && !values.embedded) console.warn('No PostgreSQL found: measured on the embedded database.');
const site = startSite(values.port, 'ignore', { DATABASE_URL: postgres?.url ?? '', RATE_LIMIT_FACTOR: '100000' });
const own = { pid: site.pid, port };
const bare = startBare(port + 1, SMALL, ORDERS);
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
  const money = { method: 'POST', tokens: newcomers, body: '{"amount":0.01}', keyed: true };
  /** @type {{ name: string, aim: 'get' | 'post', beside: '/bare' | '/list', job: Job }[]} */
  const cases = [
    {
      name: 'GET /wallet/balance',
      aim: 'get',
      beside: '/bare',
      job: { path: '/api/wallet/balance', tokens: newcomers },
    },
    { name: 'GET /auth/session', aim: 'get', beside: '/bare', job: { path: '/api/auth/session', tokens: newcomers } },
    { name: 'GET /addresses', aim: 'get', beside: '/bare', job: { path: '/api/addresses', tokens: [demo] } },
    { name: `GET /orders, ${ORDERS} rows`, aim: 'get', beside: '/list', job: { path: '/api/orders', tokens: [demo] } },
    { name: 'POST /wallet/add-funds', aim: 'post', beside: '/bare', job: { path: '/api/wallet/add-funds', ...money } },
  ];
  const results = cases.map(() => /** @type {{ own: Figures, like: Figures, small: Figures }[]} */ ([]));
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [index, { job, beside }] of cases.entries()) {
      // Directly before each measurement: other load on the machine varies.
      const small = await measure(bare, { path: '/bare', runMs });
      const like = beside === '/bare' ? small : await measure(bare, { path: beside, runMs });
      results[index]?.push({ small, like, own: await measure(own, { ...job, runMs }) });
    }

  const kind = postgres ? 'PostgreSQL' : 'embedded database';
  console.log(`\n${kind}, ${CONNECTIONS} connections, medians of ${values.rounds} rounds of ${values.seconds} s`);
  let missed = 0;
  for (const [index, { name, aim }] of cases.entries()) {
    /** @param {(one: { own: Figures, like: Figures, small: Figures }) => number} pick */
    const of = (pick) => median((results[index] ?? []).map(pick));
    const share = of((one) => one.own.perSecond / one.like.perSecond);
    const p99 = of((one) => one.own.p99);
    const isMissed = share < AIMS[aim] || (aim === 'get' && p99 > AIMS.p99);
    if (isMissed) missed += 1;
    console.log(
      [
        name.padEnd(22),
        `${of((one) => one.own.perSecond).toFixed(0)}/s of ${of((one) => one.like.perSecond).toFixed(0)}/s`.padEnd(20),
        `share ${share.toFixed(3)} (by cpu ${of((one) => one.like.cpu / one.own.cpu).toFixed(3)})`,
        `of the small route ${of((one) => one.own.perSecond / one.small.perSecond).toFixed(3)}`,
        `cpu ${of((one) => one.own.cpu).toFixed(0)} us  p50 ${of((one) => one.own.p50).toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
        `aim ${AIMS[aim]}${isMissed ? '  MISSED' : ''}`,
      ].join('  '),
    );
  }
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await bare.stop();
  await site.stop();
  await postgres?.stop();
}
