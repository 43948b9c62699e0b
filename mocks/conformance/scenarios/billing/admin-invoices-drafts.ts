import { expect } from 'vitest';
import { toCents } from '../../../../contract/rules/money.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const line = (description: string, values: object = {}) => ({
  description,
  quantity: 1,
  unit: '',
  unitPrice: 100,
  discount: 0,
  taxName: 'VAT',
  taxPercent: 15,
  ...values,
});

const recipient = {
  customerId: null as string | null,
  name: ' Padma Foods Ltd. ',
  email: 'accounts@padma.example',
  address: '12 Padma Road',
  country: 'BD',
  taxNumber: '',
  language: 'bn' as const,
};
const lines = [
  line('Logo', { quantity: 2.5, unit: 'hours', unitPrice: 40, discount: 10 }),
  line('Domain', { unitPrice: 50, taxName: '', taxPercent: 0 }),
];
const content = { recipient, lines, note: 'Thank you.', purchaseOrder: '', dueDays: 0 };

export const adminInvoiceDraftsScenarios: Scenario[] = [
  {
    name: 'an invoice is drafted, sent once, credited in parts and written again as a copy',
    async run(client) {
      const { token } = await demoAdmin(client);
      const created = await client.call('adminCreateInvoiceDraft', { token, body: {} });
      expect(created).toMatchObject({
        status: 201,
        body: { lines: [{ description: '', quantity: 1, unitPrice: 0 }], total: 0, version: 1, invoice_id: null },
      });
      const params = { id: created.body.id };
      const incomplete = await client.call('adminSendInvoiceDraft', { token, params, body: { version: 1 } });
      expect(incomplete).toMatchObject({ status: 400, message: 'Please enter a name' });
      const saved = await client.call('adminSaveInvoiceDraft', { token, params, body: { ...content, version: 1 } });
      expect(saved.body).toMatchObject({
        recipient: { name: 'Padma Foods Ltd.' },
        net: 140,
        tax: 13.5,
        total: 153.5,
        version: 2,
      });
      const stale = await client.call('adminSaveInvoiceDraft', { token, params, body: { ...content, version: 1 } });
      expect(stale.status).toBe(409);
      const tooLarge = { ...content, lines: [line('Logo', { discount: 200 })], version: 2 };
      const refused = await client.call('adminSaveInvoiceDraft', { token, params, body: tooLarge });
      expect(refused).toMatchObject({ status: 400, message: 'The discount is larger than the line' });
      const listed = await client.call('adminListInvoiceDrafts', { token });
      expect(listed.body.items[0]).toMatchObject({ id: params.id, name: 'Padma Foods Ltd.', total: 153.5 });

      const outdated = await client.call('adminSendInvoiceDraft', { token, params, body: { version: 1 } });
      expect(outdated.status).toBe(409);
      const sent = await client.call('adminSendInvoiceDraft', { token, params, body: { version: 2 } });
      const again = await client.call('adminSendInvoiceDraft', { token, params, body: { version: 2 } });
      expect(again.body.id).toBe(sent.body.id);
      expect(sent.body).toMatchObject({ status: 'sent', total: 153.5, credited: 0, language: 'bn', customerId: null });
      expect(sent.body.items).toMatchObject([
        {
          orderNumber: null,
          note: 'Thank you.',
          net: 140,
          tax: 13.5,
          taxes: [
            { name: 'VAT', percent: 15, net: 90, tax: 13.5 },
            { name: '', percent: 0, net: 50, tax: 0 },
          ],
          lines: [
            { quantity: 2.5, unit: 'hours', unitPrice: 40, discount: 10, total: 103.5 },
            { unit: null, total: 50 },
          ],
        },
      ]);
      expect(
        (await client.call('adminSaveInvoiceDraft', { token, params, body: { ...content, version: 2 } })).status,
      ).toBe(409);
      expect((await client.call('adminDeleteInvoiceDraft', { token, params })).status).toBe(409);

      const invoice = { id: sent.body.id };
      const credit = { amount: 53.5, left: 153.5 };
      const credited = await client.call('adminCreditInvoice', { token, params: invoice, body: credit });
      expect(credited.body).toMatchObject({ credited: 53.5, status: 'sent' });
      expect((await client.call('adminCreditInvoice', { token, params: invoice, body: credit })).status).toBe(409);
      const rest = { amount: 100, left: 100 };
      await client.call('adminCreditInvoice', { token, params: invoice, body: rest });
      const { body } = await client.call('adminGetInvoice', { token, params: invoice });
      expect(body).toMatchObject({ status: 'credited', credited: 153.5 });
      expect(body.items).toHaveLength(3);
      const cents = body.items.map(({ net, tax }) => [toCents(net), toCents(tax)]);
      expect(cents.reduce(([net = 0, tax = 0], [a = 0, b = 0]) => [net + a, tax + b], [0, 0])).toEqual([0, 0]);

      const search = { search: sent.body.number };
      const rows = (await client.call('adminListInvoices', { token, query: search })).body.items;
      expect(rows.find(({ kind }) => kind === 'invoice')).toMatchObject({
        order: null,
        invoice_id: invoice.id,
        status: 'credited',
        customer: { id: null, name: 'Padma Foods Ltd.' },
      });
      const copy = await client.call('adminCreateInvoiceDraft', { token, body: { copyOf: invoice.id } });
      expect(copy.body).toMatchObject({ recipient: { email: recipient.email }, total: 153.5, dueDays: 14 });
      await client.call('adminDeleteInvoiceDraft', { token, params: { id: copy.body.id } });
    },
  },
  {
    name: 'a deleted draft can be restored, and customers are found with their billing details',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: draft } = await client.call('adminCreateInvoiceDraft', { token, body: {} });
      const params = { id: draft.id };
      expect((await client.call('adminDeleteInvoiceDraft', { token, params })).status).toBe(204);
      expect((await client.call('adminGetInvoiceDraft', { token, params })).status).toBe(404);
      expect((await client.call('adminDeleteInvoiceDraft', { token, params })).status).toBe(404);
      expect((await client.call('adminRestoreInvoiceDraft', { token, params })).body.id).toBe(draft.id);
      expect((await client.call('adminGetInvoiceDraft', { token, params })).status).toBe(200);
      await client.call('adminDeleteInvoiceDraft', { token, params });
      const missing = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminRestoreInvoiceDraft', missing)).status).toBe(404);
      expect((await client.call('adminGetInvoice', missing)).status).toBe(404);
      expect((await client.call('adminCreateInvoiceDraft', { token, body: { copyOf: UNKNOWN_ID } })).status).toBe(404);

      const { token: own, user } = await newCustomer(client);
      const details = { name: 'Meghna Textiles', address: '7 Mill Road', country: 'BD', taxNumber: '42' };
      await client.call('saveBillingDetails', { token: own, body: details });
      const found = await client.call('adminListInvoiceRecipients', { token, query: { search: user.email } });
      expect(found.body.items).toMatchObject([{ customerId: user.id, email: user.email, ...details }]);
      const none = await client.call('adminListInvoiceRecipients', { token, query: { search: 'no-such-customer' } });
      expect(none.body.items).toEqual([]);
    },
  },
  {
    name: 'an invoice without an order is paid in parts, and its customer sees what is left',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { token: own, user } = await newCustomer(client);
      const { body: draft } = await client.call('adminCreateInvoiceDraft', { token, body: {} });
      const params = { id: draft.id };
      const body = { ...content, recipient: { ...recipient, customerId: user.id }, dueDays: 7, version: 1 };
      await client.call('adminSaveInvoiceDraft', { token, params, body });
      const { body: sent } = await client.call('adminSendInvoiceDraft', { token, params, body: { version: 2 } });
      const invoice = { id: sent.id };
      const payment = {
        amount: 53.5,
        left: 153.5,
        paidOn: '2026-01-05',
        method: 'mobile' as const,
        reference: ' 9GX41K ',
      };
      const partly = await client.call('adminRecordInvoicePayment', { token, params: invoice, body: payment });
      expect(partly.body).toMatchObject({
        status: 'partly_paid',
        paid: 53.5,
        left: 100,
        payments: [{ amount: 53.5, method: 'mobile', reference: '9GX41K', paidOn: '2026-01-05' }],
      });
      const again = await client.call('adminRecordInvoicePayment', { token, params: invoice, body: payment });
      expect(again.status).toBe(409);
      const tomorrow = { ...payment, left: 100, amount: 1, paidOn: '2199-01-01' };
      const future = await client.call('adminRecordInvoicePayment', { token, params: invoice, body: tomorrow });
      expect(future).toMatchObject({ status: 400, message: 'Please enter a day that is not in the future' });
      expect((await client.call('listOwnInvoices', { token: own })).body.items).toMatchObject([
        { id: sent.id, number: sent.number, status: 'partly_paid', total: 153.5, left: 100, currency: 'USD' },
      ]);
      const unpaid = async (due: 'open' | 'overdue') => {
        const { body } = await client.call('adminListInvoices', { token, query: { due, search: sent.number } });
        return body.items.map(({ id }) => id);
      };
      expect([await unpaid('open'), await unpaid('overdue')]).toEqual([[sent.id], []]);
      const rest = { ...payment, amount: 100, left: 100 };
      const paid = await client.call('adminRecordInvoicePayment', { token, params: invoice, body: rest });
      expect(paid.body).toMatchObject({ status: 'paid', left: 0 });
      expect((await client.call('getInvoicePdf', { token: own, params: invoice })).status).toBe(200);
      const missing = { token, params: { id: UNKNOWN_ID }, body: rest };
      expect((await client.call('adminRecordInvoicePayment', missing)).status).toBe(404);
    },
  },
  {
    name: 'withheld tax counts as paid with or without its certificate, and a payment by mistake is reversed',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: draft } = await client.call('adminCreateInvoiceDraft', { token, body: {} });
      const body = { ...content, dueDays: 7, version: 1 };
      await client.call('adminSaveInvoiceDraft', { token, params: { id: draft.id }, body });
      const sending = { token, params: { id: draft.id }, body: { version: 2 } };
      const { body: sent } = await client.call('adminSendInvoiceDraft', sending);
      const params = { id: sent.id };
      const money = { paidOn: '2026-01-05', method: 'bank' as const, reference: 'TX-7' };
      const record = (input: object) =>
        client.call('adminRecordInvoicePayment', {
          token,
          params,
          body: { ...money, amount: 0, left: 153.5, ...input },
        });

      expect((await record({})).status).toBe(400);
      const vds = { kind: 'vds' as const, amount: 13.5 };
      const later = { number: 'M-1', issuedOn: '2199-01-01' };
      expect((await record({ withheld: { ...vds, certificate: later } })).status).toBe(400);
      expect((await record({ amount: 140.01, withheld: vds })).status).toBe(409);
      // 140 arrive and 13.50 are withheld: together the total of 153.50.
      const paid = await record({ amount: 140, withheld: vds });
      expect(paid.body).toMatchObject({ status: 'paid', paid: 153.5, withheld: 13.5, left: 0 });
      expect(paid.body.payments).toMatchObject([
        { amount: 140, method: 'bank', withheld: null, corrected: false },
        { amount: 13.5, method: 'withheld', withheld: { kind: 'vds', certificate: null } },
      ]);
      const [first, second] = paid.body.payments.map(({ id }) => ({ id: sent.id, payment: id }));
      if (!first || !second) throw new Error('Two rows were expected');

      const certificate = { number: ' Mushak-6.6-118 ', issuedOn: '2026-01-20' };
      const certify = (row: typeof first, input = certificate) =>
        client.call('adminAddTaxCertificate', { token, params: row, body: input });
      expect((await certify(second, later)).status).toBe(400);
      expect((await certify(first)).status).toBe(409);
      expect((await certify({ ...second, payment: UNKNOWN_ID })).status).toBe(404);
      expect((await certify(second)).body.payments[1]?.withheld?.certificate).toEqual({
        number: 'Mushak-6.6-118',
        issuedOn: '2026-01-20',
      });

      const correct = (row: typeof first) =>
        client.call('adminCorrectInvoicePayment', { token, params: row, body: { reason: ' Another invoice ' } });
      expect((await correct({ ...first, payment: UNKNOWN_ID })).status).toBe(404);
      const corrected = await correct(first);
      expect(corrected.body).toMatchObject({ status: 'partly_paid', paid: 13.5, withheld: 13.5, left: 140 });
      expect(corrected.body.payments).toMatchObject([
        { amount: 140, corrected: true },
        { amount: 13.5 },
        { amount: -140, corrects: first.payment, reason: 'Another invoice', method: 'bank', returned: false },
      ]);
      expect((await correct(first)).status).toBe(409);
      const counter = { ...first, payment: corrected.body.payments[2]?.id ?? '' };
      expect((await correct(counter)).status).toBe(409);

      const access = new URL(sent.link).hash.slice(1);
      const linked = await client.call('getLinkedInvoice', { headers: { 'x-invoice-token': access } });
      expect(linked.body.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['payment', 140],
        ['withheld', 13.5],
        ['correction', -140],
      ]);

      const file = await client.call('adminExportInvoicePayments', { token, query: { month: '2026-01' } });
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="invoice-payments-2026-01.csv"');
      const text = new TextDecoder().decode(file.body as unknown as ArrayBuffer);
      const rows = text.split('\r\n').filter((row) => row.includes(sent.number));
      expect(rows.map((row) => row.split(',').slice(4, 8))).toEqual([
        ['bank', 'TX-7', 'USD', '140.00'],
        ['vds', '', 'USD', '13.50'],
        ['bank', 'TX-7', 'USD', '-140.00'],
      ]);
      expect((await client.call('adminExportInvoicePayments', { token, query: { month: '2026-13' } })).status).toBe(
        400,
      );
      const { body: vat } = await client.call('adminGetVatReturn', { token, query: { month: '2026-01' } });
      expect(vat.month).toBe('2026-01');
      expect(vat.withheld.find(({ currency }) => currency === 'USD')?.amount).toBeGreaterThanOrEqual(13.5);
      expect((await client.call('adminGetVatReturn', { token, query: { month: '2026-13' } })).status).toBe(400);
    },
  },
];
