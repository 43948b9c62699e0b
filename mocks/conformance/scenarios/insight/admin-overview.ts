import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

export const adminOverviewScenarios: Scenario[] = [
  {
    name: 'the overview has the figures of the specification',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body } = await client.call('adminGetOverview', { token });
      expect(body).toMatchObject({
        users: { value: 1234, change: 12.5 },
        orders: { value: 856, change: 8.2 },
        revenue: { value: 45_678, change: 15.3 },
        growth: { value: 23.5, change: 4.1 },
      });
      expect(body.latestOrders).toHaveLength(6);
      // A demo has no setup steps left.
      expect(body.guide).toBeNull();
    },
  },
  {
    name: 'an administrator collapses the guide and sends a test email to themselves',
    async run(client) {
      const { token } = await demoAdmin(client);
      const folded = await client.call('adminFoldGuide', { token, body: { folded: true } });
      expect(folded.status).toBe(204);
      const { status, body } = await client.call('adminSendTestMail', { token });
      expect(status).toBe(200);
      expect(body).toMatchObject({ accepted: true, to: 'admin@example.com' });
    },
  },
];
