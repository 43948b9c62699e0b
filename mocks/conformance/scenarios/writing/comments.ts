import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';

const ON = { id: '1' };
const GONE = { id: '999999' };

const reactions = async (client: Client, token?: string) =>
  (await client.call('getPostReactions', { token, params: ON })).body;

export const commentsScenarios: Scenario[] = [
  {
    name: 'a comment awaits approval, and only its author can see and delete it',
    async run(client) {
      const [author, other] = [await newCustomer(client), await newCustomer(client)];
      const readComments = async (token?: string) => (await client.call('listComments', { token, params: ON })).body;
      const before = await readComments();
      expect(before.total).toBe(2);
      expect(before.items.map((comment) => comment.author)).toEqual(['Sharmin Akter', 'Imran Hossain']);
      const commentReply = await client.call('createComment', {
        token: author.token,
        params: ON,
        body: { text: ' <b>Bold</b>\r\nمرحبا ' },
      });
      expect(commentReply.status).toBe(201);
      expect(commentReply.body).toMatchObject({
        author: author.user.name,
        text: '<b>Bold</b>\nمرحبا',
        status: 'pending',
        own: true,
        studio: false,
      });
      const again = await client.call('createComment', {
        token: author.token,
        params: ON,
        body: { text: commentReply.body.text },
      });
      expect(again.body.id).toBe(commentReply.body.id);
      expect((await readComments(author.token)).items[0]).toEqual(commentReply.body);
      expect([(await readComments()).total, (await readComments(other.token)).total]).toEqual([2, 2]);
      expect((await reactions(client)).comments).toBe(2);
      const id = commentReply.body.id;
      expect((await client.call('deleteComment', { token: other.token, params: { id } })).status).toBe(404);
      expect((await client.call('deleteComment', { token: author.token, params: { id } })).status).toBe(204);
      expect((await client.call('deleteComment', { token: author.token, params: { id } })).status).toBe(404);
      expect((await readComments(author.token)).total).toBe(2);
    },
  },
  {
    name: 'the studio’s own comment is visible immediately',
    async run(client) {
      const { token } = await demoAdmin(client);
      const commentReply = await client.call('createComment', { token, params: ON, body: { text: 'Yes, we do.' } });
      expect(commentReply.body).toMatchObject({ status: 'approved', studio: true });
      const { body } = await client.call('listComments', { params: ON, query: { limit: 1 } });
      expect([body.total, body.items[0]?.text]).toEqual([3, 'Yes, we do.']);
      await client.call('deleteComment', { token, params: { id: commentReply.body.id } });
    },
  },
  {
    name: 'invalid comments are rejected',
    async run(client) {
      const { token } = await newCustomer(client);
      const write = (body: unknown, params = ON) => client.call('createComment', { token, params, body });
      for (const text of ['', '  \n ', 'x'.repeat(2001), 'a\u0000b', null])
        expect((await write({ text })).status).toBe(400);
      expect((await write({ text: 'a', status: 'approved' })).status).toBe(400);
      expect((await write({ text: 'a' }, GONE)).status).toBe(404);
      expect((await client.call('deleteComment', { token, params: { id: '1' } })).status).toBe(404);
      expect((await client.call('listComments', { params: ON, query: { page: 0 } })).status).toBe(400);
      expect((await client.call('listComments', { params: GONE })).status).toBe(404);
    },
  },
];
