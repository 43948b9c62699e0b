import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer, createInvoice } from '../../factories/invoices.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>['headers'];
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const MARCH = new Date('2024-03-15T12:00:00Z');
const list = (query: object = {}) => app.http.get('/api/admin/invoices').query(query).set(admin);
const listNumbers = async (query: object): Promise<string[]> => {
  const { body } = await list(query).expect(200);
  return body.items.map(({ number }: { number: string }) => number);
};

/** Three invoices and a credit note, the oldest first; one invoice is in another currency. */
async function createMarch() {
  const at = (minutes: number) => new Date(MARCH.getTime() + minutes * 60_000);
  const first = await createInvoice(app, {
    name: 'José Álvarez',
    email: 'jose@example.com',
    orderNumber: 7101,
    at: at(0),
  });
  await createInvoice(app, { orderNumber: 7102, cents: 2000, at: at(1) });
  await createInvoice(app, { orderNumber: 7103, cents: 5000, currency: 'BDT', at: at(2) });
  await createInvoice(app, { creditedOrder: first.order_id ?? '', orderNumber: 7101, cents: 400, at: at(3) });
}

describe('GET /api/admin/invoices', () => {
  it('200: none at all', async () => {
    expect((await list().expect(200)).body).toEqual({
      items: [],
      total: 0,
      page: 1,
      limit: 20,
      counts: { invoice: 0, credit_note: 0 },
      sums: [],
      currencies: [],
    });
  });

  it('200: as printed, with order, customer and how much was credited', async () => {
    const { user, headers, buy } = await createBuyer(app);
    const { body: order } = await buy().expect(201);
    const { body } = await list().expect(200);
    const [own] = (await app.http.get(`/api/orders/${order.id}/invoices`).set(headers)).body.items;
    expect(body).toMatchObject({ total: 1, sums: [{ currency: 'USD', amount: 9.99 }], currencies: ['USD'] });
    expect(body.items).toEqual([
      {
        id: own.id,
        invoice_id: null,
        kind: 'invoice',
        number: own.number,
        refersTo: null,
        issued_at: own.issued_at,
        customer: { id: user.id, name: user.name, email: user.email },
        order: { id: order.id, number: order.number },
        total: 9.99,
        currency: 'USD',
        status: 'paid',
      },
    ]);
    const refund = (amount: number, refunded: number) =>
      app.http
        .post(`/api/admin/orders/${order.id}/refunds`)
        .set(admin)
        .send({ amount, to: 'wallet', reason: 'Asked for', withdraw: false, refunded })
        .expect(201);
    await refund(2, 0);
    const search = { search: user.email, kind: 'invoice' };
    expect((await list(search)).body.items).toMatchObject([{ status: 'partly_credited' }]);
    await refund(7.99, 2);
    expect((await list(search)).body.items).toMatchObject([{ status: 'credited' }]);
    expect((await list({ kind: 'credit_note' })).body).toMatchObject({
      total: 2,
      counts: { invoice: 1, credit_note: 2 },
      sums: [{ currency: 'USD', amount: -9.99 }],
      items: [
        { status: 'issued', refersTo: own.number, total: -7.99 },
        { status: 'issued', refersTo: own.number, total: -2 },
      ],
    });
  });

  it('200: the printed name stays after the customer is erased', async () => {
    const { user, buy } = await createBuyer(app);
    const { body: order } = await buy().expect(201);
    await app.db.updateTable('orders').set({ user_id: null }).where('id', '=', order.id).execute();
    const { items } = (await list({ search: user.email.toUpperCase() }).expect(200)).body;
    expect(items).toMatchObject([{ customer: { id: null, name: user.name, email: user.email } }]);
  });

  it('200: a month begins and ends by the clocks of the shop', async () => {
    // 31 July, 18:30 UTC, is August in Dhaka.
    await createInvoice(app, { at: new Date('2023-07-31T18:30:00Z') });
    expect((await list({ month: '2023-08' })).body.total).toBe(1);
    expect((await list({ month: '2023-07' })).body.total).toBe(0);
  });

  it.each([
    ['a kind that is none', { kind: 'receipt' }],
    ['a currency in small letters', { currency: 'usd' }],
    ['a month that is none', { month: '2026-13' }],
    ['a sort order that is none', { sort: 'total' }],
    ['an empty search', { search: '' }],
    ['too many at once', { limit: 101 }],
  ])('400: %s', async (_name, query) => {
    await list(query).expect(400);
  });
});

