import { expect } from 'vitest';
import type { Scenario } from '../../scenario.ts';

export const homeScenarios: Scenario[] = [
  {
    name: 'the home page is public',
    async run(client) {
      const { body } = await client.call('getHome');
      expect(body.slides.map(({ productId }) => productId)).toEqual([1, 3, 4, 6]);
      expect([body.testimonials.length, body.releases.length, body.posts.length, body.faqs.length]).toEqual([
        6, 4, 3, 6,
      ]);
      const updates = body.releases.map(({ lastUpdate }) => lastUpdate);
      expect(updates).toEqual([...updates].sort((a, b) => b.localeCompare(a)));
    },
  },
];
