import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { colleague, demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const input = (fields: object = {}) => ({
  name: `Build ${crypto.randomUUID()}`,
  scopes: ['orders:read'],
  lifetime_days: 90,
  ...fields,
});

const listed = async (client: Client, token: string, id: string) =>
  (await client.call('adminListApiKeys', { token })).body.items.find((key) => key.id === id);

export const adminApiKeysScenarios: Scenario[] = [
  {
    name: 'a key is created, used, rotated and revoked',
    async run(client) {
      const { token, user } = await demoAdmin(client);
      const body = input({ name: `  Build ${crypto.randomUUID()} `, scopes: ['orders:read', 'products:read'] });
      const { key, secret } = (await client.call('adminCreateApiKey', { token, body, expected: 201 })).body;
      expect(key).toMatchObject({
        name: body.name.trim(),
        scopes: ['products:read', 'orders:read'],
        hint: `studio_sk_…${secret.slice(-4)}`,
        owner: user.name,
        is_own: true,
        state: 'active',
        last_used_at: null,
      });
      await client.call('adminListOrders', { token: secret, expected: 200 });
      expect((await listed(client, token, key.id))?.last_used_at).toMatch(/:00:00\.000Z$/);
      const params = { id: key.id };
      const overlap = { token, params, body: { overlap_hours: 1 } };
      const rotated = (await client.call('adminRotateApiKey', { ...overlap, expected: 200 })).body;
      for (const working of [secret, rotated.secret])
        expect((await client.call('adminListProducts', { token: working })).status).toBe(200);
      const last = await client.call('adminRotateApiKey', { token, params, body: { overlap_hours: 0 }, expected: 200 });
      for (const ended of [secret, rotated.secret])
        expect((await client.call('adminListProducts', { token: ended })).status).toBe(401);
      await client.call('adminRevokeApiKey', { token, params, expected: 204 });
      expect((await client.call('adminListProducts', { token: last.body.secret })).status).toBe(401);
      expect(await listed(client, token, key.id)).toBeUndefined();
      const { body: activity } = await client.call('adminListActivity', { token, query: { kind: 'api-key' } });
      expect(activity.items.slice(0, 4).map(({ action }) => action)).toEqual([
        'api-key.revoke',
        'api-key.rotate',
        'api-key.rotate',
        'api-key.create',
      ]);
    },
  },
  {
    name: 'a key does what its scopes and the rights of its administrator permit',
    async run(client) {
      const { token } = await demoAdmin(client);
      const other = await colleague(client, token, ['all']);
      const body = input({ scopes: ['products:read', 'orders:export'], lifetime_days: null });
      const { secret } = (await client.call('adminCreateApiKey', { token: other.token, body, expected: 201 })).body;
      const missing = await client.call('adminListOrders', { token: secret });
      expect(missing).toMatchObject({ status: 403, body: { code: 'scope_missing' } });
      expect(missing.headers.get('www-authenticate')).toContain('scope="orders:read"');
      expect(await client.call('adminListUsers', { token: secret })).toMatchObject({
        status: 403,
        body: { code: 'key_not_allowed' },
      });
      expect((await client.call('adminExportOrders', { token: secret })).status).toBe(200);
      const change = (fields: object, version: number) =>
        client.call('adminUpdateUser', {
          token,
          params: { id: other.user.id },
          body: {
            name: other.user.name,
            email: other.user.email,
            role: 'super_admin',
            status: 'active',
            ...fields,
            version,
          },
          expected: 200,
        });
      await change({ rights: ['content'] }, 2);
      expect((await client.call('adminExportOrders', { token: secret })).body).toMatchObject({ code: 'not_your_work' });
      expect((await client.call('adminListProducts', { token: secret })).status).toBe(200);
      await change({ status: 'suspended', rights: ['content'] }, 3);
      expect((await client.call('adminListProducts', { token: secret })).status).toBe(401);
      const { body: keys } = await client.call('adminListApiKeys', { token });
      expect(keys.items[0]).toMatchObject({ state: 'blocked', is_own: false, owner: other.user.name });
    },
  },
  {
    name: 'keys are refused in the same order and with the same words',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = await newCustomer(client);
      const writer = await colleague(client, token, ['content']);
      const twin = await colleague(client, token, ['all']);
      const body = input();
      const { key } = (await client.call('adminCreateApiKey', { token, body, expected: 201 })).body;
      const params = { id: key.id };
      const again = { ...body, name: body.name.toUpperCase() };
      expect(await client.call('adminCreateApiKey', { token, body: again })).toMatchObject({
        status: 409,
        message: 'You already have a key with this name',
      });
      for (const fields of [{ scopes: [] }, { scopes: ['x'] }, { name: ' ' }, { name: 'a\nb' }, { lifetime_days: 0 }])
        expect((await client.call('adminCreateApiKey', { token, body: input(fields) })).status).toBe(400);
      const rotation = { params, body: { overlap_hours: 1 } };
      expect((await client.call('adminRotateApiKey', { token: twin.token, ...rotation })).status).toBe(409);
      expect((await client.call('adminRotateApiKey', { token, params, body: { overlap_hours: 73 } })).status).toBe(400);
      for (const [who, status] of [
        [undefined, 401],
        ['studio_sk_unknown', 401],
        [customer.token, 403],
        [writer.token, 403],
      ] as const) {
        expect((await client.call('adminListApiKeys', { token: who })).status).toBe(status);
        expect((await client.call('adminCreateApiKey', { token: who, body: input() })).status).toBe(status);
        expect((await client.call('adminRotateApiKey', { token: who, ...rotation })).status).toBe(status);
        expect((await client.call('adminRevokeApiKey', { token: who, params })).status).toBe(status);
      }
      await client.call('adminRevokeApiKey', { token: twin.token, params, expected: 204 });
      for (const id of [key.id, UNKNOWN_ID, 'x']) {
        expect((await client.call('adminRevokeApiKey', { token, params: { id } })).status).toBe(404);
        expect((await client.call('adminRotateApiKey', { token, ...rotation, params: { id } })).status).toBe(404);
      }
    },
  },
];
