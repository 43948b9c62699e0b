import { expect } from 'vitest';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { orderedCart } from '../orders/cart-orders.ts';
import { createOrderInput } from '../orders/guest-orders.ts';

export const refundRequestsScenarios: Scenario[] = [
  {
    name: 'a customer asks for one line, is declined with a reason, asks again and is refunded',
    async run(client) {
      const admin = await demoAdmin(client);
      const { token, order, params } = await orderedCart(client);
      const [calendar, course] = order.lines;
      const ask = (body: { line_id?: string; reason: string }) => client.call('requestRefund', { token, params, body });
      expect((await ask({ reason: ' ' })).status).toBe(400);
      expect((await ask({ reason: 'Too hard', line_id: UNKNOWN_ID })).status).toBe(400);
      const asked = await ask({ reason: ' Too hard ', line_id: course?.id ?? '' });
      expect(asked.body).toMatchObject({
        line_id: course?.id,
        amount: course?.amount,
        reason: 'Too hard',
        status: 'waiting',
        answer: null,
      });
      expect((await ask({ reason: 'Again' })).status).toBe(409);
      const before = (await client.call('adminGetOverview', { token: admin.token })).body.refundRequests;
      expect(before?.total).toBeGreaterThanOrEqual(1);
      const seen = (await client.call('adminGetOrder', { token: admin.token, params, expected: 200 })).body;
      const { id: request = '', conversation } = seen.refundRequest ?? {};
      const talk = { token: admin.token, params: { id: conversation ?? '' } };
      const opened = (await client.call('adminGetConversation', { ...talk, expected: 200 })).body;
      expect(opened).toMatchObject({ status: 'open', order: { id: order.id }, channel: 'account' });
      expect(opened.messages.map(({ text }) => text)).toEqual([`${course?.product_name}\n\nToo hard`]);

      const of = { token: admin.token, params: { id: order.id, request } };
      const body = { reason: 'Most of it was watched.' };
      await client.call('adminDeclineRefundRequest', { ...of, body, expected: 204 });
      expect((await client.call('adminDeclineRefundRequest', { ...of, body })).status).toBe(409);
      const unknown = { ...of, params: { id: order.id, request: UNKNOWN_ID }, body };
      expect((await client.call('adminDeclineRefundRequest', unknown)).status).toBe(404);
      const declined = (await client.call('getOrder', { token, params })).body.refundRequest;
      expect(declined).toMatchObject({ status: 'declined', answer: 'Most of it was watched.' });
      expect((await client.call('adminGetConversation', talk)).body).toMatchObject({
        status: 'waiting',
        messages: [{ kind: 'person' }, { kind: 'studio', text: 'Most of it was watched.' }],
      });

      expect((await ask({ reason: 'All of it, then' })).body).toMatchObject({ amount: 64.96 });
      const refund = { line_id: calendar?.id, amount: 1, to: 'wallet', reason: 'As you asked', withdraw: false };
      await client.call('adminRefundOrder', { token: admin.token, params, body: { ...refund, refunded: 0 } });
      const agreed = (await client.call('getOrder', { token, params })).body.refundRequest;
      expect(agreed).toMatchObject({ status: 'agreed', amount: 64.96, answer: null });
      const after = (await client.call('adminGetOverview', { token: admin.token })).body.refundRequests;
      expect(after?.total).toBe((before?.total ?? 0) - 1);
    },
  },
  {
    name: 'a guest asks with the link of the order',
    async run(client) {
      const input = await createOrderInput(client);
      const { token } = (await client.call('createGuestOrder', { body: input, expected: 201 })).body;
      const headers = { 'x-order-token': token };
      const body = { reason: 'It does not start' };
      const asked = await client.call('requestGuestRefund', { headers, body, expected: 201 });
      expect(asked.body).toMatchObject({ line_id: null, status: 'waiting' });
      expect((await client.call('requestGuestRefund', { headers, body })).status).toBe(409);
      const other = { 'x-order-token': 'A'.repeat(43) };
      expect((await client.call('requestGuestRefund', { headers: other, body })).status).toBe(404);
      const admin = await demoAdmin(client);
      const query = { search: input.email } as const;
      const { items } = (await client.call('adminListConversations', { token: admin.token, query })).body;
      expect(items).toMatchObject([{ customerId: null, channel: 'form', status: 'open' }]);
    },
  },
];
