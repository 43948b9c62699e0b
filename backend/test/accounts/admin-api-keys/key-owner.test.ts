import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../factories/audit.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

const create = async (headers: Record<string, string>) => {
  const input = { name: 'Nightly build', scopes: ['orders:read'], lifetime_days: null };
  return (await app.http.post('/api/admin/api-keys').set(headers).send(input).expect(201)).body;
};
const mailsTo = async (address: string, kind: string) => {
  await app.background.idle();
  return app.mail.sent.filter((mail) => mail.to.address === address && mail.kind === kind);
};

describe('the owner of a key', () => {
  it('201 and 200: is notified of a new key and a new secret, which the emails do not contain', async () => {
    const { user, headers } = await app.signedIn('super_admin');
    const { key, secret } = await create(headers);
    const { body } = await app.http
      .post(`/api/admin/api-keys/${key.id}/rotate`)
      .set(headers)
      .send({ overlap_hours: 0 })
      .expect(200);
    const mails = await mailsTo(user.email, 'api-key');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'An API key was created in your account',
      'An API key in your account has a new secret',
    ]);
    for (const { text } of mails) {
      expect(text).toContain('“Nightly build”');
      expect(text).not.toContain(secret);
      expect(text).not.toContain(body.secret);
    }
  });

  it('401 for a key of an owner who has set a new password with a link', async () => {
    const { user, headers } = await app.signedIn('super_admin');
    const { key, secret } = await create(headers);
    const orders = () => app.http.get('/api/admin/orders').set('authorization', `Bearer ${secret}`);
    await orders().expect(200);
    await app.http.post('/api/auth/reset-password').send({ email: user.email }).expect(200);
    const [mail] = await mailsTo(user.email, 'password-reset');
    const token = new URL(mail?.link ?? '').searchParams.get('token');
    const confirmation = { token, password: 'a-new-password' };
    await app.http.post('/api/auth/reset-password/confirm').send(confirmation).expect(200);
    await orders().expect(401);
    expect(await listAuditEntries(app.db, 'api-key', key.id)).toMatchObject([
      { actor_id: user.id, action: 'api-key.create' },
      { actor_id: user.id, action: 'api-key.revoke', label: 'Nightly build' },
    ]);
  });
});
