import { expect } from 'vitest';
import { newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

export const sessionsScenarios: Scenario[] = [
  {
    name: 'a user’s sessions are listed, and an ended one is rejected immediately',
    async run(client) {
      const person = await newCustomer(client);
      const { email, password, token } = person;
      const second = await client.call('login', { body: { email, password }, expected: 200 });
      const { body } = await client.call('listSessions', { token });
      expect(body).toMatchObject({ total: 2, page: 1, limit: 12 });
      expect(body.items.filter(({ current }) => current)).toHaveLength(1);
      const other = body.items.find(({ current }) => !current)?.id ?? '';
      const stranger = await newCustomer(client);
      const byStranger = await client.call('endSession', { token: stranger.token, params: { id: other } });
      expect(byStranger.status).toBe(404);
      expect((await client.call('endSession', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      expect((await client.call('endSession', { token, params: { id: 'none' } })).status).toBe(404);
      expect((await client.call('endSession', { token, params: { id: other } })).status).toBe(204);
      expect((await client.call('getSession', { token: second.body.token })).status).toBe(401);
      expect((await client.call('endSession', { token, params: { id: other } })).status).toBe(404);
    },
  },
  {
    name: 'every session but the current one is ended',
    async run(client) {
      const { email, password, token } = await newCustomer(client);
      const second = await client.call('login', { body: { email, password }, expected: 200 });
      expect((await client.call('endOtherSessions', { token: second.body.token })).status).toBe(204);
      expect((await client.call('getSession', { token })).status).toBe(401);
      const left = await client.call('listSessions', { token: second.body.token });
      expect(left.body).toMatchObject({ total: 1, items: [{ current: true }] });
      const none = await client.call('listSessions', { token: second.body.token, query: { limit: 0 } });
      expect(none.status).toBe(400);
    },
  },
];
