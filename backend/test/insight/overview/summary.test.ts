import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postEntry } from '../../../src/features/billing/wallet.repository.ts';
import { createDownload, createOrder, creditWallet } from '../../factories/commerce.ts';
import { dayIn } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}) => app.http.get('/api/dashboard/summary').set(headers);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe('GET /api/dashboard/summary', () => {
  it('200: sample figures until the account has any activity', async () => {
    const { headers } = await app.signedIn();
    const { status, body } = await get(headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      sample: true,
      totalOrders: { value: 125, change: 12.5 },
      downloads: { value: 3427, change: 8.2 },
      walletBalance: { value: 2845.65, change: 3.1 },
      activeProducts: { value: 12, change: null },
    });
    expect(body.recentOrders).toHaveLength(3);
    expect(body.recentDownloads).toHaveLength(3);
  });

  it('200: real figures from the first order, download or transaction on', async () => {
    const [ordered, downloaded, moved] = [await app.signedIn(), await app.signedIn(), await app.signedIn()];
    await createOrder(app.db, ordered.user.id);
    await createDownload(app.db, app.deps.storage, downloaded.user.id);
    await creditWallet(app.db, moved.user.id, 1050);
    const none = { value: 0, change: null };
    const empty = { sample: false, totalOrders: none, downloads: none, walletBalance: none, activeProducts: none };
    expect((await get(ordered.headers)).body).toMatchObject({ ...empty, totalOrders: { value: 1, change: null } });
    expect((await get(downloaded.headers)).body).toMatchObject({
      ...empty,
      activeProducts: { value: 1, change: null },
    });
    expect((await get(moved.headers)).body).toMatchObject({ ...empty, walletBalance: { value: 10.5, change: null } });
  });

  it('200: real figures also when the money is spent', async () => {
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 1000);
    await app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 10 }).expect(200);
    expect((await get(headers)).body).toMatchObject({ sample: false, walletBalance: { value: 0 }, recentOrders: [] });
  });

  it('200: activity of 30 days is compared with the previous 30, and totals with those of 30 days ago', async () => {
    const { user, headers } = await app.signedIn();
    for (const days of [1, 10, 29, 31, 59, 61, 200]) {
      await createOrder(app.db, user.id, { created_at: daysAgo(days) });
    }
    for (const days of [5, 31, 90]) {
      await createDownload(app.db, app.deps.storage, user.id, { createdAt: daysAgo(days) });
    }
    const counted = { 0: 4, 29: 2, 30: 3, 59: 1, 60: 50 };
    await app.db
      .insertInto('download_days')
      .values(
        Object.entries(counted).map(([days, count]) => ({ user_id: user.id, day: dayIn(app, -Number(days)), count })),
      )
      .execute();
    const movement = { userId: user.id, kind: 'deposit' as const, reference: 'x', orderId: null };
    await app.db.transaction().execute(async (tx) => {
      await postEntry(tx, { ...movement, cents: 1000, at: daysAgo(40) });
      await postEntry(tx, { ...movement, cents: 250, at: daysAgo(3) });
    });
    expect((await get(headers)).body).toMatchObject({
      totalOrders: { value: 7, change: 50 },
      downloads: { value: 0, change: 50 },
      walletBalance: { value: 12.5, change: 25 },
      activeProducts: { value: 3, change: 50 },
    });
  });

  it('200: the five newest orders and downloads', async () => {
    const { user, headers } = await app.signedIn();
    const orders = [];
    const downloads = [];
    for (const days of [6, 5, 4, 3, 2, 1]) {
      orders.unshift(await createOrder(app.db, user.id, { created_at: daysAgo(days) }));
      downloads.unshift(await createDownload(app.db, app.deps.storage, user.id, { createdAt: daysAgo(days) }));
    }
    const { body } = await get(headers);
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(body.recentOrders)).toEqual(ids(orders.slice(0, 5)));
    expect(ids(body.recentDownloads)).toEqual(ids(downloads.slice(0, 5)));
    const lists = [await app.http.get('/api/orders').set(headers), await app.http.get('/api/downloads').set(headers)];
    expect([body.recentOrders, body.recentDownloads]).toEqual(lists.map((list) => list.body.slice(0, 5)));
  });

  it('200: nothing from other customers', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await createOrder(app.db, other.user.id);
    await createDownload(app.db, app.deps.storage, other.user.id);
    await creditWallet(app.db, other.user.id, 500);
    expect((await get(mine.headers)).body.sample).toBe(true);
  });

  it('400: an unknown query parameter', async () => {
    const { headers } = await app.signedIn();
    expect((await app.http.get('/api/dashboard/summary?user_id=1').set(headers)).status).toBe(400);
  });
});
