#!/usr/bin/env node
// npm run bench:flood: how much longer a signed-in call takes while clients request uncached pages: one wallet call at
// a time on five connections, alone and then next to fifty connections that each request pages of new URLs.
// Usage: node .ci/stress/bench/flood.mjs [--seconds 6] [--limited]; with --limited the rate limit per network is that of a
// production site.
// Exit code 1 when the median call takes more than MOST_RATIO times as long.
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startPostgres } from '../../postgres.mjs';
import { startSite } from '../../site-server.mjs';
import { measure } from './measure.mjs';

const { values } = parseArgs({
  options: {
    limited: { type: 'boolean', default: false },
    port: { type: 'string', default: '5390' },
    seconds: { type: 'string', default: '6' },
  },
});
const MAX_RATIO = 10;
const FLOOD = 50;
const seconds = Number(values.seconds);

const postgres = await startPostgres();
const site = startSite(values.port, 'ignore', {
  DATABASE_URL: postgres?.url ?? '',
  RATE_LIMIT_FACTOR: values.limited ? '1' : '100000',
});
/** @param {string} name @param {import('./measure.mjs').Figures} figures */
const tell = (name, { p50, p99, perSecond }) =>
  console.log(`${name.padEnd(34)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${perSecond.toFixed(0)}/s`);
try {
  await site.ready();
  const answer = await fetch(`${site.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'customer@example.com', password: 'customer-password' }),
  });
  const { token } = /** @type {{ token: string }} */ (await answer.json());
  const target = { pid: site.pid, port: Number(values.port) };
  const job = { path: '/api/wallet/balance', tokens: [token], connections: 5, runMs: seconds * 1000 };
  const alone = await measure(target, job);
  tell('wallet call, alone', alone);
  const flood = autocannon({
    url: site.origin,
    connections: FLOOD,
    duration: seconds + 3,
    idReplacement: true,
    requests: [{ method: 'GET', path: '/products?search=[<id>]' }],
    workers: 1,
  });
  const beside = await measure(target, job);
  tell(`wallet call, beside ${FLOOD} strangers`, beside);
  const { '2xx': pages, non2xx, latency } = await flood;
  console.log(`strangers: ${pages} pages, ${non2xx} refused, p50 ${latency.p50} ms, p99 ${latency.p99} ms`);
  const ratio = beside.p50 / alone.p50;
  console.log(`ratio of the middle call: ${ratio.toFixed(1)} (at most ${MAX_RATIO})`);
  process.exitCode = ratio > MAX_RATIO ? 1 : 0;
} finally {
  await site.stop();
  await postgres?.stop();
}
