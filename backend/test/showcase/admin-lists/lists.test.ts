import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '../../../src/features/showcase/admin-lists.repository.ts';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const list = (name: string) => content.app.http.get(`/api/admin/content/${name}`).set(content.admin);
const create = (name: string, body: object) =>
  content.app.http.post(`/api/admin/content/${name}`).set(content.admin).send(body);
const change = (name: string, id: number, body: object) =>
  content.app.http.put(`/api/admin/content/${name}/${id}`).set(content.admin).send(body);
const remove = (name: string, id: number) =>
  content.app.http.delete(`/api/admin/content-items/${name}/${id}`).set(content.admin);
const order = (name: string, ids: number[]) =>
  content.app.http.put(`/api/admin/content-order/${name}`).set(content.admin).send({ ids });
const idsOf = async (name: string): Promise<number[]> =>
  (await list(name)).body.items.map(({ id }: { id: number }) => id);

const question = { question: 'Do you work at weekends?', answer: 'On Fridays we rest.', published: true };

describe('the lists of the public pages', () => {
  it.each([
    ['testimonials', '/api/home', 'testimonials'],
    ['faqs', '/api/home', 'faqs'],
    ['slides', '/api/home', 'slides'],
    ['services', '/api/services', 'items'],
    ['team', '/api/about', 'team'],
  ])('%s: order, hidden and deleted entries are reflected on the page', async (name, url, field) => {
    const readPublicList = async (): Promise<object[]> => (await content.app.http.get(url)).body[field];
    const before = await readPublicList();
    const ids = await idsOf(name);
    expect(before).toHaveLength(ids.length);
    expect((await order(name, ids.toReversed())).status).toBe(204);
    expect(await readPublicList()).toEqual(before.toReversed());

    const [first] = (await list(name)).body.items;
    const { id, updated_at: _at, productTitle: _title, ...entry } = first;
    const pictures = Object.entries(entry)
      .filter(([key]) => key === 'image' || key === 'picture')
      .map(([key, value]) => [key, { url: (value as { url: string }).url, alt: (value as { alt: string }).alt }]);
    const input = { ...entry, ...Object.fromEntries(pictures) };
    const hidden = await change(name, id, { ...input, published: false });
    expect(hidden.body).toEqual({ ...first, published: false, version: 2, updated_at: hidden.body.updated_at });
    expect(await readPublicList()).toHaveLength(before.length - 1);
    await change(name, id, { ...input, version: 2 });
    expect(await readPublicList()).toHaveLength(before.length);
    await remove(name, id);
    expect(await readPublicList()).toHaveLength(before.length - 1);
  });
});

/** A complete form for an entry of each list. */
const forms = (): Record<string, object> => ({
  testimonials: {
    name: 'Rina Das',
    role: 'Teacher',
    company: 'River School',
    service: 'App',
    rating: 5,
    comment: 'Good work.',
    image: content.picture,
    published: true,
  },
  services: {
    icon: 'globe',
    title: 'Web',
    description: 'Sites',
    longDescription: 'Sites that last.',
    features: ['One'],
    image: content.picture,
    published: true,
  },
  team: { name: 'Sumi', role: 'Designer', bio: 'Draws.', social: [], image: content.picture, published: true },
  faqs: question,
  slides: {
    productId: 1,
    name: 'New',
    category: 'Apps',
    description: 'A new one.',
    features: ['One'],
    picture: content.picture,
    published: true,
  },
});

describe('an entry', () => {
  it('201 is added last, with the next free id also after the seed', async () => {
    content.announced();
    const { status, body } = await create('faqs', question);
    expect(status).toBe(201);
    expect((await idsOf('faqs')).at(-1)).toBe(body.id);
    expect(content.announced()).toEqual(['home']);
    expect(await content.trail('faq', body.id)).toEqual(['faq.create']);
    const slide = forms().slides ?? {};
    expect((await create('slides', slide)).body).toMatchObject({ id: 5, productTitle: 'Ramadan Calendar 2025' });
    expect((await create('slides', { ...slide, productId: 4711 })).body.details[0].field).toBe('productId');
  });

  it.each(['testimonials', 'services', 'team', 'faqs', 'slides'])(
    '%s: 201, then 409 for a stale form, 404 for an unknown or deleted one',
    async (name) => {
      const form = forms()[name] ?? {};
      const { status, body } = await create(name, form);
      expect([status, body.version]).toEqual([201, 1]);
      const both = await Promise.all([1, 2].map(() => change(name, body.id, { ...form, version: 1 })));
      expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
      await remove(name, body.id);
      expect((await change(name, body.id, { ...form, version: 2 })).status).toBe(404);
      expect((await change(name, 987_654, { ...form, version: 1 })).status).toBe(404);
    },
  );

  it.each(['javascript:alert(1)', 'http://plain.example', 'data:text/html,x', 'https:'])(
    '400 for the URL %s of a team member',
    async (url) => {
      const person = { name: 'S', role: 'T', bio: 'B', image: content.picture, published: true };
      expect((await create('team', { ...person, social: [{ network: 'github', url }] })).status).toBe(400);
    },
  );

  it('can be restored until it is deleted permanently', async () => {
    const { body } = await create('faqs', question);
    const { clock, db } = content.app;
    await remove('faqs', body.id);
    const restore = () => content.app.http.post(`/api/admin/content-items/faqs/${body.id}/restore`).set(content.admin);
    await purgeDeleted(db, new Date(clock.now().getTime() - 1000));
    expect((await restore()).status).toBe(204);
    await remove('faqs', body.id);
    await purgeDeleted(db, new Date(clock.now().getTime() + 1000));
    const left = await db.selectFrom('faqs').select('id').where('id', '=', body.id).execute();
    expect(left).toEqual([]);
  });
});

describe('PUT /api/admin/content-order/{list}', () => {
  it('409 for a missing or unknown entry, 400 for a duplicate one', async () => {
    const ids = await idsOf('faqs');
    expect((await order('faqs', ids.slice(1))).status).toBe(409);
    expect((await order('faqs', [...ids.slice(1), 987_654])).status).toBe(409);
    expect((await order('faqs', [...ids.slice(1), ids[1] ?? 0])).status).toBe(400);
  });

  it('200 for two concurrent requests ends in one of the two orders', async () => {
    const ids = await idsOf('services');
    const [one, two] = [ids.toReversed(), [...ids.slice(1), ids[0] ?? 0]];
    await Promise.all([order('services', one), order('services', two)]);
    expect([one, two]).toContainEqual(await idsOf('services'));
  });
});
