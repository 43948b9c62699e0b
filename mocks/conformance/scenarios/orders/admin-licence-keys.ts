import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

const file = (csv: string) => {
  const form = new FormData();
  form.set('file', new File([csv], 'keys.csv', { type: 'text/csv' }));
  return form;
};

export const adminLicenceKeysScenarios: Scenario[] = [
  {
    name: 'imported keys are counted, known ones skipped, and unassigned ones removed',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: list } = await client.call('adminListProducts', { token, expected: 200 });
      const params = { id: String(list.items.at(-1)?.id) };
      const one = { token, params };
      const before = (await client.call('adminGetLicencePool', { ...one, expected: 200 })).body;
      const stamp = Date.now().toString(36);
      const csv = `Licence key\n${stamp}-1\n${stamp}-2\n${stamp}-2\n`;
      const added = await client.call('adminImportLicenceKeys', { ...one, body: file(csv), expected: 200 });
      expect(added.body).toMatchObject({ added: 2, known: 1 });
      expect(added.body.pool.free + added.body.pool.given).toBe(before.free + before.given + 2);
      const again = await client.call('adminImportLicenceKeys', { ...one, body: file(`${stamp}-1`), expected: 200 });
      expect(again.body).toMatchObject({ added: 0, known: 1 });
      for (const broken of ['Key\n', 'x'.repeat(65)]) {
        expect((await client.call('adminImportLicenceKeys', { ...one, body: file(broken) })).status).toBe(400);
      }
      const left = await client.call('adminClearLicencePool', { ...one, expected: 200 });
      expect(left.body).toMatchObject({ free: 0, stock: left.body.given > 0 ? 'empty' : 'enough' });
      const { body: overview } = await client.call('adminGetOverview', { token, expected: 200 });
      expect(overview.lowLicenceKeys?.total).toBeGreaterThanOrEqual(0);
    },
  },
  {
    name: 'licence keys belong to a product that exists',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      for (const operation of ['adminGetLicencePool', 'adminClearLicencePool'] as const) {
        expect((await client.call(operation, { token: admin, params: { id: '999999' } })).status).toBe(404);
      }
      const body = file('KEY-1');
      const unknown = { token: admin, params: { id: '999999' }, body };
      expect((await client.call('adminImportLicenceKeys', unknown)).status).toBe(404);
    },
  },
];
