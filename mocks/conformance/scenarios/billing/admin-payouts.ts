import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const BKASH = { method: 'bkash', holder: 'Nadia Rahman', number: '01712345678' };

const withdrawn = async (client: Client) => {
  const customer = await newCustomer(client);
  const { token } = customer;
  await client.call('addFunds', { token, body: { amount: 100 } });
  await client.call('withdrawFunds', { token, body: { amount: 40 } });
  const [payout] = (await client.call('listPayouts', { token })).body.items;
  return { ...customer, reference: payout?.reference ?? '', params: { id: payout?.id ?? '' } };
};

export const adminPayoutsScenarios: Scenario[] = [
  {
    name: 'a payout is found, approved and paid, and the customer is notified',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { token: own, user, email, params, reference } = await withdrawn(client);
      const approve = { from: 'requested', status: 'approved' };
      const early = await client.call('adminSetPayoutStatus', { token, params, body: approve });
      expect(early).toMatchObject({ status: 409, message: 'The customer has not added a payout account yet' });
      await client.call('savePayoutAccount', { token: own, body: BKASH });
      const row = { id: params.id, reference, amount: 40, status: 'requested', account: BKASH };
      for (const search of [reference.slice(0, 8), email.toUpperCase()]) {
        const searchReply = await client.call('adminListPayouts', { token, query: { search, status: 'requested' } });
        expect(searchReply.body.items).toContainEqual(
          expect.objectContaining({ id: params.id, customer: { id: user.id, name: user.name, email } }),
        );
        expect(searchReply.body.counts?.requested).toBe(searchReply.body.total);
        const amount = searchReply.body.items.reduce((sum, item) => sum + item.amount, 0);
        expect(searchReply.body.sums).toEqual([{ currency: 'USD', amount }]);
      }
      const detail = await client.call('adminGetPayout', { token, params });
      expect(detail.body).toMatchObject({ ...row, next: ['approved', 'paid', 'refused'] });
      const other = { ...approve, account_number: '01898765432' };
      expect(await client.call('adminSetPayoutStatus', { token, params, body: other })).toMatchObject({
        status: 409,
        message: 'The customer has since changed the payout account. Please check it again.',
      });
      const approval = { ...approve, account_number: BKASH.number };
      const approved = await client.call('adminSetPayoutStatus', { token, params, body: approval });
      expect(approved.body).toMatchObject({ status: 'approved', next: ['paid', 'refused'] });
      const late = await client.call('cancelPayout', { token: own, params });
      expect(late).toMatchObject({ status: 409, message: 'This withdrawal can no longer be cancelled' });
      const pay = { from: 'approved', status: 'paid', paid_reference: ' BKX7Q2M1 ' };
      const paid = await client.call('adminSetPayoutStatus', { token, params, body: pay });
      expect(paid.body).toMatchObject({ status: 'paid', paid_reference: 'BKX7Q2M1', next: [] });
      expect((await client.call('adminSetPayoutStatus', { token, params, body: pay })).status).toBe(409);
      expect((await client.call('getWalletBalance', { token: own })).body.balance).toBe(60);
      const notificationItems = (await client.call('listNotifications', { token: own })).body.items;
      expect(notificationItems.map(({ title }) => title)).toEqual(
        expect.arrayContaining(['Withdrawal paid', 'Withdrawal approved']),
      );
      const [change] = (await client.call('adminListActivity', { token, query: { search: reference } })).body.items;
      expect(change).toMatchObject({ action: 'payout.pay', label: `Payout ${reference}` });
    },
  },
  {
    name: 'a declined payout returns the money once; missing fields are named',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { token: own, params } = await withdrawn(client);
      const decide = (body: object) => client.call('adminSetPayoutStatus', { token, params, body });
      expect(await decide({ from: 'requested', status: 'paid' })).toMatchObject({
        status: 400,
        message: 'Please enter the transfer reference',
      });
      const silent = await decide({ from: 'requested', status: 'refused', reason: ' ' });
      expect(silent).toMatchObject({ status: 400, message: 'Please enter a reason' });
      expect((await decide({ from: 'requested', status: 'cancelled' })).status).toBe(409);
      const refuse = { from: 'requested', status: 'refused', reason: 'Wrong name' };
      expect((await decide(refuse)).body).toMatchObject({ status: 'refused', reason: 'Wrong name', next: [] });
      expect((await decide(refuse)).status).toBe(409);
      expect((await client.call('getWalletBalance', { token: own })).body.balance).toBe(100);
      const [mine] = (await client.call('listPayouts', { token: own })).body.items;
      expect(mine).toMatchObject({ status: 'refused', reason: 'Wrong name' });
      const unknown = { id: UNKNOWN_ID };
      expect((await client.call('adminGetPayout', { token, params: unknown })).status).toBe(404);
      expect((await client.call('adminSetPayoutStatus', { token, params: unknown, body: refuse })).status).toBe(404);
      expect((await client.call('adminListPayouts', { token, query: { page: 0 } })).status).toBe(400);
    },
  },
];
