import { expect } from 'vitest';
import { createAuthenticator } from '../../authenticator.ts';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

/** Adds the passkey of a new device. */
const add = async (client: Client, token: string, name?: string) => {
  const device = createAuthenticator();
  const { body } = await client.call('beginPasskey', { token, expected: 200 });
  const added = await client.call('addPasskey', { token, body: device.create(body, name), expected: 201 });
  return { device, passkey: added.body };
};

const challengeFrom = async (client: Client) => (await client.call('beginPasskeySignIn', { expected: 200 })).body;

export const passkeysScenarios: Scenario[] = [
  {
    name: 'a passkey is added, renamed and removed',
    async run(client) {
      const { token } = await newCustomer(client);
      expect((await client.call('listPasskeys', { token })).body).toEqual({ items: [], required: false });
      const { device, passkey } = await add(client, token, ' Laptop ');
      expect(passkey).toMatchObject({ name: 'Laptop', synced: false, last_used_at: null });
      const creation = (await client.call('beginPasskey', { token })).body;
      expect(creation.known).toEqual([device.create(creation).id]);
      expect((await client.call('addPasskey', { token, body: device.create(creation) })).status).toBe(409);
      const used = await client.call('addPasskey', { token, body: createAuthenticator().create(creation) });
      expect(used).toMatchObject({ status: 400, message: 'This passkey could not be checked. Please try again.' });
      const params = { id: passkey.id };
      const renamed = await client.call('renamePasskey', { token, params, body: { name: 'Telephone' } });
      expect(renamed.body).toMatchObject({ id: passkey.id, name: 'Telephone' });
      expect((await client.call('renamePasskey', { token, params, body: { name: ' ' } })).status).toBe(400);
      const unknown = { id: UNKNOWN_ID };
      expect((await client.call('renamePasskey', { token, params: unknown, body: { name: 'Key' } })).status).toBe(404);
      expect((await client.call('removePasskey', { token, params: unknown })).status).toBe(404);
      expect((await client.call('removePasskey', { token, params: { id: 'none' } })).status).toBe(404);
      expect((await client.call('removePasskey', { token, params })).status).toBe(204);
      expect((await client.call('listPasskeys', { token })).body.items).toEqual([]);
      expect((await client.call('listPasskeys', { token, query: { page: 1 } })).status).toBe(400);
      expect((await client.call('beginPasskey', { token, query: { page: 1 } })).status).toBe(400);
    },
  },
  {
    name: 'an account has at most ten passkeys',
    async run(client) {
      const { token } = await newCustomer(client);
      for (let count = 0; count < 10; count += 1) await add(client, token, `Key ${count}`);
      expect((await client.call('beginPasskey', { token })).status).toBe(409);
      expect((await client.call('listPasskeys', { token })).body.items[0]?.name).toBe('Key 9');
    },
  },
  {
    name: 'a passkey signs in, each challenge once',
    async run(client) {
      const { token, user } = await newCustomer(client);
      const { device } = await add(client, token);
      const challengeReply = await challengeFrom(client);
      const body = { area: 'customer', passkey: device.sign(challengeReply) };
      const opened = await client.call('signInWithPasskey', { body, expected: 200 });
      expect(opened.body.user.id).toBe(user.id);
      expect((await client.call('getSession', { token: opened.body.token })).body.user.id).toBe(user.id);
      const again = await client.call('signInWithPasskey', { body });
      expect(again).toMatchObject({ status: 401, message: 'This passkey does not belong to any account here' });
      const stranger = { area: 'customer', passkey: createAuthenticator().sign(await challengeFrom(client)) };
      expect(await client.call('signInWithPasskey', { body: stranger })).toMatchObject({
        status: 401,
        message: again.message,
      });
      const door = { area: 'admin', passkey: device.sign(await challengeFrom(client)) };
      expect((await client.call('signInWithPasskey', { body: door })).status).toBe(403);
      const signInInput = { area: 'customer', passkey: device.sign(await challengeFrom(client), 1) };
      expect((await client.call('signInWithPasskey', { body: signInInput })).status).toBe(401);
      expect((await client.call('signInWithPasskey', { body: { area: 'customer' } })).status).toBe(400);
      expect((await client.call('beginPasskeySignIn', { query: { page: 1 } })).status).toBe(400);
    },
  },
  {
    name: 'a session is proven by password or passkey',
    async run(client) {
      const { token, password } = await newCustomer(client);
      expect((await client.call('getProof', { token })).body.methods).toEqual(['password']);
      const { device } = await add(client, token);
      expect((await client.call('getProof', { token })).body.methods).toEqual(['password', 'passkey']);
      const verifySession = (body: object) => client.call('proveSession', { token, body });
      expect((await verifySession({ password })).status).toBe(200);
      expect(await verifySession({ password: 'wrong' })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'password' }] },
      });
      expect(await verifySession({ code: '123456' })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'code' }] },
      });
      expect((await verifySession({})).status).toBe(400);
      expect((await verifySession({ passkey: device.sign(await challengeFrom(client)) })).status).toBe(200);
      const other = createAuthenticator();
      expect((await verifySession({ passkey: other.sign(await challengeFrom(client)) })).status).toBe(400);
      expect((await client.call('getProof', { token, query: { page: 1 } })).status).toBe(400);
    },
  },
  {
    name: 'an administrator signs in with a passkey and keeps the last required factor',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { device, passkey } = await add(client, token);
      const settings = await client.call('adminGetSettings', { token, expected: 200 });
      const { updated_at: _, ...values } = settings.body;
      const on = { ...values, requireSecondFactor: true };
      const saved = await client.call('adminUpdateSettings', { token, body: on, expected: 200 });
      const params = { id: passkey.id };
      expect((await client.call('removePasskey', { token, params })).status).toBe(409);
      const password = { email: 'admin@example.com', password: 'admin-password' };
      const challengeReply = await client.call('adminLogin', { body: password, expected: 202 });
      expect(challengeReply.body).toMatchObject({ methods: ['passkey'] });
      const body = { area: 'admin', passkey: device.sign(await challengeFrom(client)) };
      expect((await client.call('signInWithPasskey', { body, expected: 200 })).body.user.role).toBe('super_admin');
      const off = { ...values, version: saved.body.version, requireSecondFactor: false };
      await client.call('adminUpdateSettings', { token, body: off, expected: 200 });
      expect((await client.call('removePasskey', { token, params })).status).toBe(204);
    },
  },
];
