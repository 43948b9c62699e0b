import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoiceDraft, DRAFT_CONTENT, draftLine } from '../../factories/direct-invoices.ts';
import { findNumberingFaults } from '../../factories/invoices.ts';
import { canReadPdf, readPdf } from '../../support/pdf-text.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
type Recipient = Partial<typeof DRAFT_CONTENT.recipient>;
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

const drafts = '/api/admin/invoice-drafts';
/** A draft of $268.50: 190 and 50 without tax, 28.50 tax of 15%. */
const draft = async (recipient: Recipient, content: object = {}) => {
  const { id, version, ...stored } = await createInvoiceDraft(app, admin, recipient);
  const body = { ...DRAFT_CONTENT, recipient: stored.recipient, ...content, version };
  return (await app.http.put(`${drafts}/${id}`).set(admin).send(body).expect(200)).body;
};
const press = ({ id, version }: { id: string; version: number }, due?: number) =>
  app.http
    .post(`${drafts}/${id}/send`)
    .set(admin)
    .send({ version, ...(due !== undefined && { due }) });
const send = async (recipient: Recipient, content: object = {}) =>
  (await press(await draft(recipient, content)).expect(200)).body;
const listed = async ({ id }: { id: string }) =>
  (await app.http.get(`${drafts}/${id}/deposits`).set(admin).expect(200)).body.items;
const credit = (id: string, amount: number, left: number) =>
  app.http.post(`/api/admin/invoices/${id}/credits`).set(admin).send({ amount, left }).expect(200);
const invoice = async (id: string) => (await app.http.get(`/api/admin/invoices/${id}`).set(admin).expect(200)).body;
const depositOver = (unitPrice: number) => ({ lines: [draftLine('Deposit', { unitPrice })] });
const recipientOf = () => ({ email: `${randomUUID()}@padma.example` });

describe('GET /api/admin/invoice-drafts/{id}/deposits', () => {
  it('200: what is left of the recipient’s invoices, by email in any case or by account', async () => {
    const customer = await app.signedIn();
    const recipient = recipientOf();
    const first = await send({ email: recipient.email.toUpperCase() }, depositOver(100));
    const second = await send({ ...recipientOf(), customerId: customer.user.id }, depositOver(50));
    const gone = await send(recipient, depositOver(10));
    await send(recipientOf(), depositOver(10));
    await credit(gone.id, 11.5, 11.5);
    await credit(second.id, 11.5, 57.5);
    const items = await listed(await draft({ ...recipient, customerId: customer.user.id }));
    expect(items).toMatchObject([
      { id: second.id, total: 46, left: 46, taxes: [{ name: 'VAT', percent: 15, net: 40, tax: 6 }] },
      { id: first.id, number: first.number, total: 115, left: 115, taxes: [{ net: 100, tax: 15 }] },
    ]);
    expect(await listed(await draft(recipient))).toMatchObject([{ id: first.id }]);
  });

  it('404: an unknown draft', async () => {
    await app.http.get(`${drafts}/${randomUUID()}/deposits`).set(admin).expect(404);
  });
});

