import { expect } from 'vitest';
import type { Client } from '../client.ts';
import { newCustomer, type Scenario } from '../scenario.ts';

const MESSAGE = {
  name: 'Nadia',
  email: 'nadia@example.com',
  subject: 'A calendar',
  message: 'Can you build one for our school?',
};

const DOORS = [
  { door: 'login', account: { email: 'customer@example.com', password: 'customer-password' } },
  { door: 'adminLogin', account: { email: 'admin@example.com', password: 'admin-password' } },
] as const;

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
  {
    name: 'what a visitor saved moves into the account that signs in, through either door',
    async run(client) {
      for (const { door, account } of DOORS) {
        const params = { id: '2' };
        const saved = await client.call('saveProduct', { params });
        // The mocks know one visitor and send no cookie.
        const cookie = saved.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
        const headers = { cookie: cookie.join('; ') };
        const { body } = await client.call(door, { headers, body: account });
        expect([door, await savedBy(client, body.token)]).toEqual([door, expect.arrayContaining([2])]);
        expect((await client.call('listSavedProducts', { headers })).body.productIds).toEqual([]);
        await client.call('unsaveProduct', { token: body.token, params });
      }
    },
  },
];
