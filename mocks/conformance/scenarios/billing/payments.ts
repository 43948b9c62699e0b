import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

/** Switches manual transfers on or off; both sides start with them off. */
export const offerTransfers = async (client: Client, manualEnabled = true) => {
  const { token } = await demoAdmin(client);
  const { body } = await client.call('adminGetPaymentSettings', { token, expected: 200 });
  const texts = { manualTitle: 'bKash', manualInstructions: 'Send the amount to 01700-000000.' };
  await client.call('adminUpdatePaymentSettings', {
    token,
    body: { ...texts, manualEnabled, version: body.version },
    expected: 200,
  });
  return token;
};

export const paymentsScenarios: Scenario[] = [
  {
    name: 'a top-up by transfer waits for its reference, and is visible to no other user',
    async run(client) {
      const { token } = await newCustomer(client);
      const methods = await client.call('listPaymentMethods', { token });
      expect(methods.body).toMatchObject({ items: [{ provider: 'demo', title: 'Demo' }] });
      expect((await client.call('addFunds', { token, body: { amount: 5, provider: 'manual' } })).status).toBe(400);
      await offerTransfers(client);
      const added = await client.call('addFunds', { token, body: { amount: 25, provider: 'manual' } });
      expect(added.body).toMatchObject({ balance: 0, payment: { status: 'pending', waiting: false, title: 'bKash' } });
      const params = { id: added.body.payment?.id ?? '' };
      expect((await client.call('getPayment', { token, params })).body).toEqual(added.body.payment);
      const number = `TX-${params.id.slice(0, 8)}`;
      const reported = await client.call('reportTransfer', { token, params, body: { number } });
      expect(reported.body).toMatchObject({ waiting: true, transferNumber: number });
      const second = await client.call('addFunds', { token, body: { amount: 25, provider: 'manual' } });
      const other = { id: second.body.payment?.id ?? '' };
      const duplicateReply = await client.call('reportTransfer', { token, params: other, body: { number } });
      expect(duplicateReply).toMatchObject({
        status: 409,
        message: 'This transfer reference was already used for another payment',
      });
      const stranger = (await newCustomer(client)).token;
      expect((await client.call('getPayment', { token: stranger, params })).status).toBe(404);
      expect((await client.call('reportTransfer', { token: stranger, params, body: { number } })).status).toBe(404);
      await offerTransfers(client, false);
    },
  },
  {
    name: 'payments require a session and a valid request',
    async run(client) {
      const { token } = await newCustomer(client);
      const params = { id: UNKNOWN_ID };
      expect((await client.call('listPaymentMethods')).status).toBe(200);
      const report = async (options: object) => (await client.call('reportTransfer', { params, ...options })).status;
      expect(await report({ token, body: { number: ' ' } })).toBe(400);
    },
  },
];
