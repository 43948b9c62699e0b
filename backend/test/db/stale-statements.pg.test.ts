import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/retry.ts';
import { recordingLogger } from '../support/doubles.ts';
import { bareServerForTest } from '../support/engines.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await bareServerForTest(recordingLogger());
});
beforeEach(() =>
  connection.pool.query(
    'drop table if exists things; create table things (id int, size int); insert into things values (1, 2)',
  ),
);
afterAll(() => connection.close());

const read = (db: Connection['db'] = connection.db) =>
  sql<{ size: unknown }>`select size from things where id = ${1}`.execute(db).then(({ rows }) => rows[0]?.size);
const everywhere = async <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 30 }, work));
const widen = () => connection.pool.query('alter table things alter size type text');

describe('a prepared statement whose result a migration has changed', () => {
  it('is prepared again on every connection and succeeds', async () => {
    expect(new Set(await everywhere(() => read()))).toEqual(new Set([2]));
    await widen();
    expect(new Set(await everywhere(() => read()))).toEqual(new Set(['2']));
  });

  it('restarts a transaction, which then writes once', async () => {
    await everywhere(() => read());
    await widen();
    const move = () =>
      inTransaction(connection.db, async (tx) => {
        await sql`update things set size = (size::int + ${1})::text where id = ${1}`.execute(tx);
        return read(tx);
      });
    expect((await everywhere(move)).map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 3),
    );
  });
});

describe('a prepared statement that the server no longer knows', () => {
  it('is prepared again', async () => {
    await everywhere(() => read());
    await Promise.all(Array.from({ length: 10 }, () => connection.pool.query('deallocate all; select pg_sleep(0.2)')));
    expect(new Set(await everywhere(() => read()))).toEqual(new Set([2]));
  });
});

describe('any other failure', () => {
  it('is not retried', async () => {
    await expect(sql`select 1 / ${0}::int`.execute(connection.db)).rejects.toMatchObject({ code: '22012' });
  });
});
