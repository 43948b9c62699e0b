import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createEnrolledUser } from '../second-factor/enrolled-user.ts';

const NEW = 'a-new-password';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://studio.example/' } });
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const request = (email: string) =>
  app.http.post('/api/auth/reset-password').set('host', 'evil.example').send({ email });
const confirm = (token: string, password = NEW) =>
  app.http.post('/api/auth/reset-password/confirm').send({ token, password });
const login = (email: string, password: string) => app.http.post('/api/auth/login').send({ email, password });

async function linkFor(email: string): Promise<string> {
  await request(email);
  await app.background.idle();
  const mail = app.mail.sent.findLast((message) => message.to.address === email && message.kind === 'password-reset');
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}

describe('POST /api/auth/reset-password', () => {
  it('200 with the same answer for known, unknown and suspended accounts; only the first gets an email', async () => {
    const [known, suspended] = [await app.createUser(), await app.createUser({ status: 'suspended' })];
    app.mail.sent.length = 0;
    for (const email of [known.email, 'nobody@example.com', suspended.email]) {
      const response = await request(email);
      expect(response.status).toBe(200);
      expect(response.body).toEqual({ message: 'Check your inbox for further instructions' });
    }
    await app.background.idle();
    expect(app.mail.sent.map((mail) => mail.to.address)).toEqual([known.email]);
  });

  it('emails a link built from the settings and stores only a hash of its token', async () => {
    const user = await app.createUser();
    const token = await linkFor(user.email);
    expect(app.mail.sent.at(-1)?.link).toBe(`https://studio.example/forgot-password?token=${token}`);
    expect(app.mail.sent.at(-1)?.text).toContain(`https://studio.example/forgot-password?token=${token}`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const row = await app.db
      .selectFrom('password_resets')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(app.log.entries)).not.toContain(token);
  });

  it('400 for an invalid email', async () => {
    const response = await request('nadia');
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('Please enter a valid email address');
  });
});

describe('POST /api/auth/reset-password/confirm', () => {
  it('200 sets the password, ends every session, notifies the user and does not sign in', async () => {
    const { user, headers } = await app.signedIn();
    const response = await confirm(await linkFor(user.email));
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ message: 'Your password has been changed. You can sign in now.' });
    expect((await app.http.get('/api/auth/session').set(headers)).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
    await app.background.idle();
    expect(app.mail.sent.at(-1)).toMatchObject({ kind: 'password-changed', to: { address: user.email } });
  });

  it('200 removes the authenticator that a stranger set up before the email was verified', async () => {
    const { user } = await createEnrolledUser(app);
    await app.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user.id).execute();
    expect((await confirm(await linkFor(user.email))).status).toBe(200);
    const { body } = await login(user.email, NEW);
    expect(body.user).toMatchObject({ id: user.id });
  });

  it('410 for a used, replaced, expired or forged link', async () => {
    const user = await app.createUser();
    const replaced = await linkFor(user.email);
    const used = await linkFor(user.email);
    expect((await confirm(replaced)).status).toBe(410);
    expect((await confirm(used)).status).toBe(200);
    expect((await confirm(used)).status).toBe(410);
    expect((await confirm('invented')).body).toMatchObject({
      code: 'link_expired',
      message: 'This link has expired. Please ask for a new one.',
    });
    const old = await linkFor(user.email);
    app.clock.advance(61 * 60_000);
    expect((await confirm(old)).status).toBe(410);
  });

  it('200 for exactly one of ten concurrent uses', async () => {
    const user = await app.createUser();
    const token = await linkFor(user.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.map((response) => response.status).sort()).toEqual([200, ...Array(9).fill(410)]);
  });

  it('400 for a short password leaves the link usable', async () => {
    const user = await app.createUser();
    const token = await linkFor(user.email);
    const response = await confirm(token, '12345');
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('Password must be at least 6 characters long');
    expect((await confirm(token)).status).toBe(200);
  });
});
