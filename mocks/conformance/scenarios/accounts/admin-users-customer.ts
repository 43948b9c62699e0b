import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

/** A customer who has added $20, bought a plan for $9.99 and written a message about the order. */
const knownCustomer = async (client: Client) => {
  const customer = await newCustomer(client);
  const { token } = customer;
  await client.call('addFunds', { token, body: { amount: 20 } });
  const { pricing } = (await client.call('getProduct', { params: { id: '1' } })).body;
  const tier = pricing.find(({ price }) => price > 0)?.name;
  const order = (await client.call('createOrder', { token, body: { product_id: 1, tier } })).body;
  const question = { subject: 'A question', text: 'Does it run on Linux?', orderId: order.id };
  const { body: conversation } = await client.call('startConversation', { token, body: question, expected: 201 });
  return { ...customer, order, conversation, params: { id: customer.user.id } };
};

export const adminCustomerScenarios: Scenario[] = [
  {
    name: 'a customer is read with orders, payments, wallet, conversations and emails',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { params, user, order, conversation } = await knownCustomer(client);
      const named = { id: order.id, number: order.number, product_name: order.product_name };
      const { body } = await client.call('adminGetCustomer', { token, params, expected: 200 });
      expect(body).toMatchObject({
        id: user.id,
        email: user.email,
        avatar: null,
        account: { id: user.id, status: 'active', version: 1 },
        spent: 9.99,
        wallet: {
          balance: 10.01,
          items: [
            { type: 'purchase', amount: -9.99 },
            { type: 'deposit', amount: 20 },
          ],
        },
        orders: [{ ...named, product_id: 1, status: 'completed', total: 9.99, refunded: 0 }],
        refunds: [],
        conversations: [{ id: conversation.id, subject: 'A question', status: 'open', order: named }],
        notes: [],
        counts: { orders: 1, payments: 1, refunds: 0, conversations: 1 },
      });
      expect(body.payments).toMatchObject([{ purpose: 'top-up', amount: 20, status: 'paid', order: null }]);
      expect(body.counts.mails).toBe(body.mails.length);
      for (const { kind, resendable, status } of body.mails)
        expect(resendable).toBe(kind === 'order-receipt' && status !== 'waiting');
      expect(body.licences).toHaveLength(body.counts.licences);
      expect(body.sessions.open).toBeGreaterThan(0);
      const refund = { amount: 4, to: 'wallet', reason: 'A part was missing', withdraw: false, refunded: 0 };
      await client.call('adminRefundOrder', { token, params: { id: order.id }, body: refund, expected: 201 });
      expect((await client.call('adminGetCustomer', { token, params })).body).toMatchObject({
        spent: 5.99,
        years: [{ spent: 5.99 }],
        orders: [{ refunded: 4 }],
        refunds: [{ order: named, amount: 4, to: 'wallet', status: 'done', reason: 'A part was missing' }],
      });
    },
  },
  {
    name: 'notes about a customer are written, changed once per version and deleted',
    async run(client) {
      const { token, user: admin } = await demoAdmin(client);
      const { user, token: own } = await newCustomer(client);
      const params = { id: user.id };
      const body = { text: ' Prefers email.\r\nTwo computers. ' };
      const { body: note } = await client.call('adminAddCustomerNote', { token, params, body, expected: 201 });
      expect(note).toMatchObject({ text: 'Prefers email.\nTwo computers.', author: admin.name, version: 1 });
      const noteParams = { ...params, note: note.id };
      const change = { text: 'Prefers calls', version: 1 };
      const edited = await client.call('adminUpdateCustomerNote', { token, params: noteParams, body: change });
      expect(edited).toMatchObject({ status: 200, body: { id: note.id, text: 'Prefers calls', version: 2 } });
      const stale = await client.call('adminUpdateCustomerNote', { token, params: noteParams, body: change });
      expect(stale.status).toBe(409);
      const { body: second } = await client.call('adminAddCustomerNote', { token, params, body, expected: 201 });
      const read = await client.call('adminGetCustomer', { token, params });
      expect(read.body.notes).toEqual([second, edited.body]);
      expect((await client.call('adminDeleteCustomerNote', { token, params: noteParams })).status).toBe(204);
      expect((await client.call('adminDeleteCustomerNote', { token, params: noteParams })).status).toBe(404);
      const gone = await client.call('adminUpdateCustomerNote', { token, params: noteParams, body: change });
      expect(gone.status).toBe(404);
      expect((await client.call('adminAddCustomerNote', { token, params, body: { text: ' ' } })).status).toBe(400);
      const unknown = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminGetCustomer', unknown)).status).toBe(404);
      expect((await client.call('adminAddCustomerNote', { ...unknown, body })).status).toBe(404);
      expect((await client.call('adminGetCustomer', { token: own, params })).status).toBe(403);
      expect((await client.call('adminAddCustomerNote', { token: own, params, body })).status).toBe(403);
      expect((await client.call('adminGetCustomer', { params })).status).toBe(401);
    },
  },
];
