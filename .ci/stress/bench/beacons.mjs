#!/usr/bin/env node
// npm run bench:beacons: floods the server with beacons of visits, first from one network, whose limit refuses most of them,
// then from 4,000 networks, which are all accepted. Prints how much longer a customer's call takes during the flood, the memory of
// the server, and the rows of the day before and after.
// Usage: node .ci/stress/bench/beacons.mjs [--beacons 1000000] [--seconds 60] [--port 5392]. Needs a build and PostgreSQL.
// Each of the two floods ends after half of the beacons, or after that many seconds.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '../../postgres.mjs';
import { startSite } from '../../site-server.mjs';
import { describeCalls, describeRatio, measureCalls } from '../customer-calls.mjs';

const { values } = parseArgs({
  options: {
    beacons: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '5392' },
  },
});
const CONNECTIONS = 50;
const NETWORKS = 4_000;
const PAGES = 5_000;
const ALONE_MS = 10_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs a PostgreSQL server');
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();

/** Requests that are sent in turn. @param {number} networks */
const requestsOf = (networks) =>
  Array.from({ length: Math.max(networks, PAGES) }, (_, index) => {
    const at = index % networks;
    const network = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
    return {
      method: /** @type {const} */ ('POST'),
      path: '/api/visits',
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER, 'x-forwarded-for': network },
      // More pages than are counted by name on a day.
      body: JSON.stringify({ event: 'view', path: `/product/${(index % PAGES) + 1}`, device: 'phone' }),
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

/** @param {string} name @param {number} networks */
async function measureFlood(name, networks) {
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
      connections: CONNECTIONS,
      amount: Number(values.beacons) / 2,
      duration: Number(values.seconds),
      requests: requestsOf(networks),
      workers: 1,
    });
    void flood.then(() => {
      isOver = true;
    });
    const limit = performance.now() + Number(values.seconds) * 1000;
    const loaded = await measureCalls(site.origin, () => isOver || performance.now() > limit);
    const { '2xx': accepted, non2xx, latency } = await flood;
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `${name}: ${accepted} accepted and ${non2xx} refused in ${seconds.toFixed(0)} s, p50 ${latency.p50} ms`,
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
  await measureFlood('one network', 1);
  await measureFlood(`${NETWORKS} networks`, NETWORKS);
} finally {
  await client.end();
  await postgres.stop();
}
