import { expect } from 'vitest';
import { type OperationId, operations } from '../../../../contract/generated/operations.ts';
import { demoAdmin, demoCustomer, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const input = (fields: object = {}) => ({
  name: `Script ${crypto.randomUUID()}`,
  scopes: ['own-orders:read'],
  lifetime_days: 90,
  ...fields,
});

export const apiKeysScenarios: Scenario[] = [
  {
    name: 'a key of an account opens its own orders, licences and downloads',
    async run(client) {
      const { token } = await demoCustomer(client);
      const body = input({
        name: ` Script ${crypto.randomUUID()} `,
        scopes: ['own-downloads:read', 'own-orders:read'],
      });
      const { key, secret } = (await client.call('createOwnApiKey', { token, body, expected: 201 })).body;
      const params = { id: key.id };
      client.cleanups.push(() => client.call('revokeOwnApiKey', { token, params }));
      expect(key).toMatchObject({
        name: body.name.trim(),
        scopes: ['own-orders:read', 'own-downloads:read'],
        hint: `studio_sk_…${secret.slice(-4)}`,
        state: 'active',
        last_used_at: null,
      });
      const orders = (await client.call('listOrders', { token, expected: 200 })).body;
      expect((await client.call('listOrders', { token: secret, expected: 200 })).body).toEqual(orders);
      await client.call('listDownloads', { token: secret, expected: 200 });
      expect(await client.call('listLicences', { token: secret })).toMatchObject({
        status: 403,
        body: { code: 'scope_missing' },
      });
      const [listed] = (await client.call('listOwnApiKeys', { token, expected: 200 })).body.items;
      expect(listed?.last_used_at).toMatch(/:00:00\.000Z$/);
      const [bell] = (await client.call('listNotifications', { token })).body.items;
      expect(bell).toMatchObject({ title: 'API key created', text: key.name });
      const rotation = { token, params, body: { overlap_hours: 1 } };
      const rotated = (await client.call('rotateOwnApiKey', { ...rotation, expected: 200 })).body;
      for (const working of [secret, rotated.secret])
        expect((await client.call('listOrders', { token: working })).status).toBe(200);
      await client.call('rotateOwnApiKey', { token, params, body: { overlap_hours: 0 }, expected: 200 });
      for (const ended of [secret, rotated.secret])
        expect((await client.call('listOrders', { token: ended })).status).toBe(401);
    },
  },
  {
    name: 'a key is refused by every operation that needs another scope, and by its own management',
    async run(client) {
      const { token } = await newCustomer(client);
      const body = input({ scopes: ['keys:rotate'] });
      const { key, secret } = (await client.call('createOwnApiKey', { token, body, expected: 201 })).body;
      const opened = (Object.keys(operations) as OperationId[]).filter((id) =>
        operations[id].scopes.some((scope) => scope.startsWith('own-')),
      );
      const params = { id: key.id, device: key.id };
      for (const id of opened)
        expect(await client.call(id, { token: secret, params }), id).toMatchObject({
          status: 403,
          body: { code: 'scope_missing' },
        });
      for (const id of ['createOwnApiKey', 'rotateOwnApiKey', 'adminListOrders'] as const)
        expect((await client.call(id, { token: secret, params })).status, id).toBe(403);
    },
  },
  {
    name: 'a key rotates itself while it is the newest',
    async run(client) {
      const { token } = await newCustomer(client);
      const body = input({ scopes: ['own-orders:read', 'keys:rotate'] });
      const { key, secret } = (await client.call('createOwnApiKey', { token, body, expected: 201 })).body;
      const rotate = (caller: string | undefined, overlap_hours = 1) =>
        client.call('rotateUsedApiKey', { token: caller, body: { overlap_hours } });
      const { body: rotated } = await rotate(secret);
      expect(rotated).toMatchObject({
        name: key.name,
        expires_at: key.expires_at,
        secret: expect.stringMatching(/^studio_sk_/),
      });
      expect(await rotate(secret)).toMatchObject({
        status: 409,
        message: 'This secret was replaced. Please use the newest one.',
      });
      expect(await rotate(token)).toMatchObject({ status: 403, message: 'Only an API key can do this' });
      expect((await rotate(undefined)).status).toBe(401);
      expect((await rotate(rotated.secret, 73)).status).toBe(400);
      const admin = await demoAdmin(client);
      const administration = { name: `Build ${crypto.randomUUID()}`, scopes: ['keys:rotate'], lifetime_days: 1 };
      const built = await client.call('adminCreateApiKey', { token: admin.token, body: administration, expected: 201 });
      client.cleanups.push(() =>
        client.call('adminRevokeApiKey', { token: admin.token, params: { id: built.body.key.id } }),
      );
      expect((await rotate(built.body.secret)).status).toBe(200);
      const { body: activity } = await client.call('adminListActivity', {
        token: admin.token,
        query: { kind: 'api-key' },
      });
      expect(activity.items[0]).toMatchObject({ action: 'api-key.rotate' });
    },
  },
  {
    name: 'keys of an account are refused with the same words, and hidden from others',
    async run(client) {
      const { token } = await newCustomer(client);
      const other = await newCustomer(client);
      const admin = await demoAdmin(client);
      const body = input();
      const { key } = (await client.call('createOwnApiKey', { token, body, expected: 201 })).body;
      expect(
        await client.call('createOwnApiKey', { token, body: { ...body, name: body.name.toUpperCase() } }),
      ).toMatchObject({
        status: 409,
        message: 'You already have a key with this name',
      });
      for (const fields of [{ scopes: ['orders:read'] }, { scopes: [] }, { name: ' ' }, { name: 'a\nb' }])
        expect((await client.call('createOwnApiKey', { token, body: input(fields) })).status).toBe(400);
      for (const id of [key.id, UNKNOWN_ID, 'x']) {
        const params = { id };
        const rotation = { params, body: { overlap_hours: 1 } };
        expect((await client.call('rotateOwnApiKey', { token: other.token, ...rotation })).status).toBe(404);
        expect((await client.call('revokeOwnApiKey', { token: other.token, params })).status).toBe(404);
        expect((await client.call('adminRotateApiKey', { token: admin.token, ...rotation })).status).toBe(404);
        expect((await client.call('adminRevokeApiKey', { token: admin.token, params })).status).toBe(404);
      }
      const params = { id: key.id };
      for (const caller of [undefined, 'studio_sk_unknown']) {
        expect((await client.call('listOwnApiKeys', { token: caller })).status).toBe(401);
        expect((await client.call('createOwnApiKey', { token: caller, body: input() })).status).toBe(401);
        expect((await client.call('revokeOwnApiKey', { token: caller, params })).status).toBe(401);
      }
      await client.call('revokeOwnApiKey', { token, params, expected: 204 });
      expect((await client.call('revokeOwnApiKey', { token, params })).status).toBe(404);
    },
  },
];
