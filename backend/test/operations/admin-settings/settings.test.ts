import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  admin = await app.signedIn('super_admin');
});
afterAll(() => app.close());

const read = (headers: Record<string, string> = admin.headers) => app.http.get('/api/admin/settings').set(headers);
const put = (body: object, headers: Record<string, string> = admin.headers) =>
  app.http.put('/api/admin/settings').set(headers).send(body);

/** The request of the form: everything that was read, with changes. */
async function form(changes: object = {}) {
  const { updated_at: _at, ...settings } = (await read()).body;
  return { ...settings, ...changes };
}
const change = async (changes: object) => put(await form(changes)).expect(200);

const usual = {
  siteName: 'Nodi Studio',
  contactEmail: 'hello@nodi.example',
  enableRegistration: true,
  maintenanceMode: false,
  requireSecondFactor: false,
  theme: null,
};
afterEach(async () => {
  await change(usual);
});

describe('GET /api/admin/settings', () => {
  it('200: the stored settings, with their version', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toEqual({
      ...usual,
      siteDescription: expect.stringContaining('Rajshahi'),
      version: expect.any(Number),
      updated_at: expect.any(String),
    });
  });

  it('200: the defaults of a new site, as version 0', async () => {
    const bare = await createTestApp();
    try {
      const { headers } = await bare.signedIn('super_admin');
      const { body } = await bare.http.get('/api/admin/settings').set(headers);
      expect(body).toMatchObject({ siteName: 'My Portfolio', theme: null, version: 0, updated_at: null });
      const { updated_at: _at, ...settings } = body;
      const filled = { siteName: 'First', siteDescription: 'Boats', contactEmail: 'hello@studio.example' };
      const saved = await bare.http
        .put('/api/admin/settings')
        .set(headers)
        .send({ ...settings, ...filled });
      expect([saved.status, saved.body.version]).toEqual([200, 1]);
      const again = await bare.http
        .put('/api/admin/settings')
        .set(headers)
        .send({ ...settings, ...filled });
      expect(again.status).toBe(409);
      expect((await bare.http.get('/api/site')).body.name).toBe('First');
    } finally {
      await bare.close();
    }
  });

  it('400: an unknown parameter', async () => {
    expect((await read().query({ surprise: 1 })).status).toBe(400);
  });
});

