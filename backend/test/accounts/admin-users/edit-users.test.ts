import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAccountAudit } from '../../factories/audit.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
});
afterAll(() => app.close());

const input = (fields: object = {}) => ({
  name: 'Lamia Sultana',
  email: `new-${randomUUID()}@example.com`,
  role: 'customer',
  status: 'active',
  ...fields,
});
const create = (body: object, headers: Record<string, string> = admin.headers) =>
  app.http.post('/api/admin/users').set(headers).send(body);
const change = (id: string, body: object, headers: Record<string, string> = admin.headers) =>
  app.http.put(`/api/admin/users/${id}`).set(headers).send(body);
const fieldsOf = ({ name, email, role, status }: { name: string; email: string; role: string; status: string }) => ({
  name,
  email,
  role,
  status,
  version: 1,
});

describe('POST /api/admin/users', () => {
  it('201: the user sets a password with the emailed link', async () => {
    const body = input({ name: '  Lamia Sultana ' });
    const created = await create(body);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ name: 'Lamia Sultana', email: body.email, is_admin: false, version: 1 });
    await app.background.idle();
    const mail = app.mail.sent.at(-1);
    expect(mail).toMatchObject({ kind: 'welcome', to: { address: body.email } });
    const token = new URL(mail?.link ?? '').searchParams.get('token');
    await app.http.post('/api/auth/reset-password/confirm').send({ token, password: PASSWORD }).expect(200);
    const login = await app.http.post('/api/auth/login').send({ email: body.email, password: PASSWORD });
    expect(login.status).toBe(200);
    expect(await listAccountAudit(app.db, created.body.id)).toEqual([
      expect.objectContaining({ action: 'user.create', actor_id: admin.user.id, before: null }),
    ]);
    expect(JSON.stringify(await listAccountAudit(app.db, created.body.id))).not.toContain('argon2');
  });

  it('201: a super-admin; a suspended user gets no email', async () => {
    await app.background.idle();
    const mails = app.mail.sent.length;
    const { body } = await create(input({ role: 'super_admin', status: 'suspended' }));
    await app.background.idle();
    expect(body).toMatchObject({ role: 'super_admin', is_admin: true, status: 'suspended' });
    expect(app.mail.sent).toHaveLength(mails);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['two lines', { name: 'A\nB' }],
    ['no address', { email: 'nobody' }],
    ['an unknown role', { role: 'owner' }],
    ['an unknown status', { status: 'deleted' }],
    ['a field too many', { password: 'river-stone-42' }],
  ])('400: %s', async (_, fields) => {
    expect((await create(input(fields))).status).toBe(400);
  });

  it('409: an email that is taken, regardless of case', async () => {
    const { email } = await app.createUser();
    const { status, body } = await create(input({ email: email.toUpperCase() }));
    expect([status, body.code]).toEqual([409, 'email_taken']);
  });
});

describe('PUT /api/admin/users/{id}', () => {
  it('200: changed fields, a new version, and an audit entry with the changes', async () => {
    const user = await app.createUser();
    const { status, body } = await change(user.id, { ...fieldsOf(user), name: 'Nadia R.' });
    expect([status, body.name, body.version]).toEqual([200, 'Nadia R.', 2]);
    expect(await listAccountAudit(app.db, user.id)).toEqual([
      expect.objectContaining({ action: 'user.update', before: { name: user.name }, after: { name: 'Nadia R.' } }),
    ]);
  });

  it('200: a suspended user is signed out immediately, and can sign in again once active', async () => {
    const { user, headers } = await app.signedIn();
    await change(user.id, { ...fieldsOf(user), status: 'suspended' }).expect(200);
    expect((await app.http.get('/api/orders').set(headers)).status).toBe(401);
    const login = { email: user.email, password: PASSWORD };
    expect((await app.http.post('/api/auth/login').send(login)).status).toBe(403);
    await change(user.id, { ...fieldsOf(user), version: 2 }).expect(200);
    expect((await app.http.get('/api/orders').set(headers)).status).toBe(401);
    expect((await app.http.post('/api/auth/login').send(login)).status).toBe(200);
    expect((await listAccountAudit(app.db, user.id)).map(({ action }) => action)).toEqual([
      'user.suspend',
      'user.activate',
    ]);
  });

  it('200: a demoted super-admin loses admin access immediately', async () => {
    const { user, headers } = await app.signedIn('super_admin');
    await change(user.id, { ...fieldsOf(user), role: 'customer' }).expect(200);
    expect((await app.http.get('/api/admin/users').set(headers)).status).toBe(401);
  });

  it('200: the old email is notified of a new one; saving without a change leaves no audit entry', async () => {
    const user = await app.createUser();
    await change(user.id, fieldsOf(user)).expect(200);
    expect(await listAccountAudit(app.db, user.id)).toEqual([]);
    await change(user.id, { ...fieldsOf(user), email: `moved-${user.email}` }).expect(200);
    await app.background.idle();
    expect(app.mail.sent.at(-1)).toMatchObject({ kind: 'email-changed', to: { address: user.email } });
  });

  it('400: invalid fields; 404: a malformed id', async () => {
    const user = await app.createUser();
    expect((await change(user.id, { ...fieldsOf(user), name: '' })).status).toBe(400);
    expect((await change('x', fieldsOf(user))).status).toBe(404);
    const { version: _, ...unversioned } = fieldsOf(user);
    expect((await change(user.id, unversioned)).status).toBe(400);
  });

  it('404: unknown or deleted', async () => {
    const user = await app.createUser();
    expect((await change(randomUUID(), fieldsOf(user))).status).toBe(404);
    await app.http.delete(`/api/admin/users/${user.id}`).set(admin.headers).expect(204);
    expect((await change(user.id, { ...fieldsOf(user), version: 2 })).status).toBe(404);
  });

  it.each([
    [{ status: 'suspended' }, 'You cannot suspend your own account'],
    [{ role: 'customer' }, 'You cannot remove your own admin rights'],
    [{ email: 'elsewhere@example.com' }, 'Change your own email address in your profile'],
  ])('409: the caller’s own account %j', async (fields, message) => {
    const answer = await change(admin.user.id, { ...fieldsOf(admin.user), ...fields });
    expect([answer.status, answer.body.message]).toEqual([409, message]);
  });

  it('409: a stale version, also after the user changed the profile', async () => {
    const { user, headers } = await app.signedIn();
    await app.http.put('/api/users/profile').set(headers).send({ name: 'N.', email: user.email }).expect(200);
    const { status, body } = await change(user.id, fieldsOf(user));
    expect([status, body.message]).toEqual([
      409,
      'This has been changed since you opened it. Reload to see the latest version.',
    ]);
  });

  it('409: the email of another user', async () => {
    const [one, two] = [await app.createUser(), await app.createUser()];
    expect((await change(one.id, { ...fieldsOf(one), email: two.email })).body.code).toBe('email_taken');
  });
});
