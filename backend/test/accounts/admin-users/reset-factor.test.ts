import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createEnrolledUser } from '../second-factor/enrolled-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const state = (headers: Headers) => app.http.get('/api/second-factor').set(headers);

describe('DELETE /api/admin/users/{id}/second-factor', () => {
  const reset = (id: string, headers: Headers = {}) =>
    app.http.delete(`/api/admin/users/${id}/second-factor`).set(headers);

  it('204 turns it off, ends the sessions, notifies the user and writes an audit entry', async () => {
    const { user, headers } = await createEnrolledUser(app);
    const admin = await app.signedIn('super_admin');
    expect((await reset(user.id, admin.headers)).status).toBe(204);
    expect((await state(headers)).status).toBe(401);
    expect((await app.http.post('/api/auth/login').send({ email: user.email, password: PASSWORD })).status).toBe(200);
    await app.background.idle();
    expect(app.mail.sent.filter((mail) => mail.to.address === user.email).map(({ subject }) => subject)).toContain(
      'Two-step sign-in is off for your account',
    );
    const trail = app.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', user.id);
    expect(await trail.execute()).toMatchObject([{ action: 'user.reset-second-factor', actor_id: admin.user.id }]);
    expect((await reset(user.id, admin.headers)).status).toBe(409);
  });

  it('404 and 409 change nothing', async () => {
    const { user, headers } = await createEnrolledUser(app, 'super_admin');
    expect((await reset('none', headers)).status).toBe(404);
    expect((await reset('7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59', headers)).status).toBe(404);
    expect((await reset(user.id, headers)).status).toBe(409);
    expect((await state(headers)).body.enabled).toBe(true);
  });
});
