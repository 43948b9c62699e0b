import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '../../../../contract/rules/business-day.ts';
import { grantMissingEntitlements } from '../../../src/db/grant-entitlements.ts';
import { releaseVersion } from '../../../src/features/catalogue/deliver-release.service.ts';
import { createFile, createOffer, createOrder, creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
});
afterAll(() => app.close());

const RIGHTS = { activations: 3, updateMonths: 1, supportMonths: 2 };

/** A product with a plan of these rights, bought by a new customer. */
async function createPurchase(rights: object | null = RIGHTS) {
  const product = await createOffer(app.db, app.deps.storage);
  const plan = { name: 'Free', price: 0, period: 'month', features: [], ...(rights && { rights }) };
  const pricing = JSON.stringify([plan]);
  await app.db.updateTable('products').set({ pricing }).where('id', '=', product.id).execute();
  const customer = await app.signedIn();
  const { body } = await app.http
    .post('/api/orders')
    .set(customer.headers)
    .send({ product_id: product.id, tier: 'Free' })
    .expect(201);
  const download = async () => (await app.http.get('/api/downloads').set(customer.headers)).body[0];
  return { product, customer, order: body, download };
}

const release = async (product: { id: number; title: string }, version: string, at: Date) => {
  const file = await createFile(app.db, app.deps.storage, `${product.title} ${version}.zip`);
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ version }).where('id', '=', product.id).execute();
    await releaseVersion(tx, app.deps.jobs, { product, version, fileId: file.id, at });
  });
  await app.background.idle();
};

describe('the entitlements of a plan', () => {
  it('start with the purchase, survive changes of the plan, and last calendar months in the shop’s time zone', async () => {
    const { product, download } = await createPurchase();
    await app.db.updateTable('products').set({ pricing: '[]' }).where('id', '=', product.id).execute();
    const { rights, created_at } = await download();
    const inMonths = (months: number) => addMonths(new Date(created_at), months, 'Asia/Dhaka').toISOString();
    expect(rights).toEqual({
      plan_id: expect.any(String),
      renewable: false,
      tier: 'Free',
      activations: 3,
      ended: false,
      holds_until: null,
      grace_until: null,
      updates_until: inMonths(RIGHTS.updateMonths),
      support_until: inMonths(RIGHTS.supportMonths),
    });
  });

  it('are one device and lifetime updates unless the owner sets others', async () => {
    const { product, download } = await createPurchase(null);
    await release(product, '2.0.0', new Date('2046-01-01'));
    const rights = { activations: 1, updates_until: null, support_until: null };
    expect(await download()).toMatchObject({ version: '2.0.0', rights, missed: null });
  });

  it('include versions until updates end and the corrected file of a covered version; later ones are announced', async () => {
    const { product, download, customer } = await createPurchase();
    const end = Date.parse((await download()).rights.updates_until);
    const later = (minutes: number) => new Date(end + minutes * 60_000);
    await release(product, '1.1.0', later(-1));
    expect(await download()).toMatchObject({ version: '1.1.0', missed: null });
    await release(product, '1.1.0', later(1));
    await release(product, '2.0.0', later(2));
    const unchanged = await download();
    expect(unchanged).toMatchObject({ version: '1.1.0', missed: { version: '2.0.0', product_id: product.id } });
    const file = await app.http.get(`/api/downloads/${unchanged.id}`).set(customer.headers).expect(200);
    expect(file.headers['content-disposition']).toContain('1.1.0');
  });

  it('are shown to the owner and end with a refund', async () => {
    const { order, download } = await createPurchase();
    const path = `/api/admin/orders/${order.id}`;
    expect((await app.http.get(path).set(admin.headers)).body.rights).toMatchObject({ activations: 3, ended: false });
    const change = { from: 'completed', status: 'refunded' };
    const { body } = await app.http.put(`${path}/status`).set(admin.headers).send(change).expect(200);
    expect(body).toMatchObject({ rights: { activations: 3, ended: true }, file: { revoked: true } });
    expect(await download()).toBeUndefined();
  });

  it('are created when the owner completes an order, and once for orders without any', async () => {
    const { product, customer } = await createPurchase();
    const orderInput = { product_id: product.id, tier: 'Free', status: 'processing' as const };
    const { id } = await createOrder(app.db, customer.user.id, orderInput);
    const path = `/api/admin/orders/${id}`;
    expect((await app.http.get(path).set(admin.headers)).body.rights).toBeNull();
    const change = { from: 'processing', status: 'completed' };
    const { body } = await app.http.put(`${path}/status`).set(admin.headers).send(change).expect(200);
    expect(body.rights).toMatchObject({ tier: 'Free', activations: 3 });

    const old = await createOrder(app.db, customer.user.id, {
      ...orderInput,
      status: 'completed',
      created_at: new Date('2026-01-31T22:30:00Z'),
    });
    const companion = await createOrder(app.db, customer.user.id, { ...orderInput, tier: null, status: 'completed' });
    for (const _start of [1, 2]) await app.db.transaction().execute(grantMissingEntitlements);
    const rightsOf = async (order: string) =>
      (await app.http.get(`/api/admin/orders/${order}`).set(admin.headers)).body.rights;
    expect(await rightsOf(old.id)).toMatchObject({
      tier: 'Free',
      activations: 3,
      updates_until: '2026-02-28T22:30:00.000Z',
      support_until: '2026-03-31T22:30:00.000Z',
    });
    expect(await rightsOf(companion.id)).toBeNull();
  });
});

describe('a stored plan whose rights lack the term of its period', () => {
  it.each([
    ['month', 1],
    ['6 months', 6],
    ['annual', 12],
  ])('%s is sold, listed and granted for %i months', async (period, months) => {
    const { id } = await createOffer(app.db, app.deps.storage);
    const pricing = JSON.stringify([{ name: 'Pro', price: 9.99, period, features: [] }]);
    await app.db.updateTable('products').set({ pricing }).where('id', '=', id).execute();
    const { headers, user } = await app.signedIn();
    await creditWallet(app.db, user.id, 999);
    const wish = { product_id: id, tier: 'Pro' };
    await app.http.post('/api/orders').set(headers).send(wish).expect(201);
    const [download] = (await app.http.get('/api/downloads').set(headers)).body;
    const end = addMonths(new Date(download.created_at), months, 'Asia/Dhaka').toISOString();
    expect(download.rights).toMatchObject({ holds_until: end, renewable: true });
    const offers = await app.http.get(`/api/downloads/${download.id}/plans`).set(headers).expect(200);
    expect(offers.body.renewal).toMatchObject({ termMonths: months, price: 9.99 });

    const made = { ...wish, status: 'completed', created_at: new Date('2026-01-15T06:00:00Z') } as const;
    const { id: old } = await createOrder(app.db, user.id, made);
    await app.db.transaction().execute(grantMissingEntitlements);
    const { rights } = (await app.http.get(`/api/admin/orders/${old}`).set(admin.headers)).body;
    expect(rights.holds_until).toBe(addMonths(made.created_at, months, 'Asia/Dhaka').toISOString());
  });
});
