import { expect } from 'vitest';
import { newCustomer, type Scenario } from '../../scenario.ts';

/** A well-formed link with an invalid signature. */
const FORGED = `releases.00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`;

export const mailsScenarios: Scenario[] = [
  {
    name: 'a user unsubscribes from one type of email and no other; receipts are not optional',
    async run(client) {
      const { token } = await newCustomer(client);
      const params = { kind: 'releases' };
      const choices = async () => (await client.call('getMailChoices', { token, expected: 200 })).body;
      expect(await choices()).toEqual({
        choices: [
          { kind: 'releases', wanted: true },
          { kind: 'reviews', wanted: true },
          { kind: 'newsletter', wanted: false },
        ],
        muted: [],
      });
      const off = await client.call('setMailChoice', { token, params, body: { wanted: false } });
      expect(off).toMatchObject({ status: 200, body: { kind: 'releases', wanted: false } });
      expect((await choices()).choices.map(({ wanted }) => wanted)).toEqual([false, true, false]);
      const unproved = { token, params: { kind: 'newsletter' }, body: { wanted: true } };
      expect((await client.call('setMailChoice', unproved)).status).toBe(409);

      const body = { wanted: false };
      const set = async (options: object) => (await client.call('setMailChoice', { params, ...options })).status;
      expect(await set({ token, body: { wanted: 'no' } })).toBe(400);
      expect(await set({ token, body, params: { kind: 'receipts' } })).toBe(404);
    },
  },
  {
    name: 'an unsigned link unsubscribes from nothing',
    async run(client) {
      const params = { token: FORGED };
      for (const token of [FORGED, FORGED.slice(0, -1), 'example']) {
        expect((await client.call('getMailLink', { params: { token } })).status).toBe(404);
        const answer = await client.call('setMailLink', { params: { token }, body: { wanted: false } });
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      const set = async (options: object) => (await client.call('setMailLink', { params, ...options })).status;
      expect(await set({ body: { wanted: 1 } })).toBe(400);
    },
  },
];
