import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';
import { offerTransfers } from '../billing/payments.ts';
import { COURSE } from './cart.ts';

const refused = { status: 400, body: { details: [{ field: 'onInvoice' }] } };

export const ordersOnInvoiceScenarios: Scenario[] = [
  {
    name: 'a customer orders on invoice, and the studio cancels the order with a credit note',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const { token } = await newCustomer(client);
      const body = { ...COURSE, provider: 'manual', onInvoice: true } as const;
      await offerTransfers(client);
      expect(await client.call('createOrder', { token, body })).toMatchObject(refused);
      const settings = async (change: object) => {
        const { body: stored } = await client.call('adminGetPaymentSettings', { token: admin, expected: 200 });
        const { manualTitle, manualInstructions, version } = stored;
        const input = { manualTitle, manualInstructions, manualEnabled: true, version, ...change };
        return client.call('adminUpdatePaymentSettings', { token: admin, body: input });
      };
      const invoice = { days: 14, maximum: 100 };
      expect(await settings({ invoice, manualEnabled: false })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'invoice' }] },
      });
      expect((await settings({ invoice })).body.invoice).toEqual(invoice);
      expect((await client.call('listPaymentMethods', { token })).body.invoice).toEqual(invoice);
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const order = (await client.call('createOrder', { token, body, headers, expected: 201 })).body;
      const { onInvoice: _terms, ...transfer } = body;
      expect((await client.call('createOrder', { token, body: transfer, headers })).status).toBe(409);
      expect(order).toMatchObject({ status: 'pending', dueOn: expect.stringMatching(/^20/), download_id: null });
      const params = { id: order.id };
      const documents = async () =>
        (await client.call('listOrderInvoices', { token, params, expected: 200 })).body.items;
      const [issued] = await documents();
      expect(issued).toMatchObject({ dueOn: order.dueOn, total: order.amount, note: expect.stringContaining('01700') });
      const query = { search: issued?.number ?? '', due: 'open' } as const;
      const listed = await client.call('adminListInvoices', { token: admin, query, expected: 200 });
      expect(listed.body.items).toMatchObject([{ status: 'sent' }]);
      expect((await client.call('adminGetOrder', { token: admin, params })).body.dueOn).toBe(order.dueOn);
      const status = { from: 'pending', status: 'cancelled' } as const;
      await client.call('adminSetOrderStatus', { token: admin, params, body: status, expected: 200 });
      expect((await documents()).map(({ kind, total }) => [kind, total])).toEqual([
        ['invoice', order.amount],
        ['credit_note', -order.amount],
      ]);
      expect((await settings({ invoice: null })).body.invoice).toBeNull();
      await offerTransfers(client, false);
    },
  },
];
