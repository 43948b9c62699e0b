import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';

/** The request of the form: everything that was read, with changes. */
const settingsWith = async (client: Client, token: string, changes: object) => {
  const { body } = await client.call('adminGetSettings', { token });
  const { updated_at: _at, ...settings } = body;
  return { ...settings, ...changes };
};

const change = async (client: Client, token: string, changes: object) => {
  const body = await settingsWith(client, token, changes);
  return client.call('adminUpdateSettings', { token, body });
};

export const adminSettingsScenarios: Scenario[] = [
  {
    name: 'settings are read and changed by a super-admin, never over a concurrent change',
    async run(client) {
      const { token } = await demoAdmin(client);
      const before = await settingsWith(client, token, {});
      const saved = await change(client, token, { siteName: '  Padma Works ', theme: 'dark' });
      expect(saved.body).toMatchObject({ siteName: 'Padma Works', theme: 'dark', version: before.version + 1 });
      expect((await client.call('getSite')).body).toMatchObject({ name: 'Padma Works', defaultTheme: 'dark' });
      const stale = await client.call('adminUpdateSettings', { token, body: before });
      expect(stale).toMatchObject({
        status: 409,
        message: 'This has been changed since you opened it. Reload to see the latest version.',
      });
      for (const wrong of [
        { siteName: '  ' },
        { siteName: 'a\nb' },
        { contactEmail: 'nobody' },
        { theme: 'blue' },
        { surprise: 1 },
        { requireSecondFactor: true },
      ]) {
        expect((await change(client, token, wrong)).status).toBe(400);
      }
      expect((await change(client, token, { siteName: before.siteName, theme: null })).status).toBe(200);
    },
  },
  {
    name: 'closed registration rejects new users until it is open again',
    async run(client) {
      const { token } = await demoAdmin(client);
      await change(client, token, { enableRegistration: false });
      try {
        const body = { name: 'Late', email: `late-${Date.now()}@example.com`, password: 'river-stone-42' };
        expect(await client.call('register', { body })).toMatchObject({
          status: 403,
          message: 'Registration is closed at the moment',
        });
      } finally {
        await change(client, token, { enableRegistration: true });
      }
      await newCustomer(client);
    },
  },
  {
    name: 'maintenance closes the site to everyone but super-admins',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = await newCustomer(client);
      await change(client, token, { maintenanceMode: true });
      try {
        const refused = await client.call('addFunds', { token: customer.token, body: { amount: 5 } });
        expect(refused).toMatchObject({ status: 503, body: { code: 'maintenance' } });
        expect(refused.headers.get('retry-after'), 'addFunds 503: header Retry-After').toBe('300');
        expect((await client.call('getSite')).body.maintenance).toBe(true);
        expect((await client.call('listProducts', { token })).status).toBe(200);
        expect((await client.call('getSession', { token })).status).toBe(200);
        await demoAdmin(client);
      } finally {
        await change(client, token, { maintenanceMode: false });
      }
      expect((await client.call('addFunds', { token: customer.token, body: { amount: 5 } })).status).toBe(200);
    },
  },
];
