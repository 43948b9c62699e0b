import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAdminPassword } from '../../src/process/set-admin-password.ts';
import { createTestApp, PASSWORD, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const NEW = 'another-long-password';
const statusOfSignIn = async (email: string, password: string): Promise<number> =>
  (await app.http.post('/api/admin/login').send({ email, password })).status;

describe('a lost super-admin password', () => {
  it('is reset: the old one, its sessions and the second factor no longer apply', async () => {
    const { user, headers } = await app.signedIn('super_admin');
    await app.db
      .insertInto('second_factors')
      .values({ user_id: user.id, encrypted_secret: 'sealed', last_step: 0, enabled_at: new Date() })
      .execute();
    const done = await setAdminPassword(app.db, user.email, NEW);
    expect(done).toContain(`${user.email} has the new password`);
    expect(await statusOfSignIn(user.email, PASSWORD)).toBe(401);
    const { status, body } = await app.http.post('/api/admin/login').send({ email: user.email, password: NEW });
    expect([status, typeof body.token]).toEqual([200, 'string']);
    expect((await app.http.get('/api/admin/overview').set(headers)).status).toBe(401);
  });

  it('is rejected with a reason: too short, too long, or an unknown email', async () => {
    const { user } = await app.signedIn('super_admin');
    const { user: customer } = await app.signedIn();
    for (const wrong of ['too-short', 'x'.repeat(129)])
      await expect(setAdminPassword(app.db, user.email, wrong)).rejects.toThrow('15 to 128');
    for (const email of ['nobody@studio.example', customer.email])
      await expect(setAdminPassword(app.db, email, NEW)).rejects.toThrow(`${email} is not a super-admin`);
    expect(await statusOfSignIn(user.email, PASSWORD)).toBe(200);
  });
});
