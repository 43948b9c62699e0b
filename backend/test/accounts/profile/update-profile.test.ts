import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

const NEW = 'a-new-password';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const save = (headers: Headers, body: object) => app.http.put('/api/users/profile').set(headers).send(body);
const session = (headers: Headers) => app.http.get('/api/auth/session').set(headers);
const login = (email: string, password: string) => app.http.post('/api/auth/login').send({ email, password });

describe('PUT /api/users/profile', () => {
  it('200 saves name and address; the new email waits for its confirmation', async () => {
    const { user, headers } = await app.signedIn();
    const email = `New-${crypto.randomUUID()}@example.com`;
    const response = await save(headers, {
      name: ' Amina ',
      email,
      address: '1 River Road\nRajshahi',
      currentPassword: PASSWORD,
    });
    expect(response.status).toBe(200);
    expect(response.body.user).toMatchObject({
      id: user.id,
      name: 'Amina',
      email: user.email,
      address: '1 River Road\nRajshahi',
    });
    expect((await session(headers)).body.user).toEqual(response.body.user);
  });

  it('200 keeps omitted fields and clears an empty address', async () => {
    const { user, headers } = await app.signedIn();
    const body = { name: user.name, email: user.email };
    expect((await save(headers, { ...body, address: 'Here' })).body.user.address).toBe('Here');
    expect((await save(headers, body)).body.user.address).toBe('Here');
    expect((await save(headers, { ...body, address: '  ' })).body.user.address).toBeNull();
    expect((await save(headers, { ...body, address: 'Here' })).body.user.address).toBe('Here');
    expect((await save(headers, { ...body, address: null })).body.user.address).toBeNull();
  });

  it('200 with a new password ends every other session and keeps this one', async () => {
    const { user, headers } = await app.signedIn();
    const other = await app.signIn(user);
    const response = await save(headers, {
      name: user.name,
      email: user.email,
      currentPassword: PASSWORD,
      newPassword: NEW,
    });
    expect(response.status).toBe(200);
    expect((await session(headers)).status).toBe(200);
    expect((await session(other)).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it('200 sends a link to a new email, and notifies the user of a new password', async () => {
    const { user, headers } = await app.signedIn();
    await app.background.idle();
    app.mail.sent.length = 0;
    const email = `moved-${user.email}`;
    await save(headers, { name: user.name, email, currentPassword: PASSWORD, newPassword: NEW });
    await app.background.idle();
    expect(app.mail.sent.map(({ kind, to }) => [kind, to.address])).toEqual([
      ['password-changed', user.email],
      ['email-confirm', email],
    ]);
  });

  it.each([
    [{ newPassword: NEW }, 'Please enter your current password'],
    [{ newPassword: NEW, currentPassword: 'wrong-password' }, 'Your current password is not correct'],
    [{ newPassword: '12345', currentPassword: PASSWORD }, 'Password must be at least 6 characters long'],
    [{ name: '   ' }, 'Please fill in all fields'],
    [{ email: 'nadia' }, 'Please enter a valid email address'],
    [{ role: 'super_admin' }, 'Unknown field'],
    [{ avatar: '/x.svg' }, 'Unknown field'],
    [{ address: 'a'.repeat(301) }, 'This text is too long: 300 characters at most'],
  ])('400 changes nothing for %j', async (extra, message) => {
    const { user, headers } = await app.signedIn();
    const before = (await session(headers)).body;
    const response = await save(headers, { name: 'Changed', email: user.email, ...extra });
    expect(response.status).toBe(400);
    expect(response.body.message).toBe(message);
    expect((await session(headers)).body).toEqual(before);
    expect((await login(user.email, PASSWORD)).status).toBe(200);
  });

  it('400 for a new email without the current password: a stolen token cannot take over an account', async () => {
    const { user, headers } = await app.signedIn();
    const body = { name: user.name, email: `moved-${user.email}` };
    expect((await save(headers, body)).body.message).toBe('Please enter your current password');
    expect((await save(headers, { ...body, currentPassword: PASSWORD })).status).toBe(200);
  });

  it('409 for the email of another user, regardless of case, and nothing changes', async () => {
    const { user, headers } = await app.signedIn();
    const taken = await app.createUser();
    const response = await save(headers, {
      name: 'Changed',
      email: taken.email.toUpperCase(),
      currentPassword: PASSWORD,
      newPassword: NEW,
    });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'email_taken', message: 'An account with this email already exists' });
    expect((await session(headers)).body.user.name).toBe(user.name);
    expect((await login(user.email, PASSWORD)).status).toBe(200);
  });

  it('429 after ten wrong current passwords', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const { user, headers } = await strict.signedIn();
      const body = { name: user.name, email: user.email, currentPassword: 'wrong-password', newPassword: NEW };
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => strict.http.put('/api/users/profile').set(headers).send(body)),
      );
      expect(answers.map((response) => response.status).sort()).toEqual([...Array(10).fill(400), 429, 429]);
    } finally {
      await strict.close();
    }
  });
});
