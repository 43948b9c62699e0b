/**
 * `npm run migrate`: migrates the configured database to this release's schema and exits. `--status` only prints the
 * current state, `--dry-run` prints the statements and rolls them back.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { dryRun } from '../db/dry-run.ts';
import { getSchemaState, migrateDatabase } from '../db/migrate-database.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../lib/log.ts';
import { print } from './print.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { status: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } });
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const connection = await openDatabase(env, createLogger(env.logging));
  try {
    const { done, missing, unknown } = await getSchemaState(connection);
    if (values.status) {
      for (const name of done) print(`done     ${name}`);
      for (const name of missing) print(`missing  ${name}`);
      for (const name of unknown) print(`newer    ${name}`);
    } else if (values['dry-run']) await dryRun(connection, print);
    else {
      const run = await migrateDatabase(connection, env.database, print, { onStep: print });
      print(run.length === 0 ? 'Nothing to do.' : `Migrations applied: ${run.length}.`);
    }
  } finally {
    await connection.close();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
