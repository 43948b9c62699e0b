import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const login = (email: string, password: string) => app.http.post('/api/admin/login').send({ email, password });

describe('POST /api/admin/login', () => {
  it('200 signs a super-admin in to the admin area', async () => {
    const admin = await app.createUser({ role: 'super_admin' });
    const response = await login(admin.email, PASSWORD);
    expect(response.status).toBe(200);
    expect(response.body.user).toMatchObject({ role: 'super_admin', is_admin: true, isAdmin: true });
    const users = await app.http.get('/api/admin/users').set('authorization', `Bearer ${response.body.token}`);
    expect(users.status).toBe(200);
  });

  it('401 with the same answer for an unknown email and a wrong password', async () => {
    const admin = await app.createUser({ role: 'super_admin' });
    for (const email of [admin.email, 'nobody@example.com']) {
      const response = await login(email, 'wrong-password');
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({ code: 'invalid_credentials', message: 'Invalid credentials' });
    }
  });

  it('403 for the right password of a customer, without a token', async () => {
    const customer = await app.createUser();
    const response = await login(customer.email, PASSWORD);
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({ code: 'forbidden', message: 'Unauthorized access' });
    expect(response.body).not.toHaveProperty('token');
    const sessions = await app.db.selectFrom('sessions').select('id').where('user_id', '=', customer.id).execute();
    expect(sessions).toEqual([]);
  });

  it('403 for a suspended super-admin', async () => {
    const admin = await app.createUser({ role: 'super_admin', status: 'suspended' });
    expect((await login(admin.email, PASSWORD)).status).toBe(403);
  });
});
