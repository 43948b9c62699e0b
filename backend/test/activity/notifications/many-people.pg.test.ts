import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '../../../src/features/activity/notifications.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

/** More users than one statement can hold when each takes six of its 65,535 parameters. */
const PEOPLE = 12_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
  await app.connection.pool.query(
    `insert into users (name, email, password_hash) select 'P', 'p' || n || '@example.com', 'x'
       from generate_series(1, $1::int) as n`,
    [PEOPLE],
  );
});
afterAll(() => app.close());

it('notifies 12,000 owners of a product of a new version in one statement', async () => {
  const ids = (await app.db.selectFrom('users').select('id').execute()).map(({ id }) => id);
  const news = { kind: 'version' as const, title: 'Calendar 2.0', body: 'New', href: '/dashboard/downloads' };
  await app.db.transaction().execute((tx) => notify(tx, ids, news, new Date()));
  const { rows } = await app.connection.pool.query('select count(distinct user_id)::int as people from notifications');
  expect(rows).toEqual([{ people: PEOPLE }]);
});
