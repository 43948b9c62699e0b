import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { newCustomer, type Scenario } from '../../scenario.ts';

const ON = { id: '1' };
const GONE = { id: '999999' };
const BROKEN = { id: 'abc' };

const reactions = async (client: Client, token?: string) =>
  (await client.call('getPostReactions', { token, params: ON })).body;

export const blogScenarios: Scenario[] = [
  {
    name: 'articles are listed newest first and read one by one',
    async run(client) {
      const { body } = await client.call('listPosts');
      expect(body.total).toBe(3);
      const dates = body.items.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort((a, b) => b.localeCompare(a)));
      expect((await client.call('listPosts', { query: { tag: 'webdev' } })).body.total).toBe(3);
      expect((await client.call('listPosts', { query: { tag: 'knitting' } })).body.total).toBe(0);
      expect((await client.call('listPosts', { query: { category: 'UI/UX Design' } })).body.total).toBe(1);
      const post = await client.call('getPost', { params: { id: String(body.items[0]?.id) } });
      expect(post.body.html?.split('<p>').length).toBeGreaterThan(3);
      expect(post.body.content).toBe('');
      expect((await client.call('getPost', { params: { id: '999' } })).status).toBe(404);
      expect((await client.call('getPost', { params: { id: 'ABC' } })).status).toBe(404);
      expect((await client.call('listPosts', { query: { limit: 0 } })).status).toBe(400);
    },
  },
  {
    name: 'topics are pinned by the owner and counted from the articles',
    async run(client) {
      const { body } = await client.call('listPostTopics');
      expect(body.categories).toEqual([
        { name: 'Web Development', posts: 0 },
        { name: 'Mobile Development', posts: 2 },
        { name: 'AI & Machine Learning', posts: 0 },
        { name: 'DevOps', posts: 0 },
        { name: 'UI/UX Design', posts: 1 },
      ]);
      expect(body.tags).toHaveLength(10);
      for (const { name, posts } of body.tags)
        expect((await client.call('listPosts', { query: { tag: name } })).body.total).toBe(posts);
      expect((await client.call('listPostTopics', { query: { page: 1 } })).status).toBe(400);
    },
  },
  {
    name: 'an article starts with five likes and no saves; each user counts once',
    async run(client) {
      const [one, two] = [await newCustomer(client), await newCustomer(client)];
      const before = await reactions(client);
      expect(before.likes).toBeGreaterThanOrEqual(5);
      for (const token of [one.token, one.token, two.token]) {
        const { status, body } = await client.call('likePost', { token, params: ON });
        expect([status, body.liked]).toEqual([200, true]);
      }
      expect(await reactions(client, one.token)).toEqual({ ...before, likes: before.likes + 2, liked: true });
      const unlikeReply = await client.call('unlikePost', { token: one.token, params: ON });
      expect(unlikeReply.body).toEqual({ ...before, likes: before.likes + 1 });
      await client.call('unlikePost', { token: one.token, params: ON });
      const saved = await client.call('savePost', { token: one.token, params: ON });
      expect(saved.body).toMatchObject({ saved: true, saves: before.saves + 1, likes: before.likes + 1 });
      const post = await client.call('getPost', { params: ON });
      expect(post.body).toMatchObject({ likes: before.likes + 1, saves: before.saves + 1 });
      await client.call('unlikePost', { token: two.token, params: ON });
    },
  },
  {
    name: 'saved articles are listed, last saved first',
    async run(client) {
      const { token } = await newCustomer(client);
      for (const id of ['2', '3', '2']) await client.call('savePost', { token, params: { id } });
      const list = await client.call('listSavedPosts', { token, query: { limit: 1 } });
      expect(list.body).toMatchObject({ total: 2, page: 1, limit: 1, items: [{ id: 3 }] });
      await client.call('unsavePost', { token, params: { id: '3' } });
      const left = await client.call('listSavedPosts', { token });
      expect(left.body.items.map(({ id }) => id)).toEqual([2]);
      await client.call('unsavePost', { token, params: { id: '2' } });
      expect((await client.call('listSavedPosts', { query: { limit: 0 } })).status).toBe(400);
    },
  },
  {
    name: 'invalid reactions are rejected',
    async run(client) {
      for (const operation of ['getPostReactions', 'likePost', 'unlikePost', 'savePost', 'unsavePost'] as const) {
        expect((await client.call(operation, { params: BROKEN })).status).toBe(404);
        const missing = await client.call(operation, { params: GONE });
        expect([missing.status, missing.message]).toEqual([404, 'Blog post not found']);
      }
    },
  },
];
