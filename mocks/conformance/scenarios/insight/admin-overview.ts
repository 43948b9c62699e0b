import { expect } from 'vitest';
import { adminAndCustomer, expectClosed, expectRefusals } from '../../refusals.ts';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';

export const adminOverviewScenarios: Scenario[] = [
  {
    name: 'the overview shows the figures of the specification to super-admins only',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = await newCustomer(client);
      expect((await client.call('adminGetOverview')).status).toBe(401);
      expect((await client.call('adminGetOverview', { token: customer.token })).status).toBe(403);
      expect((await client.call('adminGetOverview', { token, query: { surprise: 1 } })).status).toBe(400);
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
      const people = await adminAndCustomer(client);
      const folded = await client.call('adminFoldGuide', { token, body: { folded: true } });
      expect(folded.status).toBe(204);
      await expectRefusals(client, { id: 'adminFoldGuide', body: { folded: false } }, people);
      const { status, body } = await client.call('adminSendTestMail', { token });
      expect(status).toBe(200);
      expect(body).toMatchObject({ accepted: true, to: 'admin@example.com' });
      await expectClosed(client, 'adminSendTestMail');
    },
  },
];
