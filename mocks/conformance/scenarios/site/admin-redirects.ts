import { expect } from 'vitest';
import { colleague, demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

export const adminRedirectsScenarios: Scenario[] = [
  {
    name: 'a redirect is added, changed and deleted, and refused where a page is or where it would lead back',
    async run(client) {
      const { token } = await demoAdmin(client);
      const body = { path: ' /former/shop/ ', target: '/products?page=2' };
      const added = await client.call('adminCreateRedirect', { token, body, expected: 201 });
      expect(added.body).toMatchObject({ path: '/former/shop', target: '/products?page=2', origin: 'manual', hits: 0 });
      for (const refused of [
        { path: '/former/shop', target: '/' },
        { path: '/former/here', target: '/former/here' },
        { path: '/product/1', target: '/' },
        { path: '/blog/1', target: '/' },
        { path: '/privacy-policy', target: '/' },
        { path: '/about', target: '/' },
        { path: 'former', target: '/' },
        { path: '/former/here', target: 'https://example.com/' },
      ])
        expect([refused, (await client.call('adminCreateRedirect', { token, body: refused })).status]).toEqual([
          refused,
          400,
        ]);
      const params = { id: added.body.id ?? '' };
      const change = { path: '/former/shop', target: '/about' };
      expect((await client.call('adminUpdateRedirect', { token, params, body: change })).body.target).toBe('/about');
      const { body: listed } = await client.call('adminListRedirects', { token });
      expect(listed.items.find(({ id }) => id === params.id)).toMatchObject(change);
      await client.call('adminDeleteRedirect', { token, params, expected: 204 });
      for (const id of [params.id, UNKNOWN_ID, 'x']) {
        expect((await client.call('adminUpdateRedirect', { token, params: { id }, body: change })).status).toBe(404);
        expect((await client.call('adminDeleteRedirect', { token, params: { id } })).status).toBe(404);
      }
    },
  },
  {
    name: 'a path that visitors did not find is listed until it has a redirect',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: before } = await client.call('adminListRedirects', { token });
      const [missing] = before.missing;
      expect(missing?.views).toBeGreaterThan(0);
      const body = { path: missing?.path ?? '', target: '/' };
      const { body: added } = await client.call('adminCreateRedirect', { token, body, expected: 201 });
      const { body: after } = await client.call('adminListRedirects', { token });
      expect(after.missing).not.toContainEqual(missing);
      await client.call('adminDeleteRedirect', { token, params: { id: added.id ?? '' }, expected: 204 });
    },
  },
  {
    name: 'redirects are for administrators of the content',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = await newCustomer(client);
      const support = await colleague(client, token, ['support']);
      const params = { id: UNKNOWN_ID };
      const body = { path: '/former/x', target: '/' };
      for (const [who, status] of [
        [undefined, 401],
        [customer.token, 403],
        [support.token, 403],
      ] as const) {
        expect((await client.call('adminListRedirects', { token: who })).status).toBe(status);
        expect((await client.call('adminCreateRedirect', { token: who, body })).status).toBe(status);
        expect((await client.call('adminUpdateRedirect', { token: who, params, body })).status).toBe(status);
        expect((await client.call('adminDeleteRedirect', { token: who, params })).status).toBe(status);
      }
    },
  },
];
