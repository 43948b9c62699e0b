import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLibrary, productForm } from '../../factories/product-form.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createLicensedCustomer, createProgramClient } from './licensed-customer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await createLibrary(app.db);
});
afterAll(() => app.close());

const UNKNOWN = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';
const KEY = /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;

describe('a licence', () => {
  it('is created with the order, in the list and in the receipt', async () => {
    const { licence, order, list, customer } = await createLicensedCustomer(app, { price: 9.99 });
    expect(licence).toMatchObject({ tier: 'Pro', activations: 3, revoked: false, devices: [] });
    expect(licence.key).toMatch(KEY);
    expect(licence.download_id).toBe(order.download_id);
    await app.background.idle();
    expect(app.mail.sent.at(-1)?.text).toContain(licence.key);
    const page = await app.http.get('/api/licences?page=2&limit=1').set(customer.headers).expect(200);
    expect(page.body).toEqual([]);
    expect(page.headers['x-total-count']).toBe('1');
    expect(await list()).toHaveLength(1);
    await app.http.get('/api/licences?limit=0').set(customer.headers).expect(400);
    await app.http.get('/api/licences').expect(401);
  });

  it('moves with its order to another account, and is deleted with an account', async () => {
    const { order, list, licence } = await createLicensedCustomer(app);
    const other = await app.signedIn();
    const assignTo = (to: string | null) =>
      app.db.updateTable('orders').set({ user_id: to }).where('id', '=', order.id).execute();
    await assignTo(other.user.id);
    expect(await list()).toEqual([]);
    expect((await app.http.get('/api/licences').set(other.headers).expect(200)).body).toEqual([licence]);
    await assignTo(null);
    expect((await app.http.get('/api/licences').set(other.headers).expect(200)).body).toEqual([]);
  });

  it('is not created when the product has no keys or the plan no devices', async () => {
    expect((await createLicensedCustomer(app, { licenceKeys: false })).licence).toBeUndefined();
    expect((await createLicensedCustomer(app, { activations: 0 })).licence).toBeUndefined();
  });

  it('is created later when the owner enables keys, and is kept when they are disabled', async () => {
    const { product, list } = await createLicensedCustomer(app, { licenceKeys: false });
    const admin = await app.signedIn('super_admin');
    const path = `/api/admin/products/${product.id}`;
    const save = async (licenceKeys?: boolean) => {
      const { body } = await app.http.get(path).set(admin.headers).expect(200);
      const { revision, version } = body;
      const form = productForm({ version, status: 'published', ...(licenceKeys === undefined ? {} : { licenceKeys }) });
      const saved = await app.http.put(path).set(admin.headers).send({ revision, product: form }).expect(200);
      await app.background.idle();
      return saved.body.licenceKeys;
    };
    expect(await save(true)).toBe(true);
    const [licence] = await list();
    expect(licence.key).toMatch(KEY);
    expect(await save()).toBe(true);
    expect(await save(false)).toBe(false);
    expect(await list()).toEqual([licence]);
  });

  it('gets a new key, and the old one is unknown', async () => {
    const { licence, customer, list, order } = await createLicensedCustomer(app);
    await createProgramClient(app, licence.key).activate('Laptop').expect(200);
    const rotate = (id: string) => app.http.post(`/api/licences/${id}/rotate`);
    const { body } = await rotate(licence.id).set(customer.headers).expect(200);
    expect(body.key).toMatch(KEY);
    expect(body.key).not.toBe(licence.key);
    expect(body.devices).toMatchObject([{ name: 'Laptop' }]);
    expect((await list())[0]).toEqual(body);
    expect((await createProgramClient(app, licence.key).validate().expect(404)).body.code).toBe('licence_unknown');
    await createProgramClient(app, body.key).validate().expect(200);
    await rotate(licence.id).expect(401);
    await rotate(licence.id)
      .set((await app.signedIn()).headers)
      .expect(404);
    await rotate('none').set(customer.headers).expect(404);
    await app.db.updateTable('entitlements').set({ ended_at: new Date() }).where('line_id', '=', order.id).execute();
    await rotate(licence.id).set(customer.headers).expect(410);
    expect((await list())[0]).toMatchObject({ revoked: true });
  });
});

