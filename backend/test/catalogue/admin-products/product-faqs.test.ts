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

const offline = {
  question: 'Does it work offline?',
  answer: 'Yes, everywhere.\n\nOnly the weather needs a connection.',
};
const ports = { question: 'Which ports?', answer: 'All 312 of them.' };
const create = (faqs?: object[]) =>
  app.http
    .post('/api/admin/products')
    .set(admin.headers)
    .send({ ...productForm({ status: 'published' }), ...(faqs ? { faqs } : {}) });
const update = (id: number, revision: number, form: object) =>
  app.http
    .put(`/api/admin/products/${id}`)
    .set(admin.headers)
    .send({ revision, product: { ...productForm({ status: 'published' }), ...form } })
    .expect(200);
const shown = async (id: number) => (await app.http.get(`/api/products/${id}`).expect(200)).body;

describe('POST /api/admin/products', () => {
  it('201: without questions, its page has no such member', async () => {
    const { body } = await create().expect(201);
    expect(body.faqs).toEqual([]);
    expect(await shown(body.id)).not.toHaveProperty('faqs');
  });

  it('201: questions in their order, trimmed', async () => {
    const { body } = await create([{ ...ports, question: ` ${ports.question} ` }, offline]).expect(201);
    expect(body.faqs).toEqual([ports, offline]);
    expect((await shown(body.id)).faqs).toEqual([ports, offline]);
  });

  it.each<[string, object[]]>([
    ['no question', [{ ...ports, question: ' ' }]],
    ['no answer', [{ ...ports, answer: '' }]],
    ['a question that is too long', [{ ...ports, question: 'a'.repeat(201) }]],
    ['an answer that is too long', [{ ...ports, answer: 'a'.repeat(4001) }]],
    ['an unknown member', [{ ...ports, published: true }]],
    ['21 questions', Array.from({ length: 21 }, () => ports)],
  ])('400: %s', async (_name, faqs) => {
    await create(faqs).expect(400);
  });
});

describe('PUT /api/admin/products/{id}', () => {
  it('200: kept when omitted, reordered and removed, with a record of the change', async () => {
    const { body: created } = await create([ports, offline]).expect(201);
    expect((await update(created.id, 1, {})).body.faqs).toEqual([ports, offline]);
    expect((await update(created.id, 2, { faqs: [offline, ports] })).body.faqs).toEqual([offline, ports]);
    expect((await update(created.id, 3, { faqs: [] })).body.faqs).toEqual([]);
    expect(await shown(created.id)).not.toHaveProperty('faqs');
    const entry = (await listAuditEntries(app.db, 'product', created.id)).at(-1);
    expect(entry).toMatchObject({ before: { faqs: [offline, ports] }, after: { faqs: [] } });
  });
});
