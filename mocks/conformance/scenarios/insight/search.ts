import { expect } from 'vitest';
import { demoCustomer, newCustomer, type Scenario } from '../../scenario.ts';

export const searchScenarios: Scenario[] = [
  {
    name: 'the search finds only the caller’s own data',
    async run(client) {
      const { token } = await demoCustomer(client);
      const first = (await client.call('listOrders', { token })).body[0];
      const searchReply = await client.call('searchAccount', { token, query: { q: String(first?.number) } });
      expect(searchReply.body.hits.map(({ title }) => title)).toContain(`Order #${first?.number}`);
      const other = await newCustomer(client);
      const nothing = await client.call('searchAccount', { token: other.token, query: { q: String(first?.number) } });
      expect(nothing.body.hits).toEqual([]);
      expect(
        (await client.call('searchAccount', { token, query: { q: 'ramadan calendar' } })).body.hits.length,
      ).toBeGreaterThan(0);
    },
  },
];
