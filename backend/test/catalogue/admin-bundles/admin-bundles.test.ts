import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminBundle } from '../../../../contract/generated/model.ts';
import { BUNDLE_REFUSALS } from '../../../../contract/rules/bundles.ts';
import { unpublishEndedBundles } from '../../../src/features/catalogue/bundles.repository.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { bundleForm, createBundle } from '../../factories/bundles.ts';
import { createLibrary } from '../../factories/product-form.ts';
import { createCartProduct } from '../../orders/cart/cart-buyer.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Record<string, string>;
let products: { id: number; title: string }[];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  await createLibrary(app.db);
  products = [
    await createCartProduct(app, 9.99, { title: 'River Map' }),
    await createCartProduct(app, 20, { title: 'Bangla Calendar' }),
  ];
});
afterAll(() => app.close());

const send = (method: 'post' | 'put' | 'delete', path: string, body?: object) =>
  app.http[method](`/api/admin/bundles${path}`).set(admin).send(body);
const list = async (): Promise<AdminBundle[]> =>
  (await app.http.get('/api/admin/bundles').set(admin).expect(200)).body.items;
const isPublic = async ({ id }: { id: number }) => (await app.http.get(`/api/bundles/${id}`)).status === 200;
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

describe('POST /api/admin/bundles', () => {
  it('201: created with the current prices of its plans, first in the list, with an audit entry', async () => {
    const bundle = await createBundle(app, admin, products, { name: '  Starter set ' });
    expect(bundle).toMatchObject({
      name: 'Starter set',
      price: 24,
      singlePrice: 29.99,
      endsAt: null,
      published: true,
      version: 1,
      parts: [
        { product_name: 'River Map', tier: 'Pro', price: 9.99, isForSale: true },
        { product_name: 'Bangla Calendar', price: 20, isForSale: true },
      ],
    });
    expect((await list())[0]).toEqual(bundle);
    expect(await listAuditEntries(app.db, 'bundle', bundle.id)).toMatchObject([
      {
        action: 'bundle.create',
        label: 'Starter set',
        before: null,
        after: { price: 24, parts: ['River Map, Pro', 'Bangla Calendar, Pro'] },
      },
    ]);
  });

  it('400: products, price, end and picture that cannot be', async () => {
    const form = await bundleForm(app, products);
    const [first, second] = form.parts;
    const unknown = { product_id: first?.product_id ?? 0, plan_id: crypto.randomUUID() };
    for (const [field, overrides, message] of [
      ['parts', { parts: [first, first] }, BUNDLE_REFUSALS.bundleProductTwice],
      ['parts', { parts: [unknown, second] }, BUNDLE_REFUSALS.bundlePlanUnknown],
      ['parts', { parts: [{ ...unknown, product_id: 999_999 }, second] }, BUNDLE_REFUSALS.bundlePlanUnknown],
      ['parts', { parts: [first] }, null],
      ['price', { price: 29.99 }, BUNDLE_REFUSALS.bundlePriceTooHigh],
      ['price', { price: 0 }, null],
      ['price', { price: 9.999 }, null],
      ['endsAt', { endsAt: '2020-01-01T00:00:00.000Z' }, BUNDLE_REFUSALS.bundleEnded],
      ['image', { image: { url: '/uploads/pictures/none.webp', alt: '' } }, null],
      ['name', { name: ' ' }, null],
    ] as const) {
      const refused = await send('post', '', { ...form, ...overrides });
      expect(refused, JSON.stringify(overrides)).toMatchObject({
        status: 400,
        body: { details: [{ field, ...(message ? { message: String(message) } : {}) }] },
      });
    }
  });
});

describe('PUT /api/admin/bundles/{id}', () => {
  it('200: changes everything, records what has changed, and hides it from visitors', async () => {
    const bundle = await createBundle(app, admin, products);
    const form = await bundleForm(app, products, { name: 'Week one', price: 22.5, published: false, version: 1 });
    const { body } = await send('put', `/${bundle.id}`, form).expect(200);
    expect(body).toMatchObject({ id: bundle.id, name: 'Week one', price: 22.5, published: false, version: 2 });
    expect(await isPublic(bundle)).toBe(false);
    const [, entry] = await listAuditEntries(app.db, 'bundle', bundle.id);
    expect(entry).toMatchObject({
      action: 'bundle.update',
      before: { name: 'Starter set', price: 24, published: true },
      after: { name: 'Week one', price: 22.5, published: false },
    });
  });

  it('404 for an unknown one, 409 for another version, 400 without one', async () => {
    const bundle = await createBundle(app, admin, products);
    const form = await bundleForm(app, products);
    expect(await send('put', '/999999', { ...form, version: 1 })).toMatchObject({
      status: 404,
      body: { message: String(BUNDLE_REFUSALS.bundleGone) },
    });
    expect((await send('put', `/${bundle.id}`, { ...form, version: 2 })).status).toBe(409);
    expect((await send('put', `/${bundle.id}`, form)).body.details).toMatchObject([{ field: 'version' }]);
  });
});

describe('DELETE /api/admin/bundles/{id} and POST …/restore', () => {
  it('204: deleted at once, restored as it was; 404 the second time', async () => {
    const bundle = await createBundle(app, admin, products);
    await send('delete', `/${bundle.id}`).expect(204);
    expect(await isPublic(bundle)).toBe(false);
    expect((await list()).some(({ id }) => id === bundle.id)).toBe(false);
    expect((await send('delete', `/${bundle.id}`)).status).toBe(404);
    await send('post', `/${bundle.id}/restore`).expect(204);
    expect(await isPublic(bundle)).toBe(true);
    expect((await list()).find(({ id }) => id === bundle.id)).toEqual(bundle);
    expect((await send('post', `/${bundle.id}/restore`)).status).toBe(404);
    expect((await listAuditEntries(app.db, 'bundle', bundle.id)).map(({ action }) => action)).toEqual([
      'bundle.create',
      'bundle.delete',
      'bundle.restore',
    ]);
  });
});

describe('an end', () => {
  it('hides the bundle at that moment; the job unpublishes it', async () => {
    const bundle = await createBundle(app, admin, products, { endsAt: tomorrow() });
    const open = await createBundle(app, admin, products);
    expect(await isPublic(bundle)).toBe(true);
    const past = new Date(Date.now() - 1000);
    await app.db.updateTable('bundles').set({ ends_at: past }).where('id', '=', bundle.id).execute();
    expect(await isPublic(bundle)).toBe(false);
    await unpublishEndedBundles(app.db, new Date());
    const items = await list();
    expect(items.find(({ id }) => id === bundle.id)).toMatchObject({ published: false, version: 1 });
    expect(items.find(({ id }) => id === open.id)).toMatchObject({ published: true });
  });
});
