import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactCounts, readCount } from '../../src/db/row-counts.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

const ask = async (text: string) => (await app.connection.pool.query(text)).rows;
const LISTS = {
  activity: 'select count(*)::int from audit_entries',
  invoices: 'select count(*)::int from invoices',
  users: 'select count(*)::int from users where deleted_at is null',
  likes: 'select count(*)::int from post_likes',
  saves: 'select count(*)::int from post_saves',
  comment_states: 'select count(*)::int from comments',
  comments: `select count(*)::int from comments where status = 'approved'`,
} as const;
const compare = async () => {
  for (const [list, text] of Object.entries(LISTS)) {
    const [row] = await ask(text);
    expect([list, (await readCount(app.db, list as keyof typeof LISTS)).total]).toEqual([list, row?.count]);
  }
};

describe('materialised counts', () => {
  it('know how many imported keys of a product are available and assigned', async () => {
    const pool = async () => [
      (await readCount(app.db, 'pools', '1 free')).total,
      (await readCount(app.db, 'pools', '1 given')).total,
    ];
    await ask(
      `insert into licence_pool (product_id, key, created_at) select 1, 'K' || n, now() from generate_series(1, 5) as n`,
    );
    expect(await pool()).toEqual([5, 0]);
    await ask(`update licence_pool set given_at = now() where key in ('K1', 'K2')`);
    await ask(`delete from licence_pool where key = 'K3'`);
    expect(await pool()).toEqual([2, 2]);
  });

  it('match the tables, after the seed and after changes', async () => {
    await compare();
    const people = await Promise.all([1, 2, 3].map(() => app.createUser()));
    const [first] = people;
    await ask(`update users set deleted_at = now() where id = '${first?.id}'`);
    await ask(`update comments set status = 'spam' where id in (select id from comments order by id limit 2)`);
    await ask(`delete from post_likes where post_id = 1`);
    await compare();
    expect((await readCount(app.db, 'users', 'active super_admin')).total).toBe(1);
  });

  it('stay the same when they are recounted', async () => {
    for (let more = 0; more < 25; more += 1) await app.createUser();
    await compactCounts(app.db);
    await compare();
    expect(
      await ask(`select count(*)::int as rows from kept_counts where list = 'users' group by key having count(*) > 20`),
    ).toEqual([]);
  });
});
