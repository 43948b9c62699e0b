import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toInvoiceDocument } from '../../../../contract/rules/invoice-document.ts';
import { runInChildProcess } from '../../../src/lib/child-process.ts';
import { renderInvoicePdf } from '../../../src/lib/papers/invoice-pdf.ts';
import { createBuyer } from '../../factories/invoices.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;

let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const file = (area: string, id: string, headers: Headers = {}) =>
  app.http.get(`/api${area}/invoices/${id}/pdf`).set(headers).responseType('blob');

async function createPurchase(name = '') {
  const { headers, buy } = await createBuyer(app);
  await app.http.put('/api/billing-details').set(headers).send({ name, address: '', country: 'BD', taxNumber: '' });
  const { body: order } = await buy().expect(201);
  const { body } = await app.http.get(`/api/orders/${order.id}/invoices`).set(headers).expect(200);
  return { headers, invoice: body.items[0] };
}

describe('an invoice as a PDF', () => {
  it('200 returns a PDF named after its number, to the customer and the studio, byte for byte the same each time', async () => {
    const { headers, invoice } = await createPurchase('শ্রদ্ধা রহমান');
    const first = await file('', invoice.id, headers).expect(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
    });
    expect(first.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await file('/admin', invoice.id, admin).expect(200)).body.equals(first.body)).toBe(true);
  });

  it('200 for names that look like code, contain characters without a glyph or are very long', async () => {
    const { headers, invoice } = await createPurchase('"]#panic() `$x` \\ 漢字 👩‍💻');
    expect((await file('', invoice.id, headers).expect(200)).body.length).toBeGreaterThan(5_000);
    const lines = [{ ...invoice.lines[0], description: 'শ্রদ্ধা'.repeat(2_000) }];
    const drawn = await renderInvoicePdf(toInvoiceDocument({ ...invoice, lines }), new Date(invoice.issued_at));
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('404 for another user’s and for none', async () => {
    const { invoice } = await createPurchase();
    const other = await app.signedIn();
    expect((await file('', invoice.id, other.headers)).status).toBe(404);
    for (const [area, headers] of [
      ['', other.headers],
      ['/admin', admin],
    ] as const) {
      expect((await file(area, randomUUID(), headers)).status).toBe(404);
      expect((await file(area, 'x', headers)).status).toBe(404);
    }
  });
});

const BANGLA = ['নাদিয়া রহমান', 'বিজ্ঞান ভবন', 'ক্ষেত্র', 'স্ত্রী', 'মূসক-৬.৩', 'সূর্য', 'শুভ মূল্য সংযোজন', 'জুলাই'];
const invoiceDocument = {
  title: 'Invoice',
  number: 'INV-2026-0001',
  note: null,
  form: null,
  signature: null,
  facts: [{ label: 'Date', value: '27 November 2026' }],
  parties: [{ title: 'Buyer', name: BANGLA[0] ?? '', lines: BANGLA.slice(1) }],
  columns: [
    { label: 'Description', end: false, always: true },
    { label: 'Amount', end: true, always: true },
  ],
  rows: [['Ramadan Calendar 2025', '$9.99']],
  sums: [{ label: 'Total', value: '$9.99' }],
};
const readWith = (tool: string, args: string[], input: Buffer) =>
  spawnSync(tool, args, { input, encoding: 'utf8', maxBuffer: 1024 * 1024 }).stdout;
const canRead = spawnSync('pdftotext', ['-v']).error === undefined;

describe('the text of a PDF', () => {
  it('is tagged, in the archive format that screen readers support', async () => {
    const drawn = (await renderInvoicePdf(invoiceDocument, new Date('2026-11-27'))).toString('latin1');
    expect(drawn).toContain('/StructTreeRoot');
    expect(drawn).toMatch(/\/Marked true/);
    expect(drawn).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  });

  // Requires poppler-utils, which desktop Linux distributions include.
  it.runIf(canRead)('copies Bangla as written, also where characters form ligatures', async () => {
    const text = readWith('pdftotext', ['-', '-'], await renderInvoicePdf(invoiceDocument, new Date('2026-11-27')));
    for (const phrase of BANGLA) expect(text.normalize('NFC')).toContain(phrase.normalize('NFC'));
    expect(text).toContain('Ramadan Calendar 2025');
  });
});

describe('a child process', () => {
  const run = (code: string, bounds = { longest: 5_000, largest: 1_000 }) =>
    runInChildProcess('-e', [code], 'input', bounds);

  it('returns its output, and inherits none of our settings', async () => {
    expect((await run('process.stdin.pipe(process.stdout)')).toString()).toBe('input');
    process.env.SECRET_OF_THE_SERVER = 'x';
    const output = await run('console.log(Object.keys(process.env).includes("SECRET_OF_THE_SERVER"))');
    delete process.env.SECRET_OF_THE_SERVER;
    expect(output.toString().trim()).toBe('false');
  });

  it('rejects when it fails, returns nothing, takes too long or writes too much', async () => {
    await expect(run('process.exit(1)')).rejects.toThrow('without an answer');
    await expect(run('')).rejects.toThrow('without an answer');
    await expect(run('setInterval(() => {}, 1000)', { longest: 300, largest: 1_000 })).rejects.toThrow('without');
    await expect(run('setInterval(() => console.log("x".repeat(999)), 1)')).rejects.toThrow('without an answer');
  });
});
