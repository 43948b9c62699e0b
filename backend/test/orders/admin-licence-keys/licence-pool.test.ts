import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantMissingLicences } from '../../../src/db/grant-licences.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let owner: { authorization: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const OWN_KEY = /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;

/** A product with keys, licensed for two devices. */
async function offered(price = 0) {
  const { id } = await createOffer(app.db, app.deps.storage);
  const rights = { activations: 2, updateMonths: 12, supportMonths: 0 };
  const pricing = JSON.stringify([{ name: 'Pro', price, period: 'once', features: [], rights }]);
  await app.db.updateTable('products').set({ pricing, licence_keys: true }).where('id', '=', id).execute();
  return id;
}
const toPath = (id: number | string) => `/api/admin/products/${id}/licence-keys`;
const importKeys = (id: number | string, csv: string | Buffer) =>
  app.http.post(toPath(id)).set(owner).attach('file', Buffer.from(csv), 'keys.csv');
const buy = async (product_id: number, price = 0) => {
  const { headers } = await app.signedIn();
  if (price > 0) await app.http.post('/api/wallet/add-funds').set(headers).send({ amount: price });
  const order = await app.http.post('/api/orders').set(headers).send({ product_id, tier: 'Pro' }).expect(201);
  const list = async () => (await app.http.get('/api/licences').set(headers).expect(200)).body;
  return { headers, list, id: order.body.id as string };
};
let prefix = 0;
const createKeys = (count: number) => {
  prefix += 1;
  return Array.from({ length: count }, (_, nth) => `BOX-${prefix}-${nth}`);
};

describe('GET /api/admin/products/{id}/licence-keys', () => {
  it('200 empty before the first import', async () => {
    const { body } = await app.http
      .get(toPath(await offered()))
      .set(owner)
      .expect(200);
    expect(body).toEqual({ stock: 'enough', free: 0, given: 0, waiting: 0 });
  });

  it('403 and 404', async () => {
    await app.http.get(toPath('x')).set(owner).expect(404);
    await app.http
      .get(toPath(1))
      .set((await app.signedIn()).headers)
      .expect(403);
    await app.http.get(toPath(999_999)).set(owner).expect(404);
  });
});

