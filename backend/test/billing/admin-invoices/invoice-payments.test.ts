import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../factories/audit.ts';
import { sendDirectInvoice } from '../../factories/direct-invoices.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const createSent = (recipient = {}) => sendDirectInvoice(app, admin, recipient);
const invoice = (id: string) => app.http.get(`/api/admin/invoices/${id}`).set(admin);
const credit = (id: string, body: object) => app.http.post(`/api/admin/invoices/${id}/credits`).set(admin).send(body);
const pay = (id: string, body: object, headers = admin) =>
  app.http.post(`/api/admin/invoices/${id}/payments`).set(headers).send(body);
const PAYMENT = { paidOn: '2026-01-05', method: 'bank', reference: ' TX-1 ' };

describe('POST /api/admin/invoices/{id}/payments', () => {
  it('200: payments in parts pay the invoice, and a credit lowers what is left', async () => {
    const { id, number } = await createSent({ email: 'payer@padma.example' });
    const { body: partly } = await pay(id, { ...PAYMENT, amount: 100, left: 268.5 }).expect(200);
    expect(partly).toMatchObject({ status: 'partly_paid', paid: 100, left: 168.5 });
    expect(partly.payments).toMatchObject([{ ...PAYMENT, reference: 'TX-1', amount: 100 }]);
    expect((await credit(id, { amount: 68.5, left: 268.5 }).expect(200)).body.left).toBe(100);
    const { body: paid } = await pay(id, { ...PAYMENT, amount: 100, left: 100, method: 'cash' }).expect(200);
    expect(paid).toMatchObject({ status: 'paid', total: 268.5, credited: 68.5, paid: 200, left: 0 });
    const { body: list } = await app.http
      .get('/api/admin/invoices')
      .query({ search: number, kind: 'invoice' })
      .set(admin);
    expect(list.items).toMatchObject([{ status: 'paid' }]);
    await app.background.idle();
    const mails = app.mail.sent.filter(
      ({ to, kind }) => to.address === 'payer@padma.example' && kind === 'invoice-payment',
    );
    expect(mails.map(({ text }) => /(?:\$68\.50|\$168\.50) is still due|paid in full/.exec(text)?.[0])).toEqual([
      '$168.50 is still due',
      'paid in full',
    ]);
    const entries = await listAuditEntries(app.db, 'invoice', id);
    expect(entries.map(({ action }) => action)).toEqual([
      'invoice.send',
      'invoice.pay',
      'invoice.credit',
      'invoice.pay',
    ]);
  });

  it('409: of two presses at once only one is recorded, and never more than is left', async () => {
    const { id } = await createSent();
    const body = { ...PAYMENT, amount: 268.5, left: 268.5 };
    const answers = await Promise.all([pay(id, body), pay(id, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await pay(id, { ...PAYMENT, amount: 1, left: 268.5 }).expect(409);
    const other = await createSent();
    await pay(other.id, { ...PAYMENT, amount: 268.51, left: 268.5 }).expect(409);
    expect((await invoice(other.id)).body).toMatchObject({ paid: 0, left: 268.5, status: 'sent' });
  });

  it('400: a day in the future; 404: no such invoice', async () => {
    const { id } = await createSent();
    const { body } = await pay(id, { ...PAYMENT, amount: 1, left: 268.5, paidOn: '2199-01-01' }).expect(400);
    expect(body.details[0].field).toBe('paidOn');
    await pay(randomUUID(), { ...PAYMENT, amount: 1, left: 1 }).expect(404);
  });
});

describe('GET /api/invoices', () => {
  it('200: a customer’s own invoices without an order, with the amount due', async () => {
    const customer = await app.signedIn();
    const { id, number } = await createSent({ customerId: customer.user.id });
    await pay(id, { ...PAYMENT, amount: 68.5, left: 268.5 }).expect(200);
    const { body } = await app.http.get('/api/invoices').set(customer.headers).expect(200);
    expect(body.items).toMatchObject([{ id, number, status: 'partly_paid', total: 268.5, left: 200, currency: 'USD' }]);
    const other = await app.signedIn();
    expect((await app.http.get('/api/invoices').set(other.headers).expect(200)).body.items).toEqual([]);
  });
});

describe('GET /api/admin/invoices', () => {
  it('200: what is due, and of that what is overdue', async () => {
    const name = 'Jamuna Mills';
    const open = await createSent({ name });
    const late = await createSent({ name });
    const paid = await createSent({ name });
    await app.db
      .updateTable('direct_invoices')
      .set({ due_on: '2020-01-01' })
      .where('invoice_id', '!=', open.id)
      .execute();
    await pay(paid.id, { ...PAYMENT, amount: 268.5, left: 268.5 }).expect(200);
    const list = async (due: string) => {
      const { body } = await app.http.get('/api/admin/invoices').query({ due, search: name, sort: 'date' }).set(admin);
      return body.items.map(({ id }: { id: string }) => id);
    };
    expect(await list('open')).toEqual([open.id, late.id]);
    expect(await list('overdue')).toEqual([late.id]);
    const { body } = await app.http.get('/api/admin/invoices').query({ due: 'overdue' }).set(admin).expect(200);
    expect(body.items.every(({ status }: { status: string }) => status === 'overdue')).toBe(true);
    const { text } = await app.http.get('/api/admin/invoices/export').query({ due: 'open', search: name }).set(admin);
    expect(text.trim().split('\r\n')).toHaveLength(1 + 2 * 2);
  });
});
