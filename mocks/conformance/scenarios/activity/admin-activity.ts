import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';

export const adminActivityScenarios: Scenario[] = [
  {
    name: 'changes by administrators are listed, filtered and exported',
    async run(client) {
      const { token, user } = await demoAdmin(client);
      const customer = await newCustomer(client);
      const params = { id: customer.user.id };
      await client.call('adminAdjustUserWallet', { token, params, body: { amount: 3, reason: 'Trail' } });
      const query = { search: customer.user.name, kind: 'user', item: params.id, person: user.id, limit: 5 } as const;
      const page = await client.call('adminListActivity', { token, query });
      expect(page.status).toBe(200);
      expect(page.body).toMatchObject({ page: 1, limit: 5 });
      expect(page.body.items.find(({ subject_id }) => subject_id === params.id)).toMatchObject({
        actor: { id: user.id, name: user.name },
        action: 'user.adjust-wallet',
        changes: [
          { field: 'balance', before: '0', after: '3' },
          { field: 'reason', before: null, after: 'Trail' },
        ],
      });
      const others = await client.call('adminListActivity', { token, query: { kind: 'user', item: user.id } });
      expect(others.body.items.map(({ subject_id }) => subject_id)).not.toContain(params.id);
      const saved = await client.call('adminExportActivity', { token, query: { kind: 'user' } });
      expect([saved.status, saved.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      expect((await client.call('adminListActivity', { token, query: { limit: 0 } })).status).toBe(400);
      expect((await client.call('adminListActivity', { token, query: { item: 'a b' } })).status).toBe(400);
      expect((await client.call('adminExportActivity', { token, query: { page: 1 } })).status).toBe(400);
    },
  },
];
