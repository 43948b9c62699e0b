import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLibrary, productForm } from '../../factories/product-form.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp({ seeded: true, env: { RATE_LIMIT_FACTOR: '1' } });
  await createLibrary(app.db);
});
beforeEach(async () => {
  owner = await app.signedIn('super_admin');
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const input = (fields: object = {}) => ({
  name: `Release build ${crypto.randomUUID()}`,
  scopes: ['orders:read'],
  lifetime_days: 90,
  ...fields,
});
const create = (fields: object = {}, headers = owner.headers) =>
  app.http.post('/api/admin/api-keys').set(headers).send(input(fields));
const created = async (fields: object = {}, headers = owner.headers) =>
  (await create(fields, headers).expect(201)).body;
const list = async (headers = owner.headers) => (await app.http.get('/api/admin/api-keys').set(headers)).body.items;
const found = async (id: string) => (await list()).find((key: { id: string }) => key.id === id);
const rotate = (id: string, overlap_hours = 24, headers = owner.headers) =>
  app.http.post(`/api/admin/api-keys/${id}/rotate`).set(headers).send({ overlap_hours });
const revoke = (id: string, headers = owner.headers) => app.http.delete(`/api/admin/api-keys/${id}`).set(headers);
const listOrders = (secret: string) => app.http.get('/api/admin/orders').set('authorization', `Bearer ${secret}`);
const auditOf = (id: string) =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'label', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('POST /api/admin/api-keys', () => {
  it('201 shows the secret once, stores its hash and writes an audit entry', async () => {
    const { key, secret } = await created({ name: ' Release build ', scopes: ['orders:read', 'products:read'] });
    expect(key).toMatchObject({
      name: 'Release build',
      scopes: ['products:read', 'orders:read'],
      hint: `studio_sk_…${secret.slice(-4)}`,
      owner: owner.user.name,
      is_own: true,
      state: 'active',
      last_used_at: null,
      previous_secret_expires_at: null,
    });
    expect(Date.parse(key.expires_at) - Date.parse(key.created_at)).toBe(90 * DAY);
    const stored = await app.db.selectFrom('api_keys').selectAll().where('id', '=', key.id).execute();
    expect(stored).toMatchObject([{ secret_hash: createHash('sha256').update(secret).digest('hex') }]);
    const audit = await auditOf(key.id);
    expect(audit).toMatchObject([{ action: 'api-key.create', label: 'Release build' }]);
    const everything = JSON.stringify([stored, audit, await list(), app.log.entries]);
    expect(everything).not.toContain(secret.slice(0, -4));
    expect(await found(key.id)).toEqual(key);
  });

  it.each([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['money:send'] }],
    ['a scope twice', { scopes: ['orders:read', 'orders:read'] }],
    ['a name of two lines', { name: 'Release\nbuild' }],
    ['a blank name', { name: '  ' }],
    ['a lifetime of no days', { lifetime_days: 0 }],
    ['a lifetime of more than a year', { lifetime_days: 366 }],
  ])('400 for %s', async (_, fields) => {
    await create(fields).expect(400);
  });

  it('403 for an administrator without all rights, and in a session that is not proven', async () => {
    const writer = await app.signedIn('super_admin', ['content', 'support', 'accounting']);
    expect((await create({}, writer.headers).expect(403)).body.code).toBe('not_your_work');
    app.clock.advance(11 * 60_000);
    expect((await create().expect(403)).body.code).toBe('proof_needed');
  });

  it('409 for a name that the administrator uses already, in any case', async () => {
    await created({ name: 'Nightly' });
    await create({ name: 'NIGHTLY' }).expect(409);
    await created({ name: 'Nightly' }, (await app.signedIn('super_admin')).headers);
  });

  it('409 for the twenty-first key, also when many are created at once', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => create()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 409, 409]);
  });
});

