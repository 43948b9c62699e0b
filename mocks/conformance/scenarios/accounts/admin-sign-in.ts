import { expect } from 'vitest';
import { colleague, demoAdmin, type Scenario } from '../../scenario.ts';

const SETTINGS = { enabled: false, name: '', issuer: '', client_id: 'studio', client_secret: 'river-stone' };

export const adminSignInScenarios: Scenario[] = [
  {
    name: 'the owner sets up an issuer, with a secret of its own',
    async run(client) {
      const { token } = await demoAdmin(client);
      const params = { provider: 'oidc' };
      const { items } = (await client.call('adminListSignInProviders', { token })).body;
      const version = items.find(({ id }) => id === 'oidc')?.version ?? 0;
      const acme = { ...SETTINGS, name: 'Acme', issuer: 'https://accounts.example.com', version };
      const save = (fields: object) =>
        client.call('adminUpdateSignInProvider', { token, params, body: { ...acme, ...fields } });
      expect((await save({ issuer: 'https://localhost' })).status).toBe(400);
      expect((await save({ client_secret: undefined })).message).toBe('Enter the client secret');
      expect((await save({ version: version + 9 })).status).toBe(409);
      const saved = (await save({})).body;
      expect(saved).toMatchObject({ id: 'oidc', name: 'Acme', has_secret: true, version: version + 1 });
      const moved = { version: saved.version, issuer: 'https://other.example.com', client_secret: undefined };
      expect((await save(moved)).message).toBe('Enter the client secret');
      const removed = { version: saved.version, name: '', issuer: '', client_id: '', client_secret: undefined };
      expect((await save(removed)).body).toMatchObject({ issuer: '', has_secret: false });
      const editor = await colleague(client, token, ['content']);
      const body = { ...acme, version: saved.version + 1 };
      expect((await client.call('adminUpdateSignInProvider', { token: editor.token, params, body })).status).toBe(403);
      expect((await client.call('adminListSignInProviders', { token: editor.token })).status).toBe(403);
    },
  },
  {
    name: 'an issuer is tested before it is saved',
    async run(client) {
      const { token } = await demoAdmin(client);
      const body = { issuer: 'https://accounts.issuer.invalid' };
      const result = (await client.call('adminTestIssuer', { token, body, expected: 200 })).body;
      expect(result).toEqual({
        usable: false,
        problem: 'Could not resolve accounts.issuer.invalid',
        authorization_endpoint: null,
      });
      expect((await client.call('adminTestIssuer', { token, body: { issuer: 'http://10.0.0.1' } })).status).toBe(400);
      const editor = await colleague(client, token, ['content']);
      expect((await client.call('adminTestIssuer', { token: editor.token, body })).status).toBe(403);
    },
  },
];
