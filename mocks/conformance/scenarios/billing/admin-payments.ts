import { expect } from 'vitest';
import { newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { offerTransfers } from './payments.ts';

export const adminPaymentsScenarios: Scenario[] = [
  {
    name: 'the owner confirms or declines a transfer, once',
    async run(client) {
      const token = await offerTransfers(client);
      const { token: customer, email } = await newCustomer(client);
      const numberOf = ({ id }: { id: string }) => `N-${id.slice(0, 8)}`;
      const begin = async () => {
        const { body } = await client.call('addFunds', {
          token: customer,
          body: { amount: 25, provider: 'manual' },
          expected: 200,
        });
        const params = { id: body.payment?.id ?? '' };
        await client.call('reportTransfer', {
          token: customer,
          params,
          body: { number: numberOf(params) },
          expected: 200,
        });
        return params;
      };
      const [paid, refused] = [await begin(), await begin()];
      const list = await client.call('adminListPayments', { token, query: { search: email, status: 'waiting' } });
      expect(list.body.items).toMatchObject([{ hold: 'transfer' }, { hold: 'transfer' }]);
      expect(list.body).toMatchObject({ counts: { waiting: 2, pending: 2, paid: 0 }, sums: [{ amount: 0 }] });
      const decide = (params: { id: string }, body: object) =>
        client.call('adminDecidePayment', { token, params, body: { transferNumber: numberOf(params), ...body } });
      expect((await decide(paid, { decision: 'confirm', transferNumber: 'N-0' })).status).toBe(409);
      expect((await decide(paid, { decision: 'confirm' })).body).toMatchObject({ status: 'paid', hold: null });
      expect((await decide(paid, { decision: 'confirm' })).status).toBe(409);
      expect((await decide(refused, { decision: 'refuse' })).status).toBe(400);
      const reason = 'No such transfer';
      expect((await decide(refused, { decision: 'refuse', reason })).body).toMatchObject({ status: 'failed', reason });
      expect((await client.call('getWalletBalance', { token: customer })).body.balance).toBe(25);
      const all = await client.call('adminListPayments', { token, query: { search: email } });
      expect(all.body).toMatchObject({
        counts: { waiting: 0, paid: 1, failed: 1 },
        sums: [{ currency: 'USD', amount: 25 }],
      });
      const { body } = await client.call('adminGetPayment', { token, params: paid });
      expect(body.events.map(({ kind }) => kind)).toEqual(['transfer reported', 'confirmed by the studio']);
      expect((await client.call('adminGetPayment', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      expect((await decide({ id: UNKNOWN_ID }, { decision: 'confirm' })).status).toBe(404);
      await offerTransfers(client, false);
    },
  },
  {
    name: 'payment settings must be complete and not stale',
    async run(client) {
      const token = await offerTransfers(client);
      const { version, connected, currencyFixed } = (await client.call('adminGetPaymentSettings', { token })).body;
      expect(connected).toEqual(['demo']);
      const body = { manualEnabled: true, manualTitle: 'Bank', manualInstructions: 'Account 1', version };
      const save = (fields: object) =>
        client.call('adminUpdatePaymentSettings', { token, body: { ...body, ...fields } });
      expect((await save({ manualTitle: ' ' })).status).toBe(400);
      expect((await save({ manualInstructions: '' })).status).toBe(400);
      expect((await save({ version: version + 7 })).status).toBe(409);
      const fees = [{ provider: 'stripe', percent: 2.9, fixed: 10_000.01 }];
      expect(await save({ fees })).toMatchObject({
        status: 400,
        message: 'At most $10,000.00',
        body: { details: [{ field: 'fees.0.fixed' }] },
      });
      expect((await save({ fees: [0, 1].map(() => ({ ...fees[0], fixed: 0.3 })) })).status).toBe(400);
      // There are payments already, and amounts are in their currency.
      expect(currencyFixed).toBe(true);
      expect((await save({ currency: 'BDT' })).status).toBe(409);
      expect((await save({ currency: 'XXX' })).status).toBe(400);
      await offerTransfers(client, false);
    },
  },
];
