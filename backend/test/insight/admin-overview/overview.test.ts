import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toMidnight } from '../../../../contract/rules/business-day.ts';
import { createOrder, creditWallet } from '../../factories/commerce.ts';
import { today } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DHAKA = 'Asia/Dhaka';

let app: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  admin = await app.signIn(
    await app.db.selectFrom('users').selectAll().where('role', '=', 'super_admin').executeTakeFirstOrThrow(),
  );
});
afterAll(() => app.close());

const read = (headers: Record<string, string> = admin) => app.http.get('/api/admin/overview').set(headers);

describe('GET /api/admin/overview', () => {
  it('200: the demo shows exactly the figures of the specification', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      asOf: toMidnight(today(app), DHAKA).toISOString(),
      users: { value: 1234, change: 12.5 },
      orders: { value: 856, change: 8.2 },
      revenue: { value: 45_678, change: 15.3 },
      growth: { value: 23.5, change: 4.1 },
    });
  });

  it('200: the latest orders come first, with customer names', async () => {
    const { body } = await read();
    const times = body.latestOrders.map((order: { created_at: string }) => order.created_at);
    expect(times).toHaveLength(6);
    expect(times).toEqual([...times].sort().reverse());
    expect(body.latestOrders[0]).toMatchObject({ customer: expect.any(String), number: expect.any(Number) });
  });

  it('200: events during the day change the lists and not the figures', async () => {
    const before = (await read()).body;
    const { user } = await app.signedIn();
    await creditWallet(app.db, user.id, 5000);
    const order = await createOrder(app.db, user.id, { product_name: 'Today' });
    const message = { name: 'Imran', email: 'imran@example.com', subject: 'A map', message: 'Could you draw one?' };
    await app.http.post('/api/contact').send(message).expect(202);
    await app.background.idle();

    const { body } = await read();
    expect(body).toMatchObject({ users: before.users, orders: before.orders, revenue: before.revenue });
    expect(body.latestOrders[0]).toMatchObject({ id: order.id, product_name: 'Today', amount: 19.99 });
    expect(body.newMessages.total).toBe(before.newMessages.total + 1);
    expect(body.newMessages.items[0]).toMatchObject({ name: 'Imran', subject: 'A map' });
  });

  it('200: comments are pending until they are moderated', async () => {
    const { user } = await app.signedIn();
    const { id } = await app.db
      .insertInto('comments')
      .values({ post_id: 1, user_id: user.id, guest_name: null, text: 'Which edition is this?' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { waitingComments } = (await read()).body;
    expect(waitingComments.total).toBe(1);
    expect(waitingComments.items).toEqual([
      expect.objectContaining({ id, author: user.name, text: 'Which edition is this?', post_id: 1 }),
    ]);
    await app.db.updateTable('comments').set({ status: 'approved' }).where('id', '=', id).execute();
    expect((await read()).body.waitingComments).toEqual({ total: 0, items: [] });
  });

  it('200: a deleted customer has no name', async () => {
    const { user } = await app.signedIn();
    const order = await createOrder(app.db, user.id);
    await app.http.delete(`/api/admin/users/${user.id}`).set(admin).expect(204);
    const { body } = await read();
    expect(body.latestOrders.find(({ id }: { id: string }) => id === order.id)).toMatchObject({ customer: null });
  });

  it('200: a deleted user no longer counts, and counts again when restored', async () => {
    const before = (await read()).body.users;
    const old = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', 'like', '%@mail.example')
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    await app.http.delete(`/api/admin/users/${old.id}`).set(admin).expect(204);
    expect((await read()).body.users.value).toBe(before.value - 1);
    await app.http.post(`/api/admin/users/${old.id}/restore`).set(admin).expect(200);
    expect((await read()).body.users).toEqual(before);
  });

  it('200: changes are unknown without data', async () => {
    const bare = await createTestApp();
    try {
      const { headers } = await bare.signedIn('super_admin');
      const { body } = await bare.http.get('/api/admin/overview').set(headers);
      expect(body).toMatchObject({
        users: { value: 0, change: null },
        orders: { value: 0, change: null },
        revenue: { value: 0, change: null },
        growth: { value: null, change: null },
        latestOrders: [],
        waitingComments: { total: 0, items: [] },
        newMessages: { total: 0, items: [] },
        lowLicenceKeys: { total: 0, first: null },
        contractWithdrawals: { total: 0, first: null },
        vulnerabilityReports: { total: 0, first: null, due: null },
        refundRequests: { total: 0, first: null },
      });
    } finally {
      await bare.close();
    }
  });

  it('400: an unknown parameter', async () => {
    expect((await read().query({ surprise: 1 })).status).toBe(400);
  });
});
