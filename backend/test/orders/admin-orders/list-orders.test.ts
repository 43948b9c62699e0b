import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '../../factories/commerce.ts';
import { createCoupon, nextCode } from '../../factories/coupons.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let headers: { authorization: string };
let numbers: number[];

beforeAll(async () => {
  app = await createTestApp();
  headers = (await app.signedIn('super_admin')).headers;
  const nadia = await app.createUser({ name: 'Nadia Rahman', email: 'nadia@rivers.example' });
  const jonas = await app.createUser({ name: '=cmd|Jonas', email: 'jonas@example.com' });
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const created = [
    await createOrder(app.db, nadia.id, { amount_cents: 999, status: 'completed', created_at: at('2026-03-01') }),
    await createOrder(app.db, jonas.id, { amount_cents: 4_999, status: 'pending', created_at: at('2026-03-02') }),
    await createOrder(app.db, nadia.id, { amount_cents: 1_999, status: 'refunded', created_at: at('2026-03-03') }),
    await createOrder(app.db, jonas.id, { amount_cents: 0, status: 'completed', created_at: at('2026-03-04') }),
  ];
  await app.db
    .updateTable('orders')
    .set({ user_id: null })
    .where('id', '=', created[3]?.id ?? '')
    .execute();
  numbers = created.map(({ number }) => number);
});
afterAll(() => app.close());

const list = (query: Record<string, unknown> = {}) => app.http.get('/api/admin/orders').set(headers).query(query);
/** The orders found, as indexes in order of creation. */
const listNumbers = async (query: Record<string, unknown>) =>
  (await list(query).expect(200)).body.items.map(({ number }: { number: number }) => numbers.indexOf(number));

describe('GET /api/admin/orders', () => {
  it('200: newest first, with the customer; none for a deleted account', async () => {
    const { body } = await list().expect(200);
    const { counts: _counts, sums: _sums, ...rest } = body;
    expect({ ...rest, items: body.items.length }).toEqual({ items: 4, total: 4, page: 1, limit: 20 });
    expect(body.items[0]).toMatchObject({ number: numbers[3], customer: null, total: 0, status: 'completed' });
    expect(body.items[1].customer).toMatchObject({ name: 'Nadia Rahman', email: 'nadia@rivers.example' });
  });

  it('200: filtered by number, customer and email', async () => {
    expect(await listNumbers({ search: `#${numbers[1]}` })).toEqual([1]);
    expect(await listNumbers({ search: 'NADIA' })).toEqual([2, 0]);
    expect(await listNumbers({ search: 'rivers.ex' })).toEqual([2, 0]);
    expect(await listNumbers({ search: '=cmd' })).toEqual([1]);
    expect(await listNumbers({ search: '%' })).toEqual([]);
    expect(await listNumbers({ search: ' # ' })).toEqual([3, 2, 1, 0]);
  });

  it('200: by status and date range, both ends included', async () => {
    expect(await listNumbers({ status: 'completed' })).toEqual([3, 0]);
    expect(await listNumbers({ from: '2026-03-02', to: '2026-03-03' })).toEqual([2, 1]);
    expect(await listNumbers({ from: '2026-03-03', to: '2026-03-02' })).toEqual([]);
    expect(await listNumbers({ status: 'completed', to: '2026-03-01', search: 'nadia' })).toEqual([0]);
    expect(await listNumbers({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(4);
  });

  it('200: of a coupon by its code then and now, with sums, after its deletion too', async () => {
    const coupon = await createCoupon(app, headers);
    const { id, version, uses: _uses, ...input } = coupon;
    const orders = await app.db
      .selectFrom('orders')
      .select(['id', 'user_id'])
      .where('number', 'in', numbers.slice(0, 2))
      .execute();
    const use = { coupon_id: id, code: coupon.code, discount_cents: 100 };
    const uses = orders.map((order) => ({ ...use, order_id: order.id, user_id: order.user_id }));
    await app.db.insertInto('coupon_uses').values(uses).execute();
    const { body } = await list({ coupon: ` ${coupon.code.toLowerCase()} ` }).expect(200);
    expect(body).toMatchObject({ total: 2, counts: { completed: 1, pending: 1 } });
    expect(await listNumbers({ coupon: coupon.code, status: 'pending' })).toEqual([1]);
    expect(await listNumbers({ coupon: 'OTHER-CODE' })).toEqual([]);
    const code = nextCode();
    const path = `/api/admin/coupons/${id}`;
    const { code: _code, kind, value, products, endsAt, limit, active } = input;
    await app.http
      .put(path)
      .set(headers)
      .send({ code, kind, value, products, endsAt, limit, active, version })
      .expect(200);
    expect(await listNumbers({ coupon: code })).toEqual([1, 0]);
    await app.http.delete(path).set(headers).expect(204);
    expect(await listNumbers({ coupon: coupon.code })).toEqual([1, 0]);
    await list({ coupon: 'X'.repeat(33) }).expect(400);
  });

  it.each([
    ['number', [0, 1, 2, 3]],
    ['-number', [3, 2, 1, 0]],
    ['date', [0, 1, 2, 3]],
    ['total', [3, 0, 2, 1]],
    ['-total', [1, 2, 0, 3]],
    ['status', [3, 0, 1, 2]],
    ['-status', [2, 1, 3, 0]],
    ['customer', [1, 0, 2, 3]],
    ['-customer', [2, 0, 1, 3]],
  ])('200: sorted by %s', async (sort, expected) => {
    expect(await listNumbers({ sort })).toEqual(expected);
  });

  it('200: pages do not overlap', async () => {
    expect(await listNumbers({ sort: 'number', limit: 3, page: 2 })).toEqual([3]);
  });

  it.each([
    { sort: 'product' },
    { status: 'lost' },
    { from: '2026-02-30' },
    { to: 'x' },
    { limit: 101 },
    { surprise: 1 },
  ])('400: %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('GET /api/admin/orders/export', () => {
  it('200: the filtered list, as CSV that is safe to open', async () => {
    const response = await app.http
      .get('/api/admin/orders/export')
      .query({ sort: 'number', to: '2026-03-02' })
      .set(headers)
      .buffer(true);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
    });
    expect(response.text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'Order ID,Date,Customer,Email,Product,Plan,Status,Total,Guest,Purchase order',
      `${numbers[0]},2026-03-01T12:00:00.000Z,Nadia Rahman,nadia@rivers.example,River Map,,completed,9.99,,`,
      `${numbers[1]},2026-03-02T12:00:00.000Z,'=cmd|Jonas,jonas@example.com,River Map,,pending,49.99,,`,
      '',
    ]);
  });

  it('400: a page is not allowed', async () => {
    expect((await app.http.get('/api/admin/orders/export').query({ page: 1 }).set(headers)).status).toBe(400);
  });
});

describe('GET /api/admin/orders/{id}', () => {
  it('200: the order with its customer, and no wallet transaction while nothing was paid by wallet', async () => {
    const { id } = (await list({ search: `#${numbers[1]}` })).body.items[0];
    const { body } = await app.http.get(`/api/admin/orders/${id}`).set(headers).expect(200);
    expect(body).toMatchObject({ id, number: numbers[1], status: 'pending', total: 49.99 });
    expect(body.customer).toMatchObject({ name: '=cmd|Jonas', email: 'jonas@example.com' });
  });

  it('404: an unknown order', async () => {
    const path = '/api/admin/orders/7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';
    expect((await app.http.get(path).set(headers)).status).toBe(404);
  });
});
