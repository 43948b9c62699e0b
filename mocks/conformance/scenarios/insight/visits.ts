import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const visitsScenarios: Scenario[] = [
  {
    name: 'visits are recorded without a sign-in, and a browser that refuses gets the same answer',
    async run(client) {
      const body = { event: 'view', path: '/product/4', device: 'phone' } as const;
      expect((await client.call('recordVisit', { body })).status).toBe(204);
      expect((await client.call('recordVisit', { body, headers: { 'sec-gpc': '1' } })).status).toBe(204);
      expect((await client.call('recordVisit', { body: { ...body, path: '/admin' } })).status).toBe(204);
      const checkout = { ...body, event: 'checkout', path: '/cart', products: [4, 7] } as const;
      expect((await client.call('recordVisit', { body: checkout })).status).toBe(204);
      const refused: Record<string, unknown>[] = [
        { event: 'click' },
        { path: 'product' },
        { device: 'watch' },
        { user: 'x' },
        { products: [0] },
      ];
      for (const wrong of refused) {
        const { status } = await client.call('recordVisit', { body: { ...body, ...wrong } as typeof body });
        expect([wrong, status]).toEqual([wrong, 400]);
      }
    },
  },
];
