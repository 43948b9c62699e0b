import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductPreviewInput } from '../../../../contract/generated/model.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { createLibrary, productForm } from '../../factories/product-form.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
  await createLibrary(app.db);
});
afterAll(() => app.close());

const url = '/media/river-960.webp';
const before = { url, alt: ' The river in spring ' };
const after = { url, alt: 'The river in autumn' };
const create = (preview?: ProductPreviewInput) =>
  app.http
    .post('/api/admin/products')
    .set(admin.headers)
    .send(productForm({ status: 'published', ...(preview ? { preview } : {}) }));
const update = (id: number, revision: number, form: object) =>
  app.http
    .put(`/api/admin/products/${id}`)
    .set(admin.headers)
    .send({ revision, product: { ...productForm({ status: 'published' }), ...form } })
    .expect(200);
const shown = async (id: number) => (await app.http.get(`/api/products/${id}`).expect(200)).body.preview;

describe('POST /api/admin/products', () => {
  it('201: without a preview, its product has no such member', async () => {
    const { body } = await create().expect(201);
    expect(body).not.toHaveProperty('preview');
    expect(await shown(body.id)).toBeUndefined();
  });

  it('201: two pictures to compare, with their sizes', async () => {
    const { body } = await create({ kind: 'comparison', before, after, url: 'https://demo.example' }).expect(201);
    expect(body.preview).toEqual({
      kind: 'comparison',
      before: { url, alt: 'The river in spring', width: 960, height: 720, widths: [480, 960], placeholder: null },
      after: { url, alt: 'The river in autumn', width: 960, height: 720, widths: [480, 960], placeholder: null },
    });
    expect(await shown(body.id)).toEqual(body.preview);
  });

  it.each<ProductPreviewInput>([
    { kind: 'gallery' },
    { kind: 'sandbox', url: 'https://demo.example/tide' },
    { kind: 'component', component: 'not-installed-here' },
  ])('201: $kind', async (preview) => {
    const { body } = await create(preview).expect(201);
    expect(await shown(body.id)).toEqual(preview);
  });

  it.each<[string, object, string]>([
    ['one picture to compare', { kind: 'comparison', before }, 'preview.after'],
    [
      'a foreign picture',
      { kind: 'comparison', before, after: { url: 'https://evil.example/x.webp', alt: 'x' } },
      'preview',
    ],
    ['a sandbox without a page', { kind: 'sandbox' }, 'preview.url'],
    ['a sandbox with an empty URL', { kind: 'sandbox', url: '' }, 'preview.url'],
    ['a page without https', { kind: 'sandbox', url: 'http://demo.example' }, 'preview.url'],
    ['a component without a name', { kind: 'component' }, 'preview.component'],
  ])('400: %s', async (_name, preview, field) => {
    const { body } = await create(preview as ProductPreviewInput).expect(400);
    expect(body.details[0]).toMatchObject({ field });
  });

  it('400: an unknown kind', async () => {
    await create({ kind: 'video' } as unknown as ProductPreviewInput).expect(400);
  });
});

describe('PUT /api/admin/products/{id}', () => {
  it('200: is kept when omitted and removed by null, with both in the audit trail', async () => {
    const { body: created } = await create({ kind: 'sandbox', url: 'https://demo.example/tide' }).expect(201);
    const kept = await update(created.id, 1, {});
    expect(kept.body.preview).toEqual({ kind: 'sandbox', url: 'https://demo.example/tide' });
    const removed = await update(created.id, 2, { preview: null });
    expect(removed.body).not.toHaveProperty('preview');
    const entry = (await listAuditEntries(app.db, 'product', created.id)).at(-1);
    expect(entry).toMatchObject({
      before: { preview: { kind: 'sandbox', url: 'https://demo.example/tide' } },
      after: { preview: null },
    });
  });
});

describe('pictures of a preview', () => {
  it('200: the library names the product that shows one', async () => {
    await create({ kind: 'comparison', before, after }).expect(201);
    const { body } = await app.http.get('/api/admin/pictures').set(admin.headers).expect(200);
    expect(body.items[0].uses).toContain('Preview of: Tide Table');
  });
});

describe('GET /api/admin/products-csv', () => {
  it('200: has the preview as a form sends it', async () => {
    const preview: ProductPreviewInput = { kind: 'comparison', before: { url, alt: 'Spring' }, after };
    await create(preview).expect(201);
    const { text } = await app.http.get('/api/admin/products-csv').set(admin.headers).expect(200);
    expect(text).toContain('Download,Preview,Download limit,Status');
    expect(text).toContain(JSON.stringify(preview).replaceAll('"', '""'));
  });
});
