import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';
import { COURSE, visitorWith } from '../orders/cart.ts';
import { productWithFile } from './admin-releases.ts';

const BACKGROUNDS_ID = 5;

/** The form of a bundle for 34.00; of the course for 19.99 and the backgrounds for 24.99 unless it names other products. */
export const bundleForm = async (
  client: Client,
  {
    products = [COURSE.product_id, BACKGROUNDS_ID],
    ...overrides
  }: { products?: number[]; [field: string]: unknown } = {},
) => {
  const read = async (id = 0) => (await client.call('getProduct', { params: { id: String(id) }, expected: 200 })).body;
  const [course, backgrounds] = [await read(products[0]), await read(products[1])];
  const toPart = ({ id, pricing }: typeof course) => ({
    product_id: id,
    plan_id: pricing.find(({ price }) => price > 0)?.id ?? '',
  });
  return {
    name: 'Design week',
    description: 'The course and the backgrounds.',
    image: { url: course.images[0]?.url ?? '', alt: '' },
    parts: [toPart(course), toPart(backgrounds)],
    price: 34,
    endsAt: null,
    published: true,
    ...overrides,
  };
};

const createBundle = async (client: Client, overrides: Parameters<typeof bundleForm>[1] = {}) => {
  const { token } = await demoAdmin(client);
  const body = await bundleForm(client, overrides);
  const { body: bundle } = await client.call('adminCreateBundle', { token, body, expected: 201 });
  const params = { id: String(bundle.id) };
  return { bundle, params, remove: () => client.call('adminDeleteBundle', { token, params, expected: 204 }) };
};

/** 34.00 in proportion to 19.99 and 24.99. */
const PARTS = [
  { price: 19.99, amount: 15.11, owned: false },
  { price: 24.99, amount: 18.89, owned: false },
];

