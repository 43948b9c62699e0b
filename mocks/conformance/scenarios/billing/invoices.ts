import { expect } from 'vitest';
import { newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const DETAILS = { name: ' Nadia & Co ', address: '12 Padma Road', country: 'DE', taxNumber: 'DE123' };

export const invoicesScenarios: Scenario[] = [
  {
    name: 'a VAT number is checked by its form; VIES is not asked while no tax rate has the reverse charge',
    async run(client) {
      const check = async (country: string, number: string) =>
        (await client.call('checkVatNumber', { body: { country, number } })).body;
      const unknown = { name: null, consultation: null, checked_at: null, untaxed: false };
      expect(await check('DE', '136 695 976')).toEqual({ result: 'unconfirmed', number: 'DE136695976', ...unknown });
      expect(await check('DE', 'DE136695977')).toEqual({ result: 'malformed', number: 'DE136695977', ...unknown });
      expect(await check('BD', '123456789-0123')).toMatchObject({ result: 'elsewhere', number: '123456789-0123' });
      const wrong = { country: 'Germany', number: '1' };
      expect((await client.call('checkVatNumber', { body: wrong })).status).toBe(400);
    },
  },
  {
    name: 'a purchase has an invoice with the billing name',
    async run(client) {
      const { token } = await newCustomer(client);
      const empty = { name: '', address: '', country: '', taxNumber: '' };
      expect((await client.call('getBillingDetails', { token })).body).toEqual(empty);
      const saved = await client.call('saveBillingDetails', { token, body: DETAILS });
      expect(saved).toMatchObject({ status: 200, body: { ...DETAILS, name: 'Nadia & Co' } });
      expect((await client.call('getBillingDetails', { token })).body).toEqual(saved.body);
      const wrong = { ...DETAILS, country: 'Germany' };
      expect((await client.call('saveBillingDetails', { token, body: wrong })).status).toBe(400);
      await client.call('addFunds', { token, body: { amount: 20 } });
      const { pricing } = (await client.call('getProduct', { params: { id: '1' } })).body;
      const tier = pricing.find(({ price }) => price > 0)?.name;
      const order = (await client.call('createOrder', { token, body: { product_id: 1, tier, withdrawal_consent: 1 } }))
        .body;
      const params = { id: order.id };
      const { body } = await client.call('listOrderInvoices', { token, params });
      expect(body.items).toMatchObject([
        {
          kind: 'invoice',
          refersTo: null,
          orderNumber: order.number,
          currency: 'USD',
          total: 9.99,
          buyer: { name: 'Nadia & Co', country: 'DE', taxNumber: 'DE123' },
          lines: [{ quantity: 1, total: 9.99 }],
          payment: { title: 'Wallet', code: null, paid_at: order.created_at },
        },
      ]);
      expect(body.items[0]?.lines[0]).toHaveProperty('until');
      expect(body.items[0]?.number).toMatch(/^\d{4}-\d{5}$/);
      const paper = { id: body.items[0]?.id ?? '' };
      const file = await client.call('getInvoicePdf', { token, params: paper });
      expect(new TextDecoder().decode((file.body as unknown as ArrayBuffer).slice(0, 5))).toBe('%PDF-');
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${body.items[0]?.number}.pdf"`);
      const other = await newCustomer(client);
      expect((await client.call('getInvoicePdf', { token: other.token, params: paper })).status).toBe(404);
      expect((await client.call('getInvoicePdf', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      expect((await client.call('listOrderInvoices', { token: other.token, params })).status).toBe(404);
      expect((await client.call('listOrderInvoices', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
    },
  },
];