describe('PUT /api/admin/settings', () => {
  it('200: stored trimmed, as a new version', async () => {
    const before = await form();
    const { body } = await change({ siteName: '  Padma Works ', siteDescription: 'Two\n lines ' });
    expect(body).toMatchObject({ siteName: 'Padma Works', siteDescription: 'Two lines', version: before.version + 1 });
    expect((await app.http.get('/api/site')).body).toMatchObject({ name: 'Padma Works', description: 'Two lines' });
    await change({ siteDescription: before.siteDescription });
  });

  it('200: writes one audit entry with the changed fields', async () => {
    const last = () => app.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    await change({ enableRegistration: false, theme: 'dark' });
    const row = await last();
    expect(row).toMatchObject({
      actor_id: admin.user.id,
      action: 'settings.update',
      subject: 'settings',
      before: { enableRegistration: true, theme: null },
      after: { enableRegistration: false, theme: 'dark' },
    });
    await change({});
    expect((await last()).id).toBe(row.id);
  });

  it('200: contact messages go to the new email, with the new name', async () => {
    await change({ siteName: 'Padma Works', contactEmail: 'desk@padma.example' });
    app.mail.sent.length = 0;
    const message = { name: 'Imran', email: 'imran@example.com', subject: 'A map', message: 'Could you draw one?' };
    await app.http.post('/api/contact').send(message).expect(202);
    await app.background.idle();
    expect(app.mail.sent).toMatchObject([
      { fromName: 'Padma Works', to: { name: 'Padma Works', address: 'desk@padma.example' } },
    ]);
  });

  it('200: emails to users are signed with the site name', async () => {
    await change({ siteName: 'Padma Works' });
    const { user } = await app.signedIn();
    app.mail.sent.length = 0;
    await app.http.post('/api/auth/reset-password').send({ email: user.email }).expect(200);
    await app.background.idle();
    expect(app.mail.sent[0]).toMatchObject({
      fromName: 'Padma Works',
      text: expect.stringMatching(/\n\n-- \nPadma Works\n/),
    });
  });

  it('200: closed registration rejects new users', async () => {
    await change({ enableRegistration: false });
    const person = { name: 'New', email: 'new-one@example.com', password: 'river-stone-42' };
    const { status, body } = await app.http.post('/api/auth/register').send(person);
    expect([status, body.code]).toEqual([403, 'registration_closed']);
    expect((await app.http.get('/api/site')).body.registrationOpen).toBe(false);
  });

  it.each([
    ['no name', { siteName: '   ' }, 'siteName'],
    ['a long name', { siteName: 'a'.repeat(61) }, 'siteName'],
    ['a name of two lines', { siteName: 'a\nb' }, 'siteName'],
    ['a long description', { siteDescription: 'a'.repeat(301) }, 'siteDescription'],
    ['no address', { contactEmail: 'nobody' }, 'contactEmail'],
    ['an unknown theme', { theme: 'blue' }, 'theme'],
    ['a switch that is none', { maintenanceMode: 'yes' }, 'maintenanceMode'],
    ['something unknown', { surprise: true }, 'surprise'],
    ['no version', { version: undefined }, 'version'],
  ])('400: %s', async (_name, changes, field) => {
    const { status, body } = await put(await form(changes));
    expect(status).toBe(400);
    expect(body.details.map((detail: { field: string }) => detail.field)).toContain(field);
  });

  it('409: settings changed since they were read; nothing is overwritten', async () => {
    const mine = await form({ siteName: 'Mine' });
    await change({ siteName: 'Theirs' });
    const { status, body } = await put(mine);
    expect([status, body.message]).toEqual([
      409,
      'This has been changed since you opened it. Reload to see the latest version.',
    ]);
    expect((await read()).body.siteName).toBe('Theirs');
  });
});

describe('maintenance mode', () => {
  it('503 with Retry-After for visitors and customers', async () => {
    const customer = await app.signedIn();
    await change({ maintenanceMode: true });
    for (const [path, headers] of [
      ['/api/products', {}],
      ['/api/home', {}],
      ['/api/orders', customer.headers],
      ['/api/saved-products', customer.headers],
      ['/api/products', { authorization: 'Bearer none' }],
    ] as const) {
      const response = await app.http.get(path).set(headers);
      expect([path, response.status, response.body.code]).toEqual([path, 503, 'maintenance']);
      expect(response.headers['retry-after']).toBe('300');
    }
    const login = { email: customer.user.email, password: customer.user.password };
    expect((await app.http.post('/api/auth/login').send(login)).status).toBe(503);
    await change({ maintenanceMode: false });
    expect((await app.http.get('/api/orders').set(customer.headers)).status).toBe(200);
  });

  it('200 for a super-admin everywhere, for the admin area, its sign-in, health and the name of the site', async () => {
    const other = await app.createUser({ role: 'super_admin' });
    await change({ maintenanceMode: true });
    expect((await app.http.get('/api/products').set(admin.headers)).status).toBe(200);
    expect((await app.http.get('/api/auth/session').set(admin.headers)).status).toBe(200);
    expect((await app.http.get('/api/admin/overview').set(admin.headers)).status).toBe(200);
    const login = { email: other.email, password: other.password };
    expect((await app.http.post('/api/admin/login').send(login)).status).toBe(200);
    expect((await app.http.get('/api/site')).body).toMatchObject({ name: 'Nodi Studio', maintenance: true });
    for (const path of ['/healthz', '/readyz']) expect((await app.http.get(path)).status).toBe(200);
  });

  it('404, 405, 401 and 403 stay the same', async () => {
    const { headers } = await app.signedIn();
    await change({ maintenanceMode: true });
    expect((await app.http.get('/api/nothing')).status).toBe(404);
    expect((await app.http.patch('/api/products')).status).toBe(405);
    expect((await app.http.get('/api/orders')).status).toBe(401);
    expect((await app.http.get('/api/admin/settings').set(headers)).status).toBe(403);
  });
});
