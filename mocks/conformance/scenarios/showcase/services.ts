import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const servicesScenarios: Scenario[] = [
  {
    name: 'the services are public',
    async run(client) {
      expect((await client.call('listServices')).body.total).toBe(6);
    },
  },
];
