import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

const draft = {
  title: 'Rivers on a screen',
  excerpt: '',
  content: '',
  category: '',
  tags: ['maps'],
  author: 'Maliha Karim',
  image: null,
  status: 'draft',
  publishAt: null,
};

export const adminArticlesScenarios: Scenario[] = [
  {
    name: 'an article is drafted, scheduled, published, deleted and restored',
    async run(client) {
      const { token } = await demoAdmin(client);
      const created = await client.call('adminCreatePost', { token, body: draft });
      expect(created).toMatchObject({
        status: 201,
        body: { status: 'draft', publishAt: null, image: null, version: 1 },
      });
      const { id } = created.body as { id: number };
      const params = { id: String(id) };
      const isPublic = async () => (await client.call('getPost', { params })).status === 200;
      expect(await isPublic()).toBe(false);
      const change = (body: object) => client.call('adminUpdatePost', { token, params, body: { ...draft, ...body } });

      const early = await change({ status: 'published', version: 1 });
      expect(early.status).toBe(400);
      const { body: pictures } = await client.call('adminListPictures', { token, query: { limit: 1 } });
      const image = { url: pictures.items[0]?.url ?? '', alt: 'A river' };
      const completeInput = {
        excerpt: 'How to draw water.',
        content: 'First.\n\nSecond.',
        category: 'UI/UX Design',
        image,
      };
      const future = new Date(Date.now() + 3_600_000 * 24 * 400).toISOString();
      expect((await change({ ...completeInput, status: 'scheduled', version: 1 })).status).toBe(400);
      const past = '2020-01-01T00:00:00Z';
      expect((await change({ ...completeInput, status: 'scheduled', publishAt: past, version: 1 })).status).toBe(400);
      const planned = await change({ ...completeInput, status: 'scheduled', publishAt: future, version: 1 });
      expect(planned).toMatchObject({ status: 200, body: { status: 'scheduled', publishAt: future, version: 2 } });
      expect(await isPublic()).toBe(false);
      expect((await change({ ...completeInput, status: 'published', version: 1 })).status).toBe(409);
      expect((await change({ ...completeInput, status: 'published' })).status).toBe(400);
      const publishReply = await change({ ...completeInput, status: 'published', version: 2 });
      expect(publishReply.body).toMatchObject({ status: 'published', readTime: '1 min read' });
      expect(await isPublic()).toBe(true);
      const searchReply = await client.call('adminListPosts', {
        token,
        query: { search: 'RIVERS ON', status: 'published' },
      });
      expect(searchReply.body).toMatchObject({ total: 1, items: [{ id, status: 'published' }] });

      const entry = { kind: 'posts', id: String(id) };
      expect((await client.call('adminDeleteContent', { token, params: entry })).status).toBe(204);
      expect(await isPublic()).toBe(false);
      expect((await client.call('adminGetPost', { token, params })).status).toBe(404);
      expect((await change({ ...completeInput, version: 3 })).status).toBe(404);
      expect((await client.call('adminRestoreContent', { token, params: entry })).status).toBe(204);
      expect(await isPublic()).toBe(true);
      expect((await client.call('adminGetPost', { token, params })).body).toMatchObject({ tags: ['maps'], version: 3 });
      await client.call('adminDeleteContent', { token, params: entry });
    },
  },
  {
    name: 'articles of a series list its public parts in order of publication',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: pictures } = await client.call('adminListPictures', { token, query: { limit: 1 } });
      const image = { url: pictures.items[0]?.url ?? '', alt: 'A river' };
      const completeInput = {
        ...draft,
        excerpt: 'How to draw water.',
        content: 'First.',
        category: 'UI/UX Design',
        image,
      };
      const write = async (body: object) =>
        (await client.call('adminCreatePost', { token, body: { ...completeInput, status: 'published', ...body } }))
          .body as {
          id: number;
          series: string;
        };
      const name = `Water ${Date.now()}`;
      const first = await write({ series: name });
      const hidden = await write({ series: name.toUpperCase(), status: 'draft' });
      const second = await write({ series: ` ${name.toLowerCase()} ` });
      expect([hidden.series, second.series]).toEqual([name, name]);
      const { body } = await client.call('getPost', { params: { id: String(first.id) } });
      expect(body.series).toEqual({
        name,
        parts: [first, second].map(({ id }) => ({
          id,
          address: String(id),
          title: draft.title,
          readTime: '1 min read',
        })),
      });
      expect((await client.call('adminListSeries', { token })).body).toContain(name);
      expect((await client.call('getPost', { params: { id: '3' } })).body.series).toBeNull();
      for (const { id } of [first, second, hidden])
        await client.call('adminDeleteContent', { token, params: { kind: 'posts', id: String(id) } });
      expect((await client.call('adminListSeries', { token })).body).not.toContain(name);
    },
  },
];
