import { expect } from 'vitest';
import { toCents } from '../../../../contract/rules/money.ts';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const QUARTER = { kind: 'percent', value: 25, products: [], endsAt: null, limit: null, active: true };

let codeCount = 0;
/** A unique name: the suite's server keeps what earlier scenarios created. */
const newCode = () => {
  codeCount += 1;
  return `SUITE-${codeCount}`;
};

/** A plan with a price. */
const paidPlan = async (client: Client) => {
  for (const { id } of (await client.call('listProducts', {})).body.items) {
    const { pricing } = (await client.call('getProduct', { params: { id: String(id) } })).body;
    const tier = pricing.find(({ price }) => price > 0);
    if (tier) return { product_id: id, tier: tier.name, price: tier.price };
  }
  throw new Error('Every product is free');
};

export const adminCouponsScenarios: Scenario[] = [
  {
    name: 'a coupon lowers a price once per customer, and can be found, changed and deleted',
    async run(client) {
      const { token } = await demoAdmin(client);
      const customer = await newCustomer(client);
      const own = customer.token;
      await client.call('addFunds', { token: own, body: { amount: 1000 } });
      const { price, ...plan } = await paidPlan(client);
      const code = newCode();
      const body = { ...QUARTER, code, products: [plan.product_id] };
      const { status, body: coupon } = await client.call('adminCreateCoupon', { token, body });
      expect([status, coupon]).toMatchObject([201, { ...body, uses: 0, version: 1 }]);
      const params = { id: coupon.id };
      expect(await client.call('adminCreateCoupon', { token, body })).toMatchObject({
        status: 400,
        message: 'A code with this name already exists',
      });
      const invalidCoupon = { ...body, code: newCode(), kind: 'amount', value: 10_000.01 };
      expect(await client.call('adminCreateCoupon', { token, body: invalidCoupon })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'value', message: 'At most $10,000.00' }] },
      });
      const quote = await client.call('quoteOrder', {
        token: own,
        body: { ...plan, coupon: ` ${code.toLowerCase()} ` },
      });
      const { total, discount } = quote.body;
      expect(quote.body).toMatchObject({ price, coupon: code });
      expect(toCents(total + discount)).toBe(toCents(price));
      const bought = await client.call('createOrder', { token: own, body: { ...plan, coupon: code } });
      expect(bought).toMatchObject({ status: 201, body: { amount: total, coupon: { code, discount } } });
      const { id, number } = bought.body;
      const named = { coupon: { code, discount } };
      expect((await client.call('getOrder', { token: own, params: { id } })).body).toMatchObject(named);
      expect((await client.call('adminGetOrder', { token, params: { id } })).body).toMatchObject(named);
      const withCoupon = await client.call('adminListOrders', { token, query: { coupon: code.toLowerCase() } });
      expect(withCoupon.body).toMatchObject({ total: 1, items: [{ id, number }], counts: { completed: 1 } });
      for (const operation of ['quoteOrder', 'createOrder'] as const)
        expect(await client.call(operation, { token: own, body: { ...plan, coupon: code } })).toMatchObject({
          status: 400,
          message: `You have used this code for order #${number}`,
        });
      const [row] = (await client.call('adminListCoupons', { token, query: { search: code.toLowerCase() } })).body
        .items;
      expect(row).toEqual({ ...coupon, uses: 1 });
      expect((await client.call('adminGetCoupon', { token, params })).body).toEqual(row);
      const change = { ...body, active: false, version: 1 };
      const off = await client.call('adminUpdateCoupon', { token, params, body: change });
      expect(off.body).toMatchObject({ active: false, version: 2, uses: 1 });
      expect((await client.call('adminUpdateCoupon', { token, params, body: change })).status).toBe(409);
      const query = { search: code, active: 'true' };
      expect((await client.call('adminListCoupons', { token, query })).body.total).toBe(0);
      const other = await newCustomer(client);
      expect(await client.call('quoteOrder', { token: other.token, body: { ...plan, coupon: code } })).toMatchObject({
        status: 400,
        message: 'This code is no longer valid',
      });
      expect((await client.call('adminDeleteCoupon', { token, params })).status).toBe(204);
      expect((await client.call('adminGetCoupon', { token, params })).status).toBe(404);
      const kept = await client.call('adminListOrders', { token, query: { coupon: code } });
      expect(kept.body.items.map((order) => order.id)).toEqual([id]);
      expect((await client.call('adminDeleteCoupon', { token, params })).status).toBe(404);
      expect((await client.call('getOrder', { token: own, params: { id } })).body).toMatchObject(named);
      const trail = (await client.call('adminListActivity', { token, query: { search: code } })).body.items;
      expect(trail.map(({ action }) => action)).toEqual(['coupon.delete', 'coupon.update', 'coupon.create']);
    },
  },
  {
    name: 'invalid and inapplicable coupons are rejected',
    async run(client) {
      const { token } = await demoAdmin(client);
      const own = (await newCustomer(client)).token;
      const { price: _price, ...plan } = await paidPlan(client);
      const refused = async (overrides: object) =>
        (await client.call('adminCreateCoupon', { token, body: { ...QUARTER, code: newCode(), ...overrides } }))
          .message;
      expect(await refused({ value: 12.5 })).toBe('Please enter a whole percentage from 1 to 100');
      expect(await refused({ value: 101 })).toBe('Please enter a whole percentage from 1 to 100');
      expect(await refused({ kind: 'amount', value: 1.005 })).toBe('Please enter an amount with at most two decimals');
      const why = async (coupon: string) =>
        (await client.call('quoteOrder', { token: own, body: { ...plan, coupon } })).message;
      const add = async (overrides: object) => {
        const body = { ...QUARTER, code: newCode(), ...overrides };
        return (await client.call('adminCreateCoupon', { token, body })).body.code;
      };
      expect(await why('NOBODY')).toBe('Code not found');
      const nothing = { product_id: 999_999, tier: 'Pro', coupon: 'NOBODY' };
      expect((await client.call('quoteOrder', { token: own, body: nothing })).status).toBe(404);
      expect(await why(await add({ endsAt: '2020-01-01T00:00:00.000Z' }))).toBe('This code is no longer valid');
      expect(await why(await add({ products: [999_999] }))).toBe('This code is not for this product');
      const unknown = { params: { id: UNKNOWN_ID } };
      const body = { ...QUARTER, code: newCode(), version: 1 };
      expect((await client.call('adminUpdateCoupon', { token, ...unknown, body })).status).toBe(404);
      expect((await client.call('adminListCoupons', { token, query: { page: 0 } })).status).toBe(400);
    },
  },
];
