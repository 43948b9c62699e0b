import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

export const adminIndexingScenarios: Scenario[] = [
  {
    name: 'search engines are not notified of pages until the owner wants it, and only at a public URL',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body } = await client.call('adminGetIndexing', { token });
      expect(body).toMatchObject({ enabled: false, reachable: false, key_url: null, waiting: 0, last: null });
      const on = await client.call('adminUpdateIndexing', { token, body: { enabled: true } });
      expect(on.status).toBe(409);
      const off = await client.call('adminUpdateIndexing', { token, body: { enabled: false } });
      expect([off.status, off.body]).toEqual([200, body]);
    },
  },
];
