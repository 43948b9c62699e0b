import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const line = (description: string, unitPrice: number, tax = { taxName: 'VAT', taxPercent: 15 }) => ({
  description,
  quantity: 1,
  unit: '',
  unitPrice,
  discount: 0,
  ...tax,
});
const NO_TAX = { taxName: '', taxPercent: 0 };

export const adminInvoiceDepositsScenarios: Scenario[] = [
  {
    name: 'a final invoice deducts deposits once, less their credits, and gives them back when it is credited',
    async run(client) {
      const { token } = await demoAdmin(client);
      const email = `deposits-${crypto.randomUUID()}@padma.example`;
      const recipient = {
        customerId: null,
        name: 'Padma Foods Ltd.',
        email,
        address: '',
        country: 'BD',
        taxNumber: '',
        language: 'en' as const,
      };
      const write = async (lines: ReturnType<typeof line>[], deposits: string[] = [], to = email) => {
        const { body: draft } = await client.call('adminCreateInvoiceDraft', { token, body: {} });
        const params = { id: draft.id };
        const content = { recipient: { ...recipient, email: to }, lines, note: '', purchaseOrder: '', dueDays: 7 };
        const body = { ...content, deposits, version: 1 };
        return (await client.call('adminSaveInvoiceDraft', { token, params, body })).body;
      };
      const press = ({ id }: { id: string }, due?: number) =>
        client.call('adminSendInvoiceDraft', {
          token,
          params: { id },
          body: { version: 2, ...(due !== undefined && { due }) },
        });
      const listed = async ({ id }: { id: string }) =>
        (await client.call('adminListInvoiceDeposits', { token, params: { id } })).body.items;
      const credit = (id: string, amount: number, left: number) =>
        client.call('adminCreditInvoice', { token, params: { id }, body: { amount, left } });

      const { body: first } = await press(await write([line('Deposit', 100)]));
      const { body: second } = await press(await write([line('Deposit', 50)], [], email.toUpperCase()));
      await credit(second.id, 11.5, 57.5);
      const own = [line('Website', 190), line('Domain', 50, NO_TAX)];
      const final = await write(own, [first.id, second.id]);
      expect(final).toMatchObject({ deposits: [first.id, second.id], total: 268.5 });
      const items = await listed(final);
      expect(items.map(({ number, total, left }) => [number, total, left]).toSorted()).toEqual(
        [
          [first.number, 115, 115],
          [second.number, 46, 46],
        ].toSorted(),
      );
      expect(items.find(({ id }) => id === second.id)?.taxes).toEqual([{ name: 'VAT', percent: 15, net: 40, tax: 6 }]);
      expect((await press(final, 268.5)).status).toBe(409);
      const { body: sent } = await press(final, 107.5);
      expect(sent).toMatchObject({ total: 107.5, left: 107.5, deductedIn: null });
      expect(sent.items[0]).toMatchObject({
        net: 100,
        tax: 7.5,
        lines: [
          { total: 218.5 },
          { total: 50 },
          { quantity: -1, unitPrice: 100, total: -115, deposit: { id: first.id, number: first.number } },
          { quantity: -1, unitPrice: 40, total: -46, deposit: { id: second.id } },
        ],
      });
      const { body: deducted } = await client.call('adminGetInvoice', { token, params: { id: first.id } });
      expect(deducted.deductedIn).toEqual({ id: sent.id, number: sent.number });

      const again = await write(own, [first.id]);
      expect((await listed(again)).map(({ id }) => id)).toEqual([sent.id]);
      expect(await press(again)).toMatchObject({
        status: 409,
        message: `Invoice ${first.number} has already been deducted`,
      });
      const foreign = await press(await write(own, [first.id], 'other@padma.example'));
      expect(foreign.status).toBe(409);
      await credit(sent.id, 107.5, 107.5);
      const { body: credited } = await client.call('adminGetInvoice', { token, params: { id: sent.id } });
      expect(credited.status).toBe('credited');
      const tooLarge = await press(await write([line('Website', 99)], [first.id]));
      expect(tooLarge).toMatchObject({
        status: 400,
        message: 'The deposits are larger than the lines with their tax rate',
      });
      expect((await press(await write(own, [first.id], 'other@padma.example'))).status).toBe(400);
      const { body: paid } = await press(await write([line('Website', 100)], [first.id]), 0);
      expect(paid).toMatchObject({ total: 0, left: 0, status: 'paid' });
      const copy = await client.call('adminCreateInvoiceDraft', { token, body: { copyOf: sent.id } });
      expect(copy.body).toMatchObject({ total: 268.5, deposits: [] });
      await client.call('adminDeleteInvoiceDraft', { token, params: { id: copy.body.id } });
      const missing = await client.call('adminListInvoiceDeposits', { token, params: { id: UNKNOWN_ID } });
      expect(missing.status).toBe(404);
    },
  },
  {
    name: 'an invoice in instalments is paid by the next one, credited from the last and refused when it does not add up',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { token: own, user } = await newCustomer(client);
      const recipient = {
        customerId: user.id,
        name: 'Padma Foods Ltd.',
        email: user.email,
        address: '',
        country: '',
        taxNumber: '',
        language: 'en' as const,
      };
      const content = { recipient, lines: [line('Website', 200, NO_TAX)], note: '', purchaseOrder: '', dueDays: 7 };
      const write = async (amounts: number[]) => {
        const { body: draft } = await client.call('adminCreateInvoiceDraft', { token, body: {} });
        const params = { id: draft.id };
        const instalments = amounts.map((amount, index) => ({ dueOn: `2099-0${index + 1}-28`, amount }));
        const body = { ...content, instalments, version: 1 };
        await client.call('adminSaveInvoiceDraft', { token, params, body });
        return client.call('adminSendInvoiceDraft', { token, params, body: { version: 2 } });
      };
      expect(await write([100, 99.99])).toMatchObject({
        status: 400,
        message: 'The instalments must add up to the amount due',
      });
      const { body: sent } = await write([100, 60, 40]);
      expect(sent).toMatchObject({ due: 100, nextDueOn: '2099-01-28', dueOn: '2099-03-28', status: 'sent' });
      expect(sent.items[0]?.instalments).toHaveLength(3);
      const params = { id: sent.id };
      const payment = { amount: 120, left: 200, paidOn: '2026-01-05', method: 'bank' as const, reference: '' };
      await client.call('adminRecordInvoicePayment', { token, params, body: payment });
      await client.call('adminCreditInvoice', { token, params, body: { amount: 50, left: 200 } });
      const { body } = await client.call('adminGetInvoice', { token, params });
      expect(body).toMatchObject({ due: 30, left: 30, nextDueOn: '2099-02-28', status: 'partly_paid' });
      expect(body.instalments.map(({ amount, left }) => [amount, left])).toEqual([
        [100, 0],
        [50, 30],
        [0, 0],
      ]);
      expect(body.items[1]?.instalments).toBeUndefined();
      const { body: listed } = await client.call('listOwnInvoices', { token: own });
      expect(listed.items).toMatchObject([{ due: 30, left: 30, nextDueOn: '2099-02-28' }]);
      const headers = { 'x-invoice-token': new URL(body.link).hash.slice(1) };
      const linked = await client.call('getLinkedInvoice', { headers });
      expect(linked.body).toMatchObject({ due: 30, nextDueOn: '2099-02-28', instalments: body.instalments });
    },
  },
];
