import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

export const adminAffiliatesScenarios: Scenario[] = [
  {
    name: 'an affiliate link is created for an account, changed and paused',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const { email } = await newCustomer(client);
      const body = { code: 'suite-link', email, percent: 20, days: 30, hold_days: 30, products: [], active: true };
      const created = await client.call('adminCreateAffiliate', { token: admin, body, expected: 201 });
      expect(created.body).toMatchObject({ code: body.code, customer: { email }, version: 1, percent: 20 });
      for (const [change, field] of [
        [{ code: body.code }, 'code'],
        [{ code: 'suite-other', email: 'unknown@example.com' }, 'email'],
      ] as const) {
        const refused = { ...body, ...change };
        expect(await client.call('adminCreateAffiliate', { token: admin, body: refused, expected: 400 })).toMatchObject(
          {
            body: { details: [{ field }] },
          },
        );
      }
      const params = { id: created.body.id };
      const change = { ...body, percent: 25, version: 1 };
      await client.call('adminUpdateAffiliate', { token: admin, params, body: change, expected: 200 });
      await client.call('adminUpdateAffiliate', { token: admin, params, body: change, expected: 409 });
      const unknown = { id: UNKNOWN_ID };
      await client.call('adminUpdateAffiliate', { token: admin, params: unknown, body: change, expected: 404 });
      await client.call('adminListCommissions', { token: admin, params: unknown, expected: 404 });
      const pause = { ...change, active: false, version: 2 };
      await client.call('adminUpdateAffiliate', { token: admin, params, body: pause, expected: 200 });
      const [listed] = (await client.call('adminListAffiliates', { token: admin, expected: 200 })).body.items;
      expect(listed).toMatchObject({ code: body.code, version: 3, percent: 25, active: false });
      expect((await client.call('adminListCommissions', { token: admin, params, expected: 200 })).body.items).toEqual(
        [],
      );
    },
  },
];
