#!/usr/bin/env node
// npm run bench:pages: the throughput of public pages and scripts, relative to a bare Express route that sends as many
// bytes, measured alternately in one run, each server in a separate process. Exit code 1 below half.
// Usage: node .ci/stress/bench/server.mjs [--seconds 3] [--rounds 3]; needs a build and an idle machine.
// "by cpu" compares the CPU time of the two processes per answer, which other load on the machine affects less.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSite } from '../../site-server.mjs';
import { measure, median, startBare } from './measure.mjs';

/** @typedef {import('./measure.mjs').Figures} Figures */

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5303' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
  },
});
const AIM = 0.5;
const PAGES = ['/', '/products', '/product/1', '/services', '/blog/1'];
const port = Number(values.port);

const runMs = Number(values.seconds) * 1000;

/** @param {string} path @returns {Promise<number>} compressed bytes of the page */
const sizeOf = async (path) => {
  const answer = await fetch(site.origin + path, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  return Number(answer.headers.get('content-length'));
};

/** @returns {Promise<string>} path of the application's first script */
const firstScript = async () => {
  const page = await (await fetch(site.origin)).text();
  const path = /\/assets\/index-[\w-]+\.js/.exec(page)?.[0];
  if (!path) throw new Error('The page names no script');
  return path;
};

const site = startSite(values.port, 'ignore');
let missed = 0;
try {
  await site.ready();
  for (const path of [...PAGES, await firstScript()]) {
    await sizeOf(path);
    await sleep(2_000); // by then the page has its best compression
    const bytes = await sizeOf(path);
    const bare = startBare(port + 1, bytes);
    await sleep(1_000);
    /** @type {{ own: Figures, bare: Figures }[]} */
    const rounds = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      rounds.push({
        bare: await measure(bare, { path: '/bytes', compressed: true, runMs }),
        own: await measure({ pid: site.pid, port }, { path, compressed: true, runMs }),
      });
    await bare.stop();
    const share = median(rounds.map((one) => one.own.perSecond / one.bare.perSecond));
    const byCpu = median(rounds.map((one) => one.bare.cpu / one.own.cpu));
    if (share < AIM) missed += 1;
    const [own, other] = [
      median(rounds.map((one) => one.own.perSecond)),
      median(rounds.map((one) => one.bare.perSecond)),
    ];
    const figures = `${own.toFixed(0).padStart(6)}/s, bare Express ${other.toFixed(0).padStart(6)}/s`;
    const shares = `share ${share.toFixed(2)} (by cpu ${byCpu.toFixed(2)})`;
    console.log(`${path.padEnd(28)} ${String(bytes).padStart(6)} bytes ${figures}, ${shares}`);
  }
} finally {
  await site.stop();
}
if (missed > 0) console.error(`Below the aim of ${AIM}: ${missed}`);
process.exitCode = missed > 0 ? 1 : 0;
