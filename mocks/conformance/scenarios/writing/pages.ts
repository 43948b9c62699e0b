import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const pagesScenarios: Scenario[] = [
  {
    name: 'an unwritten page and a malformed URL are not found',
    async run(client) {
      expect((await client.call('getPage', { params: { address: 'imprint' } })).status).toBe(404);
      expect((await client.call('getPage', { params: { address: 'Im_print' } })).status).toBe(404);
      // The legal pages have an operation of their own.
      expect((await client.call('getPage', { params: { address: 'privacy-policy' } })).status).toBe(404);
    },
  },
];
