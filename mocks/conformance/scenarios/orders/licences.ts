import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

/** A customer who has bought a program of the demo in the plan for three devices. */
const buyer = async (client: Client) => {
  const { token } = await newCustomer(client);
  const { items } = (await client.call('listProducts', { query: { search: 'Image Upscaler' } })).body;
  const id = items.find(({ title }) => title.includes('Image Upscaler'))?.id ?? 0;
  const product = (await client.call('getProduct', { params: { id: String(id) } })).body;
  const plan = product.pricing.find(({ rights }) => rights?.activations === 3);
  await client.call('addFunds', { token, body: { amount: 100 } });
  const body = { product_id: id, tier: plan?.name ?? '' };
  const order = (await client.call('createOrder', { token, body, expected: 201 })).body;
  const list = async () => (await client.call('listLicences', { token, expected: 200 })).body;
  const [licence] = await list();
  if (!licence) throw new Error('There is no licence');
  return { token, order, licence, list, title: product.title, productId: id };
};

const device = (nth: number) => `device-000${nth}`;

export const licencesScenarios: Scenario[] = [
  {
    name: 'a licence has a sheet for its owner',
    async run(client) {
      const { token, order, licence } = await buyer(client);
      const params = { id: licence.id };
      const file = await client.call('getLicenceSheet', { token, params });
      expect(new TextDecoder().decode((file.body as unknown as ArrayBuffer).slice(0, 5))).toBe('%PDF-');
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="licence-${order.number}.pdf"`);
      const other = await newCustomer(client);
      expect((await client.call('getLicenceSheet', { token: other.token, params })).status).toBe(404);
      expect((await client.call('getLicenceSheet', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
    },
  },
  {
    name: 'a program takes a seat of a key, renews its statement and releases the seat',
    async run(client) {
      const { order, licence, list, title, productId } = await buyer(client);
      expect(licence).toMatchObject({ product_name: title, activations: 3, revoked: false, devices: [] });
      expect(licence.download_id).toBe(order.download_id);
      const key = licence.key.toLowerCase().replaceAll('-', ' ');
      const activate = (nth: number) => client.call('activateLicence', { body: { key, device_id: device(nth) } });
      const named = { key, device_id: device(1), device_name: 'Laptop' };
      const first = await client.call('activateLicence', { body: named, expected: 200 });
      expect(first.body.claims).toMatchObject({ licence: licence.id, product: title, device: device(1) });
      const { keys } = (await client.call('listSigningKeys', { expected: 200 })).body;
      expect(first.body.claims.signed_by).toBe(keys[0]?.id);
      const payload = atob(first.body.statement.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? '');
      expect(JSON.parse(payload)).toEqual(first.body.claims);
      for (const nth of [1, 2, 3]) expect((await activate(nth)).status).toBe(200);
      expect(await activate(4)).toMatchObject({ status: 409, body: { code: 'licence_full' } });
      const names = (await list())[0]?.devices.map(({ name }) => name);
      expect(names).toEqual(['Laptop', 'Unnamed device', 'Unnamed device']);
      const one = { body: { key, device_id: device(1) } };
      expect((await client.call('validateLicence', one)).status).toBe(200);
      expect((await client.call('deactivateLicence', one)).status).toBe(204);
      expect(await client.call('deactivateLicence', one)).toMatchObject({
        status: 404,
        body: { code: 'device_unknown' },
      });
      expect(await client.call('validateLicence', one)).toMatchObject({
        status: 404,
        body: { code: 'device_unknown' },
      });
      expect((await activate(4)).status).toBe(200);
      const program = { key, device_id: device(4) };
      const foreign = { body: { ...program, product_id: productId === 1 ? 2 : 1 } };
      for (const call of ['activateLicence', 'validateLicence', 'deactivateLicence'] as const)
        expect(await client.call(call, foreign)).toMatchObject({ status: 404, body: { code: 'licence_unknown' } });
      const own = { body: { ...program, product_id: productId } };
      expect((await client.call('validateLicence', own)).status).toBe(200);
    },
  },
  {
    name: 'unknown, invalid and revoked keys are rejected',
    async run(client) {
      const { order, licence, list, token } = await buyer(client);
      const unknown = { body: { key: licence.key.slice(0, -1), device_id: device(1) } };
      for (const call of ['activateLicence', 'validateLicence', 'deactivateLicence'] as const) {
        expect(await client.call(call, unknown)).toMatchObject({ status: 404, body: { code: 'licence_unknown' } });
        expect((await client.call(call, { body: { key: licence.key, device_id: 'x' } })).status).toBe(400);
      }
      const body = { key: licence.key, device_id: device(1), device_name: 'Two\nlines' };
      expect((await client.call('activateLicence', { body })).status).toBe(400);
      const licenceRequest = { body: { key: licence.key, device_id: device(1) } };
      expect((await client.call('activateLicence', licenceRequest)).status).toBe(200);
      const admin = await demoAdmin(client);
      const change = { from: 'completed' as const, status: 'refunded' as const };
      const refund = { token: admin.token, params: { id: order.id }, body: change };
      expect((await client.call('adminSetOrderStatus', refund)).status).toBe(200);
      const ended = { status: 410, body: { code: 'licence_revoked' } };
      expect(await client.call('activateLicence', licenceRequest)).toMatchObject(ended);
      expect(await client.call('validateLicence', licenceRequest)).toMatchObject(ended);
      const own = { token, params: { id: licence.id } };
      expect(await client.call('rotateLicence', own)).toMatchObject(ended);
      const file = { ...own, body: { device_id: device(1) } };
      expect(await client.call('createLicenceFile', file)).toMatchObject(ended);
      expect((await list())[0]).toMatchObject({ revoked: true, download_id: null });
      expect((await client.call('deactivateLicence', licenceRequest)).status).toBe(204);
    },
  },
  {
    name: 'the owner replaces a key, renames and removes devices, and gets a file for an offline machine',
    async run(client) {
      const { licence, list, token } = await buyer(client);
      const own = { token, params: { id: licence.id } };
      const other = await newCustomer(client);
      const file = (nth: number) => client.call('createLicenceFile', { ...own, body: { device_id: device(nth) } });
      const named = { device_id: device(1), device_name: 'Studio' };
      const licenceFile = await client.call('createLicenceFile', { ...own, body: named, expected: 200 });
      // A licence file is valid for a year, but never longer than the plan including its grace period.
      const days = (Date.parse(licenceFile.body.claims.expires_at) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(34);
      expect(days).toBeLessThan(39);
      expect((await file(2)).status).toBe(200);
      expect((await file(3)).status).toBe(200);
      expect(await file(4)).toMatchObject({ status: 409, body: { code: 'licence_full' } });
      const lines = { ...own, body: { ...named, device_name: 'a\nb' } };
      expect((await client.call('createLicenceFile', lines)).status).toBe(400);
      const foreign = { token: other.token, params: { id: licence.id } };
      expect((await client.call('createLicenceFile', { ...foreign, body: named })).status).toBe(404);

      const at = { id: licence.id, device: (await list())[0]?.devices[0]?.id ?? '' };
      const body = { name: ' Workshop ' };
      const renamed = await client.call('renameLicenceDevice', { token, params: at, body });
      expect(renamed.body.devices[0]?.name).toBe('Workshop');
      expect((await client.call('renameLicenceDevice', { token, params: at, body: { name: 'a\nb' } })).status).toBe(
        400,
      );
      expect((await client.call('renameLicenceDevice', { token: other.token, params: at, body })).status).toBe(404);
      expect((await client.call('removeLicenceDevice', { token: other.token, params: at })).status).toBe(404);
      expect((await client.call('removeLicenceDevice', { token, params: at })).status).toBe(204);
      expect((await client.call('removeLicenceDevice', { token, params: at })).status).toBe(404);
      expect((await list())[0]?.devices).toHaveLength(2);

      const rotated = await client.call('rotateLicence', { ...own, expected: 200 });
      expect(rotated.body.key).not.toBe(licence.key);
      expect(rotated.body.devices).toHaveLength(2);
      const old = { body: { key: licence.key, device_id: device(2) } };
      expect(await client.call('validateLicence', old)).toMatchObject({
        status: 404,
        body: { code: 'licence_unknown' },
      });
      expect((await client.call('rotateLicence', foreign)).status).toBe(404);
      expect((await client.call('rotateLicence', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      expect((await client.call('listLicences', { token, query: { limit: 0 } })).status).toBe(400);
    },
  },
];
