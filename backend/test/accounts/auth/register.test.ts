import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const person = (given: object = {}) => ({
  name: 'Amina Begum',
  email: `amina-${crypto.randomUUID()}@example.com`,
  password: PASSWORD,
  ...given,
});
const register = (body: object) => app.http.post('/api/auth/register').send(body);

describe('POST /api/auth/register', () => {
  it('201 creates an account with an empty wallet and signs in', async () => {
    const input = person();
    const response = await register(input);
    expect(response.status).toBe(201);
    expect(response.body.user).toMatchObject({
      name: input.name,
      email: input.email,
      role: 'customer',
      is_admin: false,
    });
    expect(JSON.stringify(response.body)).not.toContain('hash');
    const headers = { authorization: `Bearer ${response.body.token}` };
    expect((await app.http.get('/api/wallet/balance').set(headers)).body).toEqual({ balance: 0 });
    expect((await app.http.get('/api/orders').set(headers)).body).toEqual([]);
  });

  it.each(['হাসান মাহমুদ', 'שלום עולם', '👩‍👩‍👧 Família', '<script>alert(1)</script>', 'O\'Brien "Bob" & Co'])(
    '201 keeps the name %s as typed',
    async (name) => {
      const response = await register(person({ name: `  ${name} ` }));
      expect(response.status).toBe(201);
      expect(response.body.user.name).toBe(name);
    },
  );

  it('201 takes the password exactly as typed', async () => {
    const input = person({ password: '  blanks ভাষা 🔑  ' });
    expect((await register(input)).status).toBe(201);
    const login = (password: string) => app.http.post('/api/auth/login').send({ email: input.email, password });
    expect((await login(input.password)).status).toBe(200);
    expect((await login(input.password.trim())).status).toBe(401);
  });

  it('400 names every missing field', async () => {
    const response = await register({ name: ' ', email: '' });
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('Please fill in all fields');
    expect(response.body.details).toEqual(
      expect.arrayContaining(
        ['name', 'email', 'password'].map((field) => ({ field, message: 'Please fill in all fields' })),
      ),
    );
  });

  it('400 below six characters, counted as characters and not as bytes', async () => {
    const response = await register(person({ password: '12345' }));
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('Password must be at least 6 characters long');
    expect((await register(person({ password: '🔑🔑🔑🔑🔑' }))).status).toBe(400);
  });

  it.each(['role', 'is_admin', 'status', 'id', 'created_at', '__proto__', 'constructor'])(
    '400 rejects the extra field %s',
    async (field) => {
      const body = JSON.stringify(person()).replace('{', `{"${field}":"super_admin",`);
      const response = await app.http.post('/api/auth/register').set('content-type', 'application/json').send(body);
      expect(response.status).toBe(400);
      expect(Reflect.get({}, 'is_admin')).toBeUndefined();
    },
  );

  it.each(['line\r\nbreak', 'tab\tinside', 'nul\u0000', 'half \ud800 pair'])(
    '400 rejects the name %j',
    async (name) => {
      const response = await register(person({ name }));
      expect(response.status).toBe(400);
    },
  );

  it('403 when registration is closed', async () => {
    const closed = await createTestApp({ seeded: true });
    try {
      await closed.db.updateTable('site_settings').set({ registration_open: false }).execute();
      const response = await closed.http.post('/api/auth/register').send(person());
      expect(response.status).toBe(403);
      expect(response.body).toMatchObject({
        code: 'registration_closed',
        message: 'Registration is closed at the moment',
      });
    } finally {
      await closed.close();
    }
  });

  it('409 for an email that is taken in another case', async () => {
    const user = await app.createUser({ email: 'Taken@Example.com' });
    const response = await register(person({ email: user.email.toLowerCase() }));
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'email_taken', message: 'An account with this email already exists' });
  });

  it('409 for all but one of twenty concurrent requests, and no orphaned wallet', async () => {
    const email = `race-${crypto.randomUUID()}@example.com`;
    const wallets = () =>
      app.db
        .selectFrom('wallets')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
    const before = Number((await wallets()).n);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(person({ email: index % 2 ? email : email.toUpperCase() }))),
    );
    expect(answers.map((response) => response.status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(Number((await wallets()).n)).toBe(before + 1);
  });
});

describe('PASSWORD_MIN_LENGTH', () => {
  it('400 below the configured length', async () => {
    const strict = await createTestApp({ env: { PASSWORD_MIN_LENGTH: '12' } });
    try {
      const send = (password: string) => strict.http.post('/api/auth/register').send(person({ password }));
      expect((await send('short-one')).body.message).toBe('Password must be at least 12 characters long');
      expect((await send('abc')).body.message).toBe('Password must be at least 12 characters long');
      expect((await send('long-enough-now')).status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});
