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
import { type Connection, connectEmbedded, connectServer, type ServerSettings } from '../../src/db/database.ts';
import { openInMemory } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrateQueue } from '../../src/db/migrate-queue.ts';
import { readEnv } from '../../src/env.ts';
import type { Logger } from '../../src/lib/log.ts';
import { acquireEngine } from './embedded-engines.ts';

const migrations = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/**
 * Two of the three databases that an engine starts with are only templates for new ones: half of the files to load. The
 * checkpoints discard the log of the migrations.
 */
const PRUNE = [
  'update pg_database set datistemplate = false where datname <> current_database()',
  'drop database template0',
  'drop database template1',
  'checkpoint',
  'checkpoint',
];

/** Names the migrated state: another migration or another version of the queue gives another name. */
function migratedState(...others: string[]): string {
  const hash = createHash('sha256').update(others.join());
  hash.update(readFileSync(new URL('../package.json', import.meta.resolve('graphile-worker'))));
  for (const entry of readdirSync(migrations, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Another version of the engine gives another file. */
function snapshotFile(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const state = migratedState(engine, ...PRUNE, process.version);
  return path.join(tmpdir(), `studio-test-${userInfo().uid}-${state}.tar`);
}

/** Migrating takes seconds, loading the result a fraction of one: the first test file stores it for the others. */
async function migratedDump(log: Logger): Promise<Blob> {
  const file = snapshotFile();
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);
  const engine = await openInMemory();
  const connection = connectEmbedded(engine, log, () => engine.close());
  await migrate(connection.db);
  await migrateQueue(connection.pool);
  for (const statement of PRUNE) await engine.query(statement);
  const dump = await engine.dumpDataDir('none');
  await connection.close();
  // Written to a temporary file and renamed, because another test file may be reading it.
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  await rename(temporary, file);
  return dump;
}

let dump: Promise<Blob> | undefined;

export interface TestConnection extends Connection {
  /** Later tests that name this initial state get a database with the current content of this one. */
  saveSnapshot?(): Promise<void>;
}

/** A migrated database in memory, empty unless an initial state is named that an earlier test has stored. */
export async function embeddedForTest(log: Logger, snapshotName?: string): Promise<TestConnection> {
  dump ??= migratedDump(log);
  const { engine, release: giveBack, saveSnapshot } = await acquireEngine(await dump, snapshotName);
  return { ...connectEmbedded(engine, log, giveBack, Number(LONG_TIMEOUTS.DATABASE_CONNECT_TIMEOUT)), saveSnapshot };
}

/**
 * Puts a migrated, empty database into the data folder of a server that is about to start: migrating would take
 * seconds.
 */
export async function migrateFolder(dataDir: string, log: Logger): Promise<void> {
  await migratedDump(log);
  const folder = path.join(dataDir, 'database');
  await mkdir(folder);
  await promisify(execFile)('tar', ['-xf', snapshotFile(), '-C', folder]);
}

async function runOnServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** On a busy machine, limits that protect a server would fail unrelated tests. */
const LONG_TIMEOUTS = {
  DATABASE_CONNECT_TIMEOUT: '60000',
  DATABASE_STATEMENT_TIMEOUT: '60000',
  DATABASE_LOCK_TIMEOUT: '60000',
  DATABASE_TRANSACTION_TIMEOUT: '60000',
};

/** The settings of a server with only its database configured, for tests of its limits. */
export const defaultSettings = (url: string): ServerSettings => ({ ...readEnv({ DATABASE_URL: url }).database, url });

/** The settings of a server with generous timeouts, unless overridden. */
export const serverSettings = (url: string, env: Record<string, string> = {}): ServerSettings => ({
  ...readEnv({ ...LONG_TIMEOUTS, ...env, DATABASE_URL: url }).database,
  url,
});

/** The server of TEST_DATABASE_URL, which a test may temporarily point at one of its own. */
function getServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: tests on real PostgreSQL need it');
  return url;
}

function toUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** A new database, a copy of the template if one is named; dropped when closed. */
async function databaseForTest(server: string, log: Logger, env?: Record<string, string>, template?: string) {
  const name = `studio_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const connection = connectServer(serverSettings(toUrl(server, name), env), log);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** A separate database on the PostgreSQL server of TEST_DATABASE_URL, without tables. */
export const bareServerForTest = async (log: Logger, env?: Record<string, string>): Promise<Connection> =>
  databaseForTest(getServerUrl(), log, env);

/**
 * Migrates under another name first: a database with the template's name is complete, however often creating it was
 * interrupted.
 */
async function makeTemplate(server: string, name: string, log: Logger): Promise<void> {
  const draft = `${name}_draft`;
  await runOnServer(server, `drop database if exists ${draft} with (force)`, `create database ${draft}`);
  const connection = connectServer(serverSettings(toUrl(server, draft)), log);
  try {
    await migrate(connection.db);
    await migrateQueue(connection.pool);
  } finally {
    await connection.close();
  }
  await runOnServer(server, `alter database ${draft} rename to ${name}`);
}

/**
 * Copying a migrated database takes a fraction of the time of migrating one: the first test that needs it leaves it on
 * the server.
 */
async function migratedTemplate(server: string, log: Logger): Promise<string> {
  const name = `studio_template_${migratedState()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]); // the other worker starts at the same moment
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await makeTemplate(server, name, log);
  } finally {
    await client.end(); // and with it the lock
  }
  return name;
}

const templates = new Map<string, Promise<string>>();

/** The same, migrated. */
export async function serverForTest(log: Logger, env?: Record<string, string>): Promise<Connection> {
  const server = getServerUrl();
  const template = templates.get(server) ?? migratedTemplate(server, log);
  templates.set(server, template);
  return databaseForTest(server, log, env, await template);
}

/**
 * Another server's connection to the database of a test. The embedded engine has one process, so both share its
 * connection.
 */
export const connectBeside = (first: Connection, log: Logger): Connection =>
  first.kind === 'embedded'
    ? { ...first, close: async () => {} }
    : connectServer(serverSettings(String(first.pool.options.connectionString)), log);
