import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyLookup } from '../../../src/features/accounts/api-key-lookup.service.ts';
import { rotateUsedKey } from '../../../src/features/accounts/api-keys.service.ts';
import { listAccountAudit } from '../../factories/audit.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DAY = 24 * 3_600_000;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let customer: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
beforeEach(async () => {
  customer = await app.signedIn();
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const input = (fields: object = {}) => ({
  name: `Script ${crypto.randomUUID()}`,
  scopes: ['own-orders:read'],
  lifetime_days: 90,
  ...fields,
});
const create = (fields: object = {}, headers = customer.headers) =>
  app.http.post('/api/api-keys').set(headers).send(input(fields));
const created = async (fields: object = {}, headers = customer.headers) =>
  (await create(fields, headers).expect(201)).body;
const list = async (headers = customer.headers) =>
  (await app.http.get('/api/api-keys').set(headers).expect(200)).body.items;
const rotate = (id: string, overlap_hours = 24, headers = customer.headers) =>
  app.http.post(`/api/api-keys/${id}/rotate`).set(headers).send({ overlap_hours });
const revoke = (id: string, headers = customer.headers) => app.http.delete(`/api/api-keys/${id}`).set(headers);
const rotateItself = (secret: string, overlap_hours = 1) =>
  app.http.post('/api/api-key/rotate').set('authorization', `Bearer ${secret}`).send({ overlap_hours });
const listOrders = (secret: string) => app.http.get('/api/orders').set('authorization', `Bearer ${secret}`);

describe('POST /api/api-keys', () => {
  it('201 shows the secret once, stores its hash, and notifies in the app and by email', async () => {
    const { key, secret } = await created({
      name: ' Backup script ',
      scopes: ['own-downloads:read', 'own-orders:read'],
    });
    expect(key).toMatchObject({
      name: 'Backup script',
      scopes: ['own-orders:read', 'own-downloads:read'],
      hint: `studio_sk_…${secret.slice(-4)}`,
      state: 'active',
      last_used_at: null,
    });
    const stored = await app.db.selectFrom('api_keys').selectAll().where('id', '=', key.id).execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    const bell = (await app.http.get('/api/notifications').set(customer.headers)).body.items[0];
    expect(bell).toMatchObject({ title: 'API key created', text: 'Backup script', href: '/dashboard/api-keys' });
    await app.background.idle();
    const mail = app.mail.sent.find(({ to, kind }) => to.address === customer.user.email && kind === 'api-key');
    expect(mail?.text).toContain('revoke the key under API keys in your profile');
    expect(mail?.text).not.toContain(secret);
    expect(await list()).toEqual([key]);
    expect(await listAccountAudit(app.db, key.id)).toEqual([]);
  });

  it.each([
    ['a scope of the administration', { scopes: ['orders:read'] }],
    ['no scope', { scopes: [] }],
    ['a name in two lines', { name: 'a\nb' }],
    ['no lifetime', { lifetime_days: 0 }],
  ])('400 with %s', async (_, fields) => {
    await create(fields).expect(400);
  });

  it('403 without a recent proof, and with a key', async () => {
    const { secret } = await created({ scopes: ['own-orders:read', 'keys:rotate'] });
    const byKey = await app.http.post('/api/api-keys').set('authorization', `Bearer ${secret}`).send(input());
    expect([byKey.status, byKey.body.code]).toEqual([403, 'key_not_allowed']);
    app.clock.advance(11 * 60_000);
    expect((await create()).body.code).toBe('proof_needed');
  });

  it('409 for a name that is in use, and for an eleventh key', async () => {
    const { key } = await created({ name: 'Script' });
    expect((await create({ name: 'SCRIPT' }).expect(409)).body.message).toBe('You already have a key with this name');
    for (let count = 1; count < 10; count += 1) await created();
    expect((await create().expect(409)).body.message).toContain('up to 10 keys');
    await revoke(key.id).expect(204);
    await created();
  });
});

describe('emails about keys', () => {
  it('429 for more than an hour’s, because the address of the account may be someone else’s', async () => {
    const first = await create({ scopes: ['keys:rotate'] }).expect(201);
    const limit = Number(/"api-key-mails";q=(\d+)/.exec(String(first.headers['ratelimit-policy']))?.[1]);
    await app.deps.limits.consumeAll('api-key-mails', limit - 1, customer.user.id);
    await create().expect(429);
    await rotate(first.body.key.id).expect(429);
    await rotateItself(first.body.secret).expect(429);
    await app.background.idle();
    const isOwn = ({ to, kind }: (typeof app.mail.sent)[number]) =>
      to.address === customer.user.email && kind === 'api-key';
    expect(app.mail.sent.filter(isOwn)).toHaveLength(1);
  });
});

describe('a key of an account', () => {
  it('200 for its own orders only, and 404 for those of others', async () => {
    const demo = { email: 'customer@example.com', password: 'customer-password' };
    const { token } = (await app.http.post('/api/auth/login').send(demo).expect(200)).body;
    const { secret } = await created({}, { authorization: `Bearer ${token}` });
    const orders = (await listOrders(secret).expect(200)).body;
    expect(orders.length).toBeGreaterThan(0);
    const stranger = await created();
    expect((await listOrders(stranger.secret).expect(200)).body).toEqual([]);
    await app.http.get(`/api/orders/${orders[0].id}`).set('authorization', `Bearer ${stranger.secret}`).expect(404);
    const download = (path: string) => app.http.get(`/api/downloads${path}`).set('authorization', `Bearer ${secret}`);
    expect((await download('').expect(403)).body.code).toBe('scope_missing');
  });

  it('401 once it has expired, and once its account is suspended or is to be deleted', async () => {
    const { key, secret } = await created({ lifetime_days: 1 });
    await listOrders(secret).expect(200);
    app.clock.advance(DAY + 1);
    await listOrders(secret).expect(401);
    app.clock.reset();
    const set = (fields: object) =>
      app.db.updateTable('users').set(fields).where('id', '=', customer.user.id).execute();
    await set({ status: 'suspended' });
    await listOrders(secret).expect(401);
    await set({ status: 'active', deleted_at: new Date() });
    await listOrders(secret).expect(401);
    await app.db.deleteFrom('users').where('id', '=', customer.user.id).execute();
    expect(await app.db.selectFrom('api_keys').select('id').where('id', '=', key.id).execute()).toEqual([]);
  });

  it('401 after a password reset by link, as it ends sessions', async () => {
    const { secret } = await created();
    await app.http.post('/api/auth/reset-password').send({ email: customer.user.email }).expect(200);
    await app.background.idle();
    const mail = app.mail.sent.find(({ to, kind }) => to.address === customer.user.email && kind === 'password-reset');
    const token = new URL(mail?.link ?? '').searchParams.get('token');
    await app.http.post('/api/auth/reset-password/confirm').send({ token, password: 'a-new-password' }).expect(200);
    await listOrders(secret).expect(401);
  });
});

describe('keys of other people', () => {
  it('404 to rotate or revoke, as for an unknown one; an owner does not see them', async () => {
    const { key } = await created();
    const other = await app.signedIn();
    const owner = await app.signedIn('super_admin');
    for (const id of [key.id, UNKNOWN_ID]) {
      await rotate(id, 0, other.headers).expect(404);
      await revoke(id, other.headers).expect(404);
      await app.http.post(`/api/admin/api-keys/${id}/rotate`).set(owner.headers).send({ overlap_hours: 0 }).expect(404);
      await app.http.delete(`/api/admin/api-keys/${id}`).set(owner.headers).expect(404);
    }
    const admins = (await app.http.get('/api/admin/api-keys').set(owner.headers)).body.items;
    expect(admins.map(({ id }: { id: string }) => id)).not.toContain(key.id);
    expect(await list(other.headers)).toEqual([]);
  });

  it('400 for a rotation that overlaps for more than three days', async () => {
    const { key } = await created();
    await rotate(key.id, 73).expect(400);
  });
});

describe('rotation', () => {
  it('200 lets the previous secret work for the overlap, and no longer', async () => {
    const { key, secret } = await created();
    const first = (await rotate(key.id, 24).expect(200)).body;
    for (const working of [secret, first.secret]) await listOrders(working).expect(200);
    app.clock.advance(DAY + 1);
    await listOrders(secret).expect(401);
    await listOrders(first.secret).expect(200);
  });

  it('200 by the key itself, which expires as before; 403 without the scope', async () => {
    const { key, secret } = await created({ scopes: ['own-orders:read', 'keys:rotate'] });
    const plain = await created();
    await app.http.post('/api/api-key/rotate').set(customer.headers).send({ overlap_hours: 1 }).expect(403);
    app.clock.advance(DAY);
    const { body } = await rotateItself(secret).expect(200);
    expect(body.name).toBe(key.name);
    expect(body.expires_at).toBe(key.expires_at);
    await listOrders(body.secret).expect(200);
    expect((await rotateItself(plain.secret).expect(403)).body.code).toBe('scope_missing');
    await rotateItself(body.secret, 73).expect(400);
  });

  it('409 by a secret that was replaced, so that a leaked one does not take the key over', async () => {
    const { key, secret } = await created({ scopes: ['own-orders:read', 'keys:rotate'] });
    await rotate(key.id).expect(200);
    await listOrders(secret).expect(200);
    const { body } = await rotateItself(secret).expect(409);
    expect(body.message).toBe('This secret was replaced. Please use the newest one.');
  });

  it('409 for the second of two calls that were admitted before either had rotated', async () => {
    const { secret } = await created({ scopes: ['keys:rotate'] });
    const admitted = await createKeyLookup(app.db, app.clock)(secret);
    if (!admitted) throw new Error('The key does not work');
    await rotateUsedKey(app.deps, admitted, 1);
    await expect(rotateUsedKey(app.deps, admitted, 1)).rejects.toMatchObject({ status: 409 });
  });

  it('200 by the key of an administrator, with an entry that names it', async () => {
    const owner = await app.signedIn('super_admin');
    const administration = { name: 'Build', scopes: ['orders:read', 'keys:rotate'], lifetime_days: null };
    const { body } = await app.http.post('/api/admin/api-keys').set(owner.headers).send(administration).expect(201);
    await rotateItself(body.secret).expect(200);
    expect((await listAccountAudit(app.db, body.key.id)).at(-1)).toMatchObject({
      actor_id: owner.user.id,
      action: 'api-key.rotate',
      api_key: 'Build',
    });
  });
});
