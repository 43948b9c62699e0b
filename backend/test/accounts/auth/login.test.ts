import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const login = (body: object) => app.http.post('/api/auth/login').send(body);

describe('POST /api/auth/login', () => {
  it('200 returns a token and the user, regardless of the case of the email', async () => {
    const user = await app.createUser({ email: 'Case@Example.com' });
    const response = await login({ email: 'case@example.COM', password: PASSWORD });
    expect(response.status).toBe(200);
    expect(response.body.user).toEqual({
      id: user.id,
      name: 'Nadia Rahman',
      email: 'Case@Example.com',
      status: 'active',
      role: 'customer',
      is_admin: false,
      isAdmin: false,
      rights: [],
      avatar: null,
      language: null,
      address: null,
      created_at: user.created_at.toISOString(),
    });
    const session = await app.http.get('/api/auth/session').set('authorization', `Bearer ${response.body.token}`);
    expect(session.status).toBe(200);
    expect(session.body.user).toEqual(response.body.user);
  });

  it('200 opens a new session each time', async () => {
    const user = await app.createUser();
    const tokens = await Promise.all([1, 2].map(() => login({ email: user.email, password: PASSWORD })));
    expect(new Set(tokens.map((response) => response.body.token)).size).toBe(2);
  });

  it('400 asks for missing or empty fields', async () => {
    for (const body of [{}, { email: 'a@example.com' }, { email: 'a@example.com', password: '' }]) {
      const response = await login(body);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ message: 'Please fill in all fields', code: 'invalid_request' });
    }
    expect((await login({})).body.details.map((detail: { field: string }) => detail.field).sort()).toEqual([
      'email',
      'password',
    ]);
  });

  it('400 asks for a valid email', async () => {
    for (const email of ['nadia', 'a@b', 'a@x.y\r\nBcc: evil@x.y', ['a@example.com'], { $ne: null }]) {
      const response = await login({ email, password: PASSWORD });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({
        message: 'Please enter a valid email address',
        details: [{ field: 'email', message: 'Please enter a valid email address' }],
      });
    }
  });

  it('401 with the same answer for an unknown email and a wrong password', async () => {
    const user = await app.createUser();
    const answers = await Promise.all([
      login({ email: user.email, password: 'wrong-password' }),
      login({ email: 'nobody@example.com', password: 'wrong-password' }),
      login({ email: "' or 1=1 --@example.com", password: 'wrong-password' }),
    ]);
    for (const { status, body, headers } of answers.slice(0, 2)) {
      expect(status).toBe(401);
      expect({ ...body, requestId: '' }).toEqual({
        message: 'Invalid email or password',
        code: 'invalid_credentials',
        requestId: '',
      });
      expect(Object.keys(headers)).toEqual(Object.keys(answers[0]?.headers ?? {}));
    }
    expect(answers[2]?.status).toBe(400);
  });

  it('403 gives suspended users the reason, but only with the right password', async () => {
    const user = await app.createUser({ status: 'suspended' });
    expect((await login({ email: user.email, password: 'wrong-password' })).status).toBe(401);
    const response = await login({ email: user.email, password: PASSWORD });
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({
      code: 'suspended',
      message: 'This account is suspended. Please contact us.',
    });
  });

  it('never logs the password or the email', async () => {
    await login({ email: 'secret-person@example.com', password: 'secret-password' });
    expect(JSON.stringify(app.log.entries)).not.toMatch(/secret-p/);
  });
});
