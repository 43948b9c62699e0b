import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';
import { bundleForm } from './bundles.ts';

export const adminBundlesScenarios: Scenario[] = [
  {
    name: 'a bundle is created, changed, deleted and restored',
    async run(client) {
      const { token } = await demoAdmin(client);
      const body = await bundleForm(client);
      const { body: bundle } = await client.call('adminCreateBundle', { token, body, expected: 201 });
      expect(bundle).toMatchObject({
        name: 'Design week',
        price: 34,
        singlePrice: 44.98,
        endsAt: null,
        published: true,
        version: 1,
        parts: [
          { product_id: 3, tier: 'Full course', price: 19.99, isForSale: true },
          { product_id: 5, price: 24.99, isForSale: true },
        ],
      });
      const list = async () => (await client.call('adminListBundles', { token, expected: 200 })).body.items;
      expect((await list())[0]).toEqual(bundle);
      const params = { id: String(bundle.id) };
      const changed = { ...body, name: 'Design month', price: 40, version: 1 };
      expect(await client.call('adminUpdateBundle', { token, params, body: changed })).toMatchObject({
        status: 200,
        body: { name: 'Design month', price: 40, version: 2 },
      });
      expect((await client.call('adminUpdateBundle', { token, params, body: changed })).status).toBe(409);
      await client.call('adminDeleteBundle', { token, params, expected: 204 });
      expect((await list()).some(({ id }) => id === bundle.id)).toBe(false);
      expect((await client.call('getBundle', { params })).status).toBe(404);
      for (const refused of [
        await client.call('adminDeleteBundle', { token, params }),
        await client.call('adminUpdateBundle', { token, params, body: { ...changed, version: 2 } }),
      ])
        expect(refused).toMatchObject({ status: 404, message: 'This bundle no longer exists' });
      await client.call('adminRestoreBundle', { token, params, expected: 204 });
      expect((await client.call('adminRestoreBundle', { token, params })).status).toBe(404);
      expect((await list())[0]).toMatchObject({ id: bundle.id, name: 'Design month' });
      const { items } = (await client.call('adminListActivity', { token, query: { kind: 'bundle' } })).body;
      expect(items.slice(0, 4).map(({ action }) => action)).toEqual([
        'bundle.restore',
        'bundle.delete',
        'bundle.update',
        'bundle.create',
      ]);
      await client.call('adminDeleteBundle', { token, params, expected: 204 });
    },
  },
  {
    name: 'a bundle is refused with products twice, unknown plans, and a price that saves nothing',
    async run(client) {
      const { token } = await demoAdmin(client);
      const body = await bundleForm(client);
      const [first, second] = body.parts;
      const refused = (overrides: object) =>
        client.call('adminCreateBundle', { token, body: { ...body, ...overrides } });
      for (const [field, message, overrides] of [
        ['parts', 'Please choose each product once', { parts: [first, first] }],
        ['parts', 'A product or plan is no longer on sale', { parts: [first, { ...second, product_id: 999 }] }],
        ['price', 'The price must be lower than the prices of the plans together', { price: 44.98 }],
        ['endsAt', 'The end must be in the future', { endsAt: '2020-01-01T00:00:00.000Z' }],
      ] as const)
        expect(await refused(overrides)).toMatchObject({ status: 400, body: { details: [{ field, message }] } });
      expect((await refused({ parts: [first] })).status).toBe(400);
      expect((await refused({ image: { url: '/media/none.webp', alt: '' } })).status).toBe(400);
    },
  },
];
