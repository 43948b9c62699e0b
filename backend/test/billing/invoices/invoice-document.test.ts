import { describe, expect, it } from 'vitest';
import { createMoneyFormat, toInvoiceDocument as toDocument } from '../../../../contract/rules/invoice-document.ts';
import type { PrintableInvoice } from '../../../../contract/rules/invoice-document-types.ts';

const party = { name: 'Nodi Ltd.', address: '12 Padma Road\nRajshahi', country: 'BD', taxNumber: '', email: '' };
const abroad = { ...party, country: 'SG' };
const amounts = { net: 8.69, tax: 1.3, total: 9.99 };
const invoice: PrintableInvoice = {
  kind: 'invoice',
  number: '2026-00042',
  refersTo: null,
  orderNumber: 10126,
  currency: 'USD',
  mushak: false,
  issued_at: '2026-11-22T20:10:00Z',
  suppliedAt: '2026-11-22T20:10:00Z',
  taxes: [{ name: 'VAT', percent: 15, net: 8.69, tax: 1.3 }],
  seller: { ...party, taxNumber: '123456789-0123' },
  buyer: abroad,
  ...amounts,
  lines: [
    {
      description: 'Ramadan Calendar 2025, Pro',
      quantity: 2,
      unit: null,
      unitPrice: 4.35,
      discount: 0,
      taxName: 'VAT',
      taxPercent: 15,
      ...amounts,
    },
  ],
};
const toInvoiceDocument = (printed: PrintableInvoice) => toDocument(printed, 'en');
const labels = (invoiceDocument: PrintableInvoice) =>
  toInvoiceDocument(invoiceDocument).columns.map(({ label }) => label);

