import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createLicensedCustomer, createProgramClient } from './licensed-customer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
});
afterAll(() => app.close());

it('gives the three seats of a key to three of 200 devices that activate concurrently', async () => {
  const { licence, list } = await createLicensedCustomer(app);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, nth) => createProgramClient(app, licence.key, `device-${1000 + nth}`).activate()),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(409)]).toEqual([3, 197]);
  expect((await list())[0].devices).toHaveLength(3);
  expect(await app.db.selectFrom('signing_keys').select('id').execute()).toHaveLength(1);
});
