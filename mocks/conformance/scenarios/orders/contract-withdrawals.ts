import { expect } from 'vitest';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { createOrderInput } from './guest-orders.ts';

export const contractWithdrawalsScenarios: Scenario[] = [
  {
    name: 'a buyer in the European Union withdraws without an account, and the studio closes it',
    async run(client) {
      const abroad = { ...(await createOrderInput(client)), country: 'DE' };
      const refused = await client.call('createGuestOrder', { body: abroad });
      expect(refused).toMatchObject({ status: 400, body: { details: [{ field: 'withdrawal_consent' }] } });
      const input = { ...abroad, withdrawal_consent: 1 };
      const { token, order } = (await client.call('createGuestOrder', { body: input, expected: 201 })).body;
      const { id, number, withdrawal } = order.order;
      // Delivered with the buyer's consent, so the right has ended; a statement is recorded all the same.
      expect(withdrawal).toMatchObject({ basis: 'waived', until: null, received_at: null });
      expect(withdrawal.consented_at).toEqual(expect.any(String));
      const body = { name: input.name, order: `#${number}`, email: input.email };
      const first = await client.call('withdrawFromContract', { body, expected: 202 });
      const again = await client.call('withdrawFromContract', { body, expected: 202 });
      const other = await client.call('withdrawFromContract', { body: { ...body, email: `x${input.email}` } });
      expect([again.message, other.message, other.status]).toEqual([first.message, first.message, 202]);

      const headers = { 'x-order-token': token };
      const own = await client.call('getGuestOrder', { headers, expected: 200 });
      expect(own.body.order.withdrawal.received_at).toEqual(expect.any(String));
      const admin = await demoAdmin(client);
      const params = { id };
      const read = await client.call('adminGetOrder', { token: admin.token, params, expected: 200 });
      expect(read.body.withdrawal).toMatchObject({
        basis: 'waived',
        country: 'DE',
        consent_wording: 1,
        statement: { name: input.name, email: input.email, open: true },
      });
      expect(read.body.buyerPlace).toMatchObject({ billing: 'DE', network: null });
      const overview = (await client.call('adminGetOverview', { token: admin.token, expected: 200 })).body;
      expect(overview.contractWithdrawals?.total).toBeGreaterThanOrEqual(1);
      for (let count = 0; count < 2; count += 1) {
        await client.call('adminCloseContractWithdrawal', { token: admin.token, params, expected: 204 });
        const closed = await client.call('adminGetOrder', { token: admin.token, params, expected: 200 });
        expect(closed.body.withdrawal.statement).toMatchObject({ open: false });
      }
      const unknown = { token: admin.token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminCloseContractWithdrawal', unknown)).status).toBe(404);
    },
  },
  {
    name: 'a statement without an order is answered alike and becomes a conversation',
    async run(client) {
      const email = `withdraws-${Date.now().toString(36)}@example.com`;
      const body = { name: 'Nadia Rahman', order: 'the calendar of May', email };
      await client.call('withdrawFromContract', { body, expected: 202 });
      await client.call('withdrawFromContract', { body, expected: 202 });
      const { token } = await demoAdmin(client);
      const query = { search: email } as const;
      const { items } = (await client.call('adminListConversations', { token, query, expected: 200 })).body;
      expect(items).toMatchObject([{ email, subject: 'Withdrawal from contract: the calendar of May' }]);
      for (const wrong of [{ name: 'a\nb' }, { order: 'a\nb' }, { order: ' ' }])
        expect((await client.call('withdrawFromContract', { body: { ...body, ...wrong } })).status).toBe(400);
    },
  },
];
