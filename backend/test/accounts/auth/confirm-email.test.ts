import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

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

type Headers = Record<string, string>;
const confirm = (token: string) => app.http.post('/api/auth/confirm-email').send({ token });
const state = (headers: Headers) => app.http.get('/api/users/email').set(headers);
const login = (email: string) => app.http.post('/api/auth/login').send({ email, password: PASSWORD });

async function linkTo(email: string): Promise<string> {
  await app.background.idle();
  const mail = app.mail.sent.findLast(({ to, kind }) => to.address === email && kind === 'email-confirm');
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}
/** Requests a change of email. */
async function ask(headers: Headers, email: string): Promise<string> {
  const body = { name: 'Nadia', email, currentPassword: PASSWORD };
  await app.http.put('/api/users/profile').set(headers).send(body).expect(200);
  return linkTo(email);
}

describe('the confirmation link of an email', () => {
  it('200 confirms the email of a new account, once', async () => {
    const email = `new-${crypto.randomUUID()}@example.com`;
    const body = { name: 'Nadia', email, password: PASSWORD };
    const { token } = (await app.http.post('/api/auth/register').send(body).expect(201)).body;
    const headers = { authorization: `Bearer ${token}` };
    expect((await state(headers)).body).toEqual({ email, confirmed: false, pending: null });
    const link = await linkTo(email);
    expect((await confirm(link)).body).toEqual({ message: 'Your email address is confirmed.' });
    expect((await state(headers)).body).toEqual({ email, confirmed: true, pending: null });
    expect(await confirm(link)).toMatchObject(GONE);
  });

  it('200 replaces the email and notifies the old one; until then nothing has changed', async () => {
    const { user, headers } = await app.signedIn();
    const email = `moved-${crypto.randomUUID()}@example.com`;
    const link = await ask(headers, email);
    expect((await state(headers)).body).toMatchObject({ email: user.email, pending: { email } });
    expect((await login(email)).status).toBe(401);
    expect((await login(user.email)).status).toBe(200);
    await confirm(link).expect(200);
    expect((await state(headers)).body).toEqual({ email, confirmed: true, pending: null });
    expect((await login(email)).status).toBe(200);
    expect((await login(user.email)).status).toBe(401);
    await app.background.idle();
    expect(app.mail.sent.map(({ kind, to }) => `${kind} ${to.address}`)).toContain(`email-changed ${user.email}`);
  });

  it('does not reserve an email that is never confirmed', async () => {
    const { headers } = await app.signedIn();
    const email = `stranger-${crypto.randomUUID()}@example.com`;
    await ask(headers, email);
    await app.http.post('/api/auth/register').send({ name: 'Rafi', email, password: PASSWORD }).expect(201);
  });

  it('409 for all but one who confirm the same email, and for all once it is taken', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => app.signedIn()));
    const email = `wanted-${crypto.randomUUID()}@example.com`;
    const links: string[] = [];
    for (const { headers } of people) links.push(await ask(headers, email));
    const answers = await Promise.all(links.map((link) => confirm(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each([
    [
      'a new password',
      (headers: Headers, email: string) =>
        app.http
          .put('/api/users/profile')
          .set(headers)
          .send({ name: 'Nadia', email, currentPassword: PASSWORD, newPassword: 'another-river' }),
    ],
    ['keeping the present address', (headers: Headers) => app.http.delete('/api/users/email/change').set(headers)],
    ['a newer link', (headers: Headers) => app.http.post('/api/users/email/link').set(headers)],
  ] as const)('410 after %s', async (_, end) => {
    const { user, headers } = await app.signedIn();
    const link = await ask(headers, `moved-${user.email}`);
    expect((await end(headers, user.email)).ok).toBe(true);
    expect(await confirm(link)).toMatchObject(GONE);
  });

  it('410 after a day, for a forged token and for a deleted account', async () => {
    const { user, headers } = await app.signedIn();
    const link = await ask(headers, `moved-${user.email}`);
    app.clock.advance(DAY + 1);
    expect(await confirm(link)).toMatchObject(GONE);
    expect(await confirm('invented')).toMatchObject(GONE);
    app.clock.reset();
    const admin = (await app.signedIn('super_admin')).headers;
    const other = await app.signedIn();
    const late = await ask(other.headers, `moved-${other.user.email}`);
    await app.http.delete(`/api/admin/users/${other.user.id}`).set(admin).expect(204);
    expect(await confirm(late)).toMatchObject(GONE);
  });

  it('400 without a token', async () => {
    const post = () => app.http.post('/api/auth/confirm-email');
    expect((await post().send({})).status).toBe(400);
  });
});

describe('POST /api/users/email/link', () => {
  it('200 sends another link to the pending email, or else to the current one', async () => {
    const { user, headers } = await app.signedIn();
    const send = () => app.http.post('/api/users/email/link').set(headers);
    await send().expect(200);
    const own = await linkTo(user.email);
    const email = `moved-${user.email}`;
    await ask(headers, email);
    expect((await send()).body.pending).toMatchObject({ email });
    expect(await confirm(own)).toMatchObject(GONE);
    await confirm(await linkTo(email)).expect(200);
    expect((await send()).status).toBe(409);
  });

  it('429 after five requests in an hour', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const { headers } = await strict.signedIn();
    const send = () => strict.http.post('/api/users/email/link').set(headers);
    for (let nth = 0; nth < 5; nth += 1) await send().expect(200);
    expect((await send()).status).toBe(429);
    await strict.close();
  });
});