describe('the use of a key', () => {
  it('200 instead of a session, and records its use to the hour', async () => {
    const { key, secret } = await created();
    const usedAt = async () => {
      await listOrders(secret).expect(200);
      const row = app.db.selectFrom('api_keys').select('last_used_at').where('id', '=', key.id);
      return (await row.executeTakeFirstOrThrow()).last_used_at?.getTime() ?? 0;
    };
    const first = await usedAt();
    expect(first % HOUR).toBe(0);
    app.clock.advance(2 * HOUR);
    expect((await usedAt()) - first).toBe(2 * HOUR);
  });

  it('200 after the session that created it has ended, without an expiry', async () => {
    const { key, secret } = await created({ lifetime_days: null });
    expect(key.expires_at).toBeNull();
    await app.http.post('/api/auth/logout').set(owner.headers).expect(204);
    await listOrders(secret).expect(200);
  });

  it('401 for a mistyped, an unknown and an expired key', async () => {
    const { secret } = await created({ lifetime_days: 1 });
    const unknown = 'studio_sk_7Hq2mVbX9cLtRw4ZsKpN8yFdGj3TaUeE4e7Dm4';
    for (const wrong of [`${secret.slice(0, -1)}?`, secret.slice(0, -1), unknown, 'studio_sk_']) {
      const { status, body, headers } = await listOrders(wrong);
      expect([status, body.code, headers['www-authenticate']]).toEqual([
        401,
        'unauthorized',
        'Bearer realm="studio", error="invalid_token"',
      ]);
    }
    await listOrders(secret).expect(200);
    app.clock.advance(DAY);
    await listOrders(secret).expect(401);
  });

  it('401 once its administrator is suspended, deleted or a customer', async () => {
    const { id } = owner.user;
    const { key, secret } = await created();
    const viewer = await app.signedIn('super_admin');
    for (const change of [{ status: 'suspended' }, { deleted_at: app.clock.now() }, { role: 'customer' }] as const) {
      const { status, deleted_at, role } = owner.user;
      await app.db.updateTable('users').set(change).where('id', '=', id).execute();
      await listOrders(secret).expect(401);
      const listed = (await list(viewer.headers)).find((one: { id: string }) => one.id === key.id);
      expect([change, listed.state]).toEqual([change, 'blocked']);
      await app.db.updateTable('users').set({ status, deleted_at, role }).where('id', '=', id).execute();
    }
    await listOrders(secret).expect(200);
  });

  it('403 with what remains of the rights of its administrator', async () => {
    const { secret } = await created({ scopes: ['orders:read', 'products:read'] });
    await app.db
      .updateTable('users')
      .set({ rights: ['content'] })
      .where('id', '=', owner.user.id)
      .execute();
    expect((await listOrders(secret).expect(403)).body.code).toBe('not_your_work');
    await app.http.get('/api/admin/products').set('authorization', `Bearer ${secret}`).expect(200);
  });

  it('403 while its administrator lacks the second factor that the settings require', async () => {
    const { secret } = await created();
    const change = (require_factor: boolean) => app.db.updateTable('site_settings').set({ require_factor }).execute();
    await change(true);
    expect((await listOrders(secret).expect(403)).body.code).toBe('second_factor_needed');
    await change(false);
    await listOrders(secret).expect(200);
  });

  it('403 names the scope that is missing', async () => {
    const { secret } = await created({ scopes: ['products:read'] });
    const { body, headers } = await listOrders(secret).expect(403);
    expect([body.code, headers['www-authenticate']]).toEqual([
      'scope_missing',
      'Bearer realm="studio", error="insufficient_scope", scope="orders:read"',
    ]);
  });

  it('403 for what keys cannot do: money, accounts, settings, keys, and what belongs to a customer', async () => {
    const everything = ['products:read', 'products:write', 'releases:publish', 'licences:read', 'licences:import'];
    const { key, secret } = await created({ scopes: [...everything, 'orders:read', 'orders:export'] });
    const call = (method: 'get' | 'post' | 'delete', path: string) =>
      app.http[method](path).set('authorization', `Bearer ${secret}`);
    for (const answer of [
      await call('post', `/api/admin/orders/${crypto.randomUUID()}/refunds`),
      await call('get', '/api/admin/users'),
      await call('get', '/api/admin/settings'),
      await call('get', '/api/admin/api-keys'),
      await call('delete', `/api/admin/api-keys/${key.id}`),
      await call('get', '/api/addresses'),
      await call('get', '/api/cart'),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'key_not_allowed']);
  });

  it('200 for an export that needs a proof in a session: its scope is the proof', async () => {
    const { secret } = await created({ scopes: ['orders:export'] });
    app.clock.advance(DAY);
    await app.http.get('/api/admin/orders/export').set('authorization', `Bearer ${secret}`).expect(200);
  });

  it('200 with a cookie beside it, which is ignored', async () => {
    const { secret } = await created();
    const visitor = app.deps.visitors.cookie(crypto.randomUUID()).split(';', 1)[0] ?? '';
    const { headers } = await listOrders(secret)
      .set({ cookie: visitor, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
      .expect(200);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('429 after 600 calls in a minute, for this key only', async () => {
    const [{ key, secret }, other] = [await created(), await created()];
    await Promise.all(Array.from({ length: 600 }, () => app.deps.limits.consume('api-key', key.id)));
    const { headers } = await listOrders(secret).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await listOrders(other.secret).expect(200);
  });

  it('is named in the activity of what it changes', async () => {
    const { key, secret } = await created({ scopes: ['products:write'] });
    const form = productForm({ title: 'Written by a program', fileId: null });
    await app.http.post('/api/admin/products').set('authorization', `Bearer ${secret}`).send(form).expect(201);
    const { body } = await app.http.get('/api/admin/activity?kind=product').set(owner.headers).expect(200);
    expect(body.items[0]).toMatchObject({ actor: { id: owner.user.id }, key: key.name, right: 'all' });
  });
});

describe('POST /api/admin/api-keys/{id}/rotate', () => {
  it('200 with a new secret; the previous one works for the overlap', async () => {
    const { key, secret } = await created({ lifetime_days: 10 });
    app.clock.advance(60_000);
    const { body } = await rotate(key.id).expect(200);
    expect(Date.parse(body.key.expires_at) - Date.parse(key.expires_at)).toBeGreaterThanOrEqual(60_000);
    expect(Date.parse(body.key.expires_at) - Date.parse(body.key.previous_secret_expires_at)).toBe(9 * DAY);
    await listOrders(secret).expect(200);
    await listOrders(body.secret).expect(200);
    app.clock.advance(24 * HOUR);
    await listOrders(secret).expect(401);
    await listOrders(body.secret).expect(200);
    expect((await auditOf(key.id)).map(({ action }) => action)).toEqual(['api-key.create', 'api-key.rotate']);
  });

  it('200 without an overlap ends the previous secret at once, and any before it', async () => {
    const first = await created();
    const second = (await rotate(first.key.id, 72).expect(200)).body;
    const third = (await rotate(first.key.id, 0).expect(200)).body;
    expect(third.key.previous_secret_expires_at).toBeNull();
    await listOrders(first.secret).expect(401);
    await listOrders(second.secret).expect(401);
    await listOrders(third.secret).expect(200);
  });

  it('200 revives an expired key, and not its secret', async () => {
    const { key, secret } = await created({ lifetime_days: 1 });
    const hourAgo = new Date(app.clock.now().getTime() - HOUR);
    await app.db.updateTable('api_keys').set({ expires_at: hourAgo }).where('id', '=', key.id).execute();
    expect((await found(key.id)).state).toBe('expired');
    const { body } = await rotate(key.id).expect(200);
    expect([body.key.state, body.key.previous_secret_expires_at]).toEqual(['active', null]);
    await listOrders(secret).expect(401);
    await listOrders(body.secret).expect(200);
  });

  it.each([-1, 73, 1.5])('400 for an overlap of %s hours', async (hours) => {
    const { key } = await created();
    await rotate(key.id, hours).expect(400);
  });

  it('404 for an unknown key', async () => {
    await rotate(crypto.randomUUID()).expect(404);
  });

  it('409 for the key of another administrator, who would learn a secret that acts as them', async () => {
    const { key } = await created();
    const other = await app.signedIn('super_admin');
    await rotate(key.id, 0, other.headers).expect(409);
  });
});

describe('DELETE /api/admin/api-keys/{id}', () => {
  it('204 ends every secret at once, by any owner', async () => {
    const { key, secret } = await created();
    const rotated = (await rotate(key.id).expect(200)).body;
    const other = await app.signedIn('super_admin');
    await revoke(key.id, other.headers).expect(204);
    await listOrders(secret).expect(401);
    await listOrders(rotated.secret).expect(401);
    expect(await found(key.id)).toBeUndefined();
    expect((await auditOf(key.id)).at(-1)).toMatchObject({ action: 'api-key.revoke', after: null });
  });

  it('404 for a key that was revoked before', async () => {
    const { key } = await created();
    await revoke(key.id).expect(204);
    await revoke(key.id).expect(404);
  });
});
