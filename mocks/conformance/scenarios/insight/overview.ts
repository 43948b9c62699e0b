import { expect } from 'vitest';
import { demoCustomer, newCustomer, type Scenario } from '../../scenario.ts';

export const overviewScenarios: Scenario[] = [
  {
    name: 'the demo customer has 125 orders, 12 downloads and the demo balance; a new customer has nothing',
    async run(client) {
      const { token } = await demoCustomer(client);
      const orders = await client.call('listOrders', { token });
      expect(orders.body).toHaveLength(125);
      const numbers = orders.body.map(({ number }) => number);
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
      const downloads = await client.call('listDownloads', { token });
      expect(downloads.body).toHaveLength(12);
      expect((await client.call('getWalletBalance', { token })).body.balance).toBeGreaterThan(0);
      const nobody = await newCustomer(client);
      expect((await client.call('listOrders', { token: nobody.token })).body).toEqual([]);
      expect((await client.call('listDownloads', { token: nobody.token })).body).toEqual([]);
      expect((await client.call('getWalletBalance', { token: nobody.token })).body.balance).toBe(0);
    },
  },
  {
    name: 'the dashboard shows sample figures until there is activity',
    async run(client) {
      const { token } = await newCustomer(client);
      const sample = await client.call('getDashboardSummary', { token });
      expect(sample.body).toMatchObject({
        sample: true,
        totalOrders: { value: 125 },
        downloads: { value: 3427 },
        walletBalance: { value: 2845.65 },
        activeProducts: { value: 12 },
      });
      await client.call('addFunds', { token, body: { amount: 5 } });
      const own = await client.call('getDashboardSummary', { token });
      expect(own.body).toMatchObject({ sample: false, totalOrders: { value: 0 }, walletBalance: { value: 5 } });
      const demo = await demoCustomer(client);
      const figures = await client.call('getDashboardSummary', { token: demo.token });
      expect(figures.body).toMatchObject({ sample: false, totalOrders: { value: 125 }, activeProducts: { value: 12 } });
      const { months } = (await client.call('getDashboardReports', { token: demo.token })).body;
      expect(months.reduce((sum, { downloads }) => sum + downloads, 0)).toBe(figures.body.downloads.value);
    },
  },
];
