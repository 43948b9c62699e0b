import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAuditEntries } from '../../factories/audit.ts';
import { creditWallet } from '../../factories/commerce.ts';
import { createLibrary, productForm } from '../../factories/product-form.ts';
import { today } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
const forget = vi.fn();

beforeAll(async () => {
  app = await createTestApp({
    pages: () => ({ router: (_request, _response, next) => next(), sendCached: () => false, forget }),
  });
  admin = await app.signedIn('super_admin');
  await createLibrary(app.db);
});
beforeEach(() => forget.mockClear());
afterAll(() => app.close());

const post = (body: object, path = '') => app.http.post(`/api/admin/products${path}`).set(admin.headers).send(body);
const put = (path: string, body: object) => app.http.put(`/api/admin/products/${path}`).set(admin.headers).send(body);
const create = async (overrides = {}) => (await post(productForm(overrides)).expect(201)).body;
const isPublic = async (id: number) => (await app.http.get(`/api/products/${id}`)).status === 200;
const upload = async (name = 'tide-1.0.0.zip', bytes = 'tide') =>
  (
    await app.http
      .post('/api/admin/product-files')
      .set(admin.headers)
      .attach('file', Buffer.from(bytes), name)
      .expect(201)
  ).body;

describe('POST /api/admin/products', () => {
  it('201: a draft, not public yet, at the end of the studio’s order', async () => {
    const product = await create({ title: '  Tide Table  ' });
    expect(product).toMatchObject({ title: 'Tide Table', status: 'draft', revision: 1, file: null, version: '1.0.0' });
    expect(product.images).toMatchObject([{ alt: 'A tide table on a phone', width: 960, widths: [480, 960] }]);
    expect(await isPublic(product.id)).toBe(false);
    expect(forget).not.toHaveBeenCalled();
    const [entry] = await listAuditEntries(app.db, 'product', product.id);
    expect(entry).toMatchObject({ actor_id: admin.user.id, action: 'product.create', label: 'Tide Table' });
  });

  it('201: a published one with a file can be bought immediately', async () => {
    const { id: fileId } = await upload();
    const { id } = await create({ status: 'published', fileId });
    const customer = await app.signedIn();
    await creditWallet(app.db, customer.user.id, 1_000);
    const purchase = await app.http.post('/api/orders').set(customer.headers).send({ product_id: id, tier: 'Pro' });
    expect(purchase.status).toBe(201);
    const file = await app.http.get(`/api/downloads/${purchase.body.download_id}`).set(customer.headers).buffer(true);
    expect(String(file.body)).toBe('tide');
  });

  it('201: without a demo and a download link, which the page then omits', async () => {
    const { id } = await create({ status: 'published', demoLink: '', downloadLink: '' });
    const { body } = await app.http.get(`/api/products/${id}`).expect(200);
    expect(body).toMatchObject({ demoLink: '', downloadLink: '' });
  });

  it.each([
    ['a link without https', { demoLink: 'http://demo.example' }],
    ['a script as a link', { downloadLink: 'javascript:alert(1)' }],
    ['no title', { title: ' ' }],
    ['no plan', { pricing: [] }],
    [
      'two plans of one name',
      { pricing: ['Pro', ' Pro'].map((name) => ({ name, price: 1, period: 'month', features: [] })) },
    ],
    ['a price of less than a cent', { pricing: [{ name: 'Pro', price: 0.001, period: 'month', features: [] }] }],
    ['no picture', { images: [] }],
    ['a foreign picture', { images: [{ url: 'https://evil.example/x.webp', alt: 'x' }] }],
    ['no category', { category: ' ' }],
    ['a category that is too long', { category: 'x'.repeat(61) }],
    ['a badge that is too long', { badges: ['x'.repeat(41)] }],
    ['a badge twice', { badges: ['New', 'New'] }],
    ['an unknown file', { fileId: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59' }],
    ['a field that the server sets', { rating: 5 }],
    ['a version with a space', { version: '1 0' }],
  ])('400: %s', async (_name, overrides) => {
    const { status, body } = await post({ ...productForm(), ...overrides });
    expect(status).toBe(400);
    expect(body.details).toHaveLength(1);
    expect(forget).not.toHaveBeenCalled();
  });

  it.each([10_000.01, 1e12])('400: a price of %d, naming the limit of the currency', async (price) => {
    const free = { name: 'Free', price: 0, period: 'once', features: [] };
    const { status, body } = await post({ ...productForm(), pricing: [free, { ...free, name: 'Pro', price }] });
    expect(status).toBe(400);
    expect(body.details).toEqual([{ field: 'pricing.1.price', message: 'At most $10,000.00' }]);
  });
});

describe('PUT /api/admin/products/{id}', () => {
  it('200: the change is on the public page immediately and in the audit trail', async () => {
    const { id, revision } = await create({ status: 'published' });
    const product = productForm({ status: 'published', title: 'Tide Tables' });
    const { body } = await put(`${id}`, { revision, product }).expect(200);
    expect(body).toMatchObject({ title: 'Tide Tables', revision: revision + 1 });
    expect((await app.http.get(`/api/products/${id}`)).body.title).toBe('Tide Tables');
    expect(forget.mock.lastCall?.[0]).toEqual(new Set(['products', `product:${id}`, expect.any(String)]));
    const entry = (await listAuditEntries(app.db, 'product', id)).at(-1);
    expect(entry).toMatchObject({
      action: 'product.update',
      before: { title: 'Tide Table' },
      after: { title: 'Tide Tables' },
    });
  });

  it('200: a new version replaces the owners’ file and notifies them', async () => {
    const { id, revision } = await create({ status: 'published', fileId: (await upload()).id });
    const customer = await app.signedIn();
    const purchase = await app.http.post('/api/orders').set(customer.headers).send({ product_id: id, tier: 'Free' });
    const next = await upload('tide-1.1.0.zip', 'new tide');
    const product = productForm({ status: 'published', version: '1.1.0', fileId: next.id });
    const { body } = await put(`${id}`, { revision, product }).expect(200);
    expect(body).toMatchObject({
      version: '1.1.0',
      file: next,
      lastUpdate: today(app),
    });
    const [download] = (await app.http.get('/api/downloads').set(customer.headers)).body;
    expect(download).toMatchObject({ id: purchase.body.download_id, version: '1.1.0', file_name: 'tide-1.1.0.zip' });
    await app.background.idle();
    const [notification] = (await app.http.get('/api/notifications').set(customer.headers)).body.items;
    expect(notification).toMatchObject({ kind: 'version', title: 'Tide Table 1.1.0' });
  });

  it('400: a new version without a file', async () => {
    const { id, revision } = await create({ fileId: (await upload()).id });
    const { status, body } = await put(`${id}`, { revision, product: productForm({ version: '2.0.0' }) });
    expect([status, body.message]).toEqual([400, 'Please add the file of version 2.0.0']);
  });

  it('404: unknown or deleted', async () => {
    const body = { revision: 1, product: productForm() };
    expect((await put('999999', body)).status).toBe(404);
    const { id } = await create();
    await app.http.delete(`/api/admin/products/${id}`).set(admin.headers).expect(204);
    expect((await put(`${id}`, body)).status).toBe(404);
  });

  it('409: the second of two edits of the same revision', async () => {
    const { id, revision } = await create();
    await put(`${id}`, { revision, product: productForm({ title: 'First' }) }).expect(200);
    const { status, body } = await put(`${id}`, { revision, product: productForm({ title: 'Second' }) });
    expect(status).toBe(409);
    expect(body.message).toBe('This has been changed since you opened it. Reload to see the latest version.');
    expect((await app.http.get(`/api/admin/products/${id}`).set(admin.headers)).body.title).toBe('First');
  });
});

describe('PUT /api/admin/products/{id}/status', () => {
  it('200: published and unpublished; 409 with a stale revision', async () => {
    const { id, revision } = await create();
    const published = (await put(`${id}/status`, { status: 'published', revision }).expect(200)).body;
    expect(await isPublic(id)).toBe(true);
    expect((await put(`${id}/status`, { status: 'draft', revision })).status).toBe(409);
    await put(`${id}/status`, { status: 'draft', revision: published.revision }).expect(200);
    expect(await isPublic(id)).toBe(false);
    const actions = (await listAuditEntries(app.db, 'product', id)).map(({ action }) => action);
    expect(actions).toEqual(['product.create', 'product.publish', 'product.unpublish']);
  });

  it('400 and 404', async () => {
    expect((await put('999999/status', { status: 'draft', revision: 1 })).status).toBe(404);
    expect((await put('1/status', { status: 'gone', revision: 1 })).status).toBe(400);
  });
});

describe('DELETE and restore', () => {
  it('204 and 200: removed from the site, owners keep their file, and restored unchanged', async () => {
    const { id } = await create({ status: 'published', fileId: (await upload()).id });
    const customer = await app.signedIn();
    const purchase = await app.http.post('/api/orders').set(customer.headers).send({ product_id: id, tier: 'Free' });
    const remove = () => app.http.delete(`/api/admin/products/${id}`).set(admin.headers);
    await remove().expect(204);
    expect(await isPublic(id)).toBe(false);
    expect((await remove()).status).toBe(404);
    expect((await app.http.get(`/api/admin/products/${id}`).set(admin.headers)).status).toBe(404);
    await app.http.get(`/api/downloads/${purchase.body.download_id}`).set(customer.headers).expect(200);
    await app.http.get(`/api/orders/${purchase.body.id}`).set(customer.headers).expect(200);
    const restored = (await post({}, `/${id}/restore`).expect(200)).body;
    expect(restored.status).toBe('published');
    expect(await isPublic(id)).toBe(true);
    expect((await post({}, `/${id}/restore`).expect(200)).body.revision).toBe(restored.revision);
    const actions = (await listAuditEntries(app.db, 'product', id)).map(({ action }) => action);
    expect(actions).toEqual(['product.create', 'product.delete', 'product.restore']);
  });

  it('404', async () => {
    expect((await post({}, '/999999/restore')).status).toBe(404);
  });
});

describe('POST /api/admin/product-files', () => {
  it.each([
    ['বাংলা-ক্যালেন্ডার.zip', 'বাংলা-ক্যালেন্ডার.zip'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\files\\setup.exe', 'setup.exe'],
    ['no-ending', 'no-ending'],
  ])('201: %j is stored as %j', async (overrides, expected) => {
    expect(await upload(overrides)).toEqual({ id: expect.any(String), name: expected, size_bytes: 4 });
  });

  it('201: files that no product used within a day are deleted; files that a customer owns are kept', async () => {
    const forgotten = await upload('forgotten.zip');
    const usedFile = await upload('taken.zip');
    await create({ fileId: usedFile.id });
    await app.connection.pool.query("update files set created_at = now() - interval '25 hours'");
    const fresh = await upload('fresh.zip');
    await app.deps.jobs.add('products.remove-unused-files', {});
    await app.background.idle();
    const ids = (await app.db.selectFrom('files').select('id').execute()).map(({ id }) => id);
    expect([forgotten, usedFile, fresh].map(({ id }) => ids.includes(id))).toEqual([false, true, true]);
  });

  it('413: more than 50 MB', async () => {
    const bytes = Buffer.alloc(50 * 1024 * 1024 + 1);
    const send = app.http.post('/api/admin/product-files').set(admin.headers).attach('file', bytes, 'huge.zip');
    expect((await send).status).toBe(413);
  });

  it('400: an empty file, or none', async () => {
    const send = () => app.http.post('/api/admin/product-files').set(admin.headers);
    expect((await send().attach('file', Buffer.alloc(0), 'empty.zip')).status).toBe(400);
    expect((await send().attach('other', Buffer.from('x'), 'x.zip')).status).toBe(400);
    expect((await send().send({})).status).toBe(415);
  });
});
