import { FacturX } from 'factur-x-kit';
import { describe, expect, it } from 'vitest';
import { hasEInvoice, toEInvoice } from '../../../../contract/rules/e-invoice.ts';
import { toInvoiceDocument } from '../../../../contract/rules/invoice-document.ts';
import type { PrintableInvoice } from '../../../../contract/rules/invoice-document-types.ts';
import {
  type InvoicedLine,
  priceLines,
  sumLines,
  toContractLine,
  toContractTaxes,
  toCreditedLines,
  toOrderLines,
} from '../../../../contract/rules/invoice-lines.ts';
import { splitTax } from '../../../../contract/rules/invoices.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { DEFAULT_ACCENT, renderPdf } from '../../../src/lib/papers/paper-pdf.ts';

const studio = {
  name: 'Nodi Studio',
  address: '12 Padma Road\nGhoramara\nRajshahi 6100\nSecond floor',
  country: 'BD',
  taxNumber: '123456789-0123',
  email: 'studio@example.com',
};
const irish = { ...studio, country: 'IE', taxNumber: 'IE6388047V', email: '' };
const local = { name: 'নাদিয়া রহমান', address: '', country: 'BD', taxNumber: '', email: 'nadia@example.com' };
const german = {
  name: 'Fluss & Söhne <GmbH>',
  address: 'Hauptstr. 1\n10115 Berlin',
  country: 'DE',
  taxNumber: 'DE811907980',
  email: 'rechnung@example.com',
};

type Line = readonly [string, number, string | null, number, number, string, number];
const toLines = (lines: readonly Line[], currency: string): InvoicedLine[] => {
  const priced = lines.map(([description, quantity, unit, unitCents, discountCents, taxName, taxPercent]) => {
    const price = { quantity, unitCents, discountCents };
    return { description, unit, taxName, taxPercent, ...price };
  });
  const amounts = priceLines(priced, currency);
  return priced.map((line, index) => ({ ...line, ...(amounts[index] ?? { net: 0, tax: 0, total: 0 }) }));
};

function toInvoice(invoiced: readonly InvoicedLine[], changes: Partial<PrintableInvoice> = {}): PrintableInvoice {
  const { net, tax, total } = sumLines(invoiced);
  const lines = invoiced.map(toContractLine);
  return {
    kind: 'invoice',
    number: '2026-00042',
    refersTo: null,
    orderNumber: null,
    issued_at: '2026-11-30T19:10:00Z',
    suppliedAt: '2026-11-30T19:10:00Z',
    ...(changes.kind !== 'credit_note' && { dueOn: '2026-12-14' }),
    currency: 'BDT',
    seller: studio,
    buyer: local,
    mushak: false,
    time_zone: 'Asia/Dhaka',
    net: toAmount(net),
    tax: toAmount(tax),
    total: toAmount(total),
    lines,
    taxes: toContractTaxes(lines),
    ...changes,
  };
}

const SEVERAL: readonly Line[] = [
  ['Design', 7.333, 'hours', 123_456, 5_000, 'VAT', 15],
  ['Build & test', 3, null, 99_999, 0, 'VAT', 15],
  ['Hosting', 1, 'month', 50_000, 10, 'VAT', 7.5],
  ['Book', 2, 'copies', 2_550, 0, 'VAT', 0],
];
const untaxed: Line = ['Design', 10, 'hours', 5_000, 0, '', 0];
const several = toLines(SEVERAL, 'BDT');
const credit = (cents: number) =>
  toInvoice(toCreditedLines(several, several, { cents, currency: 'BDT' }), {
    kind: 'credit_note',
    number: 'CN-2026-00003',
    refersTo: '2026-00042',
  });
const bought = splitTax(4_996, 15);
const order = toOrderLines(
  [
    { description: 'Ramadan Calendar, Pro', quantity: 3, cents: 2_997, taxCents: null, until: null },
    { description: 'River Map', quantity: 2, cents: 1_999, taxCents: null },
  ],
  { amounts: bought, terms: { taxName: 'VAT', taxPercent: 15 } },
);
const paid = { title: 'bKash', code: null, paid_at: '2026-11-30T19:10:00Z' };

