import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDemoDatabase, DemoDatabaseError } from '../../src/process/demo-database.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

const signIn = (door: string, { email, password }: { email: string; password: string }) =>
  app.http.post(door).send({ email, password });

describe('a demo database in production', () => {
  it('is rejected, and opens as before outside production', async () => {
    const refused = checkDemoDatabase(app.db, { production: true, demoDatabase: false }, app.log);
    await expect(refused).rejects.toThrow(DemoDatabaseError);
    await checkDemoDatabase(app.db, { production: false, demoDatabase: false }, app.log);
    expect((await signIn('/api/admin/login', app.env.admin)).status).toBe(200);
  });

  it('opens when configured: its public logins and their sessions are disabled', async () => {
    const { body: admin } = await signIn('/api/admin/login', app.env.admin);
    const { body: customer } = await signIn('/api/auth/login', app.env.customer);
    await checkDemoDatabase(app.db, { production: true, demoDatabase: true }, app.log);
    expect((await signIn('/api/admin/login', app.env.admin)).status).toBe(401);
    expect((await signIn('/api/auth/login', app.env.customer)).status).toBe(401);
    for (const [path, token] of [
      ['/api/admin/overview', admin.token],
      ['/api/orders', customer.token],
    ])
      expect((await app.http.get(path).set('authorization', `Bearer ${token}`)).status, path).toBe(401);
  });
});
