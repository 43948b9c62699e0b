#!/usr/bin/env node
// npm run payments:sequences: random stories of payments between two servers, on the embedded database and on
// PostgreSQL if this machine has one. Options: --sequences 10000, --seed n (repeats a run), --only embedded|postgres.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres.mjs';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});

/** @param {string} project @param {string} file @param {NodeJS.ProcessEnv} env */
const run = (project, file, env = {}) => {
  const path = `backend/test/billing/payments/sequences/${file}`;
  const settings = { ...process.env, ...env, PAYMENT_SEQUENCES: values.sequences, PAYMENT_SEED: values.seed };
  const options = /** @type {const} */ ({ stdio: 'inherit', env: settings });
  return spawnSync('npx', ['vitest', 'run', '--project', project, path], options).status === 0;
};

console.log(`${values.sequences} sequences with --seed ${values.seed}`);
let isGood = true;
if (values.only !== 'postgres') isGood = run('api', 'sequences.test.ts');
if (values.only !== 'embedded') {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const server = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await startPostgres();
  if (server) {
    isGood = run('pg', 'sequences.long.pg.test.ts', { TEST_DATABASE_URL: server.url }) && isGood;
    await server.stop();
  } else console.warn('NOT RUN on PostgreSQL: none was found.');
}
process.exitCode = isGood ? 0 : 1;
