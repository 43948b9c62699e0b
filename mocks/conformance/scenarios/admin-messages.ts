import { expect } from 'vitest';
import { expectClosed, expectRefusals } from '../refusals.ts';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../scenario.ts';

export const adminMessagesScenarios: Scenario[] = [
  {
    name: 'messages arrive in the inbox and are marked',
    async run(client) {
      const { token } = await demoAdmin(client);
      const text = { name: 'Rina', email: 'rina@example.com', subject: 'Bird song app', message: 'Can you build one?' };
      await client.call('sendContactMessage', { body: text });
      const inbox = await client.call('adminListMessages', { token, query: { search: 'bird song', status: 'new' } });
      const [message] = inbox.body.items;
      expect(message).toMatchObject({ ...text, status: 'new' });
      const params = { id: message?.id ?? UNKNOWN_ID };
      const marked = await client.call('adminUpdateMessage', { token, params, body: { status: 'answered' } });
      expect(marked).toMatchObject({ status: 200, body: { status: 'answered' } });
      const after = await client.call('adminListMessages', { token });
      expect(after.body.counts).toEqual({
        ...inbox.body.counts,
        new: inbox.body.counts.new - 1,
        answered: inbox.body.counts.answered + 1,
      });
      const body = { status: 'spam' };
      expect((await client.call('adminUpdateMessage', { token, params: { id: UNKNOWN_ID }, body })).status).toBe(404);
      await expectClosed(client, 'adminListMessages');
      await expectRefusals(client, { id: 'adminUpdateMessage', params, body });
    },
  },
];
