import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { publishDuePosts } from '../../../src/features/writing/admin-articles.service.ts';
import { type ContentApp, createContentApp, type Headers } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const HOUR = 3_600_000;
const draft = {
  title: 'Rivers on a screen',
  excerpt: '',
  content: '',
  category: '',
  tags: [' maps ', 'maps'],
  author: 'Maliha Karim',
  image: null,
  status: 'draft',
  publishAt: null,
};
const completeInput = () => ({
  ...draft,
  excerpt: 'How to draw water.',
  content: 'First.\n\nSecond.',
  category: 'UI/UX Design',
  image: content.picture,
});

const path = (id?: number | string) => `/api/admin/content/posts${id === undefined ? '' : `/${id}`}`;
const create = (body: object, headers: Headers = content.admin) =>
  content.app.http.post(path()).set(headers).send(body);
const change = (id: number, body: object, headers: Headers = content.admin) =>
  content.app.http.put(path(id)).set(headers).send(body);
const list = (query = '') => content.app.http.get(`${path()}${query}`).set(content.admin);
const publicStatus = async (id: number) => (await content.app.http.get(`/api/posts/${id}`)).status;
const remove = (id: number) => content.app.http.delete(`/api/admin/content-items/posts/${id}`).set(content.admin);
const restore = (id: number) =>
  content.app.http.post(`/api/admin/content-items/posts/${id}/restore`).set(content.admin);

describe('POST /api/admin/content/posts', () => {
  it('201 stores a draft that is not public, with an audit entry', async () => {
    const { status, body } = await create(draft);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'draft', publishAt: null, image: null, tags: ['maps'], version: 1 });
    expect(await publicStatus(body.id)).toBe(404);
    expect(await content.trail('post', body.id)).toEqual(['post.create']);
  });

  it('201 publishes immediately and drops cached pages', async () => {
    content.announced();
    const { body } = await create({ ...completeInput(), status: 'published' });
    expect(body).toMatchObject({ status: 'published', readTime: '1 min read', image: { ...content.picture } });
    expect(await publicStatus(body.id)).toBe(200);
    expect(content.announced()).toEqual([`post:${body.id}`, 'posts']);
  });

  it('400 names everything missing for publication', async () => {
    const { status, body } = await create({ ...draft, status: 'published' });
    expect(status).toBe(400);
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual([
      'excerpt',
      'content',
      'category',
      'image',
    ]);
  });

  it('400 for a picture outside the library, a blank title, NUL, an unknown field', async () => {
    expect(
      (await create({ ...completeInput(), image: { url: 'https://elsewhere.example/a.png', alt: '' } })).status,
    ).toBe(400);
    expect((await create({ ...draft, title: '  ' })).status).toBe(400);
    expect((await create({ ...draft, content: 'a\u0000b' })).status).toBe(400);
    expect((await create({ ...draft, published: true })).status).toBe(400);
  });
});

describe('a scheduled article', () => {
  it('becomes public when it is due', async () => {
    const { clock, deps } = content.app;
    const moment = new Date(clock.now().getTime() + HOUR);
    const { body } = await create({ ...completeInput(), status: 'scheduled', publishAt: moment.toISOString() });
    expect(body).toMatchObject({ status: 'scheduled', publishAt: moment.toISOString() });
    await publishDuePosts(deps);
    expect(await publicStatus(body.id)).toBe(404);
    expect(content.announced()).toEqual([]);
    clock.advance(HOUR);
    await publishDuePosts(deps);
    expect(await publicStatus(body.id)).toBe(200);
    expect(content.announced()).toEqual([`post:${body.id}`, 'posts']);
    await publishDuePosts(deps);
    expect(content.announced()).toEqual([]);
    const shown = await content.app.http.get(`/api/posts/${body.id}`);
    expect(shown.body.date).toBe(toBusinessTime(moment, 'Asia/Dhaka').day);
    clock.reset(); // otherwise the administrator's session would have ended
  });

  it('400 without a time, or with one in the past', async () => {
    expect((await create({ ...completeInput(), status: 'scheduled' })).body.details[0].field).toBe('publishAt');
    const past = { ...completeInput(), status: 'scheduled', publishAt: '2020-01-01T00:00:00Z' };
    expect((await create(past)).body.message).toBe('Please choose a time in the future');
  });
});

