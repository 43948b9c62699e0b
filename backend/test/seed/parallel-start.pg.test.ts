import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../src/features/accounts/passwords.adapter.ts';
import { countLedgerMismatches } from '../../src/features/billing/wallet.repository.ts';
import { seed } from '../../src/process/seed.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
});
afterAll(() => app.close());

it('servers that start at the same time seed one demo', async () => {
  const starts = Array.from({ length: 3 }, () => seed({ ...app.deps, env: app.env, hashPassword }));
  await Promise.all(starts);
  const count = async (table: 'users' | 'orders' | 'products') =>
    (
      await app.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  expect([await count('users'), await count('orders'), await count('products')]).toEqual([1_234, 856, 6]);
  const files = await app.db
    .selectFrom('downloads as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('d.id')
    .where('u.email', '=', app.env.customer.email)
    .execute();
  expect(files).toHaveLength(12);
  expect(await countLedgerMismatches(app.db)).toBe(0);
});
