import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

const text = (body: unknown) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(body as ArrayBuffer);

export const couponBatchScenarios: Scenario[] = [
  {
    name: 'single-use coupons are created together and exported',
    async run(client) {
      const { token } = await demoAdmin(client);
      const prefix = `S${Date.now().toString(36).toUpperCase()}`;
      const body = { prefix, count: 3, kind: 'amount', value: 2.5, products: [], endsAt: null } as const;
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const created = await client.call('adminCreateCoupons', { token, body, headers, expected: 201 });
      expect(created.body).toEqual({ prefix, count: 3 });
      await client.call('adminCreateCoupons', { token, body, headers, expected: 201 });
      const other = { ...body, count: 4 };
      expect((await client.call('adminCreateCoupons', { token, body: other, headers })).status).toBe(409);
      const query = { search: `${prefix}-` };
      const { items } = (await client.call('adminListCoupons', { token, query, expected: 200 })).body;
      expect(items).toHaveLength(3);
      expect(items[0]).toMatchObject({ kind: 'amount', value: 2.5, limit: 1, uses: 0, active: true });
      const csv = text((await client.call('adminExportCoupons', { token, query })).body);
      expect(csv.split('\r\n')).toEqual([
        '\uFEFFCode,Type,Discount,Orders,Usage limit,Valid until,Active,Created',
        ...items.map(({ code, created_at }) => `${code},amount,2.50,0,1,,yes,${created_at}`),
        '',
      ]);
      const wrong = { ...body, kind: 'percent' } as const;
      expect((await client.call('adminCreateCoupons', { token, body: wrong })).status).toBe(400);
      for (const { id } of items) await client.call('adminDeleteCoupon', { token, params: { id }, expected: 204 });
    },
  },
];
