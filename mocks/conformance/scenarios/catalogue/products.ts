import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { newCustomer, type Scenario } from '../../scenario.ts';

const SIGN_INS = [
  { operation: 'login', account: { email: 'customer@example.com', password: 'customer-password' } },
  { operation: 'adminLogin', account: { email: 'admin@example.com', password: 'admin-password' } },
] as const;

const savedBy = async (client: Client, token?: string) =>
  (await client.call('listSavedProducts', { token })).body.productIds;

export const productsScenarios: Scenario[] = [
  {
    name: 'products are searched, filtered, sorted and paginated',
    async run(client) {
      const all = await client.call('listProducts');
      expect(all.body).toMatchObject({ total: 6, page: 1, limit: 12 });
      expect(all.body.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
      const android = await client.call('listProducts', { query: { category: 'Android Applications' } });
      expect(android.body.total).toBe(4);
      expect((await client.call('listProducts', { query: { category: 'No such' } })).body.items).toEqual([]);
      const calendars = await client.call('listProducts', { query: { search: 'CALENDAR 2025', sort: 'title' } });
      expect(calendars.body.items.map(({ title }) => title)).toEqual(['Bangla Calendar 2025', 'Ramadan Calendar 2025']);
      const popular = await client.call('listProducts', { query: { sort: 'popular' } });
      expect(popular.body.items.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
      expect((await client.call('listProducts', { query: { search: '%' } })).body.total).toBeLessThan(6);
      const second = await client.call('listProducts', { query: { page: 2, limit: 4 } });
      expect(second.body).toMatchObject({ total: 6, page: 2, limit: 4 });
      expect(second.body.items.map(({ id }) => id)).toEqual([5, 6]);
      const absurd: Record<string, string | number>[] = [
        { page: 0 },
        { limit: 61 },
        { sort: 'price' },
        { search: 'x'.repeat(101) },
      ];
      for (const query of absurd) expect((await client.call('listProducts', { query })).status).toBe(400);
    },
  },
  {
    name: 'a product has its page, an unknown one does not',
    async run(client) {
      const product = await client.call('getProduct', { params: { id: '1' } });
      expect(product.body).toMatchObject({ id: 1, title: 'Ramadan Calendar 2025' });
      expect(product.body.pricing.map(({ price }) => price)).toEqual([0, 9.99]);
      expect((await client.call('getProduct', { params: { id: '999' } })).status).toBe(404);
      for (const id of ['0', '1.0', '0x1', 'abc', '99999999999999999999']) {
        expect((await client.call('getProduct', { params: { id } })).status, id).toBe(404);
      }
    },
  },
  {
    name: 'invalid queries get the same messages everywhere',
    async run(client) {
      const check = 'Please check this value';
      const unknown = 'Unknown field';
      const queries: [Record<string, string | number>, string, string][] = [
        [{ page: -1 }, 'page', check],
        [{ page: 'two' }, 'page', check],
        [{ sort: 'price' }, 'sort', 'Please choose one of the available values'],
        [{ search: 'x'.repeat(101) }, 'search', 'This text is too long: 100 characters at most'],
        [{ surprise: 1 }, 'surprise', unknown],
        [{ constructor: 1 }, 'constructor', unknown],
      ];
      for (const [query, field, message] of queries) {
        const answer = await client.call('listProducts', { query });
        expect(answer).toMatchObject({ status: 400, body: { message, details: [{ field, message }] } });
      }
    },
  },
  {
    name: 'a customer saves products and removes them again',
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
    },
  },
  {
    name: 'a visitor’s saves move to the account that signs in, through either sign-in',
    async run(client) {
      for (const { operation, account } of SIGN_INS) {
        const params = { id: '2' };
        const saved = await client.call('saveProduct', { params });
        // The mocks know a single visitor and set no cookie.
        const cookie = saved.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
        const headers = { cookie: cookie.join('; ') };
        const { body } = await client.call(operation, { headers, body: account });
        expect([operation, await savedBy(client, body.token)]).toEqual([operation, expect.arrayContaining([2])]);
        expect((await client.call('listSavedProducts', { headers })).body.productIds).toEqual([]);
        await client.call('unsaveProduct', { token: body.token, params });
      }
    },
  },
];
