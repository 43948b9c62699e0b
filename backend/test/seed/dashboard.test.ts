import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planDownloadDays } from '../../../demo/seed/download-plan.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

describe.each(['2026-11-20T10:00:00Z', '2026-12-01T00:00:00Z', '2027-01-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'downloads planned at %s',
  (text) => {
    const now = new Date(text);
    const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
    const downloads = [
      { count: 612, since: ago(362) },
      { count: 27, since: ago(27) },
      { count: 1, since: ago(200) },
      { count: 3, since: ago(0) },
      { count: 0, since: ago(50) },
    ];
    const days = planDownloadDays(downloads, now);

    it('contain every download once, within the reported months and not after today', () => {
      expect([...days.values()].reduce((sum, count) => sum + count, 0)).toBe(643);
      expect(Math.min(...days.values())).toBeGreaterThan(0);
      const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1)).toISOString().slice(0, 10);
      for (const day of days.keys()) {
        expect(day >= first && day <= text.slice(0, 10), day).toBe(true);
      }
    });

    it('are the same for the same time', () => {
      expect(planDownloadDays(downloads, now)).toEqual(days);
    });
  },
);

describe('the demo customer’s dashboard', () => {
  let app: TestApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    app = await createTestApp({ seeded: true });
    const { body } = await app.http.post('/api/auth/login').send(app.env.customer).expect(200);
    headers = { authorization: `Bearer ${body.token}` };
  });
  afterAll(() => app.close());
  const get = async (path: string) => (await app.http.get(`/api/${path}`).set(headers).expect(200)).body;

  it('shows the figures of the specification, each with a plausible change', async () => {
    const summary = await get('dashboard/summary');
    expect(summary).toMatchObject({
      sample: false,
      totalOrders: { value: 125 },
      downloads: { value: 3427 },
      walletBalance: { value: 2845.65 },
      activeProducts: { value: 12 },
    });
    for (const name of ['totalOrders', 'downloads', 'walletBalance', 'activeProducts']) {
      expect(Math.abs(summary[name].change), name).toBeLessThan(30);
      expect(summary[name].change, name).not.toBeNull();
    }
  });

  it('reports 3,427 downloads and a year of orders', async () => {
    const { months } = await get('dashboard/reports');
    const sum = (name: string) =>
      months.reduce((total: number, row: Record<string, number>) => total + (row[name] ?? 0), 0);
    expect(sum('downloads')).toBe(3427);
    expect(sum('orders')).toBeGreaterThan(110);
    expect(sum('spending')).toBeGreaterThan(1000);
  });

  it('keeps repeated purchases as one entitlement without a gap, with one file and one key each', async () => {
    const files = (await get('downloads')).filter(({ rights }: { rights: object | null }) => rights !== null);
    expect(files).toHaveLength(6);
    const DAY = 24 * 60 * 60 * 1000;
    for (const { rights, created_at } of files)
      expect(Date.parse(rights.holds_until) - Date.parse(created_at)).toBeGreaterThan(40 * DAY);
    const { count } = await app.db
      .selectFrom('plan_changes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(20);
    const due = app.db.selectFrom('entitlements').select('line_id').where('holds_until', 'is not', null);
    const unreported = await due.whereRef('reminded_for', 'is distinct from', 'holds_until').execute();
    expect(unreported).toHaveLength(6);
  });

  it('has notifications of every type, some unread, none in the future', async () => {
    const { items, unread } = await get('notifications?limit=60');
    expect(new Set(items.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['order', 'wallet', 'version']));
    expect(unread).toBe(3);
    expect(items.slice(0, 3).every(({ read }: { read: boolean }) => !read)).toBe(true);
    const times = items.map(({ created_at }: { created_at: string }) => Date.parse(created_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(Date.now());
  });

  it('gives every order a history that ends in its status', async () => {
    const orders: { id: string; status: string }[] = await get('orders');
    for (const { id, status } of orders.slice(0, 20)) {
      const { history } = await get(`orders/${id}`);
      expect(history.at(-1).status).toBe(status);
    }
  });

  it('links the files to the orders that paid for them', async () => {
    const rows = await app.db
      .selectFrom('downloads')
      .innerJoin('orders', 'orders.id', 'downloads.line_id')
      .innerJoin('users', 'users.id', 'downloads.user_id')
      .select(['downloads.product_name', 'orders.product_name as ordered', 'orders.status', 'users.email'])
      .execute();
    expect(rows.filter(({ email }) => email === app.env.customer.email)).toHaveLength(12);
    for (const row of rows) expect([row.ordered, row.status]).toEqual([row.product_name, 'completed']);
  });

  it('can buy each of the six products', async () => {
    for (let id = 1; id <= 6; id += 1) {
      const product = await get(`products/${id}`);
      for (const { name, price } of product.pricing) {
        const { status, body } = await app.http.post('/api/orders').set(headers).send({ product_id: id, tier: name });
        expect([status, body.amount], `${product.title}, ${name}`).toEqual([201, price]);
        const file = await app.http.get(`/api/downloads/${body.download_id}`).set(headers);
        expect(file.status).toBe(200);
      }
    }
  });
});
