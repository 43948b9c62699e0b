#!/usr/bin/env node
// npm run bench:beacons: floods the server with beacons of visits as fast as it takes them: from one network, whose limit refuses
// most of them, from 4,000 networks, and over 1,000 connections. Prints how much longer a customer's call takes during
// the flood, the memory of the server, and the rows of the day before and after.
// Usage: node .ci/stress/bench/beacons.mjs [--seconds 60] [--port 5392]. Needs a build and PostgreSQL.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '../../postgres.mjs';
import { startSite } from '../../site-server.mjs';
import { describeCalls, describeRatio, measureCalls } from '../customer-calls.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '5392' },
  },
});
/** Networks and connections; each connection stores the requests of all networks. */
const FLOODS = /** @type {const} */ ([
  [1, 50],
  [4_000, 50],
  [200, 1_000],
]);
/** More than are counted by name on a day. */
const PAGES = 5_000;
const ALONE_MS = 10_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs a PostgreSQL server');
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();

/** Requests that are sent in turn. @param {number} networks */
const requestsOf = (networks) =>
  Array.from({ length: networks }, (_, at) => {
    const network = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
    return {
      method: /** @type {const} */ ('POST'),
      path: '/api/visits',
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER, 'x-forwarded-for': network },
      body: JSON.stringify({ event: 'view', path: `/product/${((at * 7) % PAGES) + 1}`, device: 'phone' }),
    };
  });

async function countRows() {
  const { rows } = await client.query(
    `with today as (select * from visit_days where day = (now() at time zone shop_zone())::date)
     select (select count(*) from today) as days, (select count(*) from open_visits) as visitors,
            (select coalesce(sum(views), 0) from today where kind = 'site') as views,
            (pg_total_relation_size('visit_days') + pg_total_relation_size('open_visits')) / 1024 as kilobytes`,
  );
  const { days, visitors, views, kilobytes } = rows[0];
  return `${views} views in ${days} rows of today and ${visitors} of visitors, ${kilobytes} kB`;
}

/** @param {number} networks @param {number} connections */
async function measureFlood(networks, connections) {
  const site = startSite(values.port, 'ignore', {
    DATABASE_URL: postgres?.url ?? '',
    RATE_LIMIT_FACTOR: '1',
    TRUST_PROXY: '1',
    COUNT_VISITS: 'true',
  });
  try {
    await site.ready();
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
    const quiet = performance.now() + ALONE_MS;
    const alone = await measureCalls(site.origin, () => performance.now() > quiet);
    const before = memory();
    let isOver = false;
    const begun = performance.now();
    const flood = autocannon({
      url: site.origin,
      connections,
      timeout: 30,
      duration: Number(values.seconds),
      requests: requestsOf(networks),
      workers: 1,
    });
    void flood.then(() => {
      isOver = true;
    });
    const limit = performance.now() + Number(values.seconds) * 1000;
    const loaded = await measureCalls(site.origin, () => isOver || performance.now() > limit);
    const { '2xx': accepted, non2xx, errors, latency, requests } = await flood;
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `${networks} networks, ${connections} connections: ${requests.sent} sent in ${seconds.toFixed(0)} s, ${accepted} accepted, ${non2xx} refused, ${errors} closed, p50 ${latency.p50} ms`,
    );
    console.log(`  a customer's call alone: ${describeCalls(alone)}`);
    console.log(`  during it: ${describeCalls(loaded)}; ${describeRatio(alone, loaded)}`);
    console.log(`  memory: ${before.toFixed(0)} MB before, ${memory().toFixed(0)} MB after; ${await countRows()}`);
  } finally {
    await site.stop();
  }
}

try {
  console.log(`at first: ${await countRows().catch(() => 'no tables')}`);
  for (const [networks, connections] of FLOODS) await measureFlood(networks, connections);
} finally {
  await client.end();
  await postgres.stop();
}
