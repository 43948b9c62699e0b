import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';

const RIGHTS = { activations: 3, updateMonths: 1, supportMonths: 0, termMonths: 1 };
const PRICING = [{ name: 'Month', price: 10, period: 'month', features: [], rights: RIGHTS }];

export const adminRenewalsScenarios: Scenario[] = [
  {
    name: 'owners list the renewals of all customers',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const { product } = await productWithFile(client, admin, { pricing: PRICING });
      const { token, email, user } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 100 } });
      const order = { product_id: product.id, tier: 'Month' };
      const bought = await client.call('createOrder', { token, body: order, expected: 201 });
      const consent = { provider: 'wallet', total: 10, consent: 1 };
      const body = { download_id: bought.body.download_id, ...consent };
      const { id } = (await client.call('createRenewal', { token, body, expected: 201 })).body;
      const list = async (query: Record<string, string>) =>
        (await client.call('adminListRenewals', { token: admin, query, expected: 200 })).body;
      expect(await list({ search: email.toUpperCase(), status: 'active' })).toMatchObject({
        total: 1,
        items: [{ id, customer: { id: user.id, email }, tier: 'Month', amount: 10, method: { provider: 'wallet' } }],
      });
      expect((await list({ search: email, status: 'paused' })).items).toEqual([]);
      await client.call('cancelRenewal', { token, params: { id }, expected: 200 });
      expect((await list({ search: email })).items).toMatchObject([{ status: 'ended', ended_by: 'customer' }]);
    },
  },
];
