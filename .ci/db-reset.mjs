#!/usr/bin/env node
// npm run db:reset: deletes the embedded database of DATA_DIR with the uploaded files and emails that belong to it. The
// next start migrates and seeds a new one. Refuses while a server uses the folder, and in production.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from '../backend/src/db/lock.ts';
import { readEnv } from '../backend/src/env.ts';
import { root } from './exec.mjs';

/** The secret that signs sessions is kept. */
const PARTS = ['database', 'files', 'outbox'];

const settings = join(root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

/** @returns {Promise<string>} what was done @throws why nothing was done */
const reset = async () => {
  const { production, dataDir, database } = readEnv(process.env);
  if (production) throw new Error('Nothing was removed: NODE_ENV is production.');
  if (database.url)
    throw new Error('Nothing was removed: DATABASE_URL names a server, whose databases are left alone.');
  if (!existsSync(join(dataDir, 'database'))) return `There is no database in ${dataDir}; the next start makes one.`;
  const release = await lockFolder(join(dataDir, 'database.lock'), 0);
  for (const part of PARTS) rmSync(join(dataDir, part), { recursive: true, force: true });
  release();
  return `Removed ${PARTS.join(', ')} from ${dataDir}. The next start seeds a new database.`;
};

try {
  console.log(await reset());
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof FolderInUseError ? `Nothing was removed: a server is running.\n${message}` : message);
  process.exitCode = 1;
}
