import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeUser, deleteUser } from '../../../src/features/accounts/admin-users.service.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

/** Super-admins who modify each other concurrently; only a real server runs them in parallel. */
export function describeLastSuperAdmin(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  const superAdmins = () =>
    app.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'super_admin')
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .execute();
  const makeSuperAdmins = async (size: number) => {
    for (const { id } of await superAdmins()) await app.db.deleteFrom('users').where('id', '=', id).execute();
    const people = Array.from({ length: size }, () => app.createUser({ role: 'super_admin' }));
    return Promise.all(people);
  };

  describe(`the last super-admin on ${engine}`, () => {
    it('remains when two demote or suspend each other at the same time', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [one, two] = await makeSuperAdmins(2);
        if (!one || !two) throw new Error('Two are needed');
        const change = (by: typeof one, of: typeof one) =>
          changeUser(app.deps, by.id, of.id, {
            name: of.name,
            email: of.email,
            role: round % 2 ? 'super_admin' : 'customer',
            status: round % 2 ? 'suspended' : 'active',
            version: 1,
          });
        // Below the HTTP layer, where an ended session would stop one of them.
        const ended = await Promise.allSettled([change(one, two), change(two, one)]);
        const refused = ended.filter((result) => result.status === 'rejected');
        expect(refused).toHaveLength(1);
        expect(refused[0]?.reason).toMatchObject({ status: 403, message: 'Unauthorized access' });
        expect(await superAdmins()).toHaveLength(1);
      }
    });

    it('remains when each deletes the next at the same time', async () => {
      for (let round = 0; round < 10; round += 1) {
        const ids = (await makeSuperAdmins(4)).map(({ id }) => id);
        const ended = await Promise.allSettled(
          ids.map((id, index) => deleteUser(app.deps, id, ids[(index + 1) % ids.length] ?? '')),
        );
        const refused = ended.filter((result) => result.status === 'rejected');
        for (const { reason } of refused) expect(reason).toMatchObject({ status: 403 });
        expect(await superAdmins()).toHaveLength(refused.length);
        expect(refused.length).toBeGreaterThan(0);
      }
    });
  });
}