describe('GET /api/admin/invoices with documents in two currencies', () => {
  beforeAll(createMarch);

  it('200: filtered by kind, currency and month, with counts and sums by currency', async () => {
    const month = '2024-03';
    const { body } = await list({ month }).expect(200);
    expect(body).toMatchObject({
      total: 4,
      counts: { invoice: 3, credit_note: 1 },
      sums: [
        { currency: 'BDT', amount: 50 },
        { currency: 'USD', amount: 25.99 },
      ],
      currencies: ['BDT', 'USD'],
    });
    expect((await list({ month, kind: 'invoice', currency: 'USD' })).body).toMatchObject({
      total: 2,
      counts: { invoice: 2, credit_note: 1 },
      sums: [{ currency: 'USD', amount: 29.99 }],
    });
    expect((await list({ currency: 'BDT' })).body).toMatchObject({
      total: 1,
      counts: { invoice: 1, credit_note: 0 },
      sums: [{ currency: 'BDT', amount: 50 }],
    });
    expect((await list({ currency: 'EUR' })).body).toMatchObject({ total: 0, sums: [], currencies: ['BDT', 'USD'] });
    expect((await list({ month: '2024-04' })).body).toMatchObject({ total: 0, items: [] });
  });

  it.each([
    ['a number', '2024-00002', ['2024-00002']],
    ['a credit note', 'cn-2024', ['CN-2024-00001']],
    ['an order', '#7101', ['CN-2024-00001', '2024-00001']],
    ['a name without its accents', 'alvarez jose', ['2024-00001']],
    ['an email', 'JOSE@example', ['2024-00001']],
    ['two letters', 'sé', ['2024-00001']],
    ['a wildcard, taken literally', '2024%', []],
  ])('200: found by %s', async (_name, search, numbers) => {
    expect(await listNumbers({ search, month: '2024-03' })).toEqual(numbers);
  });

  it.each([
    ['date', ['2024-00001', '2024-00002', '2024-00003', 'CN-2024-00001']],
    ['-date', ['CN-2024-00001', '2024-00003', '2024-00002', '2024-00001']],
    ['number', ['CN-2024-00001', '2024-00001', '2024-00002', '2024-00003']],
    ['-number', ['2024-00003', '2024-00002', '2024-00001', 'CN-2024-00001']],
  ])('200: sorted by %s, on pages too', async (sort, numbers) => {
    expect(await listNumbers({ sort, month: '2024-03' })).toEqual(numbers);
    expect(await listNumbers({ sort, month: '2024-03', limit: 3, page: 2 })).toEqual(numbers.slice(3));
  });

  it('200: searches and months agree with the maintained totals', async () => {
    const all = (await list({ limit: 100 })).body;
    const sums = new Map<string, number>();
    for (const { currency, total } of all.items) sums.set(currency, (sums.get(currency) ?? 0) + total * 100);
    expect(all.total).toBe(all.items.length);
    expect(all.sums).toEqual(
      [...sums].sort().map(([currency, cents]) => ({ currency, amount: Math.round(cents) / 100 })),
    );
  });

  it('200: exported as the list shows them, oldest first', async () => {
    const exported = async (query: object) => {
      const { text, headers } = await app.http.get('/api/admin/invoices/export').query(query).set(admin).expect(200);
      const [, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
      return { name: headers['content-disposition'], numbers: lines.map((line) => line.split(',')[0]) };
    };
    expect(await exported({ month: '2024-03' })).toEqual({
      name: 'attachment; filename="invoices-2024-03.csv"',
      numbers: ['2024-00001', '2024-00002', '2024-00003', 'CN-2024-00001'],
    });
    const filter = { search: '7101', kind: 'credit_note', currency: 'USD' };
    expect(await exported(filter)).toEqual({
      name: 'attachment; filename="invoices.csv"',
      numbers: ['CN-2024-00001'],
    });
  });
});
