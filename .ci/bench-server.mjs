#!/usr/bin/env node
// npm run bench:pages: how many public pages the server sends, as a share of a bare Express route that sends as many
// bytes, measured turn by turn in one run, each server in a process of its own. Exit code 1 below half.
// Usage: node .ci/bench-server.mjs [--seconds 3] [--rounds 3]; needs a build and a quiet machine.
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { root, toolEnv } from './exec.mjs';
import { startSite } from './site-server.mjs';

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

/** @param {{ port: number, path: string }} target @returns {Promise<number>} answers per second */
const load = async (target) => {
  const runMs = Number(values.seconds) * 1000;
  const rest = {
    method: 'GET',
    tokens: [],
    body: null,
    keyed: false,
    packed: true,
    connections: 20,
    warmMs: 500,
    runMs,
  };
  const job = JSON.stringify({ ...rest, ...target });
  const { stdout } = await promisify(execFile)('node', ['.ci/bench-load.mjs', job], { cwd: root, env: toolEnv() });
  const { perSecond, statuses } = JSON.parse(stdout);
  if (Object.keys(statuses).some((status) => status !== '200')) throw new Error(`${target.path} answered ${stdout}`);
  return perSecond;
};

/** @param {string} path @returns {Promise<number>} bytes of the page as it travels */
const sizeOf = async (path) => {
  const answer = await fetch(site.origin + path, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  return Number(answer.headers.get('content-length'));
};

/** @param {number[]} list */
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const site = startSite(values.port, 'ignore');
let missed = 0;
try {
  await site.ready();
  for (const path of PAGES) {
    await sizeOf(path);
    await sleep(2_000); // by then the page is packed as small as it gets
    const bytes = await sizeOf(path);
    const bare = spawn('node', [join(root, '.ci/bench-bare.mjs'), String(port + 1), String(bytes)], { env: toolEnv() });
    await sleep(1_000);
    /** @type {{ own: number, bare: number }[]} */
    const rounds = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      rounds.push({ bare: await load({ port: port + 1, path: '/bytes' }), own: await load({ port, path }) });
    bare.kill('SIGTERM');
    await new Promise((ended) => bare.once('exit', ended));
    const share = median(rounds.map((one) => one.own / one.bare));
    if (share < AIM) missed += 1;
    const [own, other] = [median(rounds.map((one) => one.own)), median(rounds.map((one) => one.bare))];
    const figures = `${own.toFixed(0).padStart(6)}/s, bare Express ${other.toFixed(0).padStart(6)}/s`;
    console.log(`${path.padEnd(12)} ${String(bytes).padStart(6)} bytes ${figures}, share ${share.toFixed(2)}`);
  }
} finally {
  await site.stop();
}
if (missed > 0) console.error(`Below the aim of ${AIM}: ${missed}`);
process.exitCode = missed > 0 ? 1 : 0;
