import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { migrations } from '../../src/db/migrations.ts';
import { kill, ready, type ServerProcess, startProcess } from '../process/process.ts';
import { recordingLogger } from '../support/doubles.ts';
import { bareServerForTest } from '../support/engines.ts';

let connection: Connection;
let dataDir: string;
let started: ServerProcess[] = [];
beforeEach(async () => {
  connection = await bareServerForTest(recordingLogger());
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-migrate-'));
});
afterEach(async () => {
  await Promise.all(started.map(kill));
  started = [];
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): ServerProcess => {
  const server = startProcess({ DATA_DIR: dataDir, DATABASE_URL: connection.pool.options.connectionString ?? '' });
  started.push(server);
  return server;
};
const asked = async (text: string): Promise<unknown[]> => (await connection.pool.query(text)).rows;
const TABLES = `select table_name from information_schema.tables
  where table_schema = 'public' and table_name not like 'kysely%'`;
const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('a server that is killed during a migration', () => {
  it('leaves no partial migration, and the next start completes the rest', async () => {
    // Another transaction is creating one of its last tables: the server stops right there and waits.
    const other = await connection.pool.connect();
    await other.query('begin');
    await other.query('create table kept_counts (list text)');
    const first = start();
    while ((await asked(WAITING)).length === 0) await sleep(20);
    await kill(first);
    await other.query('rollback');
    other.release();
    while ((await asked(WAITING)).length > 0) await sleep(20);
    expect(await asked(`select 1 from kysely_migration where name = '0001-baseline'`)).toEqual([]);
    expect(await asked(`${TABLES} and table_name in ('kept_counts', 'comments')`)).toEqual([]);

    const second = await ready(start());
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    const done = (await asked('select name from kysely_migration order by name')) as { name: string }[];
    expect(done.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
  });
});

describe('a server that finds a newer database', () => {
  it('does not start, reports why in one line and touches nothing', async () => {
    const newer = await ready(start());
    await kill(newer);
    await connection.pool.query(
      `insert into kysely_migration values ('2099-01-01-of-the-future', now()::text, '2098-12-31-unknown')`,
    );
    const before = await asked('select id, name from users');
    const old = start();
    expect(await old.ended).toBe(1);
    expect(old.output()).toMatch(/^The database is newer than this server.+2099-01-01-of-the-future.+\n$/);
    expect(await asked('select id, name from users')).toEqual(before);
  });
});

describe('a server that finds a database of an earlier development version', () => {
  it('does not start, names the command that deletes it and touches nothing', async () => {
    await connection.pool.query('create table kysely_migration (name text, timestamp text, needs text)');
    await connection.pool.query(`insert into kysely_migration values ('2026-11-20-accounts', now()::text, null)`);
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^The database was made by an earlier development version.+"npm run db:reset".+\n$/,
    );
    expect(await asked(TABLES)).toEqual([]);
  });
});
