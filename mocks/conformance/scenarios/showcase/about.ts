import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const aboutScenarios: Scenario[] = [
  {
    name: 'the page about the studio is open to everybody',
    async run(client) {
      const about = await client.call('getAbout');
      expect([about.body.statistics.length, about.body.technologies.length, about.body.team.length]).toEqual([
        4, 12, 3,
      ]);
    },
  },
];
