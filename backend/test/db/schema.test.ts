import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { recordingLogger } from '../support/doubles.ts';
import { embeddedForTest } from '../support/engines.ts';
import { isShortRun } from '../support/test-length.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await embeddedForTest(recordingLogger());
});
afterAll(() => connection.close());

describe('the tables', () => {
  it('are unchanged by a second migration', async () => {
    expect(await migrate(connection.db)).toEqual([]);
  });

  it('tolerate additions by a newer release, and reject what needs a newer server', async () => {
    const add = (name: string, needs: string | null) =>
      connection.pool.query('insert into kysely_migration values ($1, now()::text, $2)', [name, needs]);
    await add('9999-12-31-added', null);
    await add('9999-12-31-removed', '0001-baseline');
    expect(await migrate(connection.db)).toEqual([]);
    await add('9999-12-31-removed-too', '9999-12-31-added');
    await expect(migrate(connection.db)).rejects.toThrow(/9999-12-31-removed-too/);
    await connection.pool.query(`delete from kysely_migration where name like '9999%'`);
  });

  it('of an earlier development version are rejected, naming the command that deletes them', async () => {
    await connection.pool.query(`insert into kysely_migration values ('2026-11-20-accounts', now()::text, null)`);
    await expect(migrate(connection.db)).rejects.toThrow(/earlier development version.+"npm run db:reset"/);
    await connection.pool.query(`delete from kysely_migration where name like '2026%'`);
  });
});

describe('values from the database', () => {
  const one = async (expression: string) =>
    (await connection.pool.query(`select ${expression} as value`)).rows[0].value;

  it('are returned as numbers, strings and dates', async () => {
    expect(await one('9007199254740991::bigint')).toBe(9007199254740991);
    expect(await one("'2026-11-20'::date")).toBe('2026-11-20');
    expect(await one("'2026-11-20T00:00:00Z'::timestamptz")).toEqual(new Date('2026-11-20T00:00:00Z'));
  });

  it('are never rounded', async () => {
    await expect(one('9007199254740993::bigint')).rejects.toThrow('out of the safe range');
  });
});

describe('a query outside the running transaction', () => {
  it.skipIf(isShortRun)('times out instead of waiting forever', async () => {
    const waiting = connection.db.transaction().execute(async () => {
      await connection.db.selectFrom('users').select('id').execute();
    });
    await expect(waiting).rejects.toThrow('timeout exceeded');
    expect(await connection.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});
