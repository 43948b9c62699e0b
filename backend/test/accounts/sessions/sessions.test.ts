import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const DAY = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  app.mail.sent.length = 0;
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

type Headers = Record<string, string>;
const list = (headers: Headers = {}, query = '') => app.http.get(`/api/sessions${query}`).set(headers);
const end = (id: string, headers: Headers = {}) => app.http.delete(`/api/sessions/${id}`).set(headers);
const endOthers = (headers: Headers = {}) => app.http.delete('/api/sessions').set(headers);
const check = (headers: Headers) => app.http.get('/api/auth/session').set(headers);

/** Signs in as a browser does, with the cookie of an earlier sign-in if it has one. */
async function signIn(email: string, { agent = FIREFOX, cookie = '', door = 'auth' } = {}) {
  const call = app.http.post(`/api/${door}/login`).set({ 'user-agent': agent, ...(cookie ? { cookie } : {}) });
  const response = await call.send({ email, password: PASSWORD });
  expect(response.status).toBe(200);
  const [set = ''] = response.headers['set-cookie'] ?? [];
  const [device = ''] = set.split(';');
  return { headers: { authorization: `Bearer ${response.body.token}` }, set, device };
}

/** A user's notifications about new devices, by email and in the bell. */
async function notificationsOf({ id, email }: { id: string; email: string }) {
  await app.background.idle();
  const mails = app.mail.sent.filter((mail) => mail.kind === 'new-device' && mail.to.address === email);
  const bell = app.db.selectFrom('notifications').selectAll().where('user_id', '=', id).where('kind', '=', 'account');
  return { mails, bell: await bell.execute() };
}

describe('GET /api/sessions', () => {
  it('200 lists the device and truncated network of each, most recently used first', async () => {
    const user = await app.createUser();
    const phone = await signIn(user.email, { agent: IPHONE });
    const { headers } = await signIn(user.email);
    app.clock.advance(5 * 60_000);
    await check(headers);
    const { status, body } = await list(headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, page: 1, limit: 12 });
    expect(body.items).toMatchObject([
      { device: 'Firefox on Windows', network: '127.0.0.0/24', current: true },
      { device: 'Safari on iPhone', network: '127.0.0.0/24', current: false },
    ]);
    app.clock.advance(5 * 60_000);
    const again = await list(phone.headers);
    expect(again.body.items).toMatchObject([{ device: 'Safari on iPhone', current: true }, { current: false }]);
    expect((await list(headers, '?limit=1&page=2')).body.items).toHaveLength(1);
  });

  it('200 omits expired and ended sessions, and those of other users', async () => {
    const user = await app.createUser();
    const first = await signIn(user.email);
    await signIn(user.email);
    await app.signedIn();
    const { headers } = await signIn(user.email, { agent: 'a program of my own' });
    await app.http.post('/api/auth/logout').set(first.headers);
    for (let hours = 0; hours < 3; hours += 1) {
      app.clock.advance(60 * 60_000);
      await check(headers);
    }
    expect((await list(headers)).body).toMatchObject({ total: 1, items: [{ device: null }] });
  });

  it('400 for a page that cannot be', async () => {
    const { headers } = await app.signedIn();
    expect((await list(headers, '?limit=61')).status).toBe(400);
  });
});

describe('DELETE /api/sessions/{id}', () => {
  it('204 ends it from the next request, for every role', async () => {
    for (const door of ['auth', 'admin']) {
      const user = await app.createUser({ role: 'super_admin' });
      const stolen = await signIn(user.email, { door });
      const { headers } = await signIn(user.email, { door });
      const other = (await list(headers)).body.items.find(({ current }: { current: boolean }) => !current);
      expect((await check(stolen.headers)).status).toBe(200);
      expect((await end(other.id, headers)).status).toBe(204);
      expect((await check(stolen.headers)).status).toBe(401);
      expect((await check(headers)).status).toBe(200);
      expect((await end(other.id, headers)).status).toBe(404);
    }
  });

  it("404 for another user's, an unknown or a malformed id; 401 without a session", async () => {
    const owner = await app.signedIn();
    const [own] = (await list(owner.headers)).body.items;
    const { headers } = await app.signedIn();
    expect((await end(own.id, headers)).status).toBe(404);
    expect((await check(owner.headers)).status).toBe(200);
    expect((await end(randomUUID(), headers)).status).toBe(404);
    expect((await end('1', headers)).status).toBe(404);
    expect((await end(own.id)).status).toBe(401);
  });
});

