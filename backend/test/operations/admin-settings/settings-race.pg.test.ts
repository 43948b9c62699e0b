import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings, saveSettings } from '../../../src/features/operations/admin-settings.service.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admins: string[];
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
  const people = await Promise.all([1, 2, 3].map(() => app.createUser({ role: 'super_admin' })));
  admins = people.map(({ id }) => id);
});
afterAll(() => app.close());

const trail = () => app.db.selectFrom('audit_entries').select('id').where('action', '=', 'settings.update').execute();

/** Each request saves what was read before, under a name of its own. */
async function saveAtOnce() {
  const { updated_at: _at, ...read } = await readSettings(app.deps);
  const before = (await trail()).length;
  const ended = await Promise.allSettled(
    admins.map((id, index) => saveSettings(app.deps, id, { ...read, siteName: `Name ${index} of ${read.version}` })),
  );
  const saved = ended.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = ended.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  return { read, saved, refused, noted: (await trail()).length - before };
}

describe('administrators who save the settings at the same time on postgres', () => {
  // The first round inserts the row, the others update it.
  it.each([0, 1, 2, 3, 4])(
    'one wins, the others get a conflict, and the audit trail has one entry: version %i',
    async (version) => {
      const { read, saved, refused, noted } = await saveAtOnce();
      expect(read.version).toBe(version);
      expect(saved).toHaveLength(1);
      expect(refused).toHaveLength(admins.length - 1);
      for (const problem of refused) expect(problem).toMatchObject({ status: 409 });
      expect(await readSettings(app.deps)).toEqual(saved[0]);
      expect(saved[0]?.version).toBe(version + 1);
      expect(noted).toBe(1);
    },
  );
});