describe('POST /api/admin/products/{id}/licence-keys', () => {
  it('200 customers get these keys, each once, in order, and never a generated one', async () => {
    const id = await offered();
    const importedKeys = createKeys(2);
    const { body } = await importKeys(
      id,
      `Licence key,Batch\r\n${importedKeys[0]},May\r\n${importedKeys[1]},May\r\n`,
    ).expect(200);
    expect(body).toEqual({ added: 2, known: 0, pool: { stock: 'enough', free: 2, given: 0, waiting: 0 } });
    const [first, second, third] = [await buy(id), await buy(id), await buy(id)];
    expect(await first.list()).toMatchObject([{ key: importedKeys[0], imported: true, revoked: false }]);
    expect(await second.list()).toMatchObject([{ key: importedKeys[1] }]);
    expect(await third.list()).toEqual([]);
    expect((await app.http.get(toPath(id)).set(owner)).body).toEqual({ stock: 'empty', free: 0, given: 2, waiting: 1 });
    await grantMissingLicences(app.db);
    expect(await third.list()).toEqual([]);
    const [lateKey] = createKeys(1);
    const more = await importKeys(id, `${importedKeys[0]}\n${lateKey}\n${lateKey}\n`).expect(200);
    expect(more.body).toEqual({ added: 1, known: 2, pool: { stock: 'empty', free: 0, given: 3, waiting: 0 } });
    expect(await third.list()).toMatchObject([{ key: lateKey, imported: true }]);
  });

  it('a key is in the receipt', async () => {
    const id = await offered(5);
    const [key = ''] = createKeys(1);
    await importKeys(id, key).expect(200);
    await buy(id, 5);
    await app.background.idle();
    expect(app.mail.sent.at(-1)?.text).toContain(key);
  });

  it('ten concurrent orders get ten keys', async () => {
    const id = await offered();
    const importedKeys = createKeys(10);
    await importKeys(id, importedKeys.join('\n')).expect(200);
    const orders = await Promise.all(Array.from({ length: 10 }, () => buy(id)));
    const assigned = await Promise.all(orders.map(async ({ list }) => (await list())[0]?.key));
    expect(assigned.sort()).toEqual(importedKeys.sort());
  });

  it('a refund ends the licence, and its key is never assigned again', async () => {
    const id = await offered();
    const [first = '', second = ''] = createKeys(2);
    await importKeys(id, `${first}\n${second}`).expect(200);
    const purchase = await buy(id);
    await app.db.updateTable('entitlements').set({ ended_at: new Date() }).where('line_id', '=', purchase.id).execute();
    expect(await purchase.list()).toMatchObject([{ key: first, revoked: true }]);
    expect(await (await buy(id)).list()).toMatchObject([{ key: second }]);
  });

  it('imported keys are neither verified nor replaced by this site', async () => {
    const id = await offered();
    const key = 'K7QX4-9M2TD-VW3HB-06RZE';
    await importKeys(id, key).expect(200);
    const { headers, list } = await buy(id);
    const [licence] = await list();
    const device_id = 'device-0001';
    const response = await app.http.post('/api/licences/activate').send({ key, device_id });
    expect(response.body).toMatchObject({ code: 'licence_unknown' });
    const { body } = await app.http.post(`/api/licences/${licence.id}/rotate`).set(headers).expect(409);
    expect(body.message).toContain('imported for the product');
    await app.http.post(`/api/licences/${licence.id}/file`).set(headers).send({ device_id }).expect(409);
  });

  it('a key of one product is not valid for another', async () => {
    const [one, other] = [await offered(), await offered()];
    const [key = ''] = createKeys(1);
    await importKeys(one, key).expect(200);
    expect((await importKeys(other, key).expect(200)).body).toMatchObject({ added: 0, known: 1 });
  });

  it('writes an audit entry without the keys', async () => {
    const id = await offered();
    const [key = ''] = createKeys(1);
    await importKeys(id, key).expect(200);
    const { body } = await app.http.get('/api/admin/activity').set(owner).expect(200);
    expect(body.items[0]).toMatchObject({ action: 'product.import-keys', subject_id: String(id) });
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it('400 for no keys, a key that is too long, and non-string values', async () => {
    const id = await offered();
    for (const csv of ['Key\n', `${'x'.repeat(65)}\n`, '"two\nlines"\n', Buffer.from([0xff, 0x00, 0xfe])]) {
      const { body } = await importKeys(id, csv).expect(400);
      expect(body.details[0].field).toBe('file');
    }
    const many = Array.from({ length: 50_001 }, (_, nth) => `M${nth}`).join('\n');
    expect((await importKeys(id, many).expect(400)).body.message).toContain('50,000');
  });

  it('404, 413', async () => {
    const id = await offered();
    await importKeys(999_999, 'KEY-1').expect(404);
    await importKeys(id, Buffer.alloc(6 * 1024 * 1024, 'k')).expect(413);
  });
});

describe('DELETE /api/admin/products/{id}/licence-keys', () => {
  it('200 deletes unassigned keys; with none left the product generates keys again', async () => {
    const id = await offered();
    await importKeys(id, createKeys(3).join('\n')).expect(200);
    const { body } = await app.http.delete(toPath(id)).set(owner).expect(200);
    expect(body).toEqual({ stock: 'enough', free: 0, given: 0, waiting: 0 });
    const [licence] = await (await buy(id)).list();
    expect(licence).toMatchObject({ imported: false, key: expect.stringMatching(OWN_KEY) });
  });

  it('403 and 404', async () => {
    await app.http.delete(toPath('x')).set(owner).expect(404);
    await app.http
      .delete(toPath(1))
      .set((await app.signedIn()).headers)
      .expect(403);
    await app.http.delete(toPath(999_999)).set(owner).expect(404);
  });
});
