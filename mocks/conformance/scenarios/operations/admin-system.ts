import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

export const adminSystemScenarios: Scenario[] = [
  {
    name: 'the system status is shown, and only failed jobs can be retried or removed',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { status, body } = await client.call('adminGetSystem', { token });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        migrations: { waiting: [] },
        storage: { reachable: true },
        jobs: { failed: 0, failures: [] },
        backup: { lastAt: null, bytes: null, nightly: false },
        database: { replica: { condition: 'none', lagSeconds: null } },
      });
      for (const id of ['adminRetryJobs', 'adminRemoveJobs'] as const) {
        const settled = await client.call(id, { token });
        expect([settled.status, settled.body]).toEqual([200, { count: 0 }]);
      }
      for (const id of ['adminRetryJob', 'adminRemoveJob'] as const) {
        expect((await client.call(id, { token, params: { id: '987654' } })).status).toBe(404);
        expect((await client.call(id, { token, params: { id: '0' } })).status).toBe(404);
      }
    },
  },
];
