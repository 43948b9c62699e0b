import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

export const adminCommentsScenarios: Scenario[] = [
  {
    name: 'comments are approved, rejected and deleted by the super-admin',
    async run(client) {
      const { token } = await demoAdmin(client);
      const reader = await newCustomer(client);
      const text = `Which paper did you use ${crypto.randomUUID()}`;
      await client.call('createComment', { token: reader.token, params: { id: '1' }, body: { text } });
      const queue = await client.call('adminListComments', { token, query: { status: 'pending', search: text } });
      const [comment] = queue.body.items;
      expect(comment).toMatchObject({ text, email: reader.email, post_id: 1, status: 'pending' });
      const params = { id: comment?.id ?? UNKNOWN_ID };
      const readComments = async () =>
        (await client.call('listComments', { params: { id: '1' } })).body.items.some((one) => one.text === text);
      expect(await readComments()).toBe(false);
      const approved = await client.call('adminModerateComment', { token, params, body: { status: 'approved' } });
      expect(approved).toMatchObject({ status: 200, body: { status: 'approved' } });
      expect(await readComments()).toBe(true);
      await client.call('adminModerateComment', { token, params, body: { status: 'spam' } });
      expect(await readComments()).toBe(false);
      const { counts } = (await client.call('adminListComments', { token })).body;
      expect(counts.spam).toBeGreaterThanOrEqual(1);

      const strange = await client.call('adminModerateComment', { token, params, body: { status: 'read' } });
      expect(strange.status).toBe(400);
      const nobody = { token, params: { id: UNKNOWN_ID }, body: { status: 'approved' } };
      expect((await client.call('adminModerateComment', nobody)).status).toBe(404);

      expect((await client.call('adminDeleteComment', { token, params })).status).toBe(204);
      expect((await client.call('adminDeleteComment', { token, params })).status).toBe(404);
    },
  },
];
