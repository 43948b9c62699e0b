import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createLicensedCustomer, createProgramClient } from './licensed-customer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY = 24 * 60 * 60 * 1000;
const days = (content: { issued_at: string; expires_at: string }) =>
  (Date.parse(content.expires_at) - Date.parse(content.issued_at)) / DAY;

async function isSigned(statement: string): Promise<boolean> {
  const { body } = await app.http.get('/api/licences/public-key').expect(200);
  const key = createPublicKey({ key: Buffer.from(body.keys[0].public_key, 'base64'), format: 'der', type: 'spki' });
  const [payload = '', signature = ''] = statement.split('.');
  return verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url'));
}

describe('a program', () => {
  it('gets a signed statement, uses one seat each time, and releases it', async () => {
    const { licence, product, list } = await createLicensedCustomer(app);
    const client = createProgramClient(app, licence.key);
    const { body } = await client.activate('Laptop').expect(200);
    expect(JSON.parse(Buffer.from(body.statement.split('.')[0], 'base64url').toString())).toEqual(body.claims);
    expect(body.claims).toMatchObject({
      licence: licence.id,
      product: product.title,
      product_id: product.id,
      plan: 'Pro',
      device: 'device-0001',
      updates_until: licence.updates_until,
    });
    expect(days(body.claims)).toBe(30);
    expect(await isSigned(body.statement)).toBe(true);
    expect(await isSigned(body.statement.replace(/.\./, (last: string) => (last === 'A.' ? 'B.' : 'A.')))).toBe(false);
    await client.activate('Another name').expect(200);
    const lowercaseKey = licence.key.toLowerCase().replaceAll('-', ' ');
    expect((await createProgramClient(app, lowercaseKey).validate().expect(200)).body.claims.device).toBe(
      'device-0001',
    );
    const [{ devices }] = await list();
    expect(devices).toMatchObject([{ name: 'Laptop' }]);
    await client.deactivate().expect(204);
    expect((await client.deactivate().expect(404)).body.code).toBe('device_unknown');
    expect((await client.validate().expect(404)).body.code).toBe('device_unknown');
    expect((await list())[0].devices).toEqual([]);
  });

  it('is rejected when no seat is left, and when the purchase was refunded', async () => {
    const { licence, order } = await createLicensedCustomer(app, { activations: 1 });
    const [first, second] = [
      createProgramClient(app, licence.key),
      createProgramClient(app, licence.key, 'device-0002'),
    ];
    await first.activate().expect(200);
    expect((await second.activate().expect(409)).body.code).toBe('licence_full');
    await first.activate().expect(200);
    const admin = await app.signedIn('super_admin');
    const change = { from: 'completed', status: 'refunded' };
    await app.http.put(`/api/admin/orders/${order.id}/status`).set(admin.headers).send(change).expect(200);
    for (const request of [first.activate(), first.validate(), second.activate()]) {
      expect((await request.expect(410)).body.code).toBe('licence_revoked');
    }
    await first.deactivate().expect(204);
  });

  it('gets the same answer for a forged, truncated or unknown key', async () => {
    const { licence } = await createLicensedCustomer(app);
    const last = licence.key.endsWith('7') ? '8' : '7';
    const keys = [licence.key.slice(0, -1), licence.key.slice(0, -1) + last, `${licence.key}7`, 'U', '🗝'];
    for (const key of keys) {
      const client = createProgramClient(app, key);
      const bodies = [];
      for (const request of [client.activate(), client.validate(), client.deactivate()])
        bodies.push((await request.expect(404)).body);
      for (const { code, message } of bodies)
        expect([code, message]).toEqual(['licence_unknown', 'Licence key not found']);
    }
  });

  it("with another product's key gets the same answer, and with its own is activated", async () => {
    const [licensed, other] = [await createLicensedCustomer(app), await createLicensedCustomer(app)];
    const { key } = licensed.licence;
    await createProgramClient(app, key).activate().expect(200);
    const foreignClient = createProgramClient(app, key, 'device-0001', other.product.id);
    for (const request of [foreignClient.activate(), foreignClient.validate(), foreignClient.deactivate()])
      expect((await request.expect(404)).body.code).toBe('licence_unknown');
    const own = createProgramClient(app, key, 'device-0001', licensed.product.id);
    await own.validate().expect(200);
    // Customers keep their program when the studio deletes the product.
    await app.db.updateTable('orders').set({ product_id: null }).where('id', '=', licensed.order.id).execute();
    await own.validate().expect(200);
    await own.deactivate().expect(204);
  });

  it.each(['activate', 'validate', 'deactivate'])('is rejected with a malformed request: %s', async (action) => {
    const path = `/api/licences/${action}`;
    const wrong = [{}, { key: 'x', device_id: 'short' }, { key: 'x'.repeat(65), device_id: 'device-0001' }];
    for (const body of wrong) await app.http.post(path).send(body).expect(400);
    await app.http.post(path).set('content-type', 'text/plain').send('x').expect(415);
    const large = JSON.stringify({ key: 'x', device_id: 'y'.repeat(120_000) });
    await app.http.post(path).set('content-type', 'application/json').send(large).expect(413);
  });

  it('has a single-line name', async () => {
    const { licence } = await createLicensedCustomer(app);
    const { body } = await createProgramClient(app, licence.key).activate('Two\nlines').expect(400);
    expect(body.details).toMatchObject([{ field: 'device_name' }]);
  });
});

describe('attempts', () => {
  it.skipIf(isShortRun)('are limited per key and network', async () => {
    const strictApp = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.05' } });
    try {
      const key = 'K7QX4-9M2TD-VW3HB-06RZE';
      for (let attempt = 0; attempt < 3; attempt += 1) await createProgramClient(strictApp, key).validate().expect(404);
      const { headers } = await createProgramClient(strictApp, key.toLowerCase()).validate().expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await createProgramClient(strictApp, 'K7QX4-9M2TD-VW3HB-06RZF').validate().expect(404);
    } finally {
      await strictApp.close();
    }
  });
});

describe('the signing key', () => {
  it('is created once, encrypted, and replaced when the secret changes', async () => {
    const { licence } = await createLicensedCustomer(app);
    const before = (await app.http.get('/api/licences/public-key').expect(200)).body.keys;
    const repeatedKeys = (await app.http.get('/api/licences/public-key').expect(200)).body.keys;
    expect(repeatedKeys).toEqual(before);
    const [row] = await app.db.selectFrom('signing_keys').select(['id', 'sealed_key']).execute();
    expect(before).toMatchObject([{ id: row?.id, algorithm: 'Ed25519' }]);
    const foreignClient = {
      id: 'foreign',
      public_key: 'AA==',
      sealed_key: 'c2VhbGVk',
      created_at: new Date('2099-01-01'),
    };
    await app.db.insertInto('signing_keys').values(foreignClient).execute();
    const keys = (await app.http.get('/api/licences/public-key').expect(200)).body.keys;
    expect(keys.map(({ id }: { id: string }) => id)).toEqual([row?.id, 'foreign']);
    await app.db
      .deleteFrom('signing_keys')
      .where('id', '=', row?.id ?? '')
      .execute();
    const { body } = await createProgramClient(app, licence.key).activate().expect(200);
    expect(body.claims.signed_by).not.toBe(row?.id);
    expect(await isSigned(body.statement)).toBe(true);
    await app.db.deleteFrom('signing_keys').where('id', '=', 'foreign').execute();
    await app.http.get('/api/licences/public-key?x=1').expect(400);
  });
});
