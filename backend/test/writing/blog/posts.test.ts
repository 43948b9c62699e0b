import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let first: number;
beforeAll(async () => {
  app = await createTestApp();
  const add = (title: string, given: Parameters<typeof createPost>[1]) => createPost(app.db, { title, ...given });
  first = (await add('Sand', { published_on: '2026-01-01', tags: JSON.stringify(['webdev', 'Bangla App']) })).id;
  await add('Water', { published_on: '2026-03-01', category: 'UI/UX Design', excerpt: 'What SAND hides.' });
  await add('Time', { published_on: '2026-01-01', content: 'sandstone', tags: JSON.stringify(['web']) });
  await add('Draft', { published: false, published_on: '2026-09-01' });
});
afterAll(() => app.close());

const list = (query: Record<string, unknown> = {}) => app.http.get('/api/posts').query(query);
const titles = async (query: Record<string, unknown>) =>
  (await list(query)).body.items.map((card: { title: string }) => card.title);

describe('GET /api/posts', () => {
  it('200: cards of the published articles, newest first', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 3, page: 1, limit: 12 });
    expect(await titles({})).toEqual(['Water', 'Time', 'Sand']);
    expect(body.items[2]).toEqual({
      id: first,
      address: String(first),
      title: 'Sand',
      excerpt: 'Sand, water and time.',
      image: expect.objectContaining({ width: 960 }),
      author: 'Tanvir Ahmed',
      date: '2026-01-01',
      readTime: '5 min read',
      category: 'Mobile Development',
      tags: ['webdev', 'Bangla App'],
    });
  });

  it('200: search covers title and excerpt, not the text', async () => {
    expect(await titles({ search: 'sand' })).toEqual(['Water', 'Time', 'Sand']);
    expect(await titles({ search: 'hides' })).toEqual(['Water']);
    expect(await titles({ search: 'sandstone' })).toEqual([]);
    expect(await titles({ search: '%' })).toEqual([]);
  });

  it('200: category and tag match exactly; unknown ones return an empty page', async () => {
    expect(await titles({ category: 'UI/UX Design' })).toEqual(['Water']);
    expect(await titles({ category: 'UI' })).toEqual([]);
    expect(await titles({ tag: 'Bangla App' })).toEqual(['Sand']);
    expect(await titles({ tag: 'web' })).toEqual(['Time']);
    expect(await titles({ tag: '"' })).toEqual([]);
    expect(await titles({ tag: 'webdev', category: 'UI/UX Design', search: 'water' })).toEqual(['Water']);
  });

  it('200: pages follow each other', async () => {
    expect(await titles({ limit: 2 })).toEqual(['Water', 'Time']);
    expect(await titles({ limit: 2, page: 2 })).toEqual(['Sand']);
  });

  it.each([{ page: 0 }, { limit: 0 }, { search: 'x'.repeat(101) }, { tag: '' }, { sort: 'loudest' }])(
    '400: %o',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});

describe('GET /api/posts/{id}', () => {
  it('200: the card and the text', async () => {
    const { status, body } = await app.http.get(`/api/posts/${first}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: first, title: 'Sand', content: 'First paragraph.\n\nSecond paragraph.' });
  });

  it.each(['0', 'abc', '99999999999'])('404: %s', async (id) => {
    expect((await app.http.get(`/api/posts/${id}`)).status).toBe(404);
  });

  it.each(['ABC', '1.0', 'a--b', 'a'.repeat(81)])('404: %s', async (id) => {
    expect((await app.http.get(`/api/posts/${id}`)).status).toBe(404);
  });

  it('404: unknown, or not published', async () => {
    const draft = await createPost(app.db, { published: false });
    for (const id of [draft.id, 999_999_999]) {
      const { status, body } = await app.http.get(`/api/posts/${id}`);
      expect([status, body.message]).toEqual([404, 'Blog post not found']);
    }
  });
});
