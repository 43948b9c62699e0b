import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { offerTransfers } from './payments.ts';

/** A well-formed but unknown token. */
const FORGED = 'A'.repeat(43);
const opens = (token: string) => ({ headers: { 'x-invoice-token': token } });
const tokenOf = (link: string) => new URL(link).hash.slice(1);

/** Sends an invoice of $115, due in a week. */
const sendInvoice = async (client: Client, token: string, customerId: string | null = null) => {
  const { body: draft } = await client.call('adminCreateInvoiceDraft', { token, body: {} });
  const params = { id: draft.id };
  const body = {
    recipient: {
      customerId,
      name: 'Padma Foods Ltd.',
      email: 'accounts@padma.example',
      address: '',
      country: 'BD',
      taxNumber: '',
      language: 'en' as const,
    },
    // 100 at 15% is 15
    lines: [
      { description: 'Logo', quantity: 1, unit: '', unitPrice: 100, discount: 0, taxName: 'VAT', taxPercent: 15 },
    ],
    note: '',
    purchaseOrder: '',
    dueDays: 7,
    version: draft.version,
  };
  const saved = await client.call('adminSaveInvoiceDraft', { token, params, body, expected: 200 });
  const sending = { version: saved.body.version };
  return (await client.call('adminSendInvoiceDraft', { token, params, body: sending, expected: 200 })).body;
};

