import { expect } from 'vitest';
import { toCents } from '../../../../contract/rules/money.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { offerTransfers } from '../billing/payments.ts';

export const adminOrderContextScenarios: Scenario[] = [
  {
    name: 'an order is read with its payment, licence, conversations and emails',
    async run(client) {
      const token = await offerTransfers(client);
      const { token: own } = await newCustomer(client);
      const { pricing } = (await client.call('getProduct', { params: { id: '1' } })).body;
      const tier = pricing.find(({ price }) => price > 0)?.name;
      const buying = { token: own, body: { product_id: 1, tier, provider: 'manual' } };
      const { body: order } = await client.call('createOrder', { ...buying, expected: 201 });
      const params = { id: order.id };
      const question = { subject: 'About my order', text: 'Which file is it?', orderId: order.id };
      await client.call('startConversation', { token: own, body: question, expected: 201 });
      const { body } = await client.call('adminGetOrderContext', { token, params, expected: 200 });
      const named = { id: order.id, number: order.number };
      expect(body).toMatchObject({
        payment: { provider: 'manual', purpose: 'order', amount: order.amount, creditedAt: null, order: named },
        conversations: [{ subject: 'About my order', order: named }],
      });
      for (const { subject } of body.mails ?? []) expect(subject).toContain(`#${order.number}`);
      expect((await client.call('adminGetOrderContext', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      expect((await client.call('adminGetOrderContext', { token: own, params })).status).toBe(403);
      await offerTransfers(client, false);
    },
  },
  {
    name: 'the sales of a product add up by plan and hold this month’s orders and refunds',
    async run(client) {
      const { token } = await demoAdmin(client);
      const read = async () =>
        (await client.call('adminGetProductSales', { token, params: { id: '1' }, expected: 200 })).body;
      const before = await read();
      const { token: own } = await newCustomer(client);
      await client.call('addFunds', { token: own, body: { amount: 20 } });
      const { pricing } = (await client.call('getProduct', { params: { id: '1' } })).body;
      const plan = pricing.find(({ price }) => price > 0);
      const bought = { product_id: 1, tier: plan?.name };
      const { body: order } = await client.call('createOrder', { token: own, body: bought, expected: 201 });
      const refund = { amount: 4, to: 'wallet', reason: 'A part was missing', withdraw: false, refunded: 0 };
      await client.call('adminRefundOrder', { token, params: { id: order.id }, body: refund, expected: 201 });
      const after = await read();
      expect(after.orders - before.orders).toBe(1);
      expect(toCents(after.revenue) - toCents(before.revenue)).toBe(toCents(order.amount));
      expect(toCents(after.refunded) - toCents(before.refunded)).toBe(400);
      expect(after.months).toHaveLength(12);
      const [month, previous] = [after.months.at(-1), before.months.at(-1)];
      expect((month?.orders ?? 0) - (previous?.orders ?? 0)).toBe(1);
      const total = after.plans.reduce((sum, { revenue }) => sum + toCents(revenue), 0);
      expect(total).toBe(toCents(after.revenue));
      expect(after.latest[0]).toMatchObject({ id: order.id, number: order.number, tier: plan?.name });
      expect((await client.call('adminGetProductSales', { token, params: { id: '9999' } })).status).toBe(404);
      expect((await client.call('adminGetProductSales', { token: own, params: { id: '1' } })).status).toBe(403);
    },
  },
];
