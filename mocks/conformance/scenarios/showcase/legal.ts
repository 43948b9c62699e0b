import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const legalScenarios: Scenario[] = [
  {
    name: 'legal pages are public, unknown ones are not found',
    async run(client) {
      const privacy = await client.call('getLegalPage', { params: { page: 'privacy-policy' } });
      expect(privacy.body.lastUpdated).toBe('January 28, 2025');
      expect((await client.call('getLegalPage', { params: { page: 'imprint' } })).status).toBe(404);
    },
  },
];
