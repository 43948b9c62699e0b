import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReservedSlug } from '../../../../contract/rules/page-slugs.ts';
import { type ContentApp, createContentApp, type Headers } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const input = { title: 'Imprint', address: 'imprint', description: '', content: '## Who\n\nWe.', published: true };
const path = '/api/admin/content/pages';
const create = (body: object, headers: Headers = content.admin) => content.app.http.post(path).set(headers).send(body);
const change = (id: number, body: object, headers: Headers = content.admin) =>
  content.app.http.put(`${path}/${id}`).set(headers).send(body);
const read = (address: string) => content.app.http.get(`/api/pages/${address}`);

describe('POST /api/admin/content/pages', () => {
  it('201 publishes immediately, with an audit entry, and notifies every server', async () => {
    content.announced();
    const { status, body } = await create({ ...input, address: 'published' });
    expect(status).toBe(201);
    expect(content.announced().sort()).toEqual(['pages', 'site']);
    expect((await read('published')).body).toMatchObject({
      title: 'Imprint',
      headings: [{ id: 'text-who', title: 'Who' }],
    });
    expect(await content.trail('page', body.id)).toEqual(['page.create']);
  });

  it('400 for a URL of the site itself, of another page, or none at all', async () => {
    await create({ ...input, address: 'taken' });
    const refused = await create({ ...input, address: 'taken' });
    expect([refused.status, refused.body.details[0].field]).toEqual([400, 'address']);
    for (const address of ['blog', 'api', 'uploads', 'privacy-policy', 'A', 'a/b', '../a', 'a--b', '', 'a'.repeat(81)])
      expect((await create({ ...input, address })).status, address).toBe(400);
    expect((await create({ ...input, address: 'deep', content: '>'.repeat(500) })).status).toBe(400);
    expect((await create({ ...input, address: 'empty', content: ' ' })).status).toBe(400);
  });

  it('400 for one of two that claim a URL at the same time', async () => {
    const both = await Promise.all(['One', 'Two'].map((title) => create({ ...input, title, address: 'race' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('the first segment of every route of the site is reserved', () => {
    const routes = readdirSync(new URL('../../../../frontend/src/routes', import.meta.url));
    const words = routes
      .filter((name) => /^[a-z]/.test(name))
      .map((name) => name.split('.', 1)[0]?.replace(/_$/, '') ?? '');
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => word !== 'index' && !isReservedSlug(word))).toEqual([]);
  });
});

describe('PUT /api/admin/content/pages/{id}', () => {
  it('200 a former URL redirects to the page until another page takes it', async () => {
    const { body } = await create({ ...input, address: 'first' });
    await change(body.id, { ...input, address: 'second', version: 1 });
    await change(body.id, { ...input, address: 'third', version: 2 });
    for (const address of ['first', 'second', 'third'])
      expect((await read(address)).body.address, address).toBe('third');
    await create({ ...input, title: 'Another', address: 'first' });
    expect((await read('first')).body).toMatchObject({ address: 'first', title: 'Another' });
    expect((await read('second')).body.address).toBe('third');
    await change(body.id, { ...input, address: 'third', published: false, version: 3 });
    expect((await read('second')).status).toBe(404);
    expect(await content.trail('page', body.id)).toEqual([
      'page.create',
      'page.update',
      'page.update',
      'page.unpublish',
    ]);
  });

  it('409 for a stale form, 400 without a version, 404', async () => {
    const { body } = await create({ ...input, address: 'stale' });
    const send = (title: string) => change(body.id, { ...input, title, address: 'stale', version: 1 });
    const both = await Promise.all([send('One'), send('Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change(body.id, input)).status).toBe(400);
    expect((await change(999_999, { ...input, version: 1 })).status).toBe(404);
  });
});

describe('a legal page', () => {
  it("is the demo's until its owner writes one, then the owner's, and not public when unpublished", async () => {
    const { body: list } = await content.app.http.get(path).set(content.admin);
    const privacy = list.items.find(({ address }: { address: string }) => address === 'privacy-policy');
    expect(privacy).toMatchObject({ legal: true, published: true });
    const { body: page } = await content.app.http.get(`${path}/${privacy.id}`).set(content.admin);
    expect(page.content).toMatch(/^## /);
    const legal = () => content.app.http.get('/api/legal/privacy-policy');
    expect((await legal()).body.html).toBeNull();
    const { id: _id, legal: _legal, updated_at: _at, ...asItIs } = page;
    expect((await change(page.id, { ...asItIs, address: 'privacy' })).status).toBe(400);
    expect((await change(page.id, asItIs)).status).toBe(200);
    const { body: own } = await legal();
    expect(own.html).toContain('<h2 id="text-');
    expect(own.sections.length).toBeGreaterThan(3);
    await change(page.id, { ...asItIs, published: false, version: 2 });
    expect((await legal()).status).toBe(404);
    const removed = await content.app.http.delete(`/api/admin/content-items/pages/${page.id}`).set(content.admin);
    expect(removed.status).toBe(409);
  });
});

describe('GET /api/admin/content/pages', () => {
  it('200 all pages; one: 200, 404', async () => {
    const { body } = await create({ ...input, address: 'listed' });
    const get = (address: string, headers: Headers = content.admin) => content.app.http.get(address).set(headers);
    const { body: list } = await get(path);
    expect(list.items.map(({ id }: { id: number }) => id)).toContain(body.id);
    expect((await get(`${path}/${body.id}`)).body).toMatchObject({ content: input.content });
    expect((await get(`${path}/999999`)).status).toBe(404);
  });

  it('a deleted page is restored as a draft', async () => {
    const { body } = await create({ ...input, address: 'deleted' });
    const item = `/api/admin/content-items/pages/${body.id}`;
    expect((await content.app.http.delete(item).set(content.admin)).status).toBe(204);
    expect((await read('deleted')).status).toBe(404);
    expect((await content.app.http.post(`${item}/restore`).set(content.admin)).status).toBe(204);
    const { body: back } = await content.app.http.get(`${path}/${body.id}`).set(content.admin);
    expect(back).toMatchObject({ published: false, address: 'deleted' });
  });
});
