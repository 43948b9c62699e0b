import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const SETTINGS = { enabled: true, name: '', issuer: '', client_id: 'studio', client_secret: 'river-stone' };
const TOKEN = 'kq3Jx0w5'.repeat(5);

/** Saves settings of GitHub, which needs no request to another server to begin a sign-in. */
const setGitHub = async (client: Client, token: string, fields: object = {}) => {
  const params = { provider: 'github' };
  const { items } = (await client.call('adminListSignInProviders', { token, expected: 200 })).body;
  const version = items.find(({ id }) => id === 'github')?.version;
  const body = { ...SETTINGS, version, ...fields };
  return (await client.call('adminUpdateSignInProvider', { token, params, body, expected: 200 })).body;
};

/** The parameters with which the provider redirects. */
const answerOf = (page: string) => ({
  state: new URL(page, 'https://site.example').searchParams.get('state') ?? '',
  code: 'a-code',
});

export const connectedAccountsScenarios: Scenario[] = [
  {
    name: 'customers sign in with a provider only while the owner offers it',
    async run(client) {
      const { token } = await demoAdmin(client);
      const start = { provider: 'github', redirect: '/dashboard/orders' };
      expect((await client.call('getSite', {})).body.signInProviders).toEqual([]);
      expect((await client.call('beginProviderSignIn', { body: start })).status).toBe(404);
      const github = await setGitHub(client, token);
      expect(github).toMatchObject({ id: 'github', name: 'GitHub', enabled: true, has_secret: true, accounts: 0 });
      const offered = (await client.call('getSite', {})).body.signInProviders;
      expect(offered).toEqual([{ id: 'github', name: 'GitHub' }]);
      const { url } = (await client.call('beginProviderSignIn', { body: start, expected: 200 })).body;
      await setGitHub(client, token, { enabled: false, client_secret: undefined });
      const late = await client.call('signInWithProvider', { body: answerOf(url) });
      expect([late.status, late.message]).toEqual([404, 'Sign-in with this provider is not available']);
      const used = await client.call('signInWithProvider', { body: answerOf(url) });
      expect(used.status).toBe(410);
      expect((await client.call('signInWithProvider', { body: { state: 'short', code: 'a' } })).status).toBe(400);
      expect((await client.call('beginProviderSignIn', { body: { provider: 'none' } })).status).toBe(400);
      const removed = await setGitHub(client, token, { enabled: false, client_id: '', client_secret: undefined });
      expect(removed).toMatchObject({ client_id: '', has_secret: false });
    },
  },
  {
    name: 'a ticket creates or connects an account only where it was issued',
    async run(client) {
      const { token } = await newCustomer(client);
      const ticket = { ticket: TOKEN };
      expect((await client.call('registerWithProvider', { body: { ...ticket, name: 'Nadia' } })).status).toBe(410);
      expect((await client.call('registerWithProvider', { body: { ...ticket, name: '' } })).status).toBe(400);
      expect((await client.call('connectAccount', { token, body: ticket })).status).toBe(410);
      expect((await client.call('connectAccount', { token, body: {} })).status).toBe(400);
      expect((await client.call('disconnectAccount', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
    },
  },
  {
    name: 'a customer sees which providers can be connected; an administrator cannot connect any',
    async run(client) {
      const admin = await demoAdmin(client);
      const { token } = await newCustomer(client);
      const provider = { provider: 'github' };
      expect((await client.call('beginConnection', { token, body: provider })).status).toBe(404);
      await setGitHub(client, admin.token);
      const { body } = await client.call('listConnectedAccounts', { token, expected: 200 });
      expect(body).toEqual({ items: [], available: [{ id: 'github', name: 'GitHub' }], has_password: true });
      expect((await client.call('listConnectedAccounts', { token, query: { page: 1 } })).status).toBe(400);
      await client.call('beginConnection', { token, body: { ...provider, language: 'bn' }, expected: 200 });
      expect((await client.call('beginConnection', { token, body: {} })).status).toBe(400);
      const refused = await client.call('beginConnection', { token: admin.token, body: provider });
      expect([refused.status, refused.message]).toEqual([409, 'Administrators sign in with a password or a passkey']);
      expect((await client.call('connectAccount', { token: admin.token, body: { ticket: TOKEN } })).status).toBe(409);
      expect((await client.call('listConnectedAccounts', { token: admin.token })).body.available).toEqual([]);
      await setGitHub(client, admin.token, { enabled: false, client_id: '', client_secret: undefined });
    },
  },
];
