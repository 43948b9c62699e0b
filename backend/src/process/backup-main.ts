// `npm run backup -- <file>`: writes database and files into one archive while servers keep running. Without a name it
// is written to BACKUP_DIR, or to the current folder.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../lib/log.ts';
import { openStorage } from '../storage/open-storage.ts';
import { runBackup, toArchiveName } from './backups.ts';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const USAGE = 'Usage: npm run backup -- [file]';

/** @throws Error for anything that is not a file name: a mistyped option must not become one */
function readFileArgument(): string | undefined {
  try {
    const { positionals } = parseArgs({ options: {}, allowPositionals: true });
    if (positionals.length <= 1) return positionals[0];
  } catch {
    // an unknown option
  }
  throw new Error(USAGE);
}

async function main(): Promise<void> {
  const fileArgument = readFileArgument();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const file = path.resolve(fileArgument ?? path.join(env.backups?.folder ?? '.', toArchiveName(new Date())));
  if (existsSync(file)) throw new Error(`${file} already exists. Nothing was written.`);
  await mkdir(path.dirname(file), { recursive: true });
  const storage = await openStorage(env);
  const connection = await openDatabase(env, createLogger(env.logging));
  try {
    const { tables, rows, files, fileBytes, bytes } = await runBackup({ env, connection, storage }, file, 'command');
    const summary = `${rows} rows of ${tables} tables, ${files} files (${megabytes(fileBytes)})`;
    process.stdout.write(
      `${file}: ${summary}; ${megabytes(bytes)}\nIt contains personal data and password hashes: keep it private, and store JWT_SECRET separately.\n`,
    );
  } finally {
    await connection.close();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
