import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, previousPeriod, toIntervals } from '../../../../contract/rules/calendar.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { today as todayOf } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: { authorization: string };
let today: string;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  admin = (await app.signedIn('super_admin')).headers;
  today = todayOf(app);
});
afterAll(() => app.close());

const ago = (days: number) => addDays(today, -days);
const read = (query: object, headers: Record<string, string> = admin) =>
  app.http.get('/api/admin/analytics').set(headers).query(query);

describe('GET /api/admin/analytics', () => {
  it('200: the last 30 days of the demo and the previous 30', async () => {
    const { status, body } = await read({ from: ago(30), to: ago(1), unit: 'day' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: ago(30), to: ago(1), unit: 'day', beforeFrom: ago(60), beforeTo: ago(31) });
    expect(body.totals).toMatchObject({ revenue: 6061, orders: 65, users: 137 });
    expect(body.before).toMatchObject({ revenue: 4908 });
    expect(body.points).toHaveLength(30);
    expect(body.points[0]).toMatchObject({ from: ago(30), to: ago(30) });
    expect(body.totals.downloads).toBeGreaterThan(0);
  });

  it.each(['day', 'week', 'month'])('200: by %s the parts add up to the total', async (unit) => {
    const { body } = await read({ from: ago(200), to: today, unit });
    for (const figure of ['revenue', 'orders', 'users', 'downloads'] as const) {
      for (const [side, total] of [
        ['now', body.totals],
        ['before', body.before],
      ] as const) {
        const sum = body.points.reduce(
          (cents: number, point: Record<string, Record<string, number>>) =>
            cents + Math.round((point[side]?.[figure] ?? 0) * 100),
          0,
        );
        expect([figure, side, sum]).toEqual([figure, side, Math.round(total[figure] * 100)]);
      }
    }
  });

  it('200: today’s sales and refunds count today', async () => {
    const query = { from: today, to: today, unit: 'day' };
    const before = (await read(query)).body.totals;
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 5000);
    const offer = await createOffer(app.db, app.deps.storage, { title: 'Tide Table', prices: { Pro: 12.5 } });
    const sold = await app.http
      .post('/api/orders')
      .set(headers)
      .send({ product_id: offer.id, tier: 'Pro' })
      .expect(201);
    const { body } = await read(query);
    expect(body.totals).toMatchObject({
      revenue: before.revenue + 12.5,
      orders: before.orders + 1,
      users: before.users + 1,
    });
    expect(body.products).toContainEqual({ id: offer.id, name: 'Tide Table', orders: 1, revenue: 12.5 });

    await app.http
      .put(`/api/admin/orders/${sold.body.id}/status`)
      .set(admin)
      .send({ from: 'completed', status: 'refunded' })
      .expect(200);
    expect((await read(query)).body.totals.revenue).toBe(before.revenue);
  });

  it('200: changes by product, which add up to the change of revenue', async () => {
    const { body } = await read({ from: ago(30), to: today, unit: 'day' });
    const { changes } = body;
    expect(changes).toMatchObject({ from: ago(30), to: ago(1), beforeFrom: ago(61), beforeTo: ago(32) });
    const finished = body.points.filter(({ to }: { to: string }) => to < today);
    for (const side of ['now', 'before'] as const) {
      const cents = (value: number) => Math.round(value * 100);
      const sum = (rows: Record<string, number>[]) => rows.reduce((all, row) => all + cents(row[side] ?? 0), 0);
      expect(sum([...changes.products, changes.rest])).toBe(cents(changes.total[side]));
      const days = finished.map((point: Record<string, { revenue: number }>) => ({ [side]: point[side]?.revenue }));
      expect(sum(days)).toBe(cents(changes.total[side]));
    }
    const sizes = changes.products.map(({ now, before }: Record<'now' | 'before', number>) => Math.abs(now - before));
    expect(sizes).toHaveLength(4);
    expect(sizes).toEqual(sizes.toSorted((a: number, b: number) => b - a));
  });

  it('200: no changes before the first day of the range is over', async () => {
    expect((await read({ from: today, to: today, unit: 'day' })).body.changes).toBeNull();
  });

  it('200: articles with their likes, comments and saves', async () => {
    const { body } = await read({ from: ago(30), to: today, unit: 'week' });
    expect(body.articles).toHaveLength(3);
    expect(body.articles[0]).toMatchObject({ likes: 5, comments: 2, saves: 0 });
  });

  it.each([
    ['the end before the beginning', () => ({ from: ago(1), to: ago(2) }), 'to'],
    ['a day that is none', () => ({ from: '2026-02-30' }), 'from'],
    ['a day before the calendar', () => ({ from: '1999-12-31' }), 'from'],
    ['a day beyond it', () => ({ to: '2200-01-01' }), 'to'],
    ['more than five years', () => ({ from: ago(2000), unit: 'month' }), 'to'],
    ['more days than a chart can show', () => ({ from: ago(500) }), 'unit'],
    ['an unknown unit', () => ({ unit: 'year' }), 'unit'],
    ['no unit', () => ({ unit: undefined }), 'unit'],
    ['something unknown', () => ({ surprise: 1 }), 'surprise'],
  ])('400: %s', async (_name, change, field) => {
    const { status, body } = await read({ from: ago(30), to: today, unit: 'day', ...change() });
    expect(status).toBe(400);
    expect(body.details.map((detail: { field: string }) => detail.field)).toContain(field);
  });
});

describe('the calendar', () => {
  it('splits weeks on Mondays and months on their first day, and keeps partial ones at the ends', () => {
    // 2026-11-20 is a Friday.
    expect(toIntervals({ from: '2026-11-20', to: '2026-12-01' }, 'week')).toEqual([
      { from: '2026-11-20', to: '2026-11-22' },
      { from: '2026-11-23', to: '2026-11-29' },
      { from: '2026-11-30', to: '2026-12-01' },
    ]);
    expect(toIntervals({ from: '2026-11-20', to: '2027-01-03' }, 'month')).toEqual([
      { from: '2026-11-20', to: '2026-11-30' },
      { from: '2026-12-01', to: '2026-12-31' },
      { from: '2027-01-01', to: '2027-01-03' },
    ]);
  });

  it('compares with the same number of days before', () => {
    expect(previousPeriod({ from: '2024-03-01', to: '2024-03-31' })).toEqual({ from: '2024-01-30', to: '2024-02-29' });
  });
});
