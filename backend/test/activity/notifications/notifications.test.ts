import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseDeletedUsers, GRACE_MS } from '../../../src/features/privacy/erase-users.service.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const list = (headers: Headers = {}, query = '') => app.http.get(`/api/notifications${query}`).set(headers);
const markRead = (headers: Headers = {}) => app.http.post('/api/notifications/read').set(headers);
const move = (headers: Headers, call: 'add-funds' | 'withdraw', amount: number) =>
  app.http.post(`/api/wallet/${call}`).set(headers).send({ amount });

describe('GET /api/notifications', () => {
  it('200: wallet transactions, newest first and unread', async () => {
    const { headers } = await app.signedIn();
    await move(headers, 'add-funds', 1250);
    await move(headers, 'withdraw', 0.5);
    const { status, body } = await list(headers);
    expect(status).toBe(200);
    const common = { id: expect.any(String), kind: 'wallet', href: '/dashboard/wallet', read: false };
    const created_at = expect.any(String);
    expect(body).toEqual({
      items: [
        { ...common, title: 'Funds withdrawn', text: '$0.50 was withdrawn from your wallet.', created_at },
        { ...common, title: 'Funds added', text: '$1,250.00 was added to your wallet.', created_at },
      ],
      total: 2,
      page: 1,
      limit: 12,
      unread: 2,
    });
  });

  it('200: nothing for rejected calls', async () => {
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 500);
    const product = await createOffer(app.db, app.deps.storage);
    expect((await move(headers, 'withdraw', 10)).status).toBe(409);
    expect((await move(headers, 'add-funds', 0)).status).toBe(400);
    const refused = await app.http.post('/api/orders').set(headers).send({ product_id: product.id, tier: 'Pro' });
    expect(refused.status).toBe(409);
    expect((await list(headers)).body).toMatchObject({ total: 0, unread: 0 });
  });

  it('200: a replayed call notifies once', async () => {
    const { headers } = await app.signedIn();
    const keyed = { ...headers, 'Idempotency-Key': 'one' };
    await move(keyed, 'add-funds', 5);
    await move(keyed, 'add-funds', 5);
    expect((await list(headers)).body.total).toBe(1);
  });

  it('200: pages with the total of unread ones', async () => {
    const { headers } = await app.signedIn();
    for (let amount = 1; amount <= 5; amount += 1) await move(headers, 'add-funds', amount);
    const texts = [];
    for (const page of [1, 2, 3, 4]) {
      const { body } = await list(headers, `?page=${page}&limit=2`);
      expect([body.total, body.unread, body.page, body.limit]).toEqual([5, 5, page, 2]);
      texts.push(...body.items.map(({ text }: { text: string }) => text.slice(0, 2)));
    }
    expect(texts).toEqual(['$5', '$4', '$3', '$2', '$1']);
  });

  it('200: nothing from other customers', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await move(other.headers, 'add-funds', 5);
    expect((await list(mine.headers)).body).toMatchObject({ items: [], total: 0, unread: 0 });
  });

  it.each(['?limit=0', '?limit=61', '?page=0', '?unread=true'])('400: %s', async (query) => {
    const { headers } = await app.signedIn();
    expect((await list(headers, query)).status).toBe(400);
  });
});

describe('POST /api/notifications/read', () => {
  it('204: all of the caller’s are read, other users’ are not, and later ones are unread again', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    for (const { headers } of [mine, mine, other]) await move(headers, 'add-funds', 5);
    const { status, text } = await markRead(mine.headers);
    expect([status, text]).toEqual([204, '']);
    const { body } = await list(mine.headers);
    expect([body.unread, body.items.map(({ read }: { read: boolean }) => read)]).toEqual([0, [true, true]]);
    expect((await list(other.headers)).body.unread).toBe(1);
    await move(mine.headers, 'add-funds', 5);
    const later = (await list(mine.headers)).body;
    expect([later.unread, later.items.map(({ read }: { read: boolean }) => read)]).toEqual([1, [false, true, true]]);
  });

  it('204: nothing to read, and repeated', async () => {
    const { headers } = await app.signedIn();
    expect([(await markRead(headers)).status, (await markRead(headers)).status]).toEqual([204, 204]);
  });

  it('400: an unknown query parameter', async () => {
    const { headers } = await app.signedIn();
    expect((await app.http.post('/api/notifications/read?id=1').set(headers)).status).toBe(400);
  });
});

describe('deleting a user', () => {
  it('removes notifications and counters, and keeps orders with their history', async () => {
    const admin = await app.signedIn('super_admin');
    const { user, headers } = await app.signedIn();
    const product = await createOffer(app.db, app.deps.storage);
    const bought = await app.http.post('/api/orders').set(headers).send({ product_id: product.id, tier: 'Free' });
    await app.http.get(`/api/downloads/${bought.body.download_id}`).set(headers).expect(200);
    await app.background.idle();
    await app.http.delete(`/api/admin/users/${user.id}`).set(admin.headers).expect(204);
    await eraseDeletedUsers(app.deps, new Date(app.clock.now().getTime() + GRACE_MS));
    for (const table of ['notifications', 'download_days', 'downloads'] as const) {
      const left = await app.db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute();
      expect(left, table).toEqual([]);
    }
    const events = app.db.selectFrom('order_events').select('status').where('order_id', '=', bought.body.id);
    expect(await events.execute()).toEqual([{ status: 'completed' }]);
  });
});
