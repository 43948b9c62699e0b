import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const BKASH = { method: 'bkash', holder: 'Nadia Rahman', number: '+880 1712-345678' };

/** A new customer with $100 who has withdrawn $40. */
const withdrawn = async (client: Client) => {
  const customer = await newCustomer(client);
  const { token } = customer;
  await client.call('addFunds', { token, body: { amount: 100 } });
  await client.call('withdrawFunds', { token, body: { amount: 40 } });
  const { items } = (await client.call('listPayouts', { token })).body;
  return { ...customer, params: { id: items[0]?.id ?? '' } };
};

export const payoutsScenarios: Scenario[] = [
  {
    name: 'a withdrawal is a payout that can be cancelled until it is reviewed',
    async run(client) {
      const { token, params } = await withdrawn(client);
      const { body } = await client.call('listPayouts', { token });
      expect(body).toMatchObject({ total: 1, page: 1, limit: 12 });
      expect(body.items[0]).toMatchObject({
        amount: 40,
        currency: 'USD',
        status: 'requested',
        account: null,
        paid_reference: null,
        reason: null,
      });
      const [movement] = (await client.call('listTransactions', { token })).body.items;
      expect(movement).toMatchObject({ type: 'withdrawal', reference: body.items[0]?.reference });
      const other = await newCustomer(client);
      expect((await client.call('cancelPayout', { token: other.token, params })).status).toBe(404);
      expect((await client.call('cancelPayout', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      for (const round of [1, 2]) {
        const cancelled = await client.call('cancelPayout', { token, params });
        expect(cancelled, `round ${round}`).toMatchObject({ status: 200, body: { status: 'cancelled' } });
      }
      expect((await client.call('getWalletBalance', { token })).body.balance).toBe(100);
      const [back] = (await client.call('listTransactions', { token })).body.items;
      expect(back).toMatchObject({
        type: 'adjustment',
        amount: 40,
        reference: `Returned ${body.items[0]?.reference}`,
      });
      const [news] = (await client.call('listNotifications', { token })).body.items;
      expect(news).toMatchObject({ title: 'Withdrawal cancelled', text: '$40.00 is back in your wallet.' });
    },
  },
  {
    name: 'the payout account is normalised and applies to requested payouts',
    async run(client) {
      const { token } = await withdrawn(client);
      expect((await client.call('getPayoutAccount', { token })).body).toEqual({ account: null });
      const account = {
        ...BKASH,
        number: '01712345678',
        bank_name: null,
        branch: null,
        routing_number: null,
      };
      const saved = await client.call('savePayoutAccount', { token, body: BKASH });
      expect(saved).toMatchObject({ status: 200, body: { account } });
      expect((await client.call('getPayoutAccount', { token })).body).toEqual({ account });
      expect((await client.call('listPayouts', { token })).body.items[0]?.account).toEqual(account);
      const refused = await client.call('savePayoutAccount', { token, body: { ...BKASH, number: '123' } });
      expect(refused).toMatchObject({ status: 400, message: 'Please enter a mobile number such as 01712345678' });
      const bank = { method: 'bank', holder: 'Nadia', number: '1234567' };
      expect(await client.call('savePayoutAccount', { token, body: bank })).toMatchObject({
        status: 400,
        message: 'Please fill in all fields',
      });
      expect((await client.call('listPayouts', { token, query: { page: 0 } })).status).toBe(400);
    },
  },
];