describe('a final invoice', () => {
  it('200: has all lines, and deducts net and tax of each deposit, less its credits', async () => {
    const recipient = recipientOf();
    const first = await send(recipient, depositOver(100));
    const second = await send(recipient, depositOver(50));
    await credit(second.id, 11.5, 57.5);
    const final = await send(recipient, { deposits: [first.id, second.id] });
    // 190 - 100 - 40 = 50 at 15%, 28.50 - 15 - 6 = 7.50 tax, and 50 without tax.
    expect(final).toMatchObject({ total: 107.5, left: 107.5, status: 'sent', deductedIn: null });
    const [document] = final.items;
    expect(document).toMatchObject({ net: 100, tax: 7.5, total: 107.5 });
    expect(document.taxes).toEqual([
      { name: 'VAT', percent: 15, net: 50, tax: 7.5 },
      { name: '', percent: 0, net: 50, tax: 0 },
    ]);
    expect(document.lines.slice(3)).toMatchObject([
      {
        quantity: -1,
        unitPrice: 100,
        net: -100,
        tax: -15,
        total: -115,
        deposit: { id: first.id, number: first.number },
      },
      { quantity: -1, unitPrice: 40, net: -40, tax: -6, total: -46, deposit: { number: second.number } },
    ]);
    expect((await invoice(first.id)).deductedIn).toEqual({ id: final.id, number: final.number });
    expect(await listed(await draft(recipient))).toMatchObject([{ id: final.id, total: 107.5 }]);
  });

  it('200: its PDF and email list each deposit and the amount due, in both languages', async () => {
    const recipient = { ...recipientOf(), language: 'bn' };
    const deposit = await send(recipient, depositOver(100));
    const final = await send(recipient, { deposits: [deposit.id] });
    await app.background.idle();
    const mail = app.mail.sent.find(
      ({ to, subject }) => to.address === recipient.email && subject.includes(final.number),
    );
    expect(mail?.text).toContain(deposit.number);
    expect(mail?.text).toMatch(/153\.50|১৫৩/);
    const pdf = mail?.files?.[0]?.content;
    if (!canReadPdf || !pdf) return;
    const text = readPdf(pdf);
    for (const part of ['Deducted deposits', deposit.number, '−115.00', '−$100.00', '−$15.00', '$268.50', '$153.50'])
      expect(text).toContain(part);
  });

  it('200: month file and list count what is due after the deposits, so that nothing is counted twice', async () => {
    const recipient = { ...recipientOf(), name: `Jamuna ${randomUUID().slice(0, 8)}` };
    const deposit = await send(recipient, depositOver(100));
    await send(recipient, { deposits: [deposit.id] });
    const csv = await app.http.get('/api/admin/invoices/export').query({ search: recipient.name }).set(admin);
    const rows = csv.text.trim().split('\r\n').slice(1);
    expect(rows.map((row: string) => row.split(',').slice(9, 14))).toEqual([
      ['15', 'USD', '100.00', '15.00', '115.00'],
      ['15', 'USD', '90.00', '13.50', '103.50'],
      ['0', 'USD', '50.00', '0.00', '50.00'],
    ]);
    const { body } = await app.http.get('/api/admin/invoices').query({ search: recipient.name }).set(admin);
    expect(body.items.map(({ total }: { total: number }) => total).sort()).toEqual([115, 153.5]);
  });

  it('200: deposits may cover it in full: nothing is due, and it is paid', async () => {
    const recipient = recipientOf();
    const deposit = await send(recipient, depositOver(100));
    const final = await send(recipient, { ...depositOver(100), deposits: [deposit.id] });
    expect(final).toMatchObject({ total: 0, left: 0, status: 'paid' });
    await app.background.idle();
    const mail = app.mail.sent.find(
      ({ to, subject }) => to.address === recipient.email && subject.includes(final.number),
    );
    expect(mail?.text).toContain('nothing left to pay');
    const { body } = await app.http.get('/api/admin/invoices').query({ due: 'open', search: final.number }).set(admin);
    expect(body.items.filter(({ id }: { id: string }) => id === final.id)).toEqual([]);
  });

  it('200: credited as a whole it comes to zero, and gives its deposits back', async () => {
    const recipient = recipientOf();
    const deposit = await send(recipient, depositOver(100));
    const final = await send(recipient, { deposits: [deposit.id] });
    await credit(final.id, 53.5, 153.5);
    await app.http
      .post(`/api/admin/invoices/${final.id}/credits`)
      .set(admin)
      .send({ amount: 115, left: 115 })
      .expect(409);
    expect(await listed(await draft(recipient))).toMatchObject([{ id: final.id }]);
    await credit(final.id, 100, 100);
    const { items, status } = await invoice(final.id);
    const sum = (name: 'net' | 'tax') =>
      items.reduce((cents: number, item: Record<typeof name, number>) => cents + Math.round(item[name] * 100), 0);
    expect([status, sum('net'), sum('tax')]).toEqual(['credited', 0, 0]);
    const again = await send(recipient, { deposits: [deposit.id] });
    expect(again).toMatchObject({ total: 153.5 });
    expect((await invoice(deposit.id)).deductedIn.id).toBe(again.id);
  });

  it('200: a copy has the lines without the deposits', async () => {
    const recipient = recipientOf();
    const deposit = await send(recipient, depositOver(100));
    const final = await send(recipient, { deposits: [deposit.id] });
    const { body } = await app.http.post(drafts).set(admin).send({ copyOf: final.id }).expect(201);
    expect(body).toMatchObject({ total: 268.5, deposits: [] });
    expect(body.lines).toHaveLength(3);
  });

  it('400: deposits of another customer, none at all, and above the lines of their rate', async () => {
    const recipient = recipientOf();
    const foreign = await send(recipientOf(), depositOver(10));
    const large = await send(recipient, depositOver(200));
    for (const id of [foreign.id, large.id, randomUUID()]) {
      const { body } = await press(await draft(recipient, { deposits: [id] })).expect(400);
      expect(body.details).toMatchObject([{ field: 'deposits' }]);
    }
  });

  it('409: a deposit that another invoice has deducted, and an amount due that has changed since', async () => {
    const recipient = recipientOf();
    const deposit = await send(recipient, depositOver(100));
    const waiting = await draft(recipient, { deposits: [deposit.id] });
    await credit(deposit.id, 15, 115);
    await press(waiting, 153.5).expect(409);
    await press(waiting, 168.5).expect(200);
    const late = await press(await draft(recipient, { deposits: [deposit.id] })).expect(409);
    expect(late.body.message).toContain(deposit.number);
  });

  it('409: of two final invoices sent at once only one deducts a deposit', async () => {
    const recipient = recipientOf();
    const ids = [(await send(recipient, depositOver(60))).id, (await send(recipient, depositOver(70))).id];
    const first = await draft(recipient, { deposits: ids });
    const second = await draft(recipient, { deposits: ids.toReversed() });
    const answers = await Promise.all([press(first), press(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
