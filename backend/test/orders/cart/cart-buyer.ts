import { createOffer, creditWallet } from '../../factories/commerce.ts';
import type { TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;

/** A product without keys that costs this much; with keys, each piece allows two devices. */
export async function createCartProduct(
  app: TestApp,
  price: number,
  { title = 'River Map', licenceKeys = false }: { title?: string; licenceKeys?: boolean } = {},
) {
  const product = await createOffer(app.db, app.deps.storage, { title, prices: { Pro: price } });
  const rights = { activations: 2, updateMonths: null, supportMonths: 0 };
  const pricing = JSON.stringify([{ name: 'Pro', price, period: 'once', features: [], rights }]);
  await app.db
    .updateTable('products')
    .set({ pricing, licence_keys: licenceKeys })
    .where('id', '=', product.id)
    .execute();
  return product;
}

/** The calls of a cart's owner, identified by these headers. */
export function createCartClient(app: TestApp, headers: Headers = {}) {
  const send = (method: 'post' | 'patch' | 'delete', path: string, body?: object, more: Headers = {}) =>
    app.http[method](`/api/cart${path}`)
      .set({ ...headers, ...more })
      .send(body);
  return {
    headers,
    read: async () => (await app.http.get('/api/cart').set(headers).expect(200)).body,
    add: (product: { id: number }, body: object = {}) =>
      send('post', '/items', { product_id: product.id, tier: 'Pro', ...body }),
    change: (id: string, quantity: number) => send('patch', `/items/${id}`, { quantity }),
    remove: (id: string) => send('delete', `/items/${id}`),
    quote: (body: object = {}) => send('post', '/quote', body),
    order: (body: object, key?: string) => send('post', '/order', body, key ? { 'idempotency-key': key } : {}),
    guestOrder: (body: object, key?: string) =>
      send('post', '/guest-order', body, key ? { 'idempotency-key': key } : {}),
    get: async (path: string) => (await app.http.get(`/api/${path}`).set(headers).expect(200)).body,
  };
}

/** A customer with a balance and these products in the cart. */
export async function createCartCustomer(
  app: TestApp,
  { cents = 20_000, products = [] }: { cents?: number; products?: { id: number }[] } = {},
) {
  const { user, headers } = await app.signedIn();
  if (cents > 0) await creditWallet(app.db, user.id, cents);
  const client = createCartClient(app, headers);
  for (const product of products) await client.add(product).expect(200);
  return { user, ...client };
}
