#!/usr/bin/env node
// npm run bench:visits: how long the screen of visits takes over two years of counts, 10,000,000 views. bench:beacons floods it.
// Usage: node .ci/stress/bench/visits.mjs [--rows 300000]
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../postgres.mjs';
import { startSite } from '../../site-server.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5391' },
    rows: { type: 'string', default: '300000' },
  },
});
const DAYS = 730;
const CALLS = 10;
const names = Math.round(Number(values.rows) / DAYS);

const FILL = `
  insert into visit_days (kind, day, name, visitors, visits, views, exits, reads, checkouts)
  select kind, current_date - ago, case kind when 'page' then '/product/' || n else 'name ' || n end,
         n % 7, n % 9, 1 + n % 63, n % 5, n % 3, n % 2
    from generate_series(0, ${DAYS - 1}) as ago,
         (select n, case when n % 20 < 14 then 'page' when n % 20 < 18 then 'source' when n % 20 = 18 then 'campaign' else 'search' end
            as kind from generate_series(1, ${names}) as n) as named
  on conflict do nothing`;

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs a PostgreSQL server');

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
  const { rows } = await client.query('select count(*) as rows, sum(views) as views from visit_days');
  await client.end();
  console.log(`visit_days: ${rows[0].rows} rows, ${rows[0].views} views`);
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

const site = startSite(values.port, 'ignore', { DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: '10' });
try {
  await site.ready();
  await measureScreen(site.origin);
} finally {
  await site.stop();
  await postgres.stop();
}
