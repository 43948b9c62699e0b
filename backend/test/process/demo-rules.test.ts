import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import { creditWallet } from '../factories/commerce.ts';
import { createTestApp, DEMO_RULES, PASSWORD, type TestApp } from '../test-app.ts';

/** Section 7 of the specification, below /api. */
const TABLE = [
  'post /auth/login',
  'post /auth/register',
  'post /auth/reset-password',
  'put /users/profile',
  'post /admin/login',
  'get /orders',
  'get /downloads',
  'get /downloads/{id}',
  'get /wallet/balance',
  'post /wallet/add-funds',
  'post /wallet/withdraw',
  'get /addresses',
  'post /addresses',
  'put /addresses/{id}',
  'delete /addresses/{id}',
  'post /users/avatar',
  'get /admin/users',
  'delete /admin/users/{id}',
];

/** The most obvious guess. */
const OBVIOUS = [
  'password',
  'password1',
  'password123',
  'Password1!',
  'secret1',
  'abc123',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  'qwerty',
  'qwerty123',
  'letmein',
  'welcome1',
  'admin123',
  'iloveyou',
  'monkey',
  'dragon',
  '111111',
  'abcdef',
  'test123',
  'passw0rd',
  'football',
  'sunshine',
  'princess',
  'asdfgh',
  'zxcvbn',
  '654321',
];

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { ...DEMO_RULES, RATE_LIMIT_FACTOR: '1' } });
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const login = (email: string, password = PASSWORD) => app.http.post('/api/auth/login').send({ email, password });

describe('the demo rejects nothing that the specification allows', () => {
  it('needs fresh proof for none of the 18 calls', () => {
    const all: OperationMeta[] = Object.values(operations);
    const calls = all.filter(({ method, path }) => TABLE.includes(`${method} ${path}`));
    expect(calls).toHaveLength(18);
    expect(calls.filter(({ freshProof }) => freshProof === 'always')).toEqual([]);
  });

  it('201 for common passwords, which then sign in', async () => {
    for (const password of OBVIOUS) {
      const email = `${crypto.randomUUID()}@example.com`;
      const { status } = await app.http.post('/api/auth/register').send({ name: 'Rina Das', email, password });
      expect(status, password).toBe(201);
      expect((await login(email, password)).status, password).toBe(200);
    }
  });

  it('200 for a new email without the password: the user signs in with it, and the previous one can undo it', async () => {
    const { user, headers } = await app.signedIn();
    const email = `moved-${user.email}`;
    const saved = await app.http.put('/api/users/profile').set(headers).send({ name: 'Rina', email });
    expect(saved).toMatchObject({ status: 200, body: { user: { id: user.id, name: 'Rina', email } } });
    expect((await login(email)).status).toBe(200);
    expect((await login(user.email)).status).toBe(401);
    expect((await app.http.get('/api/users/email').set(headers)).body).toMatchObject({ email, confirmed: false });
    await app.background.idle();
    const mails = app.mail.sent.filter(({ to }) => [email, user.email].includes(to.address));
    expect(mails.map(({ kind, to }) => `${kind} ${to.address}`)).toEqual(
      expect.arrayContaining([`email-changed ${user.email}`, `email-confirm ${email}`]),
    );
    const undo = mails.find(({ kind }) => kind === 'email-changed')?.link ?? '';
    const token = new URL(undo).searchParams.get('token');
    await app.http.post('/api/auth/reset-password/confirm').send({ token, password: 'quiet-river-7' }).expect(200);
    expect((await login(user.email, 'quiet-river-7')).status).toBe(200);
  });

  it('409 for the email of another account, 400 for a wrong current password: neither changes anything', async () => {
    const [{ user, headers }, other] = [await app.signedIn(), await app.createUser()];
    const save = (body: object) =>
      app.http
        .put('/api/users/profile')
        .set(headers)
        .send({ name: 'Changed', ...body });
    expect((await save({ email: other.email })).status).toBe(409);
    expect((await save({ email: `x-${user.email}`, currentPassword: 'wrong-password' })).status).toBe(400);
    expect((await app.http.get('/api/auth/session').set(headers)).body.user).toMatchObject({
      name: user.name,
      email: user.email,
    });
  });

  it('200 for a withdrawal an hour after signing in; other marked operations still need proof', async () => {
    const { user, headers } = await app.signedIn('super_admin');
    await creditWallet(app.db, user.id, 500);
    app.clock.advance(11 * MINUTE);
    expect((await app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 5 })).status).toBe(200);
    const asked = await app.http.put('/api/admin/payments/settings').set(headers).send({});
    expect(asked).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
  });

  it('accepts many messages and pictures from one machine within an hour', async () => {
    const message = { name: 'Rina', email: 'rina@example.com', subject: 'Hello', message: 'A question' };
    for (let sent = 0; sent < 12; sent += 1) {
      expect((await app.http.post('/api/contact').send(message)).status).toBe(202);
    }
    const { headers } = await app.signedIn();
    const send = () => app.http.post('/api/users/avatar').set(headers).attach('avatar', Buffer.from('text'), 'a.png');
    for (let sent = 0; sent < 25; sent += 1) expect((await send()).status).toBe(415);
  });
});
