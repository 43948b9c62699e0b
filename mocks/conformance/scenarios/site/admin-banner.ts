import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

export const adminBannerScenarios: Scenario[] = [
  {
    name: 'the banner is edited, switched off without losing its text, and never overwritten by a stale form',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: before } = await client.call('adminGetBanner', { token });
      const body = {
        ...before,
        text: 'Summer rates until June',
        linkText: 'Read more',
        url: 'https://example.com/summer',
      };
      const off = await client.call('adminUpdateBanner', { token, body: { ...body, enabled: false } });
      expect(off).toMatchObject({ status: 200, body: { enabled: false, text: 'Summer rates until June' } });
      expect((await client.call('getSite')).body.promo).toBeNull();
      expect((await client.call('adminUpdateBanner', { token, body })).status).toBe(409);
      const on = await client.call('adminUpdateBanner', {
        token,
        body: { ...body, enabled: true, version: before.version + 1 },
      });
      expect(on.status).toBe(200);
      expect((await client.call('getSite')).body.promo?.url).toBe('https://example.com/summer');
      const unsafe = { ...body, version: before.version + 2, url: 'javascript:alert(1)' };
      expect((await client.call('adminUpdateBanner', { token, body: unsafe })).status).toBe(400);
    },
  },
];
