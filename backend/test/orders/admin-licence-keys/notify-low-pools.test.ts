import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffer } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let owner: { authorization: string };
let id: number;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
  ({ id } = await createOffer(app.db, app.deps.storage));
  const rights = { activations: 2, updateMonths: 12, supportMonths: 0 };
  const pricing = JSON.stringify([{ name: 'Pro', price: 0, period: 'once', features: [], rights }]);
  await app.db.updateTable('products').set({ pricing, licence_keys: true }).where('id', '=', id).execute();
});
afterAll(() => app.close());

let createdCount = 0;
const importKeys = (count: number) => {
  const keys = Array.from({ length: count }, () => `POOL-${createdCount++}`).join('\n');
  const file = Buffer.from(keys);
  return app.http.post(`/api/admin/products/${id}/licence-keys`).set(owner).attach('file', file, 'k.csv').expect(200);
};
const buy = async (count: number) => {
  for (let nth = 0; nth < count; nth += 1) {
    const { headers } = await app.signedIn();
    await app.http.post('/api/orders').set(headers).send({ product_id: id, tier: 'Pro' }).expect(201);
  }
};
/** All notifications of the owner, after two runs of the job. */
const getAlerts = async () => {
  for (let run = 0; run < 2; run += 1) {
    await app.deps.jobs.add('licence-keys.notify-owner', {}, { key: `tell-${run}` });
    await app.background.idle();
  }
  const { body } = await app.http.get('/api/notifications').set(owner).expect(200);
  const alerts = [...body.items].reverse().filter(({ href }: { href: string }) => href.includes(`product=${id}`));
  const mails = app.mail.sent.filter(({ kind }) => kind === 'licence-keys').map(({ subject }) => subject);
  expect(mails).toEqual(alerts.map(({ title }: { title: string }) => title));
  return mails;
};
const getLowPools = async () => (await app.http.get('/api/admin/overview').set(owner).expect(200)).body.lowLicenceKeys;

const [LOW, EMPTY] = ['Running low on licence keys', 'Out of licence keys'];

it('notifies the owner once of low stock, once of none, and again after a refill', async () => {
  await importKeys(12);
  expect(await getAlerts()).toEqual([]);
  expect(await getLowPools()).toEqual({ total: 0, first: null });
  await buy(10);
  expect(await getAlerts()).toEqual([LOW]);
  expect(await getLowPools()).toEqual({ total: 1, first: id });
  await buy(3);
  expect(await getAlerts()).toEqual([LOW, EMPTY]);
  expect(app.mail.sent.at(-1)?.text).toContain('New customers wait until you import more');

  // The first key goes to the waiting order, the others are few: no notification until they are used up.
  await importKeys(2);
  expect(await getAlerts()).toEqual([LOW, EMPTY]);
  await buy(1);
  expect(await getAlerts()).toEqual([LOW, EMPTY, EMPTY]);

  await importKeys(30);
  expect(await getAlerts()).toEqual([LOW, EMPTY, EMPTY]);
  expect(await getLowPools()).toEqual({ total: 0, first: null });
  await buy(26);
  expect(await getAlerts()).toEqual([LOW, EMPTY, EMPTY, LOW]);
});

it('only administrators with all rights are notified', async () => {
  const support = await app.signedIn('super_admin', ['support']);
  const customer = await app.signedIn();
  await buy(4);
  expect((await getAlerts()).at(-1)).toBe(EMPTY);
  for (const { headers } of [support, customer]) {
    const { body } = await app.http.get('/api/notifications').set(headers).expect(200);
    expect(body.items).toEqual([]);
  }
});
