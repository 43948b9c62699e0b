import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp, type Headers } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const path = (item: string) => `/api/admin/writing/${item}/working-copy`;
const read = (item: string, headers: Headers = content.admin) => content.app.http.get(path(item)).set(headers);
const keep = (item: string, body: object, headers: Headers = content.admin) =>
  content.app.http.put(path(item)).set(headers).send(body);
const discard = (item: string, headers: Headers = content.admin) => content.app.http.delete(path(item)).set(headers);
const draft = { title: 'Riv', content: '', tags: 'maps, ', publishAt: '' };
const article = {
  title: 'Rivers',
  excerpt: '',
  content: 'One.',
  category: '',
  tags: [],
  author: 'Maliha Karim',
  image: null,
  status: 'draft',
  publishAt: null,
};
const create = (body: object) => content.app.http.post('/api/admin/content/posts').set(content.admin).send(body);

describe('PUT /api/admin/writing/{kind}/{item}/working-copy', () => {
  it('200 stores incomplete content for the caller only, and readers see none of it', async () => {
    const { headers: other } = await content.app.signedIn('super_admin');
    const { body: before } = await content.app.http.get('/api/posts/1');
    content.announced();
    expect((await keep('posts/1', { draft, version: 1 })).status).toBe(200);
    await keep('posts/1', { draft: { ...draft, image: content.picture, title: '' }, version: 1 });
    const { body } = await read('posts/1');
    expect(body.copy).toMatchObject({
      draft: { title: '', tags: 'maps, ' },
      version: 1,
      image: { ...content.picture, width: expect.any(Number) },
    });
    expect((await read('posts/1', other)).body).toEqual({ copy: null });
    expect((await content.app.http.get('/api/posts/1')).body).toEqual(before);
    expect(content.announced()).toEqual([]);
    expect(await content.trail('post', 1)).toEqual([]);
  });

  it('200 for unsaved content; saving it deletes the copy, and so does a later save', async () => {
    await keep('posts/new', { draft });
    await keep('pages/new', { draft: { title: 'A page' } });
    const { body: made } = await create(article);
    expect((await read('posts/new')).body.copy).toBeNull();
    expect((await read('pages/new')).body.copy.draft).toEqual({ title: 'A page' });
    await keep(`posts/${made.id}`, { draft, version: 1 });
    const change = content.app.http.put(`/api/admin/content/posts/${made.id}`).set(content.admin);
    await change.send({ ...article, version: 1 });
    expect((await read(`posts/${made.id}`)).body.copy).toBeNull();
  });

  it('200 without a picture that is no longer in the library', async () => {
    await keep('posts/2', { draft: { image: { url: '/uploads/gone.webp', alt: '' } }, version: 1 });
    expect((await read('posts/2')).body.copy.image).toBeNull();
  });

  it('400, 404', async () => {
    expect((await keep('posts/1', { draft: { likes: 7 } })).status).toBe(400);
    expect((await keep('posts/1', { draft: { content: 'a'.repeat(30_001) } })).status).toBe(400);
    expect((await keep('posts/old', { draft })).status).toBe(404);
    expect((await keep('pages/999999', { draft })).status).toBe(404);
  });
});

describe('GET /api/admin/writing/{kind}/{item}/working-copy', () => {
  it('200 null where nothing is kept, 404', async () => {
    expect((await read('pages/1')).body).toEqual({ copy: null });
    expect((await read('products/1')).status).toBe(404);
    expect((await read('posts/999999')).status).toBe(404);
  });
});

describe('DELETE /api/admin/writing/{kind}/{item}/working-copy', () => {
  it('204 once and again, 404', async () => {
    await keep('pages/new', { draft });
    expect([(await discard('pages/new')).status, (await discard('pages/new')).status]).toEqual([204, 204]);
    expect((await read('pages/new')).body.copy).toBeNull();
    expect((await discard('products/1')).status).toBe(404);
  });
});

describe('a working copy', () => {
  it('is deleted after a month without a change', async () => {
    const { app } = content;
    await keep('posts/3', { draft });
    await app.db
      .updateTable('working_copies')
      .set({ kept_at: new Date(0) })
      .where('post_id', '=', 3)
      .execute();
    await app.deps.jobs.add('system.tidy', {});
    await app.background.idle();
    expect((await read('posts/3')).body.copy).toBeNull();
  });
});
