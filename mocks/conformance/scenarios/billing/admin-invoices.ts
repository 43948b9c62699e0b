import { expect } from 'vitest';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

export const adminInvoicesScenarios: Scenario[] = [
  {
    name: 'tax by country is on the invoice, a refund credits it, and a month can be exported',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: before } = await client.call('adminGetInvoiceSettings', { token });
      const rates = [
        { country: 'BD', name: 'VAT', percent: 15 },
        { country: '', name: 'Tax', percent: 5 },
      ];
      const body = { ...before, sellerName: ' Nodi Ltd. ', taxNumber: '123456789-0123', rates };
      const saved = await client.call('adminUpdateInvoiceSettings', { token, body });
      expect(saved.body).toEqual({ ...body, sellerName: 'Nodi Ltd.', version: before.version + 1 });
      expect((await client.call('adminUpdateInvoiceSettings', { token, body })).status).toBe(409);
      const twice = { ...saved.body, rates: [rates[0], rates[0]] };
      const refused = await client.call('adminUpdateInvoiceSettings', { token, body: twice });
      expect(refused).toMatchObject({ status: 400, message: 'Each country can have only one rate' });

      const { token: own } = await newCustomer(client);
      const details = { name: '', address: '', country: 'BD', taxNumber: '' };
      await client.call('saveBillingDetails', { token: own, body: details });
      await client.call('addFunds', { token: own, body: { amount: 20 } });
      const { pricing } = (await client.call('getProduct', { params: { id: '1' } })).body;
      const tier = pricing.find(({ price }) => price > 0)?.name;
      const order = (await client.call('createOrder', { token: own, body: { product_id: 1, tier } })).body;
      const params = { id: order.id };
      const refund = { from: 'completed', status: 'refunded' };
      await client.call('adminSetOrderStatus', { token, params, body: refund });
      const { items } = (await client.call('adminListOrderInvoices', { token, params })).body;
      expect(items).toMatchObject([
        { kind: 'invoice', taxName: 'VAT', taxPercent: 15, net: 8.69, tax: 1.3, total: 9.99, mushak: true },
        { kind: 'credit_note', refersTo: items[0]?.number, net: -8.69, tax: -1.3, total: -9.99 },
      ]);
      expect((await client.call('adminListOrderInvoices', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      const paper = { id: items[1]?.id ?? '' };
      const drawn = await client.call('adminGetInvoicePdf', { token, params: paper });
      expect(drawn.headers.get('content-disposition')).toBe(`attachment; filename="${items[1]?.number}.pdf"`);
      const written = await client.call('adminGetInvoicePdf', { token, params: paper, query: { format: 'xml' } });
      expect(written.headers.get('content-type')).toBe('application/xml');
      const eInvoice = new TextDecoder().decode(written.body as unknown as ArrayBuffer);
      expect(eInvoice).toContain('<ram:TypeCode>381</ram:TypeCode>');
      expect(eInvoice).toContain('<ram:GrandTotalAmount>9.99</ram:GrandTotalAmount>');
      expect((await client.call('adminGetInvoicePdf', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      const { time_zone } = (await client.call('adminGetMailSettings', { token })).body;
      const month = toBusinessTime(new Date(), time_zone).day.slice(0, 7);
      const file = await client.call('adminExportInvoices', { token, query: { month } });
      const text = new TextDecoder().decode(file.body as unknown as ArrayBuffer);
      expect(text).toContain(`${items[1]?.number},credit_note,${items[0]?.number},`);
      expect((await client.call('adminExportInvoices', { token, query: { month: '2026-13' } })).status).toBe(400);
      const original = { ...before, version: saved.body.version };
      await client.call('adminUpdateInvoiceSettings', { token, body: original });
    },
  },
  {
    name: 'invoices and credit notes are listed, filtered and exported, with what is left of their amounts',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { token: own, user } = await newCustomer(client);
      await client.call('addFunds', { token: own, body: { amount: 40 } });
      const { pricing } = (await client.call('getProduct', { params: { id: '1' } })).body;
      const tier = pricing.find(({ price }) => price > 0)?.name;
      const kept = (await client.call('createOrder', { token: own, body: { product_id: 1, tier } })).body;
      const returned = (await client.call('createOrder', { token: own, body: { product_id: 1, tier, again: true } }))
        .body;
      const refund = { from: 'completed', status: 'refunded' };
      await client.call('adminSetOrderStatus', { token, params: { id: returned.id }, body: refund });

      const { time_zone } = (await client.call('adminGetMailSettings', { token })).body;
      const month = toBusinessTime(new Date(), time_zone).day.slice(0, 7);
      const query = { search: user.email, month, currency: 'USD' };
      const { body } = await client.call('adminListInvoices', { token, query });
      expect(body).toMatchObject({
        total: 3,
        page: 1,
        limit: 20,
        counts: { invoice: 2, credit_note: 1 },
        sums: [{ currency: 'USD', amount: 9.99 }],
        currencies: ['USD'],
      });
      const order = ({ id, number }: typeof kept) => ({ id, number });
      const customer = { id: user.id, name: user.name, email: user.email };
      const [note] = (await client.call('adminListInvoices', { token, query: { ...query, kind: 'credit_note' } })).body
        .items;
      const { items } = (
        await client.call('adminListInvoices', { token, query: { ...query, kind: 'invoice', sort: 'number' } })
      ).body;
      expect(items).toMatchObject([
        { kind: 'invoice', customer, order: order(kept), total: 9.99, currency: 'USD', status: 'paid', refersTo: null },
        { kind: 'invoice', customer, order: order(returned), total: 9.99, status: 'credited' },
      ]);
      expect(note).toMatchObject({
        customer,
        order: order(returned),
        refersTo: items[1]?.number,
        total: -9.99,
        status: 'issued',
      });
      for (const search of [(note?.number ?? '').toLowerCase(), `#${returned.number} ${user.email}`]) {
        const found = await client.call('adminListInvoices', { token, query: { search } });
        expect(found.body.items.map(({ number }) => number)).toContain(note?.number);
      }
      const unknown = await client.call('adminListInvoices', {
        token,
        query: { ...query, search: 'no-such-customer' },
      });
      expect(unknown.body).toMatchObject({ items: [], total: 0, sums: [], counts: { invoice: 0, credit_note: 0 } });
      expect((await client.call('adminListInvoices', { token, query: { month: '2026-00' } })).status).toBe(400);
      const file = await client.call('adminExportInvoices', { token, query: { search: user.email } });
      const lines = new TextDecoder()
        .decode(file.body as unknown as ArrayBuffer)
        .trim()
        .split('\r\n');
      expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
        ...items.map(({ number }) => number),
        note?.number,
      ]);
    },
  },
  {
    name: 'prices exclude tax: the buyer’s country adds its own, and the price paid is the price shown',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: before } = await client.call('adminGetInvoiceSettings', { token });
      const rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
      const body = { ...before, rates, pricesIncludeTax: false };
      const saved = await client.call('adminUpdateInvoiceSettings', { token, body });
      expect((await client.call('getSite', {})).body.pricesIncludeTax).toBe(false);

      const { token: own } = await newCustomer(client);
      const details = { name: '', address: '', country: 'BD', taxNumber: '' };
      await client.call('saveBillingDetails', { token: own, body: details });
      await client.call('addFunds', { token: own, body: { amount: 20 } });
      const { pricing } = (await client.call('getProduct', { params: { id: '1' } })).body;
      const orderInput = { product_id: 1, tier: pricing.find(({ price }) => price > 0)?.name ?? '' };
      const quoted = { price: 9.99, discount: 0, tax: 1.5, total: 11.49, taxName: 'VAT', taxIncluded: false };
      expect((await client.call('quoteOrder', { token: own, body: orderInput })).body).toMatchObject(quoted);
      const asGuest = { ...orderInput, country: 'BD' };
      expect((await client.call('quoteGuestOrder', { body: asGuest })).body).toMatchObject(quoted);
      const cheaper = await client.call('createOrder', { token: own, body: { ...orderInput, total: 9.99 } });
      expect(cheaper).toMatchObject({ status: 409, message: 'The price has changed. Please check it again.' });
      const order = (await client.call('createOrder', { token: own, body: { ...orderInput, total: 11.49 } })).body;
      const { items } = (await client.call('adminListOrderInvoices', { token, params: { id: order.id } })).body;
      expect(items).toMatchObject([{ net: 9.99, tax: 1.5, total: 11.49 }]);
      const original = { ...before, pricesIncludeTax: true, version: saved.body.version };
      await client.call('adminUpdateInvoiceSettings', { token, body: original });
    },
  },
  {
    name: 'paid plans are not sold to an unknown country while there is tax; the country is requested once and stored',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { token: own } = await newCustomer(client);
      await client.call('addFunds', { token: own, body: { amount: 40 } });
      const { pricing } = (await client.call('getProduct', { params: { id: '1' } })).body;
      const orderInput = { product_id: 1, tier: pricing.find(({ price }) => price > 0)?.name ?? '' };
      const untaxed = (await client.call('createOrder', { token: own, body: orderInput })).body;
      const missing = await client.call('adminListInvoicesWithoutCountry', { token });
      expect(missing.body.items.map(({ orderId }) => orderId)).toContain(untaxed.id);

      const { body: before } = await client.call('adminGetInvoiceSettings', { token });
      const rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
      const taxed = { ...before, sellerCountry: 'BD', rates };
      const saved = await client.call('adminUpdateInvoiceSettings', { token, body: taxed });
      expect(saved.body.sellerCountry).toBe('BD');
      const refused = await client.call('createOrder', { token: own, body: orderInput });
      expect(refused).toMatchObject({ status: 400, message: 'Please choose your country' });
      const expectedTax = { country: 'BD', countryAsked: true, taxPercent: 15 };
      expect((await client.call('quoteOrder', { token: own, body: orderInput })).body).toMatchObject(expectedTax);
      expect((await client.call('quoteGuestOrder', { body: orderInput })).body).toMatchObject(expectedTax);
      const abroad = { token: own, body: { ...orderInput, country: 'DE' } };
      expect((await client.call('quoteOrder', abroad)).body).toMatchObject({ country: 'DE', tax: 0 });
      const order = (
        await client.call('createOrder', { token: own, body: { ...orderInput, country: 'BD', again: true } })
      ).body;
      const { items } = (await client.call('adminListOrderInvoices', { token, params: { id: order.id } })).body;
      expect(items).toMatchObject([{ buyer: { country: 'BD' }, seller: { country: 'BD' }, tax: 1.3, total: 9.99 }]);
      expect((await client.call('getBillingDetails', { token: own })).body.country).toBe('BD');
      expect((await client.call('quoteOrder', abroad)).body).toMatchObject({ country: 'BD', countryAsked: false });
      const offers = { params: { id: order.download_id ?? '' }, query: { country: 'DE' } };
      expect((await client.call('listPlanOffers', { token: own, ...offers })).body).toMatchObject({
        country: 'BD',
        countryAsked: false,
      });
      const original = { ...before, sellerCountry: '', version: saved.body.version };
      await client.call('adminUpdateInvoiceSettings', { token, body: original });
    },
  },
];
