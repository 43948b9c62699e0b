import { describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'files' order by 1`;
const NUMBERS = 'select schemaname, sequencename, last_value::text from pg_sequences order by 1, 2';

/** Every row, and the state of the sequences; only the files of the demo are created anew, under new names. */
async function contents({ connection: { pool } }: TestApp): Promise<unknown> {
  const all: Record<string, unknown> = { numbers: (await pool.query(NUMBERS)).rows };
  for (const { name } of (await pool.query(TABLES)).rows)
    all[name] = (await pool.query(`select t::text from ${name} t order by 1`)).rows;
  return all;
}

async function disturb({ connection: { pool }, createUser }: TestApp): Promise<void> {
  await createUser();
  await pool.query(`select nextval(format('%I', sequencename)) from pg_sequences where schemaname = 'public'`);
  await pool.query('delete from reviews');
  await pool.query(`update posts set title = 'Other words'`);
  await pool.query(`update products set title = 'Another thing' where id = (select min(id) from products)`);
}

describe('a database that is reused between tests', () => {
  it.each([[true], [false]])('starts in the same state as before, with the demo: %s', async (seeded) => {
    const first = await createTestApp({ seeded });
    const before = await contents(first);
    await disturb(first);
    expect(await contents(first)).not.toEqual(before);
    await first.close();

    const second = await createTestApp({ seeded });
    // Seeding again would give every row other timestamps.
    expect(await contents(second)).toEqual(before);
    await second.close();
  });

  it('is not reused when a test has added a table, a column or a function', async () => {
    for (const what of ['create table extra ()', 'alter table posts add extra int', 'drop function grams cascade']) {
      const first = await createTestApp();
      await first.connection.pool.query(what);
      await first.close();
    }
    const second = await createTestApp();
    const exists = `select to_regclass('extra') as extra, to_regproc('grams')::text as grams,
      (select count(*)::int from pg_attribute where attname = 'extra') as columns`;
    expect((await second.connection.pool.query(exists)).rows).toEqual([{ extra: null, grams: 'grams', columns: 0 }]);
    await second.close();
  });
});
