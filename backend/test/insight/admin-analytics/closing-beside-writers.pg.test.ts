import { afterAll, beforeAll, expect, it } from 'vitest';
import { finaliseDays } from '../../../src/features/orders/finalised-days.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
});
afterAll(() => app.close());

it('writers are not blocked while the first day is looked up, however long that takes', async () => {
  const { user } = await app.signedIn();
  await app.connection.pool.query(`update users set created_at = '2026-01-01' where id = $1`, [user.id]);
  const reader = await app.connection.pool.connect();
  await reader.query('begin');
  await reader.query('lock table download_days in access exclusive mode');
  const { rows } = await reader.query('select pg_backend_pid() as pid');
  const closing = finaliseDays(app.db, new Date('2026-02-01T12:00:00Z'));
  // The search is blocked now.
  const waiting = 'select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))';
  await expect.poll(async () => (await app.connection.pool.query(waiting, [rows[0].pid])).rows.length).toBe(1);
  await app.createUser();
  await reader.query('commit');
  reader.release();
  expect(await closing).toBe(31);
});
