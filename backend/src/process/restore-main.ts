// `npm run restore -- <file>`: restores an archive of `npm run backup` into the configured database and storage, which
// must be empty; `--replace` overwrites existing data. `--check` only verifies the archive.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DamagedArchiveError, readArchive } from '../backup/archive.ts';
import { RestoreError, restore } from '../backup/restore.ts';
import { openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { databaseError } from '../http/database-errors.ts';
import { createLogger } from '../lib/log.ts';
import { openStorage } from '../storage/open-storage.ts';
import { withoutTimeout } from './backups.ts';
import { print } from './print.ts';

const USAGE = 'Usage: npm run restore -- <file> [--replace | --check]';

function options() {
  try {
    const flags = { replace: { type: 'boolean' }, check: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new RestoreError(USAGE);
    if (!existsSync(file)) throw new RestoreError(`File not found: ${file}`);
    return { file, replace: values.replace ?? false, check: values.check ?? false };
  } catch (error) {
    throw error instanceof RestoreError ? error : new RestoreError(USAGE);
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (databaseError(error)?.status === 503) return `The database is not responding: ${error.message || error.name}`;
  const isPlain = error instanceof RestoreError || error instanceof DamagedArchiveError;
  return isPlain ? error.message : (error.stack ?? error.message);
}

async function main(): Promise<void> {
  const { file, replace, check } = options();
  if (check) {
    await readArchive(file);
    print('The backup is complete.');
    return;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const storage = await openStorage(env);
  const connection = await openDatabase(env, createLogger(env.logging));
  try {
    const { about, rows, files } = await withoutTimeout({ env, connection }, 'studio restore', (unlimitedConnection) =>
      restore({ file, connection: unlimitedConnection, settings: env.database, storage, replace, say: print }),
    );
    print(`Restored: ${rows} rows, ${files} files, as they were at ${about.startedAt} (release ${about.release}).`);
    print(
      'Start the servers with the same JWT_SECRET as before, or everyone has to sign in again and queued emails are lost.',
    );
  } finally {
    await connection.close();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
