import { expect } from 'vitest';
import type { Client } from '../client.ts';
import { newCustomer, type Scenario } from '../scenario.ts';

const MESSAGE = {
  name: 'Nadia',
  email: 'nadia@example.com',
  subject: 'A calendar',
  message: 'Can you build one for our school?',
};

const savedBy = async (client: Client, token?: string) =>
  (await client.call('listSavedProducts', { token })).body.productIds;

export const visitorScenarios: Scenario[] = [
  {
    name: 'a message is taken, a robot is answered alike, a broken one is refused',
    async run(client) {
      const sent = await client.call('sendContactMessage', { body: MESSAGE });
      const robot = await client.call('sendContactMessage', { body: { ...MESSAGE, website: 'http://spam.example' } });
      expect([sent.status, robot.status]).toEqual([202, 202]);
      expect(robot.message).toBe(sent.message);
      expect((await client.call('sendContactMessage', { body: { ...MESSAGE, message: ' ' } })).status).toBe(400);
      expect(
        (await client.call('sendContactMessage', { body: { ...MESSAGE, message: 'x'.repeat(5001) } })).status,
      ).toBe(400);
    },
  },
  {
    name: 'a customer saves products and takes them off again',
    async run(client) {
      const { token } = await newCustomer(client);
      for (const id of ['1', '3', '1']) {
        expect((await client.call('saveProduct', { token, params: { id } })).status).toBe(204);
      }
      expect([...(await savedBy(client, token))].sort()).toEqual([1, 3]);
      expect((await client.call('unsaveProduct', { token, params: { id: '1' } })).status).toBe(204);
      expect((await client.call('unsaveProduct', { token, params: { id: '1' } })).status).toBe(204);
      expect(await savedBy(client, token)).toEqual([3]);
      expect((await client.call('saveProduct', { token, params: { id: '999' } })).status).toBe(404);
      for (const operation of ['saveProduct', 'unsaveProduct'] as const) {
        expect((await client.call(operation, { token, params: { id: 'x' } })).status).toBe(400);
        expect((await client.call(operation, { token: 'no-such-token', params: { id: '1' } })).status).toBe(401);
      }
      expect((await client.call('listSavedProducts', { token: 'no-such-token' })).status).toBe(401);
    },
  },
];
