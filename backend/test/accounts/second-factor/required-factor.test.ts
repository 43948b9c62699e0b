import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createEnrolledUser, generateCode } from './enrolled-user.ts';

const NEEDED = { status: 403, body: { code: 'second_factor_needed' } };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const users = (headers: Headers) => app.http.get('/api/admin/users').set(headers);
const state = (headers: Headers) => app.http.get('/api/second-factor').set(headers);

async function setRule(headers: Headers, requireSecondFactor?: boolean) {
  const { updated_at: _, ...settings } = (await app.http.get('/api/admin/settings').set(headers).expect(200)).body;
  const texts = { siteName: 'Nodi', siteDescription: 'Apps and design', contactEmail: 'hello@nodi.example' };
  return app.http
    .put('/api/admin/settings')
    .set(headers)
    .send({ ...settings, ...texts, requireSecondFactor });
}

describe('the setting that requires an authenticator app for administrators', () => {
  let owner: Awaited<ReturnType<typeof createEnrolledUser>>;
  beforeEach(async () => {
    owner ??= await createEnrolledUser(app, 'super_admin');
    expect((await setRule(owner.headers, false)).body.requireSecondFactor).toBe(false);
  });

  it('400 for an administrator without one, who would be locked out', async () => {
    const { headers } = await app.signedIn('super_admin');
    expect(await setRule(headers, true)).toMatchObject({
      status: 400,
      body: { message: 'Set up an authenticator app or a passkey in your own profile first' },
    });
    expect((await users(headers)).status).toBe(200);
  });

  it('403 for administrators without one from the next request until it is set up; customers are unaffected', async () => {
    const { headers } = await app.signedIn('super_admin');
    const customer = await app.signedIn();
    expect((await setRule(owner.headers, true)).body.requireSecondFactor).toBe(true);
    expect(await users(headers)).toMatchObject(NEEDED);
    expect((await state(headers)).body).toMatchObject({ enabled: false, required: true });
    expect((await state(customer.headers)).body.required).toBe(false);
    expect((await users(owner.headers)).status).toBe(200);
    expect((await users(customer.headers)).body.code).toBe('forbidden');
    const post = (step: string, body: object) => app.http.post(`/api/second-factor/${step}`).set(headers).send(body);
    const { secret } = (await post('enrolment', { password: PASSWORD }).expect(200)).body;
    await post('confirm', { code: generateCode(app, secret) }).expect(200);
    expect((await users(headers)).status).toBe(200);
  });

  it('403 before rights are checked: administrators with partial rights need the app as well', async () => {
    const writer = await app.signedIn('super_admin', ['content']);
    await setRule(owner.headers, true);
    expect(await users(writer.headers)).toMatchObject(NEEDED);
    await setRule(owner.headers, false);
    expect(await users(writer.headers)).toMatchObject({ status: 403, body: { code: 'not_your_work' } });
  });

  it('200 keeps the setting when it is omitted', async () => {
    await setRule(owner.headers, true);
    expect((await setRule(owner.headers)).body.requireSecondFactor).toBe(true);
  });

  it('409 for an administrator who turns off their app', async () => {
    const admin = await createEnrolledUser(app, 'super_admin');
    await setRule(owner.headers, true);
    const proof = { password: PASSWORD, code: admin.codes[0] };
    const off = () => app.http.post('/api/second-factor/disable').set(admin.headers).send(proof);
    expect((await off()).status).toBe(409);
    expect((await users(admin.headers)).status).toBe(200);
  });

  it('records the change in the audit trail', async () => {
    await setRule(owner.headers, true);
    const { items } = (await app.http.get('/api/admin/activity').set(owner.headers).expect(200)).body;
    expect(items[0]).toMatchObject({ action: 'settings.update', label: 'Site settings' });
    expect(JSON.stringify(items[0].changes)).toContain('requireSecondFactor');
  });
});
