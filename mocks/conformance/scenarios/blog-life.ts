import { expect } from 'vitest';
import type { Client } from '../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../scenario.ts';

const ON = { id: '1' };
const GONE = { id: '999999' };
const BROKEN = { id: 'abc' };
const STALE = 'no-such-token';

const reactions = async (client: Client, token?: string) =>
  (await client.call('getPostReactions', { token, params: ON })).body;

export const blogLifeScenarios: Scenario[] = [
  {
    name: 'topics are counted from the articles',
    async run(client) {
      const { body } = await client.call('listPostTopics');
      expect(body.categories).toEqual([
        { name: 'Mobile Development', posts: 2 },
        { name: 'UI/UX Design', posts: 1 },
      ]);
      expect(body.tags).toEqual([
        { name: 'programming', posts: 3 },
        { name: 'technology', posts: 3 },
        { name: 'webdev', posts: 3 },
      ]);
      expect((await client.call('listPostTopics', { query: { page: 1 } })).status).toBe(400);
    },
  },
  {
    name: 'an article starts with five likes and no saves; each person counts once',
    async run(client) {
      const [one, two] = [await newCustomer(client), await newCustomer(client)];
      const before = await reactions(client);
      expect(before.likes).toBeGreaterThanOrEqual(5);
      for (const token of [one.token, one.token, two.token]) {
        const { status, body } = await client.call('likePost', { token, params: ON });
        expect([status, body.liked]).toEqual([200, true]);
      }
      expect(await reactions(client, one.token)).toEqual({ ...before, likes: before.likes + 2, liked: true });
      const back = await client.call('unlikePost', { token: one.token, params: ON });
      expect(back.body).toEqual({ ...before, likes: before.likes + 1 });
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
      expect((await client.call('listSavedPosts', { token: STALE })).status).toBe(401);
    },
  },
  {
    name: 'reactions refuse what makes no sense',
    async run(client) {
      for (const operation of ['getPostReactions', 'likePost', 'unlikePost', 'savePost', 'unsavePost'] as const) {
        expect((await client.call(operation, { params: BROKEN })).status).toBe(400);
        expect((await client.call(operation, { params: ON, token: STALE })).status).toBe(401);
        const missing = await client.call(operation, { params: GONE });
        expect([missing.status, missing.message]).toEqual([404, 'Blog post not found']);
      }
    },
  },
  {
    name: 'a comment awaits approval, its author sees and deletes it, nobody else',
    async run(client) {
      const [author, other] = [await newCustomer(client), await newCustomer(client)];
      const seen = async (token?: string) => (await client.call('listComments', { token, params: ON })).body;
      const before = await seen();
      expect(before.total).toBe(2);
      expect(before.items.map((comment) => comment.author)).toEqual(['Sharmin Akter', 'Imran Hossain']);
      const written = await client.call('createComment', {
        token: author.token,
        params: ON,
        body: { text: ' <b>Bold</b>\r\nمرحبا ' },
      });
      expect(written.status).toBe(201);
      expect(written.body).toMatchObject({
        author: author.user.name,
        text: '<b>Bold</b>\nمرحبا',
        status: 'pending',
        own: true,
        studio: false,
      });
      const again = await client.call('createComment', {
        token: author.token,
        params: ON,
        body: { text: written.body.text },
      });
      expect(again.body.id).toBe(written.body.id);
      expect((await seen(author.token)).items[0]).toEqual(written.body);
      expect([(await seen()).total, (await seen(other.token)).total]).toEqual([2, 2]);
      expect((await reactions(client)).comments).toBe(2);
      const id = written.body.id;
      expect((await client.call('deleteComment', { token: other.token, params: { id } })).status).toBe(404);
      expect((await client.call('deleteComment', { token: author.token, params: { id } })).status).toBe(204);
      expect((await client.call('deleteComment', { token: author.token, params: { id } })).status).toBe(404);
      expect((await seen(author.token)).total).toBe(2);
    },
  },
  {
    name: 'the studio’s own comment is seen at once',
    async run(client) {
      const { token } = await demoAdmin(client);
      const written = await client.call('createComment', { token, params: ON, body: { text: 'Yes, we do.' } });
      expect(written.body).toMatchObject({ status: 'approved', studio: true });
      const { body } = await client.call('listComments', { params: ON, query: { limit: 1 } });
      expect([body.total, body.items[0]?.text]).toEqual([3, 'Yes, we do.']);
      await client.call('deleteComment', { token, params: { id: written.body.id } });
    },
  },
  {
    name: 'comments refuse what makes no sense',
    async run(client) {
      const { token } = await newCustomer(client);
      const write = (body: unknown, params = ON) => client.call('createComment', { token, params, body });
      for (const text of ['', '  \n ', 'x'.repeat(2001), 'a\u0000b', null])
        expect((await write({ text })).status).toBe(400);
      expect((await write({ text: 'a', status: 'approved' })).status).toBe(400);
      expect((await write({ text: 'a' }, GONE)).status).toBe(404);
      expect((await write({ text: 'x'.repeat(120_000) })).status).toBe(413);
      const headers = { 'content-type': 'text/plain' };
      expect((await client.call('createComment', { token, params: ON, body: 'a', headers })).status).toBe(415);
      expect((await client.call('createComment', { params: ON, body: { text: 'a' } })).status).toBe(401);
      expect((await client.call('deleteComment', { params: { id: UNKNOWN_ID } })).status).toBe(401);
      expect((await client.call('deleteComment', { token, params: { id: '1' } })).status).toBe(400);
      expect((await client.call('listComments', { params: ON, query: { page: 0 } })).status).toBe(400);
      expect((await client.call('listComments', { params: ON, token: STALE })).status).toBe(401);
      expect((await client.call('listComments', { params: GONE })).status).toBe(404);
    },
  },
  {
    name: 'the newsletter answers everybody alike and refuses broken links',
    async run(client) {
      const ask = (body: unknown) => client.call('subscribeToNewsletter', { body });
      const email = `reader-${Date.now().toString(36)}@example.com`;
      const answers = [
        await ask({ email }),
        await ask({ email }),
        await ask({ email: 'customer@example.com' }),
        await ask({ email, website: 'http://spam.example' }),
      ];
      expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(202);
      for (const body of [{}, { email: 'nobody' }]) expect((await ask(body)).status).toBe(400);
      const headers = { 'content-type': 'text/plain' };
      const big = { email: 'x'.repeat(120_000) };
      expect((await ask(big)).status).toBe(413);
      expect((await client.call('subscribeToNewsletter', { body: 'a', headers })).status).toBe(415);
      for (const operation of ['confirmNewsletter', 'unsubscribeFromNewsletter'] as const) {
        expect((await client.call(operation, { body: { token: 'no-such-link' } })).status).toBe(410);
        expect((await client.call(operation, { body: { token: 'a b' } })).status).toBe(400);
        expect((await client.call(operation, { body: { token: 'x'.repeat(120_000) } })).status).toBe(413);
        expect((await client.call(operation, { body: 'a', headers })).status).toBe(415);
      }
    },
  },
];

/** Answers that a call cannot bring about here, each with its reason. */
export const blogLifeNotMet: Record<string, string> = {
  'likePost 403': 'only a page of another site is refused; the backend proves it with its own test',
  'unlikePost 403': 'as likePost 403',
  'savePost 403': 'as likePost 403',
  'unsavePost 403': 'as likePost 403',
  'savePost 409': 'takes 500 articles; the backend proves it with its own test',
  'likePost 429': 'attempts are not limited in this suite; the backend proves each limit with its own test',
  'savePost 429': 'as likePost 429',
  'createComment 429': 'as likePost 429',
  'subscribeToNewsletter 429': 'as likePost 429',
  'confirmNewsletter 429': 'as likePost 429',
  'unsubscribeFromNewsletter 429': 'as likePost 429',
  'confirmNewsletter 200': 'the token travels by mail; both sides prove it with their outbox',
  'unsubscribeFromNewsletter 200': 'as confirmNewsletter 200',
};