describe('DELETE /api/sessions', () => {
  it('204 ends all other sessions of the caller and no one else’s', async () => {
    const { user, headers } = await app.signedIn();
    const others = [await app.signIn(user), await app.signIn(user)];
    const stranger = await app.signedIn();
    expect((await endOthers(headers)).status).toBe(204);
    for (const other of others) expect((await check(other)).status).toBe(401);
    expect((await check(headers)).status).toBe(200);
    expect((await check(stranger.headers)).status).toBe(200);
  });

  it('400 with a query', async () => {
    const { headers } = await app.signedIn();
    expect((await app.http.delete('/api/sessions?all=1').set(headers)).status).toBe(400);
  });
});

describe('a sign-in from a new device', () => {
  it('notifies by email and in the app, unless it is the first of the account or sends its cookie', async () => {
    const user = await app.createUser({ name: 'Claim $100' });
    const { device, set } = await signIn(user.email);
    expect(set).toMatch(/^device=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    await signIn(user.email, { cookie: device, agent: IPHONE });
    expect(await notificationsOf(user)).toEqual({ mails: [], bell: [] });
    const second = await signIn(user.email, { agent: IPHONE });
    const { mails, bell } = await notificationsOf(user);
    expect(bell).toMatchObject([{ title: 'New sign-in', href: '/dashboard/profile', read_at: null }]);
    expect(bell[0]?.body).toContain('With Safari on iPhone, from the network 127.0.0.0/24.');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Safari on iPhone');
    expect(mails[0]?.text).not.toContain('Claim $100');
    await signIn(user.email, { cookie: `other=1; ${second.device}` });
    expect((await notificationsOf(user)).mails).toHaveLength(1);
  });

  it('does not trust a cookie that is forged or belongs to another account', async () => {
    const user = await app.createUser();
    const { device } = await signIn(user.email);
    const other = await app.createUser();
    const theirs = await signIn(other.email);
    await signIn(user.email, { cookie: theirs.device });
    expect((await notificationsOf(user)).mails).toHaveLength(1);
    await signIn(user.email, { cookie: device.replace(/\.(.)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`) });
    await signIn(user.email, { cookie: device.replace(/\..*/, '') });
    expect((await notificationsOf(user)).mails).toHaveLength(3);
  });

  it('links administrators to their own profile, and limits the emails', async () => {
    const admin = await app.createUser({ role: 'super_admin' });
    for (let nth = 0; nth < 13; nth += 1) await signIn(admin.email, { door: 'admin' });
    const { mails, bell } = await notificationsOf(admin);
    expect(bell[0]?.href).toBe('/admin/profile');
    expect(mails.length).toBe(9);
    app.clock.advance(DAY + 1);
    await signIn(admin.email, { door: 'admin' });
    expect((await notificationsOf(admin)).mails).toHaveLength(10);
  });

  it('counts the browser of the registration as the first device', async () => {
    const email = `first-${randomUUID()}@example.com`;
    const registered = await app.http.post('/api/auth/register').send({ name: 'Nadia', email, password: PASSWORD });
    expect(registered.status).toBe(201);
    const { id } = registered.body.user;
    const [set = ''] = registered.headers['set-cookie'] ?? [];
    await signIn(email, { cookie: set.split(';', 1)[0] });
    expect((await notificationsOf({ id, email })).mails).toEqual([]);
    await signIn(email);
    expect((await notificationsOf({ id, email })).mails).toHaveLength(1);
  });
});
