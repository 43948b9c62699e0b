import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLE_REFUSALS } from '../../../../contract/rules/bundles.ts';
import { createBundle } from '../../factories/bundles.ts';
import { createLibrary } from '../../factories/product-form.ts';
import { createCartProduct } from '../../orders/cart/cart-buyer.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  await createLibrary(app.db);
});
afterAll(() => app.close());

const createTwo = async () =>
  [
    await createCartProduct(app, 9.99, { title: 'River Map' }),
    await createCartProduct(app, 20, { title: 'Bangla Calendar' }),
  ] as const;
const get = (id: number | string, language = 'en') =>
  app.http.get(`/api/bundles/${id}`).set('accept-language', language);
const getProduct = async (id: number) => (await app.http.get(`/api/products/${id}`).expect(200)).body;

describe('GET /api/bundles/{id}', () => {
  it('200: its plans with their prices alone; the pages of its products name it', async () => {
    const [map, calendar] = await createTwo();
    const bundle = await createBundle(app, admin, [map, calendar]);
    const { body } = await get(bundle.id).expect(200);
    expect(body).toMatchObject({
      id: bundle.id,
      name: 'Starter set',
      price: 24,
      singlePrice: 29.99,
      parts: [
        { product_id: map.id, product_name: 'River Map', plan: { name: 'Pro', price: 9.99 }, price: 9.99 },
        { product_id: calendar.id, price: 20 },
      ],
    });
    for (const { id } of [map, calendar])
      expect((await getProduct(id)).bundles).toEqual([
        {
          id: bundle.id,
          name: 'Starter set',
          price: 24,
          singlePrice: 29.99,
          products: [
            { id: map.id, title: 'River Map' },
            { id: calendar.id, title: 'Bangla Calendar' },
          ],
        },
      ]);
  });

  it('200: never dearer than its plans alone', async () => {
    const [map, calendar] = await createTwo();
    const bundle = await createBundle(app, admin, [map, calendar]);
    const [row] = await app.db.selectFrom('products').select('pricing').where('id', '=', calendar.id).execute();
    const pricing = JSON.stringify(row?.pricing.map((plan) => ({ ...plan, price: 10 })));
    await app.db.updateTable('products').set({ pricing }).where('id', '=', calendar.id).execute();
    expect((await get(bundle.id).expect(200)).body).toMatchObject({ price: 19.99, singlePrice: 19.99 });
  });

  it('200: in Bangla, with the names of its products', async () => {
    const [map, calendar] = await createTwo();
    const { id } = await createBundle(app, admin, [map, calendar]);
    for (const [type, record, path, text] of [
      ['bundle', id, 'name', 'শুরুর সেট'],
      ['product', map.id, 'title', 'নদীর মানচিত্র'],
    ] as const) {
      const url = `/api/admin/translations/bn/${type}/${record}`;
      const { body } = await app.http.get(url).set(admin).expect(200);
      const { digest } = body.texts.find((one: { path: string }) => one.path === path);
      const texts = [{ path, text, digest }];
      await app.http.put(url).set(admin).send({ version: 0, published: true, draft: false, texts }).expect(200);
    }
    expect((await get(id, 'bn').expect(200)).body).toMatchObject({
      name: 'শুরুর সেট',
      parts: [{ product_name: 'নদীর মানচিত্র' }, { product_name: 'Bangla Calendar' }],
    });
  });

  it('404: while unpublished, while a product is, and for an unknown id', async () => {
    const [map, calendar] = await createTwo();
    const draft = await createBundle(app, admin, [map, calendar], { published: false });
    const bundle = await createBundle(app, admin, [map, calendar]);
    await app.db.updateTable('products').set({ published: false }).where('id', '=', map.id).execute();
    for (const id of [draft.id, bundle.id, 999_999])
      expect(await get(id)).toMatchObject({
        status: 404,
        body: { message: String(BUNDLE_REFUSALS.bundleNotForSale) },
      });
    expect(await getProduct(calendar.id)).not.toHaveProperty('bundles');
    expect((await get('x')).status).toBe(404);
  });
});
