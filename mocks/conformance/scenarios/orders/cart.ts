import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';

/** Plans of the demo: 9.99 for five devices each, 19.99 without keys, 24.99 without keys. */
export const CALENDAR = { product_id: 1, tier: 'Mosque and office' };
export const COURSE = { product_id: 3, tier: 'Full course' };
export const BACKGROUNDS = { product_id: 5, tier: 'Complete bundle' };

type Caller = { token?: string; headers?: Record<string, string> };

export const addToCart = async (client: Client, caller: Caller, body: object) =>
  (await client.call('addCartItem', { ...caller, body, expected: 200 })).body;

export const getCart = async (client: Client, caller: Caller) =>
  (await client.call('getCart', { ...caller, expected: 200 })).body;

/** A visitor with a first item in the cart; the mocks know a single visitor and set no cookie. */
export const visitorWith = async (client: Client, body: object): Promise<Caller> => {
  const { headers } = await client.call('addCartItem', { body, expected: 200 });
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { headers: { cookie: cookies.join('; ') } };
};

const EMPTY = { items: [], count: 0, amount: 0, bundles: [] };

/** Everything that changes a cart, by the visitor or customer of the first item. */
const changeItems = async (client: Client, caller: Caller) => {
  const first = (await getCart(client, caller)).items[0];
  expect(first).toMatchObject({
    ...CALENDAR,
    quantity: 2,
    max_quantity: 99,
    unitPrice: 9.99,
    regular_price: 9.99,
    amount: 19.98,
    period: 'month',
    termMonths: 1,
    available: true,
    owned: false,
  });
  // A plan that is there gets the larger quantity.
  for (const quantity of [1, 2]) await addToCart(client, caller, { ...CALENDAR, quantity });
  const both = await addToCart(client, caller, COURSE);
  expect(both).toMatchObject({ items: [{ quantity: 2 }, { quantity: 1, max_quantity: 1 }], count: 3, amount: 39.97 });
  const params = { id: first?.id ?? '' };
  const more = await client.call('updateCartItem', { ...caller, params, body: { quantity: 5 } });
  expect(more.body).toMatchObject({ items: [{ quantity: 5, amount: 49.95 }, {}], count: 6, amount: 69.94 });
  const course = { ...caller, params: { id: both.items[1]?.id ?? '' } };
  const tooMany = {
    status: 400,
    body: { details: [{ field: 'quantity', message: 'You can buy up to 1 of this plan at a time.' }] },
  };
  expect(await client.call('updateCartItem', { ...course, body: { quantity: 2 } })).toMatchObject(tooMany);
  expect(await client.call('addCartItem', { ...caller, body: { ...COURSE, quantity: 2 } })).toMatchObject(tooMany);
  for (const quantity of [0, 100, 1.5])
    expect((await client.call('updateCartItem', { ...course, body: { quantity } })).status).toBe(400);
  const left = { items: [{ ...CALENDAR, quantity: 5 }], count: 5, amount: 49.95 };
  for (let time = 0; time < 2; time += 1)
    expect((await client.call('removeCartItem', { ...course, expected: 200 })).body).toMatchObject(left);
  expect((await client.call('updateCartItem', { ...course, body: { quantity: 1 } })).status).toBe(404);
};

export const cartScenarios: Scenario[] = [
  {
    name: 'a customer fills a cart, changes quantities and removes items; no other customer reaches it',
    async run(client) {
      const { token } = await newCustomer(client);
      const other = await newCustomer(client);
      expect(await getCart(client, { token })).toEqual(EMPTY);
      const added = await addToCart(client, { token }, { ...CALENDAR, quantity: 2 });
      const params = { id: added.items[0]?.id ?? '' };
      const foreign = { token: other.token, params };
      expect((await client.call('updateCartItem', { ...foreign, body: { quantity: 9 } })).status).toBe(404);
      expect((await client.call('removeCartItem', { ...foreign, expected: 200 })).body).toEqual(EMPTY);
      expect(await getCart(client, { token: other.token })).toEqual(EMPTY);
      await changeItems(client, { token });
      const missing = await client.call('addCartItem', { token, body: { ...CALENDAR, product_id: 999 } });
      expect(missing).toMatchObject({ status: 404, message: 'Product Not Found' });
      const unknown = await client.call('addCartItem', { token, body: { ...CALENDAR, tier: 'Platinum' } });
      expect(unknown).toMatchObject({ status: 400, message: 'Please choose a plan' });
      const wrongId = { ...CALENDAR, plan_id: UNKNOWN_ID };
      expect((await client.call('addCartItem', { token, body: wrongId })).status).toBe(400);
    },
  },
  {
    name: 'a visitor’s cart is merged into that of the account: the larger quantity of a plan in both',
    async run(client) {
      const { token, email, password } = await newCustomer(client);
      await addToCart(client, { token }, CALENDAR);
      await addToCart(client, { token }, BACKGROUNDS);
      const visitor = await visitorWith(client, { ...CALENDAR, quantity: 2 });
      await changeItems(client, visitor);
      await addToCart(client, visitor, COURSE);
      const signedIn = await client.call('login', { ...visitor, body: { email, password }, expected: 200 });
      const merged = await getCart(client, { token: signedIn.body.token });
      expect(merged.items).toMatchObject([
        { ...CALENDAR, quantity: 5 },
        { ...BACKGROUNDS, quantity: 1 },
        { ...COURSE, quantity: 1 },
      ]);
      expect(await getCart(client, visitor)).toEqual(EMPTY);
      // A smaller quantity changes nothing.
      const again = await visitorWith(client, CALENDAR);
      await client.call('login', { ...again, body: { email, password }, expected: 200 });
      expect(await getCart(client, { token })).toEqual(merged);
    },
  },
  {
    name: 'a cart holds 20 items, and what is no longer sold must be removed first',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const names = Array.from({ length: 6 }, (_, index) => `Plan ${index + 1}`);
      const pricing = names.map((name, index) => ({ name, price: index + 1, period: 'once', features: [] }));
      const created = [];
      for (let count = 0; count < 4; count += 1) created.push(await productWithFile(client, admin, { pricing }));
      const plans = created.flatMap(({ product }) => names.map((tier) => ({ product_id: product.id, tier })));
      const { token } = await newCustomer(client);
      for (const body of plans.slice(0, 20)) await addToCart(client, { token }, body);
      expect(await client.call('addCartItem', { token, body: plans[20] })).toMatchObject({
        status: 409,
        message: 'A cart holds at most 20 products. Remove one to add another.',
      });
      const full = await addToCart(client, { token }, plans[2] ?? {});
      expect(full).toMatchObject({ count: 20, amount: 66 });
      for (const { id } of full.items.slice(1)) await client.call('removeCartItem', { token, params: { id } });
      await addToCart(client, { token }, CALENDAR);
      for (const { params } of created)
        await client.call('adminDeleteProduct', { token: admin, params, expected: 204 });
      const changed = await getCart(client, { token });
      expect(changed).toMatchObject({ items: [{ available: false }, { available: true }], count: 2, amount: 9.99 });
      const refusal = {
        status: 409,
        message: 'Some products in your cart are no longer for sale. Remove them to continue.',
      };
      expect(await client.call('quoteCart', { token, body: {} })).toMatchObject(refusal);
      expect(await client.call('orderCart', { token, body: { total: 10.99 } })).toMatchObject(refusal);
      await client.call('removeCartItem', { token, params: { id: changed.items[0]?.id ?? '' } });
      expect((await client.call('quoteCart', { token, body: {}, expected: 200 })).body.total).toBe(9.99);
    },
  },
];
