import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeletedDrafts } from '../../../src/features/billing/invoice-drafts.repository.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { DRAFT_CONTENT, draftLine } from '../../factories/direct-invoices.ts';
import { findNumberingFaults } from '../../factories/invoices.ts';
import { canReadPdf, readPdf } from '../../support/pdf-text.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  expect(await findNumberingFaults(app)).toEqual([]);
  await app.close();
});

const path = (rest = '') => `/api/admin/invoice-drafts${rest && `/${rest}`}`;
const create = (body: object = {}, headers = admin) => app.http.post(path()).set(headers).send(body);
const get = (id: string, headers = admin) => app.http.get(path(id)).set(headers);
const save = (id: string, body: object, headers = admin) => app.http.put(path(id)).set(headers).send(body);
const remove = (id: string, headers = admin) => app.http.delete(path(id)).set(headers);
const restore = (id: string, headers = admin) => app.http.post(path(`${id}/restore`)).set(headers);
const send = (id: string, version: number, headers = admin) =>
  app.http
    .post(path(`${id}/send`))
    .set(headers)
    .send({ version });
const invoice = (id: string, headers = admin) => app.http.get(`/api/admin/invoices/${id}`).set(headers);
const credit = (id: string, body: object, headers = admin) =>
  app.http.post(`/api/admin/invoices/${id}/credits`).set(headers).send(body);

const CONTENT = { ...DRAFT_CONTENT, note: 'Thank you.', purchaseOrder: 'PO-7' };

/** A complete draft, saved once. */
async function createDraft(content: object = {}) {
  const { body } = await create().expect(201);
  return (await save(body.id, { ...CONTENT, ...content, version: body.version }).expect(200)).body;
}

async function createSent(content: object = {}) {
  const draft = await createDraft(content);
  return (await send(draft.id, draft.version).expect(200)).body;
}

describe('invoice drafts', () => {
  it('200: a draft is created empty, saved while it is incomplete, and listed until it is sent', async () => {
    const { body: empty } = await create().expect(201);
    expect(empty).toMatchObject({
      lines: [{ description: '', quantity: 1 }],
      currency: 'USD',
      total: 0,
      version: 1,
      invoice_id: null,
      dueDays: 14,
    });
    const { body: saved } = await save(empty.id, { ...CONTENT, version: 1 }).expect(200);
    expect(saved).toMatchObject({ ...CONTENT, net: 240, tax: 28.5, total: 268.5, version: 2 });
    expect((await get(empty.id).expect(200)).body).toEqual(saved);
    const listed = async () => (await app.http.get(path()).set(admin).expect(200)).body.items.map(toId);
    expect(await listed()).toContain(empty.id);
    await send(empty.id, 2).expect(200);
    expect(await listed()).not.toContain(empty.id);
  });
  const toId = ({ id }: { id: string }) => id;

  it('409: another administrator has saved it meanwhile; nothing is overwritten', async () => {
    const draft = await createDraft();
    const other = (await app.signedIn('super_admin')).headers;
    await save(draft.id, { ...CONTENT, note: 'Theirs', version: draft.version }, other).expect(200);
    await save(draft.id, { ...CONTENT, note: 'Mine', version: draft.version }).expect(409);
    expect((await get(draft.id)).body.note).toBe('Theirs');
  });

  it.each([
    ['lines.0.quantity', { quantity: 1.2345 }],
    ['lines.0.discount', { discount: 100.01 }],
    ['lines', { quantity: 999_999, unitPrice: 10_000_000 }],
  ])('400: an amount that no invoice can have, at %s', async (field, values) => {
    const draft = await createDraft();
    const { body } = await save(draft.id, {
      ...CONTENT,
      lines: [draftLine('A', values)],
      version: draft.version,
    }).expect(400);
    expect(body.details).toMatchObject([{ field }]);
  });

  it('204: a deleted draft can be restored for a day', async () => {
    const { id, version } = await createDraft();
    await remove(id).expect(204);
    await get(id).expect(404);
    await remove(id).expect(404);
    await save(id, { ...CONTENT, version }).expect(404);
    await send(id, version).expect(404);
    expect((await restore(id).expect(200)).body.recipient.name).toBe('Padma Foods Ltd.');
    await remove(id).expect(204);
    await purgeDeletedDrafts(app.db, new Date(app.clock.now().getTime() + 1));
    await restore(id).expect(404);
  });

  it('201: a copy of an invoice, with its recipient and lines', async () => {
    const sent = await createSent();
    const { body } = await create({ copyOf: sent.id }).expect(201);
    expect(body).toMatchObject({ ...CONTENT, total: 268.5, invoice_id: null });
    await create({ copyOf: randomUUID() }).expect(404);
  });
});

