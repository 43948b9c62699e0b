import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLastMonths, toMidnight } from '../../../../contract/rules/business-day.ts';
import { createDownload, createOrder } from '../../factories/commerce.ts';
import { today } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DHAKA = 'Asia/Dhaka';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, query = '') =>
  app.http.get(`/api/dashboard/reports${query}`).set(headers);

/** The business month that is `back` months before the current one. */
const monthBefore = (back: number) => listLastMonths(app.clock.now(), 12, DHAKA)[11 - back] ?? '';
/** Its first moment. */
const monthStart = (back: number) => toMidnight(`${monthBefore(back)}-01`, DHAKA);

describe('GET /api/dashboard/reports', () => {
  it('200: the last twelve months of the shop, oldest first, with zeros for empty months', async () => {
    const { headers } = await app.signedIn();
    const { status, body } = await get(headers);
    expect(status).toBe(200);
    const expected = Array.from({ length: 12 }, (_, index) => ({
      month: monthBefore(11 - index),
      orders: 0,
      spending: 0,
      downloads: 0,
    }));
    expect(body).toEqual({ months: expected });
  });

  it('200: orders of every status, spending of completed ones, each in its month of the shop', async () => {
    const { user, headers } = await app.signedIn();
    const edge = monthStart(2);
    const at = (milliseconds: number) => new Date(edge.getTime() + milliseconds);
    for (const [created_at, status, amount_cents] of [
      [at(-1), 'completed', 1999],
      [at(0), 'completed', 70],
      [at(1000), 'completed', 1029],
      [at(2000), 'refunded', 5000],
      [at(3000), 'pending', 5000],
      [new Date(monthStart(11).getTime() - 1), 'completed', 100_000],
    ] as const) {
      await createOrder(app.db, user.id, { created_at, status, amount_cents });
    }
    const { months } = (await get(headers)).body;
    expect(months[8]).toMatchObject({ orders: 1, spending: 19.99 });
    expect(months[9]).toMatchObject({ orders: 4, spending: 10.99 });
    const sum = (name: string) =>
      months.reduce((total: number, row: Record<string, number>) => total + (row[name] ?? 0), 0);
    expect([sum('orders'), Math.round(sum('spending') * 100)]).toEqual([5, 3098]);
  });

  it('200: a completed download counts in the month in which it was completed', async () => {
    const { user, headers } = await app.signedIn();
    const [one, two] = [
      await createDownload(app.db, app.deps.storage, user.id),
      await createDownload(app.db, app.deps.storage, user.id),
    ];
    const fetch = async ({ id }: { id: string }) => {
      const { authorization } = await app.signIn(user);
      await app.http.get(`/api/downloads/${id}`).set({ authorization }).expect(200);
      await app.background.idle();
    };
    await fetch(one);
    await fetch(one);
    await fetch(two);
    await app.http.head(`/api/downloads/${one.id}`).set(headers).expect(200);
    await app.http
      .get(`/api/downloads/${one.id}`)
      .set({ ...headers, range: 'bytes=4-' })
      .expect(206);
    await app.background.idle();
    const { months } = (await get(headers)).body;
    expect(months.map((row: { downloads: number }) => row.downloads)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
    expect((await app.http.get('/api/dashboard/summary').set(headers)).body.downloads.value).toBe(3);
  });

  it('200: nothing from other customers', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await createOrder(app.db, other.user.id);
    const day = today(app);
    await app.db.insertInto('download_days').values({ user_id: other.user.id, day, count: 5 }).execute();
    expect((await get(mine.headers)).body.months[11]).toMatchObject({ orders: 0, spending: 0, downloads: 0 });
    expect((await get(other.headers)).body.months[11]).toMatchObject({ orders: 1, spending: 19.99, downloads: 5 });
  });

  it('400: an unknown query parameter', async () => {
    const { headers } = await app.signedIn();
    expect((await get(headers, '?months=24')).status).toBe(400);
  });
});
