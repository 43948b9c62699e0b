import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

const NEW = 'a-new-password';
const DAY = 24 * 60 * 60 * 1000;
const GONE = { status: 410, body: { code: 'link_expired' } };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  app.mail.sent.length = 0;
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const isProven = async ({ id }: { id: string }) => {
  const user = app.db.selectFrom('users').select('email_verified_at').where('id', '=', id);
  return (await user.executeTakeFirstOrThrow()).email_verified_at !== null;
};
const login = (email: string, password: string) => app.http.post('/api/auth/login').send({ email, password });
const confirm = (token: string, password = NEW) =>
  app.http.post('/api/auth/reset-password/confirm').send({ token, password });
const save = (headers: { authorization: string }, body: object) =>
  app.http.put('/api/users/profile').set(headers).send(body);

const confirmEmail = (token: string) => app.http.post('/api/auth/confirm-email').send({ token });

async function tokenTo(email: string, kind: string): Promise<string> {
  await app.background.idle();
  const mail = app.mail.sent.findLast((sent) => sent.to.address === email && sent.kind === kind);
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}
const requestReset = async (email: string) => {
  await app.http.post('/api/auth/reset-password').send({ email });
  return tokenTo(email, 'password-reset');
};
/** Changes an account's email through the emailed link. */
async function move(headers: { authorization: string }, email: string, currentPassword = PASSWORD) {
  await save(headers, { name: 'Nadia', email, currentPassword }).expect(200);
  await confirmEmail(await tokenTo(email, 'email-confirm')).expect(200);
}
/** A user whose email was just changed, with the token of the recovery link. */
async function moved() {
  const { user, headers } = await app.signedIn();
  const email = `moved-${user.email}`;
  await move(headers, email);
  return { user, headers, email, token: await tokenTo(user.email, 'email-changed') };
}

describe('email verification', () => {
  it('is granted by a password reset link sent to the email', async () => {
    const { user } = await app.signedIn();
    expect(await isProven(user)).toBe(false);
    await confirm(await requestReset(user.email)).expect(200);
    expect(await isProven(user)).toBe(true);
  });

  it('is not granted by a link sent to the previous email', async () => {
    const { user, headers } = await app.signedIn();
    const token = await requestReset(user.email);
    await move(headers, `left-${user.email}`);
    expect(await confirm(token)).toMatchObject(GONE);
  });

  it('is required before emails use the name: anyone can register any email under any name', async () => {
    const user = await app.createUser({ name: 'Claim $100 at https://evil.example' });
    const token = await requestReset(user.email);
    await confirm(token).expect(200);
    await requestReset(user.email);
    const [first, , last] = app.mail.sent.filter(({ to }) => to.address === user.email);
    expect(JSON.stringify(first)).not.toContain('evil.example');
    expect(last?.text).toContain('Hello Claim $100');
  });
});

describe('restoring a changed email', () => {
  it('200 restores the email with a new password and ends every session, once', async () => {
    const { user, headers, email, token } = await moved();
    await confirm(token).expect(200);
    expect((await app.http.get('/api/auth/session').set(headers)).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
    expect(await isProven(user)).toBe(true);
    expect(await confirm(token)).toMatchObject(GONE);
  });

  it('200 from the first email after further changes, and no later link can take the account away again', async () => {
    const { user, headers, email, token } = await moved();
    app.clock.advance(60_000);
    await move(headers, `third-${user.email}`);
    const later = await tokenTo(email, 'email-changed');
    const reset = await requestReset(`third-${user.email}`);
    await confirm(token).expect(200);
    expect(await confirm(reset)).toMatchObject(GONE);
    expect(await confirm(later)).toMatchObject(GONE);
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it('410 from an intermediate email, once the password was reset through the current one', async () => {
    const { user, headers, email } = await moved();
    app.clock.advance(60_000);
    await move(headers, user.email);
    const between = await tokenTo(email, 'email-changed');
    await confirm(await requestReset(user.email)).expect(200);
    expect(await confirm(between, 'yet-another-one')).toMatchObject(GONE);
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it('410 from every former email after an administrator has set another', async () => {
    const { user, token } = await moved();
    const admin = (await app.signedIn('super_admin')).headers;
    const fields = await app.db
      .selectFrom('users')
      .select(['name', 'role', 'status', 'version'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(
      (
        await app.http
          .put(`/api/admin/users/${user.id}`)
          .set(admin)
          .send({ ...fields, email: `rescued-${user.email}` })
      ).status,
    ).toBe(200);
    expect(await confirm(token)).toMatchObject(GONE);
  });

  it.skipIf(isShortRun)('429 after too many changes a day: each sends an email and reserves an address', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const { user, headers } = await strict.signedIn();
    const change = (email: string) =>
      strict.http.put('/api/users/profile').set(headers).send({ name: user.name, email, currentPassword: PASSWORD });
    for (let nth = 0; nth < 5; nth += 1) expect((await change(`${nth}-${user.email}`)).status).toBe(200);
    expect((await change(`6-${user.email}`)).status).toBe(429);
    await strict.close();
  });

  it('409 for claiming the email while it can be restored; after seven days 410, and the email is free', async () => {
    const { user, token } = await moved();
    const register = () =>
      app.http.post('/api/auth/register').send({ name: 'Rafi', email: user.email.toUpperCase(), password: PASSWORD });
    expect((await register()).status).toBe(409);
    const other = await app.signedIn();
    const body = { name: 'Rafi', email: user.email, currentPassword: PASSWORD };
    expect((await save(other.headers, body)).status).toBe(409);
    app.clock.advance(7 * DAY + 1);
    expect(await confirm(token)).toMatchObject(GONE);
    expect((await register()).status).toBe(201);
  });
});
