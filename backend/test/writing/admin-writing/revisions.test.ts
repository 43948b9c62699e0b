import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp, type Headers } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const draft = {
  title: 'Rivers',
  excerpt: 'Water.',
  content: 'First.\n\nSecond.',
  format: 'markdown',
  category: 'Maps',
  tags: ['maps'],
  author: 'Maliha Karim',
  image: null,
  status: 'draft',
  publishAt: null,
};
const page = { title: 'Imprint', address: 'history', description: '', content: '## Who\n\nWe.', published: true };

const api = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  body?: object,
  headers: Headers = content.admin,
) => content.app.http[method](`/api/admin${path}`).set(headers).send(body);
const create = async (body: object = {}) => (await api('post', '/content/posts', { ...draft, ...body })).body.id;
const save = (id: number, body: object) => api('put', `/content/posts/${id}`, { ...draft, ...body });
const list = async (of: string, query = '') => (await api('get', `/writing/${of}/revisions${query}`)).body;
const compare = (of: string, revision: number) => api('get', `/writing/${of}/revisions/${revision}`);
const restore = (of: string, revision: number, version: number) =>
  api('post', `/writing/${of}/revisions/${revision}/restore`, { version });

describe('GET /api/admin/writing/{kind}/{id}/revisions', () => {
  it('200 lists who saved what, newest first, paginated; a save without changes is not listed', async () => {
    const id = await create();
    await save(id, { title: 'Lakes', tags: ['maps', 'water'], version: 1 });
    await save(id, { title: 'Lakes', tags: ['maps', 'water'], version: 2 });
    const { items, total } = await list(`posts/${id}`);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { title: 'Lakes', changed: ['title', 'tags'], present: true, by: expect.any(String) },
      { title: 'Rivers', changed: [], present: false },
    ]);
    expect((await list(`posts/${id}`, '?limit=1&page=2')).items).toMatchObject([{ title: 'Rivers' }]);
  });

  it('200 keeps the text from before the history, without an author', async () => {
    const { body } = await api('get', '/content/posts/1');
    const { id: _id, updated_at: _at, readTime: _time, ...input } = body;
    const image = { url: body.image.url, alt: body.image.alt };
    await api('put', '/content/posts/1', { ...input, image, title: 'Another title', publishAt: null });
    const { items } = await list('posts/1');
    expect(items.map(({ title, by }: { title: string; by: string | null }) => [title, by === null])).toEqual([
      ['Another title', false],
      [body.title, true],
    ]);
  });

  it('200 keeps the newest 200 of an article', async () => {
    const id = await create();
    const state = JSON.stringify({ title: 'Old' });
    const old = Array.from({ length: 205 }, () => ({ post_id: id, changed: '[]', state }));
    await content.app.db.insertInto('revisions').values(old).execute();
    await save(id, { title: 'New', version: 1 });
    expect(await list(`posts/${id}`, '?limit=3')).toMatchObject({
      total: 200,
      items: [{ title: 'New' }, {}, { title: 'Old' }],
    });
  });

  it('is deleted permanently with the article', async () => {
    const id = await create();
    await content.app.db.deleteFrom('posts').where('id', '=', id).execute();
    const kept = await content.app.db.selectFrom('revisions').select('id').where('post_id', '=', id).execute();
    expect(kept).toEqual([]);
  });

  it('404', async () => {
    expect((await api('get', '/writing/products/1/revisions')).status).toBe(404);
    expect((await api('get', '/writing/pages/999999/revisions')).status).toBe(404);
  });
});

describe('GET /api/admin/writing/{kind}/{id}/revisions/{revision}', () => {
  it('200 shows added and removed words, field by field', async () => {
    const id = await create();
    await save(id, { content: 'First.\n\nThird.', version: 1 });
    const { items } = await list(`posts/${id}`);
    expect((await compare(`posts/${id}`, items[1].id)).body.differences).toEqual([
      {
        field: 'content',
        parts: [
          { change: 'same', text: 'First.\n\n' },
          { change: 'removed', text: 'Second' },
          { change: 'added', text: 'Third' },
          { change: 'same', text: '.' },
        ],
      },
    ]);
    expect((await compare(`posts/${id}`, items[0].id)).body).toMatchObject({ present: true, differences: [] });
  });

  it('404 for a state of another article; 400', async () => {
    const [one, other] = [await create(), await create()];
    const { items } = await list(`posts/${other}`);
    expect((await compare(`posts/${one}`, items[0].id)).status).toBe(404);
  });
});