describe('the text of an invoice', () => {
  it('is titled by its type', () => {
    expect(toInvoiceDocument(invoice).title).toBe('Invoice');
    expect(toInvoiceDocument({ ...invoice, mushak: true }).title).toBe('Tax invoice');
    const note = toInvoiceDocument({ ...invoice, kind: 'credit_note', refersTo: '2026-00041', mushak: true });
    expect(note).toMatchObject({ title: 'Credit note', note: 'For invoice 2026-00041' });
    expect(note.form?.latin).toBe('Mushak-6.7');
  });

  it('has amounts in its own currency', () => {
    expect(createMoneyFormat('USD')(-9.99)).toBe('-$9.99');
    expect(createMoneyFormat('BDT')(1250.5)).toMatch(/^BDT\s1,250\.50$/);
  });

  it('is dated in the shop’s time zone, and in UTC without one', () => {
    const dates = (invoiceDocument: PrintableInvoice) =>
      toInvoiceDocument(invoiceDocument)
        .facts.filter(({ label }) => label === 'Issued' || label === 'Supplied')
        .map(({ value }) => value);
    expect(dates(invoice)).toEqual(['Nov 22, 2026', 'Nov 22, 2026']);
    expect(dates({ ...invoice, time_zone: 'Asia/Dhaka' })).toEqual(['Nov 23, 2026', 'Nov 23, 2026']);
  });

  it('never names UTC', () => {
    for (const time_zone of [undefined, 'Asia/Dhaka', 'America/New_York'])
      for (const mushak of [false, true])
        for (const kind of ['invoice', 'credit_note'] as const) {
          const zone = time_zone === undefined ? {} : { time_zone };
          const text = JSON.stringify(toInvoiceDocument({ ...invoice, ...zone, kind, mushak }));
          expect(text).not.toMatch(/\bUTC\b|\d(?:T\d\d:|Z\b)/);
        }
  });

  it('omits tax when there is none', () => {
    expect(labels(invoice)).toEqual(['Description', 'Quantity', 'Unit price', 'Net', 'VAT 15%', 'Total']);
    const free = { ...invoice, taxes: [{ name: '', percent: 0, net: 9.99, tax: 0 }] };
    expect(labels(free)).toEqual(['Description', 'Quantity', 'Unit price', 'Total']);
    expect(toInvoiceDocument(free).sums).toEqual([{ label: 'Total (USD)', value: '$9.99' }]);
  });

  it('says how it was paid, and how long the licence lasts', () => {
    const payment = { title: 'Card', code: 'CARD-3F9A2C1B07', paid_at: '2026-11-22T20:10:00Z' };
    const [line] = invoice.lines.map((bought) => ({ ...bought, until: '2027-11-22T20:10:00Z' }));
    const paid = { ...invoice, payment, time_zone: 'Asia/Dhaka', lines: line ? [line, { ...line, until: null }] : [] };
    expect(toInvoiceDocument(paid)).toMatchObject({
      details: ['Licence until Nov 23, 2027', 'Lifetime licence'],
      payment: {
        title: 'Paid by Card',
        facts: [
          { label: 'Date', value: 'Nov 23, 2026' },
          { label: 'Reference', value: 'CARD-3F9A2C1B07' },
        ],
      },
    });
    expect(toInvoiceDocument(invoice)).toMatchObject({ details: [''], payment: null });
  });

  it('has the ten columns of Mushak 6.3, the time in Dhaka and space for a signature with a BIN', () => {
    const { rows, facts, signature, parties } = toInvoiceDocument({ ...invoice, mushak: true });
    expect(labels({ ...invoice, mushak: true })).toHaveLength(10);
    expect(rows[0]).toEqual([
      '1',
      'Ramadan Calendar 2025, Pro',
      'Piece',
      '2',
      '4.35',
      '8.69',
      '0.00',
      '15%',
      '1.30',
      '9.99',
    ]);
    expect(facts.slice(0, 2)).toEqual([
      { label: 'Issued', value: 'Nov 23, 2026' },
      { label: 'Time', value: '02:10 (GMT+6)' },
    ]);
    expect(parties[0]?.lines).toContain('BIN: 123456789-0123');
    expect(signature).not.toBeNull();
  });

  const inDhaka = { ...invoice, buyer: party };
  const texts = (content: unknown) => JSON.stringify(content);

  it('has labels in both languages for a buyer in Bangladesh, and for a reader in Bangla', () => {
    for (const bilingual of [toDocument(inDhaka, 'en'), toDocument(inDhaka, 'bn'), toDocument(invoice, 'bn')])
      expect(bilingual).toMatchObject({
        bilingual: true,
        title: 'চালান / Invoice',
        columns: [
          { label: 'বিবরণ / Description' },
          { label: 'পরিমাণ / Quantity' },
          { label: 'একক মূল্য / Unit price' },
          { label: 'কর ছাড়া মূল্য / Net' },
          { label: 'VAT 15%' },
          { label: 'মোট / Total' },
        ],
        pageLabel: 'পৃষ্ঠা / Page {page} of {pages}',
      });
    expect(toDocument({ ...inDhaka, mushak: true }, 'en').parties[0]?.lines).toContain('বিআইএন / BIN: 123456789-0123');
    expect(toDocument(invoice, 'en')).toMatchObject({ bilingual: false, title: 'Invoice' });
    expect(texts(toDocument(invoice, 'en'))).not.toMatch(/\p{Script=Bengali}/u);
  });

  it('states the same in every language: only labels gain their Bangla half', () => {
    const payment = { title: 'Card', code: 'CARD-3F9A2C1B07', paid_at: '2026-11-22T20:10:00Z' };
    for (const mushak of [false, true])
      for (const kind of ['invoice', 'credit_note'] as const) {
        const printed = { ...invoice, kind, mushak, payment, refersTo: kind === 'invoice' ? null : '2026-00041' };
        const { form, bilingual: _labels, ...bangla } = toDocument(printed, 'bn');
        const { form: _form, bilingual: _none, ...english } = toDocument(printed, 'en');
        expect(texts(bangla).replace(/\p{Script=Bengali}[\p{Script=Bengali} ,]* \/ /gu, '')).toBe(texts(english));
        expect(form === null).toBe(!mushak);
      }
  });
});
