import { expect } from 'vitest';
import { newCustomer, type Scenario } from '../../scenario.ts';

export const notificationsScenarios: Scenario[] = [
  {
    name: 'notifications are counted until they are marked as read',
    async run(client) {
      const { token } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 10 } });
      const notifications = await client.call('listNotifications', { token });
      expect(notifications.body.unread).toBeGreaterThan(0);
      expect((await client.call('markNotificationsRead', { token })).status).toBe(204);
      expect((await client.call('listNotifications', { token })).body.unread).toBe(0);
    },
  },
];