describe('a device', () => {
  it('is renamed and removed only by its owner', async () => {
    const { licence, customer, list } = await createLicensedCustomer(app);
    await createProgramClient(app, licence.key).activate('Laptop').expect(200);
    const device = (await list())[0].devices[0];
    const path = `/api/licences/${licence.id}/devices/${device.id}`;
    const other = await app.signedIn();
    const body = { name: ' Workshop ' };
    await app.http.patch(path).send(body).expect(401);
    await app.http.patch(path).set(other.headers).send(body).expect(404);
    await app.http.patch(path).set(customer.headers).send({ name: ' ' }).expect(400);
    const lines = await app.http.patch(path).set(customer.headers).send({ name: 'a\nb' }).expect(400);
    expect(lines.body.details).toMatchObject([{ field: 'name' }]);
    await app.http.patch(path).set(customer.headers).type('text').send('x').expect(415);
    await app.http
      .patch(path)
      .set(customer.headers)
      .send({ name: 'x'.repeat(120_000) })
      .expect(413);
    const renamed = await app.http.patch(path).set(customer.headers).send(body).expect(200);
    expect(renamed.body.devices).toMatchObject([{ name: 'Workshop' }]);

    await app.http.delete(path).expect(401);
    await app.http.delete(path).set(other.headers).expect(404);
    await app.http.delete(`/api/licences/${UNKNOWN}/devices/${device.id}`).set(customer.headers).expect(404);
    await app.http.delete(`/api/licences/${licence.id}/devices/x`).set(customer.headers).expect(404);
    await app.http.delete(path).set(customer.headers).expect(204);
    await app.http.delete(path).set(customer.headers).expect(404);
    expect((await createProgramClient(app, licence.key).validate().expect(404)).body.code).toBe('device_unknown');
  });

  it('without a network gets a file valid for a year', async () => {
    const { licence, customer, order, list } = await createLicensedCustomer(app, { activations: 1 });
    const path = `/api/licences/${licence.id}/file`;
    const requestFile = (device_id: string) => app.http.post(path).set(customer.headers).send({ device_id });
    const { body } = await requestFile('machine-0001').expect(200);
    expect(body.claims.device).toBe('machine-0001');
    expect(Date.parse(body.claims.expires_at) - Date.parse(body.claims.issued_at)).toBe(365 * 24 * 60 * 60 * 1000);
    expect((await list())[0].devices).toMatchObject([{ name: 'Unnamed device' }]);
    await requestFile('machine-0001').expect(200);
    expect((await requestFile('machine-0002').expect(409)).body.code).toBe('licence_full');
    await requestFile('no').expect(400);
    await app.http.post(path).send({ device_id: 'machine-0001' }).expect(401);
    await app.http
      .post(path)
      .set((await app.signedIn()).headers)
      .send({ device_id: 'machine-0001' })
      .expect(404);
    await app.http.post(path).set(customer.headers).type('text').send('x').expect(415);
    await requestFile('x'.repeat(120_000)).expect(413);
    await app.db.updateTable('entitlements').set({ ended_at: new Date() }).where('line_id', '=', order.id).execute();
    await requestFile('machine-0001').expect(410);
  });

  it('is deleted with its owner, whose key is kept', async () => {
    const { licence, customer } = await createLicensedCustomer(app);
    await createProgramClient(app, licence.key).activate('Laptop').expect(200);
    const admin = await app.signedIn('super_admin');
    await app.http.delete(`/api/admin/users/${customer.user.id}`).set(admin.headers).expect(204);
    await app.db
      .updateTable('users')
      .set({ deleted_at: new Date('2020-01-01') })
      .where('id', '=', customer.user.id)
      .execute();
    await app.deps.jobs.add('accounts.erase', {});
    await app.background.idle();
    expect(await app.db.selectFrom('users').select('id').where('id', '=', customer.user.id).execute()).toEqual([]);
    const remaining = app.db.selectFrom('licence_devices').select('id').where('licence_id', '=', licence.id);
    expect(await remaining.execute()).toEqual([]);
    await createProgramClient(app, licence.key).activate().expect(200);
  });
});
