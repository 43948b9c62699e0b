import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';

export const affiliatesScenarios: Scenario[] = [
  {
    name: 'an affiliate earns commission on orders after a visit, less refunds, and never on own purchases',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const affiliate = await newCustomer(client);
      const input = { email: affiliate.email, percent: 25, days: 30, hold_days: 30, products: [], active: true };
      const body = { ...input, code: 'suite-friend' };
      const created = await client.call('adminCreateAffiliate', { token: admin, body, expected: 201 });
      const params = { id: created.body.id };
      const visit = await client.call('recordReferral', { body: { code: 'SUITE-Friend' }, expected: 204 });
      const cookie = visit.headers.getSetCookie()[0]?.split(';', 1)[0];
      const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
      const pricing = [{ name: 'Pro', price: 9.99, period: 'once', features: [] }];
      const { product } = await productWithFile(client, admin, { pricing });
      const buy = async (token: string) => {
        await client.call('addFunds', { token, body: { amount: 20 } });
        const order = { product_id: product.id, tier: 'Pro' };
        return client.call('createOrder', { token, headers, body: order, expected: 201 });
      };
      await buy(affiliate.token);
      const order = await buy((await newCustomer(client)).token);
      const totals = { visits: 1, orders: 1, held: 2.5, ready: 0, paid: 0 };
      const own = await client.call('getAffiliate', { token: affiliate.token, expected: 200 });
      expect(own.body).toMatchObject({
        links: [{ code: body.code, percent: 25, totals }],
        entries: [{ amount: 2.5, state: 'held', code: body.code }],
      });
      const refund = { amount: 4, to: 'wallet', reason: 'Late', withdraw: false, refunded: 0 };
      await client.call('adminRefundOrder', {
        token: admin,
        params: { id: order.body.id },
        body: refund,
        expected: 201,
      });
      const { items } = (await client.call('adminListCommissions', { token: admin, params, expected: 200 })).body;
      // 25% of the remaining 5.99 are 1.50
      expect(items).toMatchObject([{ amount: -1, order: { number: order.body.number } }, { amount: 2.5 }]);
      const [listed] = (await client.call('adminListAffiliates', { token: admin, expected: 200 })).body.items;
      expect(listed).toMatchObject({ code: body.code, totals: { ...totals, held: 1.5 } });
      const pause = { ...body, active: false, version: 1 };
      await client.call('adminUpdateAffiliate', { token: admin, params, body: pause, expected: 200 });
    },
  },
];