/** Each with the sums that were added up by hand: net, tax, total. */
const SAMPLES: Record<string, [PrintableInvoice, string[]]> = {
  'several rates, a discount and half an hour': [toInvoice(several), ['12553.90', '1837.94', '14391.84']],
  'an order in dollars, paid': [
    toInvoice(order, { currency: 'USD', orderNumber: 10_126, payment: paid, dueOn: undefined }),
    ['43.44', '6.52', '49.96'],
  ],
  'an export from Bangladesh': [
    toInvoice(toLines([untaxed], 'USD'), { buyer: german, currency: 'USD' }),
    ['500.00', '0.00', '500.00'],
  ],
  'a buyer who accounts for the tax': [
    toInvoice(toLines([untaxed], 'EUR'), { seller: irish, buyer: german, currency: 'EUR', reverseCharge: true }),
    ['500.00', '0.00', '500.00'],
  ],
  'no tax on this supply': [
    toInvoice(toLines([untaxed], 'EUR'), { seller: irish, currency: 'EUR' }),
    ['500.00', '0.00', '500.00'],
  ],
  'a seller without a tax number': [
    toInvoice(toLines([untaxed], 'BDT'), { seller: { ...studio, taxNumber: '' }, buyer: german }),
    ['500.00', '0.00', '500.00'],
  ],
  'a tax number that is none of the EU': [
    toInvoice(toLines([['Course', 1, null, 5_000, 0, 'Sales tax', 8.25]], 'USD'), {
      seller: { ...irish, country: 'US', taxNumber: '12-3456789' },
      buyer: { ...german, country: 'US', taxNumber: '99' },
      currency: 'USD',
    }),
    ['50.00', '4.13', '54.13'],
  ],
  'whole yen': [
    toInvoice(toLines([['Design', 3, null, 40_000, 0, 'VAT', 10]], 'JPY'), { currency: 'JPY' }),
    ['1200.00', '120.00', '1320.00'],
  ],
  'dinars, rounded to 0.01': [
    toInvoice(toLines([['Design', 3, null, 1_234, 7, 'VAT', 5]], 'KWD'), { currency: 'KWD' }),
    ['36.95', '1.85', '38.80'],
  ],
  instalments: [
    toInvoice(several, {
      instalments: [
        { dueOn: '2026-12-10', amount: 4_391.84 },
        { dueOn: '2026-12-14', amount: 10_000 },
      ],
    }),
    ['12553.90', '1837.94', '14391.84'],
  ],
  'a credit note over everything': [credit(1_439_184), ['12553.90', '1837.94', '14391.84']],
  'a credit note over a part': [credit(10_001), ['87.24', '12.77', '100.01']],
  'a credit note over one cent': [credit(1), ['0.01', '0.00', '0.01']],
};

const valuesOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</`, 'g')), ([, value = '']) => value);

describe('an e-invoice', () => {
  it.each(Object.entries(SAMPLES))('follows the rules of EN 16931: %s', async (_name, [invoice, [net, tax, total]]) => {
    expect(hasEInvoice(invoice)).toBe(true);
    const xml = toEInvoice(invoice);
    expect((await FacturX.fromXML(xml)).validate()).toEqual({ valid: true });
    expect(valuesOf(xml, 'TaxBasisTotalAmount')).toEqual([net]);
    expect(valuesOf(xml, 'TaxTotalAmount')).toEqual([tax]);
    expect(valuesOf(xml, 'GrandTotalAmount')).toEqual([total]);
  });

  it('states a deducted deposit as a negative quantity, and names its invoice', () => {
    const deposit = { id: '1', number: '2026-00040', issuedOn: '2026-10-01' };
    const line = {
      description: 'Deposit 2026-00040',
      quantity: -1,
      unit: null,
      unitCents: 300_000,
      discountCents: 0,
      taxName: 'VAT',
      taxPercent: 15,
      net: -300_000,
      tax: -45_000,
      total: -345_000,
      deposit,
    };
    const xml = toEInvoice(toInvoice([...toLines([['Site', 1, null, 1_000_000, 0, 'VAT', 15]], 'BDT'), line]));
    expect(valuesOf(xml, 'BilledQuantity')).toEqual(['1', '-1']);
    expect(valuesOf(xml, 'ChargeAmount')).toEqual(['10000.00', '3000.00']);
    expect(valuesOf(xml, 'DuePayableAmount')).toEqual(['8050.00']);
    expect(xml).toContain('<ram:IssuerAssignedID>2026-00040</ram:IssuerAssignedID>');
  });

  it('dates by the shop’s clock, and asks for nothing that is paid', () => {
    const [invoice] = SAMPLES['an order in dollars, paid'] ?? [];
    const xml = toEInvoice(invoice as PrintableInvoice);
    expect(xml).toContain('<udt:DateTimeString format="102">20261201</udt:DateTimeString>');
    expect(valuesOf(xml, 'TotalPrepaidAmount')).toEqual(['49.96']);
    expect(valuesOf(xml, 'DuePayableAmount')).toEqual(['0.00']);
    const dated = toEInvoice(toInvoice(several, { time_zone: 'Asia/Tokyo' }));
    expect(dated).toContain('20261201');
    expect(toEInvoice(toInvoice(several, { time_zone: 'UTC' }))).toContain('20261130');
  });

  it('states what the buyer was charged in the second currency, and its tax in that of the books as well', async () => {
    // 2 × 9.99 USD with 15% contained: 19.98 / 1.15 = 17.37 and 2.61; at 121.5 the books have 2,427.57 and 317.12 BDT.
    const booked = { description: 'River Map, Pro', quantity: 2, cents: 242_757, taxCents: 31_712, until: null };
    const amounts = { net: 211_045, tax: 31_712, total: 242_757 };
    const terms = { taxName: 'VAT', taxPercent: 15 };
    const rate = { base: 'USD', rate: 121.5, rate_date: '2026-11-30' };
    const charge = { currency: 'USD', net: 17.37, tax: 2.61, total: 19.98, ...rate };
    const sold = { orderNumber: 10_128, payment: paid, dueOn: undefined, seller: irish, buyer: german, charge };
    const invoice = toInvoice(toOrderLines([booked], { amounts, terms }), sold);
    const xml = toEInvoice(invoice);
    expect((await FacturX.fromXML(xml)).validate()).toEqual({ valid: true });
    expect(valuesOf(xml, 'TaxCurrencyCode')).toEqual(['BDT']);
    expect(valuesOf(xml, 'InvoiceCurrencyCode')).toEqual(['USD']);
    expect(xml.match(/TaxTotalAmount currencyID="[A-Z]{3}">[\d.]+/g)).toEqual([
      'TaxTotalAmount currencyID="USD">2.61',
      'TaxTotalAmount currencyID="BDT">317.12',
    ]);
    expect(valuesOf(xml, 'LineTotalAmount')).toEqual(['17.37', '17.37']);
    // 17.37 is not divisible by two.
    expect([valuesOf(xml, 'BilledQuantity'), valuesOf(xml, 'Name')[0]]).toEqual([['1'], '2 × River Map, Pro']);
    expect([valuesOf(xml, 'GrandTotalAmount'), valuesOf(xml, 'TotalPrepaidAmount')]).toEqual([['19.98'], ['19.98']]);
    // The official form of Bangladesh states taka.
    const mushak = toEInvoice({ ...invoice, seller: studio, mushak: true });
    expect([valuesOf(mushak, 'InvoiceCurrencyCode'), valuesOf(mushak, 'GrandTotalAmount')]).toEqual([
      ['BDT'],
      ['2427.57'],
    ]);
    expect(valuesOf(mushak, 'TaxCurrencyCode')).toEqual([]);
    // 300.00 BDT of it: 39.19 BDT of tax; 2.47 USD, with 0.32 of tax.
    const lines = toOrderLines([booked], { amounts, terms });
    const note = toInvoice(toCreditedLines(lines, lines, { cents: 30_000, currency: 'BDT' }), {
      ...sold,
      kind: 'credit_note',
      refersTo: '2026-00042',
      charge: { ...charge, net: -2.15, tax: -0.32, total: -2.47 },
    });
    const credited = toEInvoice(note);
    expect((await FacturX.fromXML(credited)).validate()).toEqual({ valid: true });
    expect(valuesOf(credited, 'TaxTotalAmount')).toEqual(['0.32', '39.19']);
    expect([valuesOf(credited, 'LineTotalAmount')[0], valuesOf(credited, 'DuePayableAmount')]).toEqual([
      '2.15',
      ['2.47'],
    ]);
    // Without a tax there is none to state in the currency of the books.
    const untaxedCharge = { ...charge, net: 19.98, tax: 0 };
    const free = toOrderLines([{ ...booked, taxCents: 0 }], {
      amounts: { net: 242_757, tax: 0, total: 242_757 },
      terms: { taxName: '', taxPercent: 0 },
    });
    expect(valuesOf(toEInvoice(toInvoice(free, { ...sold, charge: untaxedCharge })), 'TaxCurrencyCode')).toEqual([]);
  });

  it('asks for what an order on invoice costs, by its day', () => {
    const xml = toEInvoice(toInvoice(order, { currency: 'USD', orderNumber: 10_127, dueOn: '2026-12-30' }));
    expect(valuesOf(xml, 'TotalPrepaidAmount')).toEqual([]);
    expect(valuesOf(xml, 'DuePayableAmount')).toEqual(['49.96']);
    expect(xml).toMatch(/<ram:DueDateDateTime>\s*<udt:DateTimeString format="102">20261230</);
  });

  it('leaves out what XML cannot hold, and escapes the rest', () => {
    const xml = toEInvoice(
      toInvoice(several, { buyer: { ...local, name: 'A\u0000 & <B> "C"\ud800' }, note: 'x\u000by' }),
    );
    expect(xml).toContain('<ram:Name>A &amp; &lt;B&gt; &quot;C&quot;</ram:Name>');
    expect(xml).toContain('<ram:Content>xy</ram:Content>');
  });

  it.each([
    ['the country of the buyer', { buyer: { ...german, country: '' } }],
    ['the country of the seller', { seller: { ...irish, country: '' } }],
    ['a tax number of a seller who charges tax', { seller: { ...studio, taxNumber: '' } }],
    ['a VAT number of the buyer who accounts for the tax', { buyer: local, reverseCharge: true }],
  ])('is not made without %s', (_lack, changes) => {
    expect(hasEInvoice(toInvoice(several, changes))).toBe(false);
  });

  it('takes the country of a BIN', () => {
    const invoice = toInvoice(several, { seller: { ...studio, country: '' } });
    expect(hasEInvoice(invoice)).toBe(true);
    expect(toEInvoice(invoice)).toContain('<ram:ID schemeID="VA">BD123456789-0123</ram:ID>');
  });
});

describe('a PDF with its e-invoice', () => {
  const letterhead = { name: 'Nodi Studio', accent: DEFAULT_ACCENT, logo: null, showName: true };
  const draw = (invoice: PrintableInvoice) => {
    const paper = { ...toInvoiceDocument(invoice, 'en'), language: 'en' as const, eInvoice: toEInvoice(invoice) };
    return renderPdf(paper, new Date(invoice.issued_at), letterhead);
  };

  it('is read as Factur-X by an independent reader, and marked as PDF/A-3', async () => {
    const file = await draw(toInvoice(several, { buyer: german }));
    const read = await FacturX.fromPDF(new Uint8Array(file));
    expect(read.validate()).toEqual({ valid: true });
    const text = file.toString('latin1');
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('/AFRelationship /Alternative');
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect((await draw(toInvoice(several, { buyer: german }))).equals(file)).toBe(true);
  });
});
