import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Connection, connectEmbedded, connectServer } from '../../src/db/database.ts';
import { openInMemory } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import type { Logger } from '../../src/lib/log.ts';

const migrations = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/** Two of the three databases that an engine begins with are only patterns for new ones: half of the files to load. */
const PRUNE = [
  'update pg_database set datistemplate = false where datname <> current_database()',
  'drop database template0',
  'drop database template1',
];

/** Names the migrated state: another migration or another engine version gives another file. */
function snapshotFile(): string {
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  hash.update(PRUNE.join());
  hash.update(process.version);
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(path.join(migrations, name)));
  return path.join(tmpdir(), `studio-test-${userInfo().uid}-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Migrating takes seconds, loading the result a fraction of one: the first test file leaves it for the others. */
async function migratedDump(log: Logger): Promise<Blob> {
  const file = snapshotFile();
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const engine = await openInMemory();
  const connection = connectEmbedded(engine, log, () => engine.close());
  await migrate(connection.db);
  for (const statement of PRUNE) await engine.query(statement);
  const dump = await engine.dumpDataDir('none');
  await connection.close();
  // Written aside and renamed, because another test file may be reading at this moment.
  const part = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(part, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  await rename(part, file);
  return dump;
}

let dump: Promise<Blob> | undefined;

/** A migrated, empty database in memory. */
export async function embeddedForTest(log: Logger): Promise<Connection> {
  dump ??= migratedDump(log);
  const engine = await openInMemory(await dump);
  return connectEmbedded(engine, log, () => engine.close());
}

/** Puts a migrated, empty database into the data folder of a server that is about to start: that takes it seconds. */
export async function migrateFolder(dataDir: string, log: Logger): Promise<void> {
  await migratedDump(log);
  const folder = path.join(dataDir, 'database');
  await mkdir(folder);
  await promisify(execFile)('tar', ['-xf', snapshotFile(), '-C', folder]);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own on the PostgreSQL server of TEST_DATABASE_URL, without tables; dropped when closed. */
export async function bareServerForTest(log: Logger): Promise<Connection> {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE_URL is not set: tests on real PostgreSQL need it');
  const name = `studio_test_${randomBytes(6).toString('hex')}`;
  await onServer(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  const connection = connectServer(url.href, log);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await onServer(base, `drop database ${name} with (force)`);
    },
  };
}

/** The same, migrated. */
export async function serverForTest(log: Logger): Promise<Connection> {
  const connection = await bareServerForTest(log);
  await migrate(connection.db);
  return connection;
}
