import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const update = (headers: Headers, id: string, body: object) =>
  app.http.put(`/api/admin/users/${id}`).set(headers).send(body);
const rowOf = async (id: string) => {
  const row = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { name, email, role, status, version } = row;
  return { body: { name, email, role, status, version }, rights: row.rights };
};
const REFUSED = [403, 'not_your_work'];

describe('rights of administrators', () => {
  it('200 new rights apply from the next request, end no session and are audited', async () => {
    const owner = await app.signedIn('super_admin');
    const writer = await app.signedIn('super_admin', ['content']);
    const orders = () => app.http.get('/api/admin/orders').set(writer.headers);
    expect((await orders()).status).toBe(403);
    const { body } = await rowOf(writer.user.id);
    const { body: changed } = await update(owner.headers, writer.user.id, { ...body, rights: ['accounting'] });
    expect(changed.rights).toEqual(['accounting']);
    expect((await orders()).status).toBe(200);
    expect((await app.http.get('/api/admin/content/posts').set(writer.headers)).status).toBe(403);
    const [entry] = await app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', writer.user.id)
      .execute();
    expect(entry).toMatchObject({
      used_right: 'all',
      before: { rights: 'content' },
      after: { rights: 'accounting' },
    });
  });

  it('200 omitted rights stay unchanged; a new administrator without them gets all rights', async () => {
    const owner = await app.signedIn('super_admin');
    const writer = await app.signedIn('super_admin', ['content']);
    const { body } = await rowOf(writer.user.id);
    const renamed = await update(owner.headers, writer.user.id, { ...body, name: 'Another' });
    expect(renamed.body.rights).toEqual(['content']);
    const person = { name: 'New', email: `${crypto.randomUUID()}@example.com`, role: 'super_admin', status: 'active' };
    const added = await app.http.post('/api/admin/users').set(owner.headers).send(person);
    expect([added.status, added.body.rights]).toEqual([201, ['all']]);
  });

  it('409 administrators cannot change their own rights, so the last owner remains', async () => {
    const owner = await app.signedIn('super_admin');
    const { body } = await rowOf(owner.user.id);
    expect((await update(owner.headers, owner.user.id, { ...body, rights: ['content'] })).status).toBe(409);
    expect((await rowOf(owner.user.id)).rights).toEqual(['all']);
  });

  it('403 for an administrator demoted in the meantime: of two owners who demote each other one remains', async () => {
    const [one, other] = [await app.signedIn('super_admin'), await app.signedIn('super_admin')];
    const [first, second] = [await rowOf(one.user.id), await rowOf(other.user.id)];
    const answers = await Promise.all([
      update(one.headers, other.user.id, { ...second.body, rights: ['content'] }),
      update(other.headers, one.user.id, { ...first.body, rights: ['content'] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('403 support cannot create or change administrators, or change the email of an account', async () => {
    const support = await app.signedIn('super_admin', ['support']);
    const [customer, owner] = [await app.createUser(), await app.createUser({ role: 'super_admin' })];
    const { body } = await rowOf(customer.id);
    const call = async (id: string, change: object) => {
      const { status, body: answer } = await update(support.headers, id, { ...body, ...change });
      return status === 200 ? status : [status, answer.code];
    };
    expect(await call(customer.id, { role: 'super_admin' })).toEqual(REFUSED);
    expect(await call(customer.id, { email: 'elsewhere@example.com' })).toEqual(REFUSED);
    expect(await call(owner.id, (await rowOf(owner.id)).body)).toEqual(REFUSED);
    expect(await call(support.user.id, (await rowOf(support.user.id)).body)).toEqual(REFUSED);
    expect(await call(customer.id, { status: 'suspended' })).toBe(200);
    const factor = await app.http.delete(`/api/admin/users/${owner.id}/second-factor`).set(support.headers);
    expect([factor.status, factor.body.code]).toEqual(REFUSED);
  });

  it('the overview omits areas that the administrator has no right to', async () => {
    const overview = async (rights: string[]) => {
      const { headers } = await app.signedIn('super_admin', rights);
      const { body } = await app.http.get('/api/admin/overview').set(headers).expect(200);
      return Object.keys(body).filter((part) => body[part] !== null && part !== 'asOf');
    };
    expect(await overview(['content'])).toEqual(['waitingComments']);
    expect(await overview(['support'])).toEqual([
      'users',
      'orders',
      'latestOrders',
      'newMessages',
      'contractWithdrawals',
      'vulnerabilityReports',
      'refundRequests',
    ]);
    const accounting = ['orders', 'revenue', 'growth', 'money', 'latestOrders'];
    expect(await overview(['accounting'])).toEqual(accounting);
    expect(await overview(['all'])).toEqual(
      expect.arrayContaining([
        'users',
        'orders',
        'revenue',
        'growth',
        'latestOrders',
        'waitingComments',
        'newMessages',
        'lowLicenceKeys',
        'contractWithdrawals',
      ]),
    );
  });
});
