#!/usr/bin/env node
// npm run fuzz: generated requests against a server that it starts, with every kind of session, until the number of
// requests is reached. Options: --requests 1000000, --seed n (repeats a run), --at-once n, --postgres (else the
// embedded database), --port n.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kill, ready, startProcess } from '../../../backend/test/process/process.ts';
import { startPostgres } from '../../postgres.mjs';
import { fuzz } from './run.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'at-once': { type: 'string', default: '8' },
    port: { type: 'string', default: '0' },
    postgres: { type: 'boolean', default: false },
  },
});
const secret = 'a-secret-of-the-fuzzer-of-at-least-32-bytes';
const folder = mkdtempSync(join(tmpdir(), 'studio-fuzz-'));
const postgres = values.postgres ? await startPostgres() : undefined;
const server = startProcess({
  DATA_DIR: folder,
  PORT: values.port,
  JWT_SECRET: secret,
  DEMO_DATA: 'true',
  RATE_LIMIT_FACTOR: '999999',
  ...(postgres ? { DATABASE_URL: postgres.url } : {}),
});
try {
  const { url } = await ready(server);
  console.log(`${values.requests} requests to ${url} with --seed ${values.seed}`);
  const start = performance.now();
  const { sent, byStatus, problems, slowest } = await fuzz({
    url,
    secret,
    requests: Number(values.requests),
    seed: Number(values.seed),
    atOnce: Number(values['at-once']),
    report: (done, found) =>
      console.log(`${done} sent, ${found} problems, ${Math.round(performance.now() - start)} ms`),
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(`${sent} requests in ${Math.round(seconds)} s (${Math.round(sent / seconds)}/s):`, byStatus);
  console.log('Slowest:', slowest.map(([id, ms]) => `${id} ${Math.round(ms)} ms`).join(', '));
  for (const problem of problems) console.log(`PROBLEM ${problem}`);
  console.log(problems.length === 0 ? 'Nothing that must not be.' : `${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await kill(server);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