describe('POST /api/admin/invoice-drafts/{id}/send', () => {
  it('200: the invoice has the next number, the parties, every line and the sums of its rates', async () => {
    const sent = await createSent();
    expect(sent).toMatchObject({ status: 'sent', total: 268.5, credited: 0, currency: 'USD', customerId: null });
    const [document] = sent.items;
    expect(document).toMatchObject({
      kind: 'invoice',
      number: sent.number,
      orderNumber: null,
      buyer: { name: 'Padma Foods Ltd.', email: 'accounts@padma.example', country: 'BD' },
      note: 'Thank you.',
      purchaseOrder: 'PO-7',
      net: 240,
      tax: 28.5,
      total: 268.5,
      taxes: [
        { name: 'VAT', percent: 15, net: 190, tax: 28.5 },
        { name: '', percent: 0, net: 50, tax: 0 },
      ],
      lines: [
        { quantity: 2.5, unit: 'hours', unitPrice: 40, discount: 10, net: 90, tax: 13.5, total: 103.5 },
        { quantity: 1, unit: null, unitPrice: 100, discount: 0, net: 100, tax: 15, total: 115 },
        { description: 'Domain', net: 50, tax: 0, total: 50 },
      ],
    });
    const entries = await listAuditEntries(app.db, 'invoice', sent.id);
    expect(entries).toMatchObject([
      { action: 'invoice.send', label: `Invoice ${sent.number}`, after: { total: 268.5 } },
    ]);
  });

  it('200: two presses, and two administrators, send once', async () => {
    const draft = await createDraft({ recipient: { ...CONTENT.recipient, email: 'once@padma.example' } });
    const other = (await app.signedIn('super_admin')).headers;
    const answers = await Promise.all([send(draft.id, draft.version), send(draft.id, draft.version, other)]);
    const again = await send(draft.id, draft.version).expect(200);
    for (const { status, body } of answers) expect([status, body.id]).toEqual([200, again.body.id]);
    await app.background.idle();
    expect(app.mail.sent.filter(({ to }) => to.address === 'once@padma.example')).toHaveLength(1);
    await save(draft.id, { ...CONTENT, version: draft.version }).expect(409);
    await remove(draft.id).expect(409);
  });

  it('200: the email is in the language of the recipient, with the PDF', async () => {
    const recipient = { ...CONTENT.recipient, email: 'bangla@padma.example', language: 'bn' };
    const sent = await createSent({ recipient });
    await app.background.idle();
    const mail = app.mail.sent.find(({ to }) => to.address === 'bangla@padma.example');
    expect(mail?.subject).toMatch(/\p{Script=Bengali}/u);
    expect(mail?.files?.[0]).toMatchObject({ name: `${sent.number}.pdf`, type: 'application/pdf' });
    const pdf = mail?.files?.[0]?.content;
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    if (!canReadPdf || !pdf) return;
    const text = readPdf(pdf);
    for (const part of ['চালান / Invoice', 'Design of a logo', '2.5 hours', '40.00', 'PO-7', 'Thank you.', '$268.50'])
      expect(text).toContain(part);
  });

  it('200: a customer gets the invoice in the account, and no one else does', async () => {
    const customer = await app.signedIn();
    const sent = await createSent({ recipient: { ...CONTENT.recipient, customerId: customer.user.id } });
    const pdf = (headers: Headers) => app.http.get(`/api/invoices/${sent.id}/pdf`).set(headers);
    await pdf(customer.headers).expect(200);
    await pdf((await app.signedIn()).headers).expect(404);
    await app.http.get(`/api/admin/invoices/${sent.id}/pdf`).set(admin).expect(200);
  });

  it('400: everything that the draft lacks', async () => {
    const { id, version } = await createDraft({
      recipient: { ...CONTENT.recipient, name: ' ', email: 'no email' },
      lines: [draftLine('', { quantity: 0 })],
    });
    const { body } = await send(id, version).expect(400);
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual([
      'recipient.name',
      'recipient.email',
      'lines.0.description',
      'lines.0.quantity',
    ]);
    const gone = await createDraft({ recipient: { ...CONTENT.recipient, customerId: randomUUID() } });
    expect((await send(gone.id, gone.version).expect(400)).body.details[0].field).toBe('recipient.customerId');
  });

  it('409: an outdated version', async () => {
    const { id, version } = await createDraft();
    await send(id, version - 1).expect(409);
    await send(randomUUID(), 1).expect(404);
  });
});

