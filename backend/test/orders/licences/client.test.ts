import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLicenceClient } from '../../../../docs/programs/licence-client.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createLicensedCustomer } from './licensed-customer.ts';

let app: TestApp;
let folder: string;
let publicKeys: string[];
beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'licence-client-'));
  const { body } = await app.http.get('/api/licences/public-key').expect(200);
  publicKeys = body.keys.map(({ public_key }: { public_key: string }) => public_key);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const DAY = 24 * 60 * 60 * 1000;
const UNREACHABLE_URL = 'http://127.0.0.1:1';
/** The program of one product. */
const createProgram =
  ({ id: productId }: { id: number }) =>
  (file: string, overrides: object = {}) => {
    const own = { site: app.url, publicKeys, productId, file: path.join(folder, file), deviceId: 'device-0001' };
    return createLicenceClient({ ...own, ...overrides });
  };

it('activates, works offline, renews, and deactivates', async () => {
  const { licence, list, product } = await createLicensedCustomer(app, { activations: 1 });
  const client = createProgram(product);
  expect(await client('a').activate(licence.key, 'Laptop')).toMatchObject({ plan: 'Pro', device: 'device-0001' });
  expect(await client('a').check()).toMatchObject({ plan: 'Pro' });
  const offline = (days: number) => client('a', { site: UNREACHABLE_URL, now: () => Date.now() + days * DAY }).check();
  expect(await offline(29)).toMatchObject({ plan: 'Pro' });
  await expect(offline(31)).rejects.toThrow('connect once');
  await expect(offline(-2)).rejects.toThrow('set the clock');
  const second = client('b', { deviceId: 'device-0002' });
  await expect(second.activate(licence.key, 'Tower')).rejects.toThrow('All devices of this licence are in use');
  await client('a').deactivate();
  expect((await list())[0].devices).toEqual([]);
  await expect(client('a').check()).rejects.toThrow('ENOENT');
  await second.activate(licence.key, 'Tower');
});

it('rejects a statement that is forged, for another device, or revoked', async () => {
  const { licence, order, product } = await createLicensedCustomer(app);
  const client = createProgram(product);
  await client('c').activate(licence.key, 'Laptop');
  const stored = await readFile(path.join(folder, 'c'), 'utf8');
  const copied = path.join(folder, 'd');
  await writeFile(copied, stored);
  await expect(client('d', { site: UNREACHABLE_URL, deviceId: 'device-0009' }).check()).rejects.toThrow(
    'another device',
  );
  const [payload = '', signature = ''] = JSON.parse(stored).statement.split('.');
  const longer = JSON.parse(Buffer.from(payload, 'base64url').toString());
  longer.expires_at = '2099-01-01T00:00:00.000Z';
  const forged = `${Buffer.from(JSON.stringify(longer)).toString('base64url')}.${signature}`;
  await expect(client('e').useFile(forged)).rejects.toThrow('Not signed');
  await expect(client('e').useFile(payload)).rejects.toThrow('Not signed');
  await app.db.updateTable('entitlements').set({ ended_at: new Date() }).where('line_id', '=', order.id).execute();
  await expect(client('c').check()).rejects.toThrow('This licence has ended');
  await expect(client('c').check()).rejects.toThrow('ENOENT');
});

it('accepts the file of a machine without a network', async () => {
  const { licence, customer, product } = await createLicensedCustomer(app);
  const client = createProgram(product);
  const { body } = await app.http
    .post(`/api/licences/${licence.id}/file`)
    .set(customer.headers)
    .send({ device_id: 'device-0001' })
    .expect(200);
  const other = createProgram((await createLicensedCustomer(app)).product);
  await expect(other('g').activate(licence.key, 'Laptop')).rejects.toThrow('not found');
  await expect(other('g').useFile(body.statement)).rejects.toThrow('another program');
  await client('f').useFile(`${body.statement}\n`);
  expect(await client('f', { site: UNREACHABLE_URL, now: () => Date.now() + 364 * DAY }).check()).toMatchObject({
    plan: 'Pro',
  });
});

it('is short, and is where the documentation says', async () => {
  const { text } = await app.http.get('/docs/licence-client.ts').expect(200);
  expect(text.trimEnd().split('\n').length).toBeLessThan(60);
});
