import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../factories/audit.ts';
import { createBuyer, findNumberingFaults } from '../../factories/invoices.ts';
import { today } from '../../support/today.ts';
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
const list = (id: string, headers: Headers) => app.http.get(`/api/admin/orders/${id}/invoices`).set(headers);
const exported = (month: string, headers: Headers = {}) =>
  app.http.get('/api/admin/invoices/export').query({ month }).set(headers);
const SETTINGS = '/api/admin/invoice-settings';
const read = (headers: Headers = {}) => app.http.get(SETTINGS).set(headers);
const save = (body: object, headers: Headers = {}) => app.http.put(SETTINGS).set(headers).send(body);
const RATES = [
  { country: 'BD', name: 'VAT', percent: 7.5 },
  { country: '', name: 'Tax', percent: 5 },
];

describe('GET /api/admin/orders/{id}/invoices', () => {
  it('200: of any order', async () => {
    const { headers, buy } = await createBuyer(app);
    const { body: order } = await buy().expect(201);
    const own = await app.http.get(`/api/orders/${order.id}/invoices`).set(headers);
    expect((await list(order.id, admin.headers).expect(200)).body).toEqual(own.body);
  });

  it('404: unknown or no id at all', async () => {
    await list('first', admin.headers).expect(404);
    await list(randomUUID(), admin.headers).expect(404);
  });
});

describe('GET /api/admin/invoices/without-country', () => {
  const missing = (headers: Headers, query = '') =>
    app.http.get(`/api/admin/invoices/without-country${query}`).set(headers);

  it('200: none while every buyer has a country', async () => {
    await (await createBuyer(app)).buy().expect(201);
    expect((await missing(admin.headers).expect(200)).body).toEqual({ items: [], total: 0 });
  });

  it('400: a parameter that is not known', async () => {
    await missing(admin.headers, '?page=2').expect(400);
  });
});

describe('GET /api/admin/invoices/export', () => {
  it('200: a month adds up to the cent, refunds included', async () => {
    const { body: current } = await read(admin.headers);
    await save({ ...current, rates: RATES }, admin.headers).expect(200);
    const orders = [];
    for (let count = 0; count < 4; count += 1) orders.push((await (await createBuyer(app)).buy().expect(201)).body);
    const refund = { from: 'completed', status: 'refunded' };
    await app.http.put(`/api/admin/orders/${orders[0].id}/status`).set(admin.headers).send(refund).expect(200);
    const { text, headers } = await exported(today(app).slice(0, 7), admin.headers).expect(200);
    expect(headers['content-disposition']).toContain('invoices-');
    const [header, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(header).toMatch(
      /^Number,Kind,Refers to,Issued,Order ID,.*Currency,Net,Tax amount,Total,Guest,Purchase order$/,
    );
    const cents = lines.map((line) =>
      line
        .split(',')
        .slice(-5, -2)
        .map((amount) => Math.round(Number(amount) * 100)),
    );
    for (const [net = 0, tax = 0, total = 0] of cents) expect(net + tax).toBe(total);
    const { sum } = await app.db
      .selectFrom('wallet_entries')
      .select((eb) => eb.cast<number>(eb.fn.sum('amount_cents'), 'bigint').as('sum'))
      .where('kind', 'in', ['purchase', 'refund'])
      .executeTakeFirstOrThrow();
    expect(cents.reduce((all, [, , total = 0]) => all + total, 0)).toBe(-sum);
    expect((await exported('2020-01', admin.headers)).text.trim().split('\r\n')).toHaveLength(1);
  });

  it('400: an invalid month', async () => {
    await exported('2026-13', admin.headers).expect(400);
  });
});

describe('GET /api/admin/invoice-settings', () => {
  it('200, 400: read by administrators', async () => {
    expect((await read(admin.headers).expect(200)).body).toMatchObject({ sellerName: '', version: expect.any(Number) });
    await app.http.get(`${SETTINGS}?x=1`).set(admin.headers).expect(400);
  });
});

describe('PUT /api/admin/invoice-settings', () => {
  it('200: saved with an audit entry, 409 for the previous version', async () => {
    const { body: before } = await read(admin.headers);
    const next = { ...before, sellerName: ' Nodi Ltd. ', sellerAddress: 'Dhaka', rates: RATES };
    const { body } = await save(next, admin.headers).expect(200);
    expect(body).toEqual({ ...next, sellerName: 'Nodi Ltd.', version: before.version + 1 });
    expect((await read(admin.headers)).body).toEqual(body);
    await save(next, admin.headers).expect(409);
    const rows = await app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject', '=', 'invoice-settings')
      .execute();
    expect(rows.at(-1)).toMatchObject({ action: 'invoice-settings.update', after: { sellerName: 'Nodi Ltd.' } });
    expect(await listAuditEntries(app.db, 'invoice-settings', 'none')).toEqual([]);
  });

  it.each([
    ['two rates of a country', { rates: [RATES[0], RATES[0]] }],
    ['a rate above 100', { rates: [{ country: 'BD', name: 'VAT', percent: 101 }] }],
    ['a country that is none', { rates: [{ country: 'bd', name: 'VAT', percent: 1 }] }],
    ['too long a name', { sellerName: 'x'.repeat(201) }],
  ])('400: %s', async (_name, change) => {
    const { body } = await read(admin.headers);
    await save({ ...body, ...change }, admin.headers).expect(400);
  });
});
