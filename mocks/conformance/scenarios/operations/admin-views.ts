import { expect } from 'vitest';
import type { AdminList } from '../../../../contract/generated/model.ts';
import { colleague, demoAdmin, type Scenario } from '../../scenario.ts';

export const adminViewsScenarios: Scenario[] = [
  {
    name: 'personal views and columns of a list are visible to their administrator only',
    async run(client) {
      const owner = await demoAdmin(client);
      const { token } = await colleague(client, owner.token, ['support']);
      const list: AdminList = 'orders';
      const body = { list, name: ' Late ', query: 'status=pending&sort=date', shared: false };
      const { body: made } = await client.call('adminCreateView', { token, body, expected: 201 });
      expect(made).toMatchObject({ name: 'Late', shared: false, version: 1 });
      const params = { id: made.id };
      const items = async (as: string) =>
        (await client.call('adminListViews', { token: as, query: { list } })).body.items;
      expect(await items(token)).toContainEqual(made);
      expect(await items(owner.token)).not.toContainEqual(made);
      expect((await client.call('adminDeleteView', { token: owner.token, params })).status).toBe(404);
      expect((await client.call('adminCreateView', { token, body: { ...body, name: 'LATE' } })).status).toBe(409);
      expect((await client.call('adminCreateView', { token, body: { ...body, name: 'a\nb' } })).status).toBe(400);
      const change = { name: 'Very late', query: 'status=pending', shared: false, version: 1 };
      const changed = await client.call('adminUpdateView', { token, params, body: change });
      expect(changed).toMatchObject({ status: 200, body: { name: 'Very late', version: 2 } });
      expect((await client.call('adminUpdateView', { token, params, body: change })).status).toBe(409);
      const layout = { list, compact: true, hidden: ['customer', 'customer'] };
      const stored = await client.call('adminSetListLayout', { token, body: layout });
      expect(stored.body).toEqual({ compact: true, hidden: ['customer'] });
      const read = async (as: string) => (await client.call('adminListViews', { token: as, query: { list } })).body;
      expect((await read(token)).layout).toEqual({ compact: true, hidden: ['customer'] });
      await client.call('adminDeleteView', { token, params, expected: 204 });
      expect((await client.call('adminUpdateView', { token, params, body: change })).status).toBe(404);
    },
  },
  {
    name: 'the team’s views are changed by administrators with all rights, and seen by those who see the list',
    async run(client) {
      const owner = await demoAdmin(client);
      const { token } = await colleague(client, owner.token, ['support']);
      const list: AdminList = 'orders';
      const name = `Team ${crypto.randomUUID().slice(0, 8)}`;
      const body = { list, name, query: 'status=pending', shared: true };
      expect((await client.call('adminCreateView', { token, body })).status).toBe(403);
      const { body: made } = await client.call('adminCreateView', { token: owner.token, body, expected: 201 });
      const params = { id: made.id };
      const { body: seen } = await client.call('adminListViews', { token, query: { list } });
      expect(seen.items).toContainEqual(made);
      const change = { name, query: 'status=processing', shared: true, version: 1 };
      expect((await client.call('adminUpdateView', { token, params, body: change })).status).toBe(403);
      expect((await client.call('adminDeleteView', { token, params })).status).toBe(403);
      const payouts = { list: 'payouts' as const };
      expect((await client.call('adminListViews', { token, query: payouts })).status).toBe(403);
      expect(
        (await client.call('adminSetListLayout', { token, body: { ...payouts, compact: true, hidden: [] } })).status,
      ).toBe(403);
      const changed = await client.call('adminUpdateView', { token: owner.token, params, body: change });
      expect(changed).toMatchObject({ status: 200, body: { query: 'status=processing', shared: true, version: 2 } });
      const own = { ...change, shared: false, version: 2 };
      expect(await client.call('adminUpdateView', { token: owner.token, params, body: own })).toMatchObject({
        status: 200,
        body: { shared: false },
      });
      await client.call('adminDeleteView', { token: owner.token, params, expected: 204 });
      const trail = await client.call('adminListActivity', { token: owner.token, query: { kind: 'view' } });
      expect(trail.body.items.filter((entry) => entry.subject_id === made.id).map(({ action }) => action)).toEqual([
        'view.update',
        'view.update',
        'view.create',
      ]);
    },
  },
  {
    name: 'a list has at most thirty views of one administrator',
    async run(client) {
      const owner = await demoAdmin(client);
      const { token } = await colleague(client, owner.token, ['support']);
      const body = { list: 'orders' as const, query: 'status=pending', shared: false };
      for (let number = 1; number <= 30; number += 1)
        await client.call('adminCreateView', { token, body: { ...body, name: `View ${number}` }, expected: 201 });
      expect((await client.call('adminCreateView', { token, body: { ...body, name: 'One more' } })).status).toBe(409);
    },
  },
];
