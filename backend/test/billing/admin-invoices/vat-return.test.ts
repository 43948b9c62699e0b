import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { createVatReturn } from '../../../../contract/rules/vat-return.ts';
import { sendDirectInvoice } from '../../factories/direct-invoices.ts';
import { createInvoice } from '../../factories/invoices.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const read = (month: string) => app.http.get(`/api/admin/invoices/vat-return?month=${month}`).set(admin);

describe('GET /api/admin/invoices/vat-return', () => {
  it('200: supplies by rate, credit notes and withheld VAT of a month', async () => {
    const seller = { sellerName: 'Nodi Studio', sellerAddress: '7 River Lane', taxNumber: '123456789-0123' };
    const { body: settings } = await app.http.get('/api/admin/invoice-settings').set(admin).expect(200);
    const next = { ...settings, ...seller, rates: [{ country: 'BD', name: 'VAT', percent: 15 }] };
    await app.http.put('/api/admin/invoice-settings').set(admin).send(next).expect(200);
    // 190 at 15%, which is 28.50, and 50 without tax.
    const first = await sendDirectInvoice(app, admin);
    await sendDirectInvoice(app, admin);
    const post = (path: string, body: object) =>
      app.http.post(`/api/admin/invoices/${first.id}/${path}`).set(admin).send(body);
    await post('credits', { left: 268.5, amount: 268.5 }).expect(200);
    const { day } = toBusinessTime(new Date(), settings.time_zone ?? 'Asia/Dhaka');
    const { body } = await read(day.slice(0, 7)).expect(200);
    const rate = { currency: 'USD', percent: 15, category: 'standard' };
    expect(body.rows).toMatchObject([
      { kind: 'invoice', ...rate, documents: 2, net: 380, tax: 57 },
      { kind: 'invoice', percent: 0, documents: 2, net: 100, tax: 0 },
      { kind: 'credit_note', ...rate, documents: 1, net: -190, tax: -28.5 },
      { kind: 'credit_note', percent: 0, documents: 1, net: -50, tax: 0 },
    ]);
    expect(body.withheld).toEqual([]);
  });

  it('200: withheld VAT counts on the day of the payment, income tax does not', async () => {
    const { id } = await sendDirectInvoice(app, admin);
    const pay = (left: number, withheld: object) =>
      app.http
        .post(`/api/admin/invoices/${id}/payments`)
        .set(admin)
        .send({ left, amount: 0, paidOn: '2026-01-31', method: 'bank', reference: '', withheld });
    await pay(268.5, { kind: 'vds', amount: 28.5 }).expect(200);
    await pay(240, { kind: 'tds', amount: 10 }).expect(200);
    expect((await read('2026-01').expect(200)).body.withheld).toEqual([{ currency: 'USD', amount: 28.5 }]);
    expect((await read('2026-02').expect(200)).body.withheld).toEqual([]);
  });

  it('200: a month begins at midnight of the shop', async () => {
    await app.db.updateTable('mail_settings').set({ time_zone: 'Asia/Dhaka' }).execute();
    await createInvoice(app, { at: new Date('2024-03-31T17:59:59Z'), cents: 100 });
    await createInvoice(app, { at: new Date('2024-03-31T18:00:00Z'), cents: 200, currency: 'BDT' });
    expect((await read('2024-03').expect(200)).body.rows).toMatchObject([{ currency: 'USD', documents: 1, net: 1 }]);
    expect((await read('2024-04').expect(200)).body.rows).toMatchObject([{ currency: 'BDT', documents: 1, net: 2 }]);
  });

  it('400 without a month, and for one that does not exist', async () => {
    await app.http.get('/api/admin/invoices/vat-return').set(admin).expect(400);
    await read('2026-13').expect(400);
  });
});

describe('the categories of a VAT return', () => {
  const party = { name: '', address: '', country: 'BD', taxNumber: '', email: '' };
  const studio = { ...party, taxNumber: '123456789-0123' };
  const abroad = { ...party, country: 'DE' };
  const untaxed = { taxName: '', taxPercent: 0, net: 5_000, tax: 0 };

  it.each([
    ['exported', { seller: studio, buyer: abroad }, untaxed],
    ['exempt', { seller: studio, buyer: party }, untaxed],
    ['zero_rated', { seller: studio, buyer: party }, { ...untaxed, taxName: 'VAT' }],
    ['reverse_charge', { seller: studio, buyer: abroad, reverseCharge: true }, untaxed],
    ['not_registered', { seller: party, buyer: abroad }, untaxed],
  ])('%s', (category, parties, line) => {
    const sums = createVatReturn();
    sums.add({ kind: 'invoice', currency: 'BDT', ...parties, lines: [line, line] });
    const row = { kind: 'invoice', category, percent: 0, currency: 'BDT', documents: 1, net: 100, tax: 0 };
    expect(sums.rows()).toEqual([row]);
  });
});
