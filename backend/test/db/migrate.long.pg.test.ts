import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { dryRun } from '../../src/db/dry-run.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrateDatabase } from '../../src/db/migrate-database.ts';
import type { Migrations } from '../../src/db/migration.ts';
import { migrations } from '../../src/db/migrations.ts';
import { recordingLogger } from '../support/doubles.ts';
import { bareServerForTest } from '../support/engines.ts';

let connection: Connection;
let said: string[] = [];
const ask = async (text: string) => (await connection.pool.query(text)).rows;
const run = (all: Migrations) =>
  migrateDatabase(connection, { directUrl: connection.pool.options.connectionString }, (line) => said.push(line), {
    migrations: all,
  });
beforeEach(async () => {
  said = [];
  connection = await bareServerForTest(recordingLogger());
  await ask(
    'create table things (id int primary key, size int); insert into things select n, n from generate_series(1, 1000) n',
  );
});
afterEach(() => connection.close());

/** An open transaction that has executed the statement and does not end. */
async function held(statement: string): Promise<pg.PoolClient> {
  const client = await connection.pool.connect();
  await client.query('begin');
  await client.query(statement);
  return client;
}
const release = async (client: pg.PoolClient) => {
  await client.query('commit');
  client.release();
};
const addColumn: Migrations = {
  a: { up: async (db) => void (await sql`alter table things add column colour text`.execute(db)) },
};
const addIndex: Migrations = { b: { indexes: [{ name: 'things_size', on: 'things (size)' }] } };

describe('migrate', () => {
  it('lets one of three servers that start together run the migrations', async () => {
    const done = await Promise.all([1, 2, 3].map(() => migrate(connection.db)));
    expect(done.flat().sort()).toEqual(Object.keys(migrations).sort());
  });

  it('may take longer than the request timeout', async () => {
    const slow: Migrations = { slow: { up: async (db) => void (await sql`select pg_sleep(5.5)`.execute(db)) } };
    expect(await run(slow)).toEqual(['slow']);
  });

  it('does not block others while it waits for a table, logs what it waits for, and gets its turn', async () => {
    const other = await held('select * from things');
    const migrating = run(addColumn);
    await expect
      .poll(() => said.join('\n'), { timeout: 120_000 })
      .toMatch(/waits for .+ \(pid \d+, idle in transaction\): select/);
    await expect.poll(() => said.join('\n')).toMatch(/did not get its locks; next try in 1 s/);
    const start = performance.now();
    await ask('select count(*) from things');
    expect(performance.now() - start).toBeLessThan(2_500);
    await release(other);
    expect(await migrating).toEqual(['a']);
  });

  it('builds an index during writes, and waits for older transactions as long as needed', async () => {
    const other = await held('update things set size = 0 where id = 1');
    const building = run(addIndex);
    await expect.poll(() => said.join('\n')).toMatch(/waits for/);
    await ask('update things set size = 7 where id = 2');
    await sleep(2_500); // longer than a migration waits for its lock
    await release(other);
    expect(await building).toEqual(['b']);
    expect(await ask(`select indisvalid from pg_index where indexrelid = 'things_size'::regclass`)).toEqual([
      { indisvalid: true },
    ]);
  });

  it('rebuilds an index that an interrupted build left invalid', async () => {
    await ask('insert into things values (5000, 1)');
    await expect(ask('create unique index concurrently things_size on things (size)')).rejects.toMatchObject({
      code: '23505',
    });
    expect(await run(addIndex)).toEqual(['b']);
    expect(said.join('\n')).toContain('things_size was left unfinished and is being rebuilt');
    expect(await run(addIndex)).toEqual([]);
  });

  it('keeps completed migrations when a later one fails, and nothing of the failed one', async () => {
    const broken: Migrations = {
      ...addColumn,
      c: {
        up: async (db) => {
          await sql`create table half (id int)`.execute(db);
          await sql`select 1 / 0`.execute(db);
        },
      },
    };
    await expect(run(broken)).rejects.toMatchObject({ code: '22012' });
    expect(await ask('select name from kysely_migration')).toEqual([{ name: 'a' }]);
    expect(await ask(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
  });

  it('reports in a dry run what it would do, and does nothing', async () => {
    await dryRun(connection, (line) => said.push(line), { ...addColumn, ...addIndex });
    expect(said).toEqual([
      '-- a',
      'alter table things add column colour text;',
      '-- b',
      'create index concurrently things_size on things (size);',
    ]);
    expect(await ask(`select 1 from information_schema.columns where column_name = 'colour'`)).toEqual([]);
  });
});
