import { expect } from 'vitest';
import { newCustomer, type Scenario } from '../../scenario.ts';

export const savedScenarios: Scenario[] = [
  {
    name: 'saved products are listed as cards, last saved first, paginated',
    async run(client) {
      const { token } = await newCustomer(client);
      const list = (query: Record<string, number> = {}) => client.call('listSavedProductCards', { token, query });
      expect((await list()).body).toEqual({ items: [], total: 0, page: 1, limit: 12 });
      for (const id of ['1', '3', '5']) await client.call('saveProduct', { token, params: { id } });
      expect((await list()).body.items.map(({ id }) => id)).toEqual([5, 3, 1]);
      const second = await list({ page: 2, limit: 2 });
      expect(second.body).toMatchObject({ total: 3, page: 2, limit: 2 });
      expect(second.body.items.map(({ title }) => title)).toEqual(['Ramadan Calendar 2025']);
      await client.call('unsaveProduct', { token, params: { id: '3' } });
      expect((await list()).body.items.map(({ id }) => id)).toEqual([5, 1]);
      for (const query of [{ page: 0 }, { limit: 61 }] as Record<string, number>[])
        expect((await list(query)).status).toBe(400);
    },
  },
];