export const bundlesScenarios: Scenario[] = [
  {
    name: 'a bundle has a page, is shown at its products, and disappears with one of them',
    async run(client) {
      const { bundle, params, remove } = await createBundle(client);
      const { body: page } = await client.call('getBundle', { params, expected: 200 });
      expect(page).toMatchObject({
        id: bundle.id,
        name: 'Design week',
        price: 34,
        singlePrice: 44.98,
        endsAt: null,
        parts: [
          { product_id: 3, plan: { price: 19.99 }, price: 19.99 },
          { product_id: 5, plan: { price: 24.99 }, price: 24.99 },
        ],
      });
      const { bundles } = (await client.call('getProduct', { params: { id: '3' } })).body;
      expect(bundles).toMatchObject([
        { id: bundle.id, price: 34, singlePrice: 44.98, products: [{ id: 3 }, { id: 5 }] },
      ]);
      const { token } = await demoAdmin(client);
      const product = (await client.call('adminGetProduct', { token, params: { id: '5' } })).body;
      const toStatus = { status: 'draft', revision: product.revision } as const;
      const hidden = await client.call('adminSetProductStatus', { token, params: { id: '5' }, body: toStatus });
      expect(await client.call('getBundle', { params })).toMatchObject({
        status: 404,
        message: 'This bundle is no longer for sale',
      });
      expect((await client.call('getProduct', { params: { id: '3' } })).body.bundles).toBeUndefined();
      const { revision } = hidden.body;
      await client.call('adminSetProductStatus', {
        token,
        params: { id: '5' },
        body: { status: 'published', revision },
        expected: 200,
      });
      await client.call('getBundle', { params, expected: 200 });
      await remove();
    },
  },
  {
    name: 'a bundle in the cart is ordered as lines at their shares, without what the account owns',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const createProduct = async (price: number) => {
        const pricing = [{ name: 'Lifetime', price, period: 'once', features: [] }];
        return (await productWithFile(client, admin, { pricing })).product;
      };
      const [first, second] = [await createProduct(19.99), await createProduct(24.99)];
      const { bundle, params, remove } = await createBundle(client, { products: [first.id, second.id] });
      const { token, email, password } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 100 } });
      const add = (caller: object) =>
        client.call('addCartBundle', { ...caller, body: { bundle_id: bundle.id }, expected: 200 });
      await add({ token });
      const { body: cart } = await add({ token });
      expect(cart).toMatchObject({
        items: [],
        count: 1,
        amount: 34,
        bundles: [{ bundle_id: bundle.id, price: 34, singlePrice: 44.98, amount: 34, available: true, parts: PARTS }],
      });
      const left = await client.call('removeCartBundle', { token, params, expected: 200 });
      expect(left.body).toMatchObject({ bundles: [], count: 0 });
      // A visitor's bundle moves into the account.
      const visitor = await visitorWith(client, { product_id: first.id, tier: 'Lifetime' });
      expect((await add(visitor)).body).toMatchObject({ items: [{}], bundles: [{}], count: 2, amount: 53.99 });
      const signedIn = await client.call('login', { ...visitor, body: { email, password }, expected: 200 });
      const own = { token: signedIn.body.token };
      const quote = await client.call('quoteCart', { ...own, body: {}, expected: 200 });
      expect(quote.body).toMatchObject({
        lines: [{ price: 19.99 }],
        bundles: [{ bundle_id: bundle.id, price: 34, discount: 0, amount: 34 }],
        total: 53.99,
      });
      expect(await client.call('orderCart', { ...own, body: { total: 50 } })).toMatchObject({
        status: 409,
        body: { code: 'price_changed' },
      });
      // Bought alone, the first product is deducted from the bundle.
      await client.call('removeCartBundle', { ...own, params });
      await client.call('orderCart', { ...own, body: { total: 19.99 }, expected: 201 });
      const deducted = await add(own);
      expect(deducted.body).toMatchObject({ amount: 18.89, bundles: [{ price: 34, parts: [{ owned: true }, {}] }] });
      const { body: order } = await client.call('orderCart', { ...own, body: { total: 18.89 }, expected: 201 });
      expect(order).toMatchObject({
        amount: 18.89,
        lines: [{ product_id: second.id, amount: 18.89, bundle: { id: bundle.id, name: 'Design week' } }],
      });
      const { items } = (await client.call('listOrderInvoices', { ...own, params: { id: order.id } })).body;
      expect(items[0]?.lines[0]?.description).toContain('(Design week)');
      await client.call('addCartBundle', { ...own, body: { bundle_id: bundle.id }, expected: 200 });
      expect(await client.call('quoteCart', { ...own, body: {} })).toMatchObject({
        status: 409,
        message: 'You already own everything in Design week. Give it as a gift, or remove it to continue.',
      });
      expect((await client.call('quoteCart', { ...own, body: { is_gift: true }, expected: 200 })).body.total).toBe(34);
      await client.call('removeCartBundle', { ...own, params });
      await remove();
      expect((await client.call('addCartBundle', { ...own, body: { bundle_id: bundle.id } })).status).toBe(404);
      for (const { id } of [first, second])
        await client.call('adminDeleteProduct', { token: admin, params: { id: String(id) }, expected: 204 });
    },
  },
  {
    name: 'a bundle that is unpublished between cart and order is not ordered',
    async run(client) {
      const { bundle, params, remove } = await createBundle(client, { name: 'Short offer' });
      const { token: admin } = await demoAdmin(client);
      const { token } = await newCustomer(client);
      await client.call('addCartBundle', { token, body: { bundle_id: bundle.id }, expected: 200 });
      const body = await bundleForm(client, { name: 'Short offer', published: false, version: bundle.version });
      await client.call('adminUpdateBundle', { token: admin, params, body, expected: 200 });
      for (const refused of [
        await client.call('quoteCart', { token, body: {} }),
        await client.call('orderCart', { token, body: { total: 34 } }),
      ])
        expect(refused).toMatchObject({
          status: 409,
          message: 'Some products in your cart are no longer for sale. Remove them to continue.',
        });
      expect((await client.call('getCart', { token })).body).toMatchObject({
        bundles: [{ available: false }],
        amount: 0,
      });
      await remove();
    },
  },
];
