import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const pagesScenarios: Scenario[] = [
  {
    name: 'a page that nobody has written does not exist, nor has a page an odd address',
    async run(client) {
      expect((await client.call('getPage', { params: { address: 'imprint' } })).status).toBe(404);
      expect((await client.call('getPage', { params: { address: 'Im_print' } })).status).toBe(404);
      // The legal pages have an operation of their own.
      expect((await client.call('getPage', { params: { address: 'privacy-policy' } })).status).toBe(404);
    },
  },
];
