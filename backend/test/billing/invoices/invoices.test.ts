import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueCreditNote, issueMissingInvoices } from '../../../src/features/billing/issue-invoice.service.ts';
import { createOrder } from '../../factories/commerce.ts';
import { createBuyer, findNumberingFaults } from '../../factories/invoices.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
});
afterAll(async () => {
  expect(await findNumberingFaults(app)).toEqual([]);
  await app.close();
});

type Headers = Record<string, string>;
const list = (orderId: string, headers: Headers = {}) => app.http.get(`/api/orders/${orderId}/invoices`).set(headers);
const billing = (headers: Headers = {}) => app.http.get('/api/billing-details').set(headers);
const save = (headers: Headers = {}, body: object = DETAILS) =>
  app.http.put('/api/billing-details').set(headers).send(body);
const DETAILS = { name: ' রহিমা খাতুন ', address: '12 Padma Road\nRajshahi', country: 'BD', taxNumber: '' };

const setRates = async () => {
  const { body } = await app.http.get('/api/admin/invoice-settings').set(admin.headers);
  const rates = [
    { country: 'BD', name: 'VAT', percent: 15 },
    { country: '', name: 'Tax', percent: 0 },
  ];
  const next = { ...body, sellerName: 'Nodi Ltd.', taxNumber: '123456789-0123', rates };
  await app.http.put('/api/admin/invoice-settings').set(admin.headers).send(next).expect(200);
};

describe('GET /api/orders/{id}/invoices', () => {
  it('200: a purchase has an invoice, built from the data of that moment, which never changes', async () => {
    await setRates();
    const { headers, buy } = await createBuyer(app);
    await save(headers).expect(200);
    const { body: order } = await buy().expect(201);
    const { body } = await list(order.id, headers).expect(200);
    expect(body.items).toHaveLength(1);
    const [invoice] = body.items;
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^\d{4}-\d{5}$/),
      refersTo: null,
      orderNumber: order.number,
      suppliedAt: order.created_at,
      currency: 'USD',
      seller: { name: 'Nodi Ltd.', taxNumber: '123456789-0123' },
      buyer: { name: 'রহিমা খাতুন', address: '12 Padma Road\nRajshahi', country: 'BD' },
      taxName: 'VAT',
      taxPercent: 15,
      net: 8.69,
      tax: 1.3,
      total: 9.99,
      mushak: true,
      payment: { title: 'Wallet', code: null, paid_at: order.created_at },
    });
    expect(invoice.lines).toEqual([
      {
        description: `${order.product_name}, Pro`,
        quantity: 1,
        unit: null,
        unitPrice: 8.69,
        discount: 0,
        taxName: 'VAT',
        taxPercent: 15,
        net: 8.69,
        tax: 1.3,
        total: 9.99,
        until: null,
      },
    ]);
    expect(invoice.taxes).toEqual([{ name: 'VAT', percent: 15, net: 8.69, tax: 1.3 }]);
    await save(headers, { ...DETAILS, name: 'Somebody else', country: 'DE' }).expect(200);
    expect((await list(order.id, headers)).body.items).toEqual([invoice]);
    await expect(app.db.deleteFrom('invoices').execute()).rejects.toMatchObject({ code: '23001' });
  });

  it('200: a refund adds a credit note with its own number, and a partial refund leaves the rest', async () => {
    const { headers, buy } = await createBuyer(app);
    const { body: order } = await buy().expect(201);
    const at = new Date();
    await app.db.transaction().execute((tx) => issueCreditNote(tx, { orderId: order.id, cents: 333, at }));
    const refund = { from: 'completed', status: 'refunded' };
    await app.http.put(`/api/admin/orders/${order.id}/status`).set(admin.headers).send(refund).expect(200);
    const [invoice, partialCredit, finalCredit] = (await list(order.id, headers)).body.items;
    expect(partialCredit).toMatchObject({ kind: 'credit_note', refersTo: invoice.number, total: -3.33 });
    expect(partialCredit.number).toMatch(/^CN-\d{4}-\d{5}$/);
    for (const amount of ['net', 'tax', 'total'])
      expect(Math.round((invoice[amount] + partialCredit[amount] + finalCredit[amount]) * 100)).toBe(0);
  });

  it('200: a job issues invoices for earlier orders, once; unpaid and free orders get none', async () => {
    const { user, headers } = await app.signedIn();
    const orders = [];
    for (const overrides of [{}, { status: 'refunded' as const }, { status: 'pending' as const }, { amount_cents: 0 }])
      orders.push(await createOrder(app.db, user.id, overrides));
    await issueMissingInvoices(app.db, new Date());
    await app.deps.jobs.add('invoices.issue-missing', {});
    await app.background.idle();
    const counts = [];
    for (const { id } of orders) counts.push((await list(id, headers)).body.items.length);
    expect(counts).toEqual([1, 2, 0, 0]);
  });

  it('200: the demo’s orders are invoiced on their own days', async () => {
    const { user, headers } = await app.signedIn();
    const created_at = new Date('2025-03-04T10:00:00Z');
    const order = await createOrder(app.db, user.id, { created_at });
    await issueMissingInvoices(app.db, new Date(), { isDemo: true });
    const [invoice] = (await list(order.id, headers)).body.items;
    expect(invoice.number).toMatch(/^2025-/);
    expect(invoice.issued_at).toBe(created_at.toISOString());
  });

  it('200: a refund by an earlier release, which issued no credit note, gets one from the job, once', async () => {
    const { headers, buy } = await createBuyer(app);
    const { body: order } = await buy();
    await app.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', order.id).execute();
    for (let turn = 0; turn < 2; turn += 1) await issueMissingInvoices(app.db, new Date());
    const { items } = (await list(order.id, headers)).body;
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(items[0].total + items[1].total).toBe(0);
  });

  it('404: unknown, no id at all, or another person’s', async () => {
    const { headers } = await app.signedIn();
    const { body: order } = await (await createBuyer(app)).buy();
    await list('first', headers).expect(404);
    await list(order.id, headers).expect(404);
    await list(randomUUID(), headers).expect(404);
  });
});

describe('GET /api/billing-details', () => {
  it('200: empty at first', async () => {
    const { headers } = await app.signedIn();
    expect((await billing(headers).expect(200)).body).toEqual({ name: '', address: '', country: '', taxNumber: '' });
  });

  it('400: an unknown parameter', async () => {
    await app.http.get('/api/billing-details?user=1').set(admin.headers).expect(400);
  });
});

describe('PUT /api/billing-details', () => {
  it('200: stored trimmed, for this user only', async () => {
    const [{ headers }, other] = [await app.signedIn(), await app.signedIn()];
    expect((await save(headers).expect(200)).body).toEqual({ ...DETAILS, name: 'রহিমা খাতুন' });
    expect((await billing(headers)).body.name).toBe('রহিমা খাতুন');
    expect((await billing(other.headers)).body.name).toBe('');
  });

  it.each([
    ['a country that is none', { ...DETAILS, country: 'Bangladesh' }],
    ['too long an address', { ...DETAILS, address: 'x'.repeat(501) }],
    ['an owner', { ...DETAILS, user_id: 'x' }],
    ['no name', { ...DETAILS, name: undefined }],
  ])('400: %s', async (_name, body) => {
    const { headers } = await app.signedIn();
    await save(headers, body).expect(400);
  });
});
