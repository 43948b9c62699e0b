import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const aboutScenarios: Scenario[] = [
  {
    name: 'the about page is public',
    async run(client) {
      const about = await client.call('getAbout');
      expect([about.body.statistics.length, about.body.technologies.length, about.body.team.length]).toEqual([
        4, 12, 3,
      ]);
    },
  },
];
