import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const create = (body?: string) =>
  app.http
    .post('/api/admin/products')
    .set(admin.headers)
    .send({ ...productForm({ status: 'published' }), ...(body === undefined ? {} : { body }) });
const update = (id: number, revision: number, form: object) =>
  app.http
    .put(`/api/admin/products/${id}`)
    .set(admin.headers)
    .send({ revision, product: { ...productForm({ status: 'published' }), ...form } });
const shown = async (id: number) => (await app.http.get(`/api/products/${id}`).expect(200)).body;

const HTML = '<h2 id="text-tides">Tides</h2>\n<p>&#x3C;script>alert(1)&#x3C;/script></p>';

describe('POST /api/admin/products', () => {
  it('201: without a long text, its page has none', async () => {
    const { body } = await create().expect(201);
    expect(body.body).toBe('');
    expect((await shown(body.id)).body_html).toBeNull();
  });

  it('201: readers get safe HTML, administrators the Markdown, lists neither', async () => {
    const { body } = await create('\n## Tides\n\n<script>alert(1)</script>\n').expect(201);
    expect(body.body).toBe('## Tides\n\n<script>alert(1)</script>');
    expect(body).not.toHaveProperty('body_html');
    const product = await shown(body.id);
    expect(product.body_html).toBe(HTML);
    expect(product).not.toHaveProperty('body');
    const { body: list } = await app.http.get('/api/products').expect(200);
    for (const card of list.items) {
      expect(card).not.toHaveProperty('body_html');
      expect(card).not.toHaveProperty('body');
    }
  });

  it.each([
    ['too long', 'a'.repeat(50_001)],
    ['nested too deeply', '> '.repeat(400)],
  ])('400: a long text that is %s, and nothing is stored', async (_name, text) => {
    const before = await app.db.selectFrom('products').select('id').execute();
    const { body } = await create(text).expect(400);
    expect(body.details[0].field).toBe('body');
    expect(await app.db.selectFrom('products').select('id').execute()).toEqual(before);
  });
});

describe('PUT /api/admin/products/{id}', () => {
  it('200: kept when omitted, changed and removed, with a record of the change', async () => {
    const { body: created } = await create('Ebb').expect(201);
    expect((await update(created.id, 1, {}).expect(200)).body.body).toBe('Ebb');
    expect((await update(created.id, 2, { body: 'Flood' }).expect(200)).body.body).toBe('Flood');
    expect((await shown(created.id)).body_html).toBe('<p>Flood</p>');
    expect((await update(created.id, 3, { body: ' ' }).expect(200)).body.body).toBe('');
    expect((await shown(created.id)).body_html).toBeNull();
    const entry = (await listAuditEntries(app.db, 'product', created.id)).at(-1);
    expect(entry).toMatchObject({ before: { body: 'Flood' }, after: { body: '' } });
  });

  it('200: a picture of the text stays in the library as long as the text uses it', async () => {
    const map = await app.db
      .insertInto('pictures')
      .values({ name: 'map', url: '/uploads/map-960.webp', width: 960, height: 540, widths: '[480,960]' })
      .returning(['id', 'url'])
      .executeTakeFirstOrThrow();
    const { body } = await create(`![Map](${map.url})`).expect(201);
    const remove = () => app.http.delete(`/api/admin/pictures/${map.id}`).set(admin.headers);
    expect((await remove().expect(409)).body.message).toContain('Text of: Tide Table');
    await update(body.id, 1, { body: 'Without' }).expect(200);
    await remove().expect(204);
  });
});

describe('the renderer', () => {
  it('renders the texts of an older version again, and leaves products without a text alone', async () => {
    const { body: plain } = await create().expect(201);
    const { body: written } = await create('Ebb').expect(201);
    const outdated = { body_html: '<p>Old</p>', html_version: 1 };
    await app.db.updateTable('products').set(outdated).where('id', '=', written.id).execute();
    const { deps } = app;
    await deps.jobs.add('writing.render', {});
    await app.background.idle();
    expect(await shown(written.id)).toMatchObject({ body_html: '<p>Ebb</p>' });
    expect((await shown(plain.id)).body_html).toBeNull();
    const { revision } = await app.db
      .selectFrom('products')
      .select('revision')
      .where('id', '=', written.id)
      .executeTakeFirstOrThrow();
    expect(revision).toBe(1);
  });
});
