import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../factories/audit.ts';
import { sendDirectInvoice } from '../../factories/direct-invoices.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

// The sample invoice is over $268.50: 190 at 15%, which is 28.50, and 50 without tax.
let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const send = (recipient = {}) => sendDirectInvoice(app, admin, recipient);
const post = (id: string, path: string, body: object) =>
  app.http.post(`/api/admin/invoices/${id}/payments${path}`).set(admin).send(body);
const MONEY = { left: 268.5, paidOn: '2026-01-05', method: 'bank', reference: 'TX-1' };
const VDS = { kind: 'vds', amount: 28.5 };
const CERTIFICATE = { number: 'Mushak-6.6-118', issuedOn: '2026-02-01' };

describe('POST /api/admin/invoices/{id}/payments', () => {
  it('200: money and withheld tax together pay the invoice, and the receipt asks for the certificate', async () => {
    const { id } = await send({ email: 'vds@padma.example' });
    const { body } = await post(id, '', { ...MONEY, amount: 240, withheld: VDS }).expect(200);
    expect(body).toMatchObject({ status: 'paid', paid: 268.5, withheld: 28.5, left: 0 });
    await app.background.idle();
    const mail = app.mail.sent.find(({ to, kind }) => to.address === 'vds@padma.example' && kind === 'invoice-payment');
    for (const sentence of [
      'We have received $240.00',
      'We recorded $28.50 in tax withheld',
      'Please send us the tax certificate',
      'The invoice is paid in full.',
    ])
      expect(mail?.text).toContain(sentence);
  });

  it('200: withheld tax alone, with its certificate', async () => {
    const { id } = await send();
    const withheld = { kind: 'tds', amount: 10, certificate: CERTIFICATE };
    const { body } = await post(id, '', { ...MONEY, amount: 0, withheld }).expect(200);
    expect(body).toMatchObject({ status: 'partly_paid', left: 258.5, withheld: 10 });
    expect(body.payments).toMatchObject([{ amount: 10, withheld: { kind: 'tds', certificate: CERTIFICATE } }]);
  });

  it('400: nothing received, or a certificate of a later day; 409: more than is left', async () => {
    const { id } = await send();
    expect((await post(id, '', { ...MONEY, amount: 0 }).expect(400)).body.details[0].field).toBe('amount');
    const later = { ...VDS, certificate: { ...CERTIFICATE, issuedOn: '2199-01-01' } };
    const { body } = await post(id, '', { ...MONEY, amount: 1, withheld: later }).expect(400);
    expect(body.details[0].field).toBe('withheld.certificate.issuedOn');
    await post(id, '', { ...MONEY, amount: 240.01, withheld: VDS }).expect(409);
  });
});

describe('POST /api/admin/invoices/{id}/payments/{payment}/certificate', () => {
  it('200: the last certificate counts; 404 and 409 for other rows; 400 for line breaks', async () => {
    const { id } = await send();
    const { body } = await post(id, '', { ...MONEY, amount: 100, withheld: VDS }).expect(200);
    const [money, tax] = body.payments.map((row: { id: string }) => `/${row.id}/certificate`);
    await post(id, tax, { ...CERTIFICATE, number: 'First' }).expect(200);
    const { body: certified } = await post(id, tax, CERTIFICATE).expect(200);
    expect(certified.payments[1].withheld).toEqual({ kind: 'vds', certificate: CERTIFICATE });
    await post(id, money, CERTIFICATE).expect(409);
    await post(id, `/${randomUUID()}/certificate`, CERTIFICATE).expect(404);
    await post(id, tax, { ...CERTIFICATE, number: 'a\nb' }).expect(400);
    const entries = await listAuditEntries(app.db, 'invoice', id);
    expect(entries.filter(({ action }) => action === 'invoice.certificate')).toHaveLength(2);
  });
});

describe('POST /api/admin/invoices/{id}/payments/{payment}/correction', () => {
  it('200: of two presses one reverses the payment, and what is left is right again', async () => {
    const { id } = await send();
    const { body } = await post(id, '', { ...MONEY, amount: 268.5 }).expect(200);
    const path = `/${body.payments[0].id}/correction`;
    const answers = await Promise.all([post(id, path, { reason: 'Twice' }), post(id, path, { reason: 'Twice' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body: open } = await app.http.get(`/api/admin/invoices/${id}`).set(admin).expect(200);
    expect(open).toMatchObject({ status: 'sent', paid: 0, left: 268.5 });
    expect(open.payments).toMatchObject([
      { amount: 268.5, corrected: true },
      { amount: -268.5, corrects: open.payments[0].id, reason: 'Twice', paidOn: '2026-01-05' },
    ]);
    await post(id, `/${open.payments[1].id}/correction`, { reason: 'Again' }).expect(409);
    await post(id, '', { ...MONEY, amount: 268.5 }).expect(200);
  });

  it('400: a reason of two lines; 404: no such payment of this invoice', async () => {
    const { id } = await send();
    const other = await send();
    const { body } = await post(other.id, '', { ...MONEY, amount: 1 }).expect(200);
    await post(other.id, `/${body.payments[0].id}/correction`, { reason: 'a\nb' }).expect(400);
    await post(id, `/${body.payments[0].id}/correction`, { reason: 'Twice' }).expect(404);
  });
});

describe('GET /api/admin/invoices/payments/export', () => {
  it('200: the payments of a month with withheld tax and corrections, which add up to what came in', async () => {
    const { id, number } = await send({ name: 'Export Mills' });
    const day = { ...MONEY, paidOn: '2025-03-31' };
    const { body } = await post(id, '', { ...day, amount: 200, withheld: VDS }).expect(200);
    await post(id, `/${body.payments[1].id}/certificate`, CERTIFICATE).expect(200);
    await post(id, `/${body.payments[0].id}/correction`, { reason: 'Another invoice' }).expect(200);
    const read = async (month: string) => {
      const { text } = await app.http
        .get('/api/admin/invoices/payments/export')
        .query({ month })
        .set(admin)
        .expect(200);
      return text.trim().split('\r\n').slice(1);
    };
    expect(await read('2025-03')).toEqual([
      `2025-03-31,${number},Export Mills,,bank,TX-1,USD,200.00,,,`,
      `2025-03-31,${number},Export Mills,,vds,,USD,28.50,Mushak-6.6-118,2026-02-01,`,
      `2025-03-31,${number},Export Mills,,bank,TX-1,USD,-200.00,,,Another invoice`,
    ]);
    expect(await read('2025-04')).toEqual([]);
  });
});
