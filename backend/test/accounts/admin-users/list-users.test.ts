import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = (headers: Record<string, string> = {}) => app.http.get('/api/admin/users').set(headers);

describe('GET /api/admin/users', () => {
  it('200: every account, newest first, with exactly the fields of the screen', async () => {
    const { user: admin, headers } = await app.signedIn('super_admin');
    const customer = await app.createUser({
      createdAt: new Date('2020-01-01T00:00:00Z'),
      status: 'suspended',
      address: 'secret',
    });
    const { status, body } = await list(headers);
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({ id: admin.id, role: 'super_admin', is_admin: true, status: 'active' }),
      {
        id: customer.id,
        name: customer.name,
        email: customer.email,
        status: 'suspended',
        role: 'customer',
        is_admin: false,
        rights: [],
        created_at: '2020-01-01T00:00:00.000Z',
        version: 1,
      },
    ]);
  });

  it.skipIf(isShortRun)('200: at most the 2,000 newest, with the total and a link to the next page', async () => {
    const { headers } = await app.signedIn('super_admin');
    const { password_hash } = await app.createUser();
    const user = (index: number) => ({ name: 'Nadia', email: `nadia${index}@many.example`, password_hash });
    await app.db
      .insertInto('users')
      .values(Array.from({ length: 2_001 }, (_, index) => user(index)))
      .execute();
    const { body, headers: answered } = await list(headers);
    expect(body).toHaveLength(2_000);
    expect(Number(answered['x-total-count'])).toBeGreaterThan(2_000);
    expect(answered.link).toBe('</api/admin/users?sort=-joined&page=2&limit=2000>; rel="next"');
    await app.db.deleteFrom('users').where('email', 'like', '%@many.example').execute();
  });

  it('403: a former super-admin with a token issued before the demotion', async () => {
    const { user, headers } = await app.signedIn('super_admin');
    expect((await list(headers)).status).toBe(200);
    await app.db.updateTable('users').set({ role: 'customer' }).where('id', '=', user.id).execute();
    expect((await list(headers)).status).toBe(403);
  });
});
