import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';
import { COURSE } from './cart.ts';

export const purchaseOrdersScenarios: Scenario[] = [
  {
    name: 'an organisation gives its own number of a purchase',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const { token } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 100 } });
      const number = `PO ${crypto.randomUUID()}`;
      const body = { ...COURSE, purchaseOrder: ` ${number} ` };
      const order = (await client.call('createOrder', { token, body, expected: 201 })).body;
      expect(order.purchaseOrder).toBe(number);
      const query = { search: number };
      const listed = (await client.call('adminListOrders', { token: admin, query, expected: 200 })).body;
      expect(listed.items).toMatchObject([{ id: order.id, purchaseOrder: number }]);
      const invoices = (await client.call('adminListInvoices', { token: admin, query, expected: 200 })).body;
      expect(invoices.items).toMatchObject([{ order: { id: order.id } }]);
      const params = { id: order.id };
      const [invoice] = (await client.call('listOrderInvoices', { token, params, expected: 200 })).body.items;
      expect(invoice?.purchaseOrder).toBe(number);
    },
  },
];