describe('POST /api/admin/invoices/{id}/credits', () => {
  it('200: many credits add up to the invoice, line by line, and then it is credited', async () => {
    const { id, total } = await createSent();
    let left = total;
    for (const amount of [0.01, 0.01, 100, 33.33, 135.15]) {
      const { body } = await credit(id, { amount, left }).expect(200);
      left = Math.round((left - amount) * 100) / 100;
      expect(body.credited).toBeCloseTo(total - left, 2);
    }
    const { body } = await invoice(id).expect(200);
    expect([body.status, body.credited, body.items.length]).toEqual(['credited', 268.5, 6]);
    const sum = (name: 'net' | 'tax' | 'total') =>
      body.items.reduce((cents: number, item: Record<typeof name, number>) => cents + Math.round(item[name] * 100), 0);
    expect([sum('net'), sum('tax'), sum('total')]).toEqual([0, 0, 0]);
  });

  it('409: a second press, and more than is left', async () => {
    const { id } = await createSent();
    await credit(id, { amount: 68.5, left: 268.5 }).expect(200);
    await credit(id, { amount: 68.5, left: 268.5 }).expect(409);
    await credit(id, { amount: 200.01, left: 200 }).expect(409);
    expect((await invoice(id)).body).toMatchObject({ status: 'sent', credited: 68.5 });
  });

  it('404: the invoice of an order, and none', async () => {
    await credit(randomUUID(), { amount: 1, left: 1 }).expect(404);
    await invoice(randomUUID()).expect(404);
  });
});

describe('lists of invoices', () => {
  it('200: an invoice of the studio is listed, found and exported with a row for each rate', async () => {
    const sent = await createSent({ recipient: { ...CONTENT.recipient, name: 'Meghna Textiles' } });
    const { body } = await app.http.get('/api/admin/invoices').query({ search: 'meghna' }).set(admin).expect(200);
    expect(body.items).toMatchObject([
      {
        id: sent.id,
        invoice_id: sent.id,
        order: null,
        status: 'sent',
        customer: { id: null, name: 'Meghna Textiles' },
      },
    ]);
    const { text } = await app.http
      .get('/api/admin/invoices/export')
      .query({ search: 'meghna' })
      .set(admin)
      .expect(200);
    expect(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row: string) => row.split(',').slice(8)),
    ).toEqual([
      ['VAT', '15', 'USD', '190.00', '28.50', '218.50', '', 'PO-7'],
      ['', '0', 'USD', '50.00', '0.00', '50.00', '', 'PO-7'],
    ]);
  });

  it('200: an invoice is overdue the day after it was due, by the clock of the shop', async () => {
    const sent = await createSent({ dueDays: 0 });
    expect((await invoice(sent.id)).body.status).toBe('sent');
    await app.db
      .updateTable('direct_invoices')
      .set({ due_on: '2020-01-01' })
      .where('invoice_id', '=', sent.id)
      .execute();
    expect((await invoice(sent.id)).body.status).toBe('overdue');
  });
});
