import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseUser } from '../../src/features/admin/admin.service.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Two super-admins who delete each other at the same moment; only a real server runs them side by side. */
export function describeLastSuperAdmin(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  const superAdmins = async () =>
    (await app.db.selectFrom('users').select('id').where('role', '=', 'super_admin').execute()).map(({ id }) => id);

  describe(`the last super-admin on ${engine}`, { timeout: 30_000 }, () => {
    it('stays, whoever deletes whom at once', async () => {
      for (let round = 0; round < 10; round += 1) {
        for (const id of await superAdmins()) await app.db.deleteFrom('users').where('id', '=', id).execute();
        const people = await Promise.all([1, 2, 3, 4].map(() => app.createUser({ role: 'super_admin' })));
        const ids = people.map(({ id }) => id);
        // Everybody deletes the next one, below the HTTP layer, where an ended session would stop some of them.
        const ended = await Promise.allSettled(
          ids.map((id, index) => eraseUser(app.deps, id, ids[(index + 1) % ids.length] ?? '')),
        );
        const refused = ended.filter((result) => result.status === 'rejected');
        expect(refused).toHaveLength(1);
        expect(refused[0]?.reason).toMatchObject({ status: 409, message: 'The last super-admin cannot be deleted' });
        expect(await superAdmins()).toHaveLength(1);
      }
    });

    it('is not counted among the suspended ones', async () => {
      for (const id of await superAdmins()) await app.db.deleteFrom('users').where('id', '=', id).execute();
      const last = await app.createUser({ role: 'super_admin' });
      const suspended = await app.createUser({ role: 'super_admin', status: 'suspended' });
      await expect(eraseUser(app.deps, suspended.id, last.id)).rejects.toMatchObject({ status: 409 });
      await eraseUser(app.deps, last.id, suspended.id);
    });
  });
}