describe('POST /api/admin/writing/{kind}/{id}/revisions/{revision}/restore', () => {
  it('200 restores a text as a new revision with an audit entry, and can be undone in the same way', async () => {
    const id = await create({ status: 'published', image: content.picture });
    await save(id, { title: 'Lakes', excerpt: 'Still.', image: content.picture, status: 'published', version: 1 });
    const { items: before } = await list(`posts/${id}`);
    const { status, body } = await restore(`posts/${id}`, before[1].id, 2);
    expect([status, body]).toEqual([200, { version: 3, notes: [] }]);
    expect((await content.app.http.get(`/api/posts/${id}`)).body).toMatchObject({ title: 'Rivers', excerpt: 'Water.' });
    expect(await content.trail('post', id)).toEqual(['post.create', 'post.update', 'post.revert']);
    await restore(`posts/${id}`, before[0].id, 3);
    const { items } = await list(`posts/${id}`);
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Lakes', 'Rivers', 'Lakes', 'Rivers']);
  });

  it('200 keeps the current picture when that of the revision is no longer in the library', async () => {
    const id = await create();
    const state = { ...draft, image: { url: '/uploads/gone.webp', alt: '' } };
    const row = { post_id: id, changed: '[]', state: JSON.stringify(state) };
    const made = await content.app.db.insertInto('revisions').values(row).returning('id').executeTakeFirstOrThrow();
    expect((await restore(`posts/${id}`, made.id, 1)).body.notes).toHaveLength(1);
  });

  it('200 keeps the URL and the publication of a page; the demo text of a legal page is restored', async () => {
    const { body } = await api('post', '/content/pages', page);
    await api('put', `/content/pages/${body.id}`, { ...page, content: 'Others.', address: 'moved', version: 1 });
    const { items } = await list(`pages/${body.id}`);
    expect((await restore(`pages/${body.id}`, items[1].id, 2)).status).toBe(200);
    expect((await content.app.http.get('/api/pages/moved')).body.html).toContain('We.');

    const { body: legal } = await api('get', '/content/pages/1');
    const { id: _id, legal: _legal, updated_at: _at, ...words } = legal;
    await api('put', '/content/pages/1', { ...words, content: 'Mine.' });
    const { items: states } = await list('pages/1');
    await restore('pages/1', states[1].id, 2);
    expect((await api('get', '/content/pages/1')).body.content).toBe(legal.content);
  });

  it('400 for gaps that readers would see, 404, 409', async () => {
    const id = await create({ excerpt: '' });
    await save(id, { status: 'published', image: content.picture, version: 1 });
    const { items } = await list(`posts/${id}`);
    const first = items.at(-1).id;
    expect((await restore(`posts/${id}`, first, 2)).body.details[0].field).toBe('excerpt');
    expect((await restore(`posts/${id}`, first, 1)).status).toBe(400);
    expect((await restore(`posts/${id}`, items[0].id, 1)).status).toBe(409);
    expect((await restore(`posts/${id}`, 999_999, 2)).status).toBe(404);
  });
});

describe('a text from an older renderer', () => {
  it('is rendered again, its cached pages are dropped, and its revision does not change', async () => {
    const { db, background, deps } = content.app;
    const id = await create({ status: 'published', image: content.picture });
    const { body } = await api('post', '/content/pages', { ...page, address: 'older' });
    await db.updateTable('posts').set({ html: 'old', html_version: 0 }).where('id', '=', id).execute();
    await db
      .updateTable('pages')
      .set({ html: 'old', headings: '[]', html_version: 0, content: '>'.repeat(500) })
      .where('id', '=', 2)
      .execute();
    await db
      .updateTable('pages')
      .set({ html: 'old', headings: '[]', html_version: 0 })
      .where('id', '=', body.id)
      .execute();
    content.announced();
    await deps.jobs.add('writing.render', {});
    await background.idle();
    expect((await content.app.http.get(`/api/posts/${id}`)).body.html).toBe('<p>First.</p>\n<p>Second.</p>');
    expect((await content.app.http.get('/api/pages/older')).body.headings).toEqual([{ id: 'text-who', title: 'Who' }]);
    expect(content.announced()).toEqual(expect.arrayContaining([`post:${id}`, 'pages']));
    expect((await api('get', `/content/posts/${id}`)).body.version).toBe(1);
    // Text that the renderer refuses stays unchanged.
    const kept = await db.selectFrom('pages').select('html').where('id', '=', 2).executeTakeFirstOrThrow();
    expect(kept.html).toBe('old');
  });
});
