#!/usr/bin/env node
// npm run bench:visits: how long the screen of visits takes over two years of counts, and how much longer a customer's call
// takes while visits are sent without a pause, first with a limit per network that refuses most, then without.
// Usage: node .ci/stress/bench/visits.mjs [--seconds 6] [--rows 300000]
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '../../postgres.mjs';
import { startSite } from '../../site-server.mjs';
import { measure } from './measure.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5391' },
    rows: { type: 'string', default: '300000' },
    seconds: { type: 'string', default: '6' },
  },
});
const DAYS = 730;
const FLOOD = 50;
const CALLS = 10;
const seconds = Number(values.seconds);
const names = Math.round(Number(values.rows) / DAYS);
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const FILL = `
  insert into visit_days (kind, day, name, visitors, visits, views, exits, reads, checkouts)
  select kind, current_date - ago, case kind when 'page' then '/product/' || n else 'name ' || n end,
         n % 7, n % 9, n % 11, n % 5, n % 3, n % 2
    from generate_series(0, ${DAYS - 1}) as ago,
         (select n, case when n % 20 < 14 then 'page' when n % 20 < 18 then 'source' when n % 20 = 18 then 'campaign' else 'search' end
            as kind from generate_series(1, ${names}) as n) as named
  on conflict do nothing`;

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs a PostgreSQL server');

/** @param {string} factor of the rate limits */
const start = (factor) => startSite(values.port, 'ignore', { DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: factor });
/** @param {string} name @param {import('./measure.mjs').Figures} figures */
const tell = (name, { p50, p99, perSecond }) =>
  console.log(`${name.padEnd(34)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${perSecond.toFixed(0)}/s`);

/** @param {string} origin @param {string} door @param {string} person */
async function signIn(origin, door, person) {
  const answer = await fetch(`${origin}/api/${door}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${person}@example.com`, password: `${person}-password` }),
  });
  const { token } = /** @type {{ token: string }} */ (await answer.json());
  return token;
}

const dayAgo = (/** @type {number} */ days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** @param {string} origin */
async function measureScreen(origin) {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  await client.query(FILL);
  await client.query('analyze visit_days');
  const { rows } = await client.query('select count(*) as rows from visit_days');
  await client.end();
  console.log(`visit_days: ${rows[0].rows} rows`);
  const token = await signIn(origin, 'admin', 'admin');
  for (const [days, unit] of /** @type {const} */ ([
    [7, 'day'],
    [30, 'day'],
    [90, 'week'],
    [365, 'month'],
  ])) {
    const path = `/api/admin/visits?from=${dayAgo(days - 1)}&to=${dayAgo(0)}&unit=${unit}`;
    const times = [];
    for (let call = 0; call < CALLS; call += 1) {
      const begun = performance.now();
      const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    console.log(
      `visits of ${days} days: p50 ${times[CALLS / 2]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`,
    );
  }
}

/** @param {string} factor @param {boolean} isFirst */
async function measureFlood(factor, isFirst) {
  const site = start(factor);
  try {
    await site.ready();
    if (isFirst) await measureScreen(site.origin);
    const token = await signIn(site.origin, 'auth', 'customer');
    const target = { pid: site.pid, port: Number(values.port) };
    const job = { path: '/api/wallet/balance', tokens: [token], connections: 5, runMs: seconds * 1000 };
    const alone = await measure(target, job);
    tell(`wallet call, alone (factor ${factor})`, alone);
    const flood = autocannon({
      url: site.origin,
      connections: FLOOD,
      duration: seconds + 3,
      idReplacement: true,
      requests: [
        {
          method: 'POST',
          path: '/api/visits',
          headers: { 'content-type': 'application/json', 'user-agent': `${BROWSER} [<id>]` },
          body: JSON.stringify({ event: 'view', path: '/product/4', device: 'phone' }),
        },
      ],
      workers: 1,
    });
    const beside = await measure(target, job);
    tell('wallet call, beside the flood', beside);
    const { '2xx': taken, non2xx, latency } = await flood;
    console.log(
      `flood: ${taken} taken, ${non2xx} refused, p50 ${latency.p50} ms; ratio ${(beside.p50 / alone.p50).toFixed(2)}`,
    );
  } finally {
    await site.stop();
  }
}

try {
  await measureFlood('10', true);
  await measureFlood('100000', false);
} finally {
  await postgres.stop();
}
