import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toInvoiceDocument } from '../../../../contract/rules/invoice-document.ts';
import { runInChildProcess } from '../../../src/lib/child-process.ts';
import { DEFAULT_ACCENT, type Paper, renderPdf } from '../../../src/lib/papers/paper-pdf.ts';
import { createBuyer } from '../../factories/invoices.ts';
import { canReadPdf, readPdf } from '../../support/pdf-text.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;

const letterhead = { name: 'Nodi Studio', accent: DEFAULT_ACCENT, logo: null, showName: true };

let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const file = (area: string, path: string, headers: Headers = {}) =>
  app.http
    .get(`/api${area}/invoices/${path.includes('/') ? path : `${path}/pdf`}`)
    .set(headers)
    .responseType('blob');

async function createPurchase(name = '', country = 'BD') {
  const { headers, buy } = await createBuyer(app);
  await app.http.put('/api/billing-details').set(headers).send({ name, address: '', country, taxNumber: '' });
  const { body: order } = await buy().expect(201);
  const { body } = await app.http.get(`/api/orders/${order.id}/invoices`).set(headers).expect(200);
  return { headers, invoice: body.items[0] };
}

describe('an invoice as XML', () => {
  const xml = (area: string, id: string, headers: Headers) => file(area, `${id}/pdf?format=xml`, headers);

  it('200 returns the e-invoice that the PDF contains, to the customer and the studio', async () => {
    await app.db.updateTable('invoice_settings').set({ seller_country: 'BD', seller_name: 'Nodi Studio' }).execute();
    const { headers, invoice } = await createPurchase('শ্রদ্ধা রহমান');
    const { body, ...answer } = await xml('', invoice.id, headers).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename="${invoice.number}.xml"`,
    });
    expect(body.toString()).toContain('<ram:Name>শ্রদ্ধা রহমান</ram:Name>');
    expect((await xml('/admin', invoice.id, admin).expect(200)).body.equals(body)).toBe(true);
  });

  it('409 for a document that does not name the country of its buyer', async () => {
    const { headers, invoice } = await createPurchase();
    // A document never changes; one of a former release has none.
    await sql`alter table invoices disable trigger user`.execute(app.db);
    await sql`update invoices set document = jsonb_set(document, '{buyer,country}', '""') where id = ${invoice.id}`.execute(
      app.db,
    );
    await sql`alter table invoices enable trigger user`.execute(app.db);
    expect((await xml('', invoice.id, headers)).status).toBe(409);
    expect((await xml('/admin', invoice.id, admin)).status).toBe(409);
    expect((await file('', `${invoice.id}/pdf`, headers)).status).toBe(200);
  });

  it('400 for another format', async () => {
    const { headers, invoice } = await createPurchase();
    expect((await file('', `${invoice.id}/pdf?format=docx`, headers)).status).toBe(400);
  });
});

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

  it('200 with the letterhead of the day of issue, whatever the site looks like now', async () => {
    const identity = (accent: string) => ({
      name: 'identity' as const,
      body: JSON.stringify({ accent: { light: accent, dark: accent } }),
    });
    const dress = (accent: string) =>
      app.db
        .insertInto('site_documents')
        .values(identity(accent))
        .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ body: ref('excluded.body') })))
        .execute();
    await dress('#7a1f3d');
    const { headers, invoice } = await createPurchase();
    const first = await file('', invoice.id, headers).expect(200);
    await dress('#1f3d7a');
    expect((await file('', invoice.id, headers).expect(200)).body.equals(first.body)).toBe(true);
    const later = await createPurchase();
    const { document } = await app.db
      .selectFrom('invoices')
      .select('document')
      .where('id', '=', later.invoice.id)
      .executeTakeFirstOrThrow();
    expect(document.letterhead).toMatchObject({ accent: '#1f3d7a', logo: null });
  });

  const inBangla = (headers: Headers) => ({ ...headers, 'accept-language': 'bn' });

  it('200 with labels in both languages for a buyer in Bangladesh, the same bytes for every reader', async () => {
    const { headers, invoice } = await createPurchase('Nadia Rahman');
    const english = await file('', invoice.id, headers).expect(200);
    expect((await file('', invoice.id, inBangla(headers)).expect(200)).body.equals(english.body)).toBe(true);
    if (!canReadPdf) return;
    const text = readPdf(english.body);
    for (const label of ['চালান / Invoice', 'বিক্রেতা / From', 'ক্রেতা / To', 'মোট / Total (USD)', 'পৃষ্ঠা / Page 1 of 1'])
      expect(text).toContain(label);
    expect(text).toContain(invoice.number);
  });

  it('200 in English for a buyer abroad, and with both languages for a reader in Bangla', async () => {
    const { headers, invoice } = await createPurchase('Ada Lovelace', 'SG');
    const english = await file('', invoice.id, headers).expect(200);
    const bangla = await file('', invoice.id, inBangla(headers)).expect(200);
    expect(bangla.body.equals(english.body)).toBe(false);
    expect((await file('/admin', invoice.id, inBangla(admin)).expect(200)).body.equals(bangla.body)).toBe(true);
    const { order_id: order } = await app.db
      .selectFrom('invoices')
      .select('order_id')
      .where('id', '=', invoice.id)
      .executeTakeFirstOrThrow();
    const listed = await app.http.get(`/api/orders/${order}/invoices`).set(inBangla(headers)).expect(200);
    expect(listed.body.items[0]).toEqual(invoice);
    if (!canReadPdf) return;
    expect(readPdf(english.body)).not.toMatch(/\p{Script=Bengali}/u);
    expect(readPdf(bangla.body)).toContain('চালান / Invoice');
  });

  it.skipIf(isShortRun)(
    '200 for names that look like code, contain characters without a glyph or are very long',
    async () => {
      const { headers, invoice } = await createPurchase('"]#panic() `$x` \\ 漢字 👩‍💻');
      expect((await file('', invoice.id, headers).expect(200)).body.length).toBeGreaterThan(5_000);
      const lines = [{ ...invoice.lines[0], description: 'শ্রদ্ধা'.repeat(2_000) }];
      const endless = toInvoiceDocument({ ...invoice, lines }, 'en');
      const drawn = await renderPdf({ ...endless, language: 'en' }, new Date(invoice.issued_at), letterhead);
      expect(drawn.subarray(0, 5).toString()).toBe('%PDF-');
    },
  );

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

const BANGLA = [
  'নাদিয়া রহমান',
  'বিজ্ঞান ভবন',
  'ক্ষেত্র',
  'স্ত্রী',
  'মূসক-৬.৩',
  'সূর্য',
  'শুভ মূল্য সংযোজন',
  'জুলাই',
  'কুমারপাড়া',
  'পুতুল',
  'কৃষ্ণ',
  'ভূঁইয়া',
  'দুর্গা',
];
const invoiceDocument: Paper = {
  language: 'en',
  bilingual: false,
  title: 'Invoice',
  numberLabel: 'Number',
  pageLabel: 'Page {page} of {pages}',
  number: 'INV-2026-0001',
  note: null,
  form: null,
  signature: null,
  facts: [{ label: 'Issued', value: 'Nov 27, 2026' }],
  parties: [
    { title: 'From', name: 'Nodi Studio', lines: ['7 River Lane'] },
    { title: 'To', name: BANGLA[0] ?? '', lines: BANGLA.slice(1) },
  ],
  columns: [
    { label: 'Description', end: false, always: true },
    { label: 'Total', end: true, always: true },
  ],
  rows: [['Ramadan Calendar 2025', '$9.99']],
  details: ['Lifetime licence'],
  payment: { title: 'Paid by Card', facts: [{ label: 'Reference', value: 'CARD-3F9A2C1B07' }] },
  sums: [{ label: 'Total (USD)', value: '$9.99' }],
};
const ISSUED = new Date('2026-11-27');
const render = (changes: Partial<Paper> = {}) => renderPdf({ ...invoiceDocument, ...changes }, ISSUED, letterhead);
const withBuyer = (name: string) => render({ parties: [{ title: 'To', name, lines: [] }] });

describe('the text of a PDF', () => {
  it('is tagged, in the archive format that screen readers support', async () => {
    const drawn = (await render()).toString('latin1');
    expect(drawn).toContain('/StructTreeRoot');
    expect(drawn).toMatch(/\/Marked true/);
    expect(drawn).toContain('/Lang (en');
    expect(drawn).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  });

  it('has the same bytes each time, with a logo too', async () => {
    const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>');
    const draw = () => renderPdf(invoiceDocument, ISSUED, { ...letterhead, logo });
    const first = await draw();
    expect((await draw()).equals(first)).toBe(true);
    expect(first.equals(await render())).toBe(false);
  });

  // The archive format is refused for a letter without a glyph, and fonts of the server would have other names.
  it.skipIf(isShortRun).each([
    ['Łukasz Müller-Nguyễn', 'PaperLatin'],
    ['শ্রদ্ধা কুমার', 'PaperBangla'],
    ['Ольга Παππά', 'PaperWorld'],
    ['हिन्दी', 'PaperWorld'],
    ['محمد عبد الله', 'PaperArabic'],
    ['שלום', 'PaperHebrew'],
    ['สมชาย', 'PaperThai'],
    ['株式会社デザイン 龘', 'PaperHan'],
    ['김민수', 'PaperHangul'],
    ['Studio 🎨 👩‍💻 ❤️', 'PaperEmoji'],
  ])('has every letter of %s in a font of ours', async (name, font) => {
    const drawn = (await withBuyer(name)).toString('latin1');
    expect(drawn).toContain('<pdfaid:part>2</pdfaid:part>');
    const fonts = Array.from(drawn.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g), ([, used = '']) => used);
    expect(fonts.some((used) => used.startsWith(font))).toBe(true);
    expect(fonts.filter((used) => !used.startsWith('Paper'))).toEqual([]);
  });

  it.runIf(canReadPdf)('copies Bangla as written, also where characters form ligatures', async () => {
    const text = readPdf(await render());
    for (const phrase of BANGLA) expect(text).toContain(phrase.normalize('NFC'));
    for (const phrase of [
      'Ramadan Calendar 2025',
      'Lifetime licence',
      'Paid by Card',
      'CARD-3F9A2C1B07',
      'Page 1 of 1',
    ])
      expect(text).toContain(phrase);
  });

  it.runIf(canReadPdf)('numbers its pages and repeats whose paper it is', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`Product ${index}`, '$9.99']);
    const text = readPdf(await render({ rows, details: rows.map(() => '') }), '-layout');
    const pages = text.split('\f').filter(Boolean);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Invoice INV-2026-0001');
    }
  });
});

describe('a child process', () => {
  const run = (code: string, bounds = { timeoutMs: 5_000, maxOutputBytes: 1_000 }) =>
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
    await expect(run('setInterval(() => {}, 1000)', { timeoutMs: 300, maxOutputBytes: 1_000 })).rejects.toThrow(
      'without',
    );
    await expect(run('setInterval(() => console.log("x".repeat(999)), 1)')).rejects.toThrow('without an answer');
  });
});
