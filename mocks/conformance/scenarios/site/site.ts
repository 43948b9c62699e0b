import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const siteScenarios: Scenario[] = [
  {
    name: 'the site is open to everybody',
    async run(client) {
      expect((await client.call('getSite')).body.name).toBe('Nodi Studio');
    },
  },
];
