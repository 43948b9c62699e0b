import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const siteScenarios: Scenario[] = [
  {
    name: 'the site settings are public',
    async run(client) {
      expect((await client.call('getSite')).body.name).toBe('Nodi Studio');
    },
  },
];