export const invoiceLinksScenarios: Scenario[] = [
  {
    name: 'an invoice is opened by its link without a sign-in, and paid once',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { token: own, user } = await newCustomer(client);
      const { id, number, link } = await sendInvoice(client, token, user.id);
      const access = opens(tokenOf(link));
      const { body: open } = await client.call('getLinkedInvoice', { ...access, expected: 200 });
      expect(open).toMatchObject({ number, status: 'sent', total: 115, paid: 0, left: 115, due: 115, payment: null });
      expect(open.items).toMatchObject([{ id, kind: 'invoice' }]);
      expect((await client.call('listOwnInvoices', { token: own })).body.items).toMatchObject([{ id, link }]);
      const pdf = await client.call('getLinkedInvoicePdf', { ...access, params: { id }, expected: 200 });
      expect(pdf.headers.get('content-disposition')).toMatch(/^attachment/);
      expect((await client.call('getLinkedInvoicePdf', { ...access, params: { id: UNKNOWN_ID } })).status).toBe(404);
      // There is no transfer to report.
      const report = { ...access, body: { number: 'TX-12345' } };
      expect((await client.call('reportInvoiceTransfer', report)).status).toBe(409);

      const pay = (amount: number, provider = 'demo') =>
        client.call('payLinkedInvoice', { ...access, body: { provider: provider as 'demo', amount } });
      expect(await pay(100)).toMatchObject({ status: 409 });
      expect((await pay(115, 'manual')).status).toBe(400);
      const { body: paid } = await pay(115);
      expect(paid).toMatchObject({ status: 'paid', paid: 115, left: 0, due: 0 });
      expect(paid.payment).toMatchObject({ purpose: 'invoice', status: 'paid', amount: 115, order: null });
      expect(await pay(115)).toMatchObject({ status: 409, message: 'This invoice is paid' });
      const { body: invoice } = await client.call('adminGetInvoice', { token, params: { id } });
      expect(invoice.payments).toMatchObject([
        { amount: 115, method: 'online', payment_id: paid.payment?.id, returned: false },
      ]);
      const payment = { id: paid.payment?.id ?? '' };
      expect((await client.call('adminGetPayment', { token, params: payment })).body).toMatchObject({
        purpose: 'invoice',
        customer: { id: user.id },
        invoice: { id, number, name: 'Padma Foods Ltd.', email: 'accounts@padma.example' },
        order: null,
      });
      const { items } = (await client.call('listNotifications', { token: own })).body;
      expect(items[0]).toMatchObject({ title: 'Payment received', text: expect.stringContaining(number) });
    },
  },
  {
    name: 'a renewed link ends the old one, and no other token opens an invoice',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { id, link } = await sendInvoice(client, token);
      const renewed = await client.call('adminRenewInvoiceLink', { token, params: { id }, expected: 200 });
      expect(renewed.body.link).not.toBe(link);
      const params = { id };
      const transfer = { number: 'TX-12345' };
      for (const access of [opens(tokenOf(link)), opens(FORGED)]) {
        expect((await client.call('getLinkedInvoice', access)).status).toBe(404);
        expect((await client.call('getLinkedInvoicePdf', { ...access, params })).status).toBe(404);
        const start = { provider: 'demo' as const, amount: 115 };
        expect((await client.call('payLinkedInvoice', { ...access, body: start })).status).toBe(404);
        expect((await client.call('reportInvoiceTransfer', { ...access, body: transfer })).status).toBe(404);
      }
      const access = opens(tokenOf(renewed.body.link));
      expect((await client.call('getLinkedInvoice', access)).status).toBe(200);
      const missing = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminRenewInvoiceLink', missing)).status).toBe(404);
    },
  },
  {
    name: 'a reported transfer waits for the studio, and money above the amount due is declined',
    async run(client) {
      const token = await offerTransfers(client);
      const { id, link } = await sendInvoice(client, token);
      const access = opens(tokenOf(link));
      const pay = (amount: number) =>
        client.call('payLinkedInvoice', { ...access, body: { provider: 'manual', amount } });
      const { body: started } = await pay(115);
      expect(started.payment).toMatchObject({ provider: 'manual', status: 'pending', waiting: false });
      expect(started.payment?.instructions).toEqual(expect.any(String));
      expect((await pay(115)).body.payment?.id).toBe(started.payment?.id);
      const payment = { id: started.payment?.id ?? '' };
      const number = `IN-${payment.id.slice(0, 8)}`;
      const reported = await client.call('reportInvoiceTransfer', { ...access, body: { number }, expected: 200 });
      expect(reported.body).toMatchObject({ left: 115, payment: { waiting: true, transferNumber: number } });
      expect(await pay(115)).toMatchObject({ status: 409, message: 'We are checking a payment of this invoice' });
      const waiting = (await client.call('adminGetPayment', { token, params: payment })).body;
      expect(waiting).toMatchObject({ hold: 'transfer', customer: null, invoice: { id, name: 'Padma Foods Ltd.' } });

      const recorded = { amount: 100, left: 115, paidOn: '2026-01-05', method: 'cash' as const, reference: '' };
      const partly = await client.call('adminRecordInvoicePayment', { token, params: { id }, body: recorded });
      expect(partly.body.left).toBe(15);
      const decide = (body: { decision: 'confirm' | 'refuse'; reason?: string }) =>
        client.call('adminDecidePayment', { token, params: payment, body: { transferNumber: number, ...body } });
      expect((await decide({ decision: 'confirm' })).status).toBe(409);
      const refused = await decide({ decision: 'refuse', reason: 'Paid in cash' });
      expect(refused.body).toMatchObject({ status: 'failed', hold: null });
      const { body: rest } = await client.call('getLinkedInvoice', access);
      expect(rest).toMatchObject({
        status: 'partly_paid',
        due: 15,
        payment: { status: 'failed', reason: 'Paid in cash' },
      });

      const { body: last } = await pay(15);
      const lastId = { id: last.payment?.id ?? '' };
      const other = `${number}-2`;
      await client.call('reportInvoiceTransfer', { ...access, body: { number: other }, expected: 200 });
      const body = { decision: 'confirm' as const, transferNumber: other };
      await client.call('adminDecidePayment', { token, params: lastId, body, expected: 200 });
      const { body: paid } = await client.call('getLinkedInvoice', access);
      expect(paid).toMatchObject({ status: 'paid', paid: 115, left: 0 });
      expect(paid.payments.map(({ amount }) => amount)).toEqual([100, 15]);
      await offerTransfers(client, false);
    },
  },
];