describe('PUT /api/admin/content/posts/{id}', () => {
  it('200 changes the public article and audits the previous values', async () => {
    const { body: made } = await create({ ...completeInput(), status: 'published' });
    const { body } = await change(made.id, { ...completeInput(), title: 'Rivers', status: 'published', version: 1 });
    expect(body).toMatchObject({ title: 'Rivers', version: 2, publishAt: made.publishAt });
    const taken = await change(made.id, { ...completeInput(), title: 'Rivers', version: 2 });
    expect(taken.body.status).toBe('draft');
    expect(await publicStatus(made.id)).toBe(404);
    expect(await content.trail('post', made.id)).toEqual(['post.create', 'post.update', 'post.unpublish']);
    const row = await content.app.db
      .selectFrom('audit_entries')
      .select(['before', 'after', 'actor_id'])
      .where('action', '=', 'post.update')
      .where('subject_id', '=', String(made.id))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      before: { title: 'Rivers on a screen' },
      after: { title: 'Rivers' },
      actor_id: content.adminId,
    });
  });

  it('409 for a stale form: one of two concurrent saves is stored', async () => {
    const { body } = await create(draft);
    const both = await Promise.all(['One', 'Two'].map((title) => change(body.id, { ...draft, title, version: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = both.find(({ status }) => status === 409);
    expect(stale?.body.message).toBe('This has been changed since you opened it. Reload to see the latest version.');
  });

  it('400 without a version, 404', async () => {
    const { body } = await create(draft);
    expect((await change(body.id, draft)).status).toBe(400);
    expect((await change(999_999, { ...draft, version: 1 })).status).toBe(404);
  });
});

describe('a series', () => {
  const partsOf = async (id: number) => {
    const { body } = await content.app.http.get(`/api/posts/${id}`).expect(200);
    return body.series && [body.series.name, body.series.parts.map((part: { id: number }) => part.id)];
  };
  const shown = (series: string, title = 'Rivers') => ({ ...completeInput(), status: 'published', series, title });

  it('200 lists its public parts in order of publication, spelled consistently', async () => {
    const first = (await create(shown('  Water in three parts '))).body;
    expect(first.series).toBe('Water in three parts');
    expect(await partsOf(first.id)).toEqual(['Water in three parts', [first.id]]);
    const second = (await create(shown('water IN three parts'))).body;
    const hidden = (await create({ ...shown('Water in three parts'), status: 'draft' })).body;
    expect(second.series).toBe('Water in three parts');
    expect(await partsOf(second.id)).toEqual(['Water in three parts', [first.id, second.id]]);
    expect(await partsOf(first.id)).toEqual(['Water in three parts', [first.id, second.id]]);
    content.app.clock.advance(60_000);
    await change(hidden.id, { ...shown('Water in three parts'), version: 1 }).expect(200);
    expect((await partsOf(first.id))?.[1]).toEqual([first.id, second.id, hidden.id]);
  });

  it('200 is kept when omitted, and removed when emptied', async () => {
    const { body } = await create(shown('Stones'));
    const { series: _, ...unknowing } = shown('');
    expect((await change(body.id, { ...unknowing, version: 1 })).body.series).toBe('Stones');
    expect((await change(body.id, { ...shown(''), version: 2 })).body.series).toBe('');
    expect(await partsOf(body.id)).toBeNull();
    expect((await change(body.id, { ...shown('n'.repeat(81)), version: 3 })).status).toBe(400);
  });

  it('200 names each once', async () => {
    const names = (headers: Headers = content.admin) => content.app.http.get('/api/admin/content/series').set(headers);
    await create(shown('a first one'));
    await create({ ...shown('A First One'), status: 'draft' });
    const { body } = await names().expect(200);
    expect(body.filter((name: string) => name.toLowerCase() === 'a first one')).toEqual(['a first one']);
    expect(body).toEqual(body.toSorted((a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });
});

describe('DELETE and restore', () => {
  it('204 unpublishes an article, and restores it unchanged', async () => {
    const { body } = await create({ ...completeInput(), status: 'published' });
    expect((await remove(body.id)).status).toBe(204);
    expect(await publicStatus(body.id)).toBe(404);
    expect((await content.app.http.get(path(body.id)).set(content.admin)).status).toBe(404);
    expect((await restore(body.id)).status).toBe(204);
    expect(await publicStatus(body.id)).toBe(200);
    const { body: back } = await content.app.http.get(path(body.id)).set(content.admin);
    expect(back).toEqual({ ...body, updated_at: back.updated_at });
    expect(await content.trail('post', body.id)).toEqual(['post.create', 'post.delete', 'post.restore']);
  });

  it('a seeded article is restored with its own date; a draft stays a draft', async () => {
    const day = (await content.app.http.get('/api/posts/1')).body.date;
    await remove(1);
    await restore(1);
    expect((await content.app.http.get('/api/posts/1')).body.date).toBe(day);
    const { body } = await create(draft);
    await remove(body.id);
    await restore(body.id);
    expect(await publicStatus(body.id)).toBe(404);
  });

  it('404 already deleted, or restored without being deleted', async () => {
    const { body } = await create(draft);
    expect((await restore(body.id)).status).toBe(404);
    await remove(body.id);
    expect((await remove(body.id)).status).toBe(404);
  });
});

describe('GET /api/admin/content/posts', () => {
  it('200 filters by state, sorts and paginates', async () => {
    const { body: made } = await create({ ...draft, title: 'AAA first of all' });
    const drafts = await list('?status=draft&sort=title&limit=1');
    expect(drafts.body).toMatchObject({ items: [{ id: made.id, status: 'draft' }], page: 1, limit: 1 });
    const published = await list('?status=published&limit=100');
    expect(published.body.items.every(({ status }: { status: string }) => status === 'published')).toBe(true);
    expect((await list('?search=AAA%20FIRST')).body.total).toBe(1);
    expect((await list('?search=%25')).body.total).toBe(0);
    expect((await list('?sort=price')).status).toBe(400);
  });
});
