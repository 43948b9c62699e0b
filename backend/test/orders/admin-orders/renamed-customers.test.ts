import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCustomerSortNames } from '../../../src/features/orders/customer-names.repository.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A customer with this many orders who changes their name. */
const createRenamedCustomer = async (orders: number, name: string) => {
  const { user, headers } = await app.signedIn();
  await app.connection.pool.query(
    `insert into orders (user_id, product_name, amount_cents, status)
     select $1, 'Map', 100, 'completed' from generate_series(1, $2::int)`,
    [user.id, orders],
  );
  await app.http.put('/api/users/profile').set(headers).send({ name, email: user.email }).expect(200);
  return user;
};
const getSortNames = async (userId: string) => {
  const rows = await app.db.selectFrom('orders').select('customer_sort').where('user_id', '=', userId).execute();
  return [...new Set(rows.map((row) => row.customer_sort))];
};

describe('orders of a renamed customer', () => {
  it('are sorted by the new name immediately', async () => {
    expect(await getSortNames((await createRenamedCustomer(200, 'Zara Few')).id)).toEqual(['zara few']);
  });

  it.skipIf(isShortRun)('are sorted by a job when there are many', async () => {
    const user = await createRenamedCustomer(1_200, 'Zara Many');
    expect(await getSortNames(user.id)).toEqual(['nadia rahman']);
    const { headers } = await app.signedIn('super_admin');
    const list = await app.http.get('/api/admin/orders?search=Zara%20Many').set(headers).expect(200);
    expect(list.body.items[0].customer.name).toBe('Zara Many');
    await updateCustomerSortNames(app.db);
    expect(await getSortNames(user.id)).toEqual(['zara many']);
    const remaining = await app.connection.pool.query('select count(*)::int as left from renamed_customers');
    expect(remaining.rows).toEqual([{ left: 0 }]);
  });
});
