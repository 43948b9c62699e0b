import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { toShopDay } from '../../../src/db/shop-zone.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: { authorization: string };
let today: string;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  admin = (await app.signedIn('super_admin')).headers;
  today = await toShopDay(app.db, app.clock.now());
});
afterAll(() => app.close());

const ago = (days: number) => addDays(today, -days);
const read = (query: object, headers: Record<string, string> = admin) =>
  app.http.get('/api/admin/visits').set(headers).query(query);
const sum = (rows: Record<string, number>[], figure: string) =>
  rows.reduce((total, row) => total + (row[figure] ?? 0), 0);

describe('GET /api/admin/visits', () => {
  it('200: the demo’s last 30 days, whose lists add up to the visits', async () => {
    const { status, body } = await read({ from: ago(30), to: ago(1), unit: 'day' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: ago(30), to: ago(1), beforeFrom: ago(60), beforeTo: ago(31), since: ago(399) });
    expect(body.points).toHaveLength(30);
    const { totals, before, pages, sources, devices, countries } = body;
    expect(totals.visits).toBeGreaterThan(1_000);
    expect(sum(sources, 'visits')).toBe(totals.visits);
    expect(sum(sources, 'before')).toBe(before.visits);
    expect(sum(devices, 'visits')).toBe(totals.visits);
    expect(sum(countries, 'visits')).toBe(totals.visits);
    expect(sum(pages, 'views')).toBe(totals.views);
    expect(sum(pages, 'entries')).toBe(totals.visits);
    expect(sum(pages, 'exits')).toBe(totals.visits);
    expect(sum(pages, 'checkouts')).toBe(totals.checkouts);
    expect(pages.find(({ path }: { path: string }) => path === '/product/4')).toMatchObject({
      kind: 'product',
      title: 'Mehndi & Henna Design',
    });
    expect(pages.find(({ kind }: { kind: string }) => kind === 'article')?.title).toEqual(expect.any(String));
  });

  it.each(['day', 'week', 'month'])('200: by %s the parts and the lists add up to the total', async (unit) => {
    const { body } = await read({ from: ago(200), to: today, unit });
    for (const figure of ['visitors', 'visits', 'views', 'checkouts']) {
      const parts = (side: string) => body.points.map((point: Record<string, object>) => point[side]);
      expect([figure, sum(parts('now'), figure)]).toEqual([figure, body.totals[figure]]);
      expect([figure, sum(parts('before'), figure)]).toEqual([figure, body.before[figure]]);
    }
    expect(sum(body.sources, 'visits')).toBe(body.totals.visits);
    expect(sum(body.sources, 'before')).toBe(body.before.visits);
  });

  it('200: months are right after days in them were counted again and deleted', async () => {
    const whole = { from: ago(365), to: ago(40), unit: 'month' };
    const { totals } = (await read(whole)).body;
    const { rows } = await sql<{ visits: number }>`
      delete from visit_days where day = ${ago(200)}::date returning case kind when 'site' then visits else 0 end as visits`.execute(
      app.db,
    );
    await sql`update visit_days set visits = visits + 3 where day = ${ago(201)}::date and name = '' and kind in ('site', 'source')`.execute(
      app.db,
    );
    const { body } = await read(whole);
    expect(body.totals.visits).toBe(totals.visits - sum(rows, 'visits') + 3);
    expect(sum(body.sources, 'visits')).toBe(body.totals.visits);
  });

  it('200: orders and revenue of a product, whatever it was called when it was ordered', async () => {
    const span = { from: ago(90), to: today, unit: 'week' };
    const { body } = await read(span);
    const analytics = await app.http.get('/api/admin/analytics').set(admin).query(span);
    const { rows } = await sql<{ id: number; orders: number }>`
      select line.product_id as id, count(*)::int as orders
        from order_lines line join orders on orders.id = line.order_id
       where line.product_id is not null and (orders.created_at at time zone shop_zone())::date >= ${ago(90)}::date
       group by line.product_id order by line.product_id`.execute(app.db);
    const products = body.products.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id);
    expect(products.map(({ id, orders }: { id: number; orders: number }) => ({ id, orders }))).toEqual(rows);
    // The analytics list each name of a renamed product, as far as it is among the best sellers.
    for (const { id, revenue } of analytics.body.products.filter((one: { id: number | null }) => one.id !== null))
      expect(products.find((product: { id: number }) => product.id === id).revenue).toBeGreaterThanOrEqual(revenue);
  });

  it('200: articles and releases on the days of their publication', async () => {
    await sql`update posts set publish_at = now() - interval '5 days', published_on = ${ago(5)}::date where id = 1`.execute(
      app.db,
    );
    await sql`update releases set published_at = now() - interval '3 days' where id = (
      select id from releases where product_id = 2 and state = 'published' limit 1)`.execute(app.db);
    const { body } = await read({ from: ago(10), to: today, unit: 'day' });
    expect(body.notes.slice(0, 2).map(({ day, kind }: { day: string; kind: string }) => [day, kind])).toEqual([
      [ago(5), 'article'],
      [ago(3), 'release'],
    ]);
    expect(body.notes[1]).toMatchObject({ href: '/product/2/changelog' });
  });

  it('200: a period without visits', async () => {
    const { body } = await read({ from: '2020-01-01', to: '2020-01-31', unit: 'day' });
    expect(body).toMatchObject({ totals: { visits: 0 }, pages: [], sources: [], products: [], searches: [] });
  });

  it.each([
    [{ from: '1999-12-31' }],
    [{ from: '2026-02-30' }],
    [{ to: '2019-01-01' }],
    [{ from: '2020-01-01' }],
    [{ unit: 'year' }],
  ])('400: %o', async (wrong) => {
    const { status } = await read({ from: ago(30), to: today, unit: 'day', ...wrong });
    expect(status).toBe(400);
  });
});
