import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerFaults } from '../../src/features/wallet/wallet.repository.ts';
import { addMoney, createDownload, createOrder } from '../factories/commerce.ts';
import { createTestApp, PASSWORD, type TestApp } from '../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
});
afterAll(() => app.close());

const remove = (id: string, headers: Record<string, string> = admin.headers) =>
  app.http.delete(`/api/admin/users/${id}`).set(headers);

describe('DELETE /api/admin/users/{id}', () => {
  it('204: the person is erased; orders and ledger stay without a name', async () => {
    const { user, headers } = await app.signedIn();
    const order = await createOrder(app.db, user.id);
    const download = await createDownload(app.db, app.deps.storage, user.id);
    await addMoney(app.db, user.id, 1000);
    const home = { type: 'home', street: 'a', city: 'b', country: 'c' };
    await app.http.post('/api/addresses').set(headers).send(home).expect(201);
    const avatar = await app.deps.storage.put('avatars', Buffer.from('x'), 'webp');
    await app.db.updateTable('users').set({ avatar }).where('id', '=', user.id).execute();

    const { status, text } = await remove(user.id);
    expect([status, text]).toEqual([204, '']);

    for (const table of ['addresses', 'downloads', 'sessions', 'idempotency_keys', 'wallets', 'orders'] as const) {
      const left = await app.db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute();
      expect(left, table).toEqual([]);
    }
    expect(await app.db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([]);
    expect(await app.deps.storage.locate(avatar)).toBeNull();
    const kept = await app.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ user_id: null, number: order.number, amount_cents: 1999 });
    const wallets = await app.db.selectFrom('wallets').select('balance_cents').where('user_id', 'is', null).execute();
    expect(wallets).toEqual([{ balance_cents: 1000 }]);
    expect(await countLedgerFaults(app.db)).toBe(0);
    const trail = await app.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', user.id).execute();
    expect(trail).toEqual([
      expect.objectContaining({
        actor_id: admin.user.id,
        action: 'user.delete',
        subject: 'user',
        label: 'Deleted user',
        before: { role: 'customer', status: 'active' },
        after: null,
      }),
    ]);
    // The bought file belongs to the shop, not to the person.
    expect(await app.deps.storage.locate(download.file.storage_key)).not.toBeNull();
  });

  it('204: the token stops working at once, and the address can be used for a new account', async () => {
    const { user, headers } = await app.signedIn();
    expect((await app.http.get('/api/orders').set(headers)).status).toBe(200);
    await remove(user.id);
    expect((await app.http.get('/api/orders').set(headers)).status).toBe(401);
    const login = await app.http.post('/api/auth/login').send({ email: user.email, password: PASSWORD });
    expect(login.status).toBe(401);
    const again = await app.http
      .post('/api/auth/register')
      .send({ name: 'New', email: user.email, password: PASSWORD });
    expect(again.status).toBe(201);
    expect((await app.http.get('/api/wallet/balance').set('authorization', `Bearer ${again.body.token}`)).body).toEqual(
      { balance: 0 },
    );
  });

  it('204: another super-admin, while one is left', async () => {
    const other = await app.createUser({ role: 'super_admin' });
    expect((await remove(other.id)).status).toBe(204);
  });

  it('400: an id that is none', async () => {
    expect((await remove('1')).status).toBe(400);
  });

  it('401: no session', async () => {
    expect((await remove(randomUUID(), {})).status).toBe(401);
  });

  it('403: a customer, with nobody deleted', async () => {
    const { headers } = await app.signedIn();
    const victim = await app.createUser();
    expect((await remove(victim.id, headers)).status).toBe(403);
    expect(await app.db.selectFrom('users').select('id').where('id', '=', victim.id).execute()).toHaveLength(1);
  });

  it('404: unknown, or deleted before', async () => {
    const { id } = await app.createUser();
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await remove(randomUUID())).status).toBe(404);
  });

  it('409: oneself', async () => {
    const { status, body } = await remove(admin.user.id);
    expect([status, body.message]).toEqual([409, 'You cannot delete your own account']);
    expect((await app.http.get('/api/admin/users').set(admin.headers)).status).toBe(200);
  });
});
