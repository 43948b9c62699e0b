import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { eraseDeletedUsers, GRACE_MS } from '../../../src/features/privacy/erase-users.service.ts';
import { listAccountAudit } from '../../factories/audit.ts';
import { createDownload, createOrder, creditWallet } from '../../factories/commerce.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
});
afterAll(() => app.close());

const remove = (id: string, headers: Record<string, string> = admin.headers) =>
  app.http.delete(`/api/admin/users/${id}`).set(headers);
const restore = (id: string, headers: Record<string, string> = admin.headers) =>
  app.http.post(`/api/admin/users/${id}/restore`).set(headers);
const listed = async (id: string) => {
  const { body } = await app.http.get('/api/admin/users').set(admin.headers);
  return body.some((user: { id: string }) => user.id === id);
};
const erase = (later: number) => eraseDeletedUsers(app.deps, new Date(app.clock.now().getTime() + later));

describe('DELETE /api/admin/users/{id}', () => {
  it('204: removed from the list and signed out immediately, with the email still taken', async () => {
    const { user, headers } = await app.signedIn();
    expect((await app.http.get('/api/orders').set(headers)).status).toBe(200);
    const { status, text } = await remove(user.id);
    expect([status, text]).toEqual([204, '']);
    expect((await app.http.get('/api/orders').set(headers)).status).toBe(401);
    const login = await app.http.post('/api/auth/login').send({ email: user.email, password: PASSWORD });
    expect([login.status, login.body.message]).toEqual([401, 'Invalid email or password']);
    const again = { name: 'New', email: user.email, password: PASSWORD };
    expect((await app.http.post('/api/auth/register').send(again)).status).toBe(409);
    expect(await listed(user.id)).toBe(false);
    const mails = app.mail.sent.length;
    await app.http.post('/api/auth/reset-password').send({ email: user.email });
    await app.background.idle();
    expect(app.mail.sent).toHaveLength(mails);
    expect(await listAccountAudit(app.db, user.id)).toEqual([
      expect.objectContaining({
        actor_id: admin.user.id,
        action: 'user.delete',
        label: user.name,
        before: { name: user.name, email: user.email, role: 'customer', status: 'active' },
        after: null,
      }),
    ]);
  });

  it('204: another super-admin, as long as one remains', async () => {
    const other = await app.createUser({ role: 'super_admin' });
    expect((await remove(other.id)).status).toBe(204);
  });

  it('404: a malformed id', async () => {
    expect((await remove('1')).status).toBe(404);
  });

  it('404: unknown, or already deleted', async () => {
    const { id } = await app.createUser();
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await remove(randomUUID())).status).toBe(404);
  });

  it('409: the caller’s own account', async () => {
    const { status, body } = await remove(admin.user.id);
    expect([status, body.message]).toEqual([409, 'You cannot delete your own account']);
    expect((await app.http.get('/api/admin/users').set(admin.headers)).status).toBe(200);
  });
});

describe('POST /api/admin/users/{id}/restore', () => {
  it('200: the account is restored, its old sessions stay ended', async () => {
    const { user, headers } = await app.signedIn();
    await remove(user.id);
    const { status, body } = await restore(user.id);
    expect([status, body.email]).toEqual([200, user.email]);
    expect(await listed(user.id)).toBe(true);
    expect((await app.http.get('/api/orders').set(headers)).status).toBe(401);
    const login = await app.http.post('/api/auth/login').send({ email: user.email, password: PASSWORD });
    expect(login.status).toBe(200);
    await erase(2 * GRACE_MS);
    expect(await listed(user.id)).toBe(true);
  });

  it('200: an account that is not deleted stays unchanged', async () => {
    const { id } = await app.createUser();
    expect((await restore(id)).body.version).toBe(1);
    expect(await listAccountAudit(app.db, id)).toEqual([]);
  });

  it('404: unknown, or erased', async () => {
    const { id } = await app.createUser();
    await remove(id);
    await erase(GRACE_MS);
    expect((await restore(id)).status).toBe(404);
    expect((await restore(randomUUID())).status).toBe(404);
  });
});

describe('erasing', () => {
  it('waits for the grace period', async () => {
    const { id } = await app.createUser();
    await remove(id);
    await erase(GRACE_MS - 60_000);
    expect((await restore(id)).status).toBe(200);
  });

  it('removes the personal data; orders and ledger are kept anonymously, and the email is free again', async () => {
    const { user, headers } = await app.signedIn();
    const order = await createOrder(app.db, user.id);
    const download = await createDownload(app.db, app.deps.storage, user.id);
    await creditWallet(app.db, user.id, 1000);
    const home = { type: 'home', street: 'a', city: 'b', country: 'c' };
    await app.http.post('/api/addresses').set(headers).send(home).expect(201);
    const { key: avatar } = await app.deps.storage.put('avatars', Buffer.from('x'), 'webp');
    await app.db.updateTable('users').set({ avatar }).where('id', '=', user.id).execute();
    await remove(user.id).expect(204);
    await erase(GRACE_MS);

    for (const table of ['addresses', 'downloads', 'sessions', 'idempotency_keys', 'wallets', 'orders'] as const) {
      const left = await app.db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute();
      expect(left, table).toEqual([]);
    }
    expect(await app.db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([]);
    await app.background.idle();
    expect(await app.deps.storage.find(avatar)).toBeNull();
    const kept = await app.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ user_id: null, number: order.number, amount_cents: 1999 });
    const wallets = await app.db
      .selectFrom('wallets')
      .select('balance_cents')
      .where('user_id', 'is', null)
      .where('balance_cents', '>', 0)
      .execute();
    expect(wallets).toEqual([{ balance_cents: 1000 }]);
    expect(await countLedgerMismatches(app.db)).toBe(0);
    // The purchased file belongs to the shop, not to the user.
    expect(await app.deps.storage.find(download.file.storage_key)).not.toBeNull();
    // The audit trail records the deletion, but not the user.
    expect(await listAccountAudit(app.db, user.id)).toEqual([
      expect.objectContaining({
        action: 'user.delete',
        label: 'Deleted user',
        before: { role: 'customer', status: 'active' },
      }),
    ]);
    const again = { name: 'New', email: user.email, password: PASSWORD };
    expect((await app.http.post('/api/auth/register').send(again)).status).toBe(201);
  });
});
