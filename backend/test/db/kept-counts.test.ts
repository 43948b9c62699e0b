import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUpCounts, keptCount } from '../../src/db/kept-counts.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

const ask = async (text: string) => (await app.connection.pool.query(text)).rows;
const LISTS = {
  activity: 'select count(*)::int from audit_entries',
  users: 'select count(*)::int from users where deleted_at is null',
  likes: 'select count(*)::int from post_likes',
  saves: 'select count(*)::int from post_saves',
  comments: `select count(*)::int from comments where status = 'approved'`,
} as const;
const compare = async () => {
  for (const [list, text] of Object.entries(LISTS)) {
    const [row] = await ask(text);
    expect([list, (await keptCount(app.db, list as keyof typeof LISTS)).total]).toEqual([list, row?.count]);
  }
};

describe('kept counts', () => {
  it('are those of the tables, after the seed and after changes', async () => {
    await compare();
    const people = await Promise.all([1, 2, 3].map(() => app.createUser()));
    const [first] = people;
    await ask(`update users set deleted_at = now() where id = '${first?.id}'`);
    await ask(`update comments set status = 'spam' where id in (select id from comments order by id limit 2)`);
    await ask(`delete from post_likes where post_id = 1`);
    await compare();
    expect((await keptCount(app.db, 'users', 'active super_admin')).total).toBe(1);
  });

  it('stay the same when their rows are added up', async () => {
    for (let more = 0; more < 25; more += 1) await app.createUser();
    await addUpCounts(app.db);
    await compare();
    expect(
      await ask(`select count(*)::int as rows from kept_counts where list = 'users' group by key having count(*) > 20`),
    ).toEqual([]);
  });
});
