import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLibrary, productForm } from '../../factories/product-form.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await createLibrary(app.db);
});
afterAll(() => app.close());

const RIGHTS = { activations: 3, updateMonths: 12, supportMonths: 0 };
const save = async (rights: object) => {
  const { headers } = await app.signedIn('super_admin');
  const pricing = [{ name: 'Pro', price: 1, period: 'month', features: [], rights }];
  return app.http
    .post('/api/admin/products')
    .set(headers)
    .send({ ...productForm(), pricing });
};

it('POST /api/admin/products 201: with the rights of its plans', async () => {
  const { status, body } = await save(RIGHTS);
  expect([status, body.pricing?.[0].rights]).toEqual([201, { ...RIGHTS, termMonths: 1 }]);
});

it('POST /api/admin/products 400: for invalid plan rights', async () => {
  const { status, body } = await save({ activations: -1, updateMonths: 121, supportMonths: 0.5 });
  expect(status).toBe(400);
  const fields = body.details.map(({ field }: { field: string }) => field);
  expect(fields).toEqual(['activations', 'updateMonths', 'supportMonths'].map((name) => `pricing.0.rights.${name}`));
});

it('PUT /api/admin/products/{id} 200: omitted rights stay unchanged', async () => {
  const { headers } = await app.signedIn('super_admin');
  const { body } = await save(RIGHTS);
  const pricing = [{ name: 'Pro', price: 2, period: 'month', features: [] }];
  const product = { ...productForm(), pricing };
  const change = app.http.put(`/api/admin/products/${body.id}`).set(headers);
  const { status, body: saved } = await change.send({ revision: body.revision, product });
  expect([status, saved.pricing?.[0]]).toEqual([
    200,
    { ...pricing[0], id: body.pricing?.[0].id, rights: { ...RIGHTS, termMonths: 1 } },
  ]);
});
