import assert from 'node:assert/strict';
import { client } from './hey-api/client.gen';
import { createAddress, deleteAddress, getProduct, listAddresses, listProducts, login } from './hey-api/sdk.gen';

const [baseUrl = ''] = process.argv.slice(2);
client.setConfig({ baseUrl });

const { data: products } = await listProducts({ query: { limit: 2 } });
assert.equal(products?.items.length, 2);
const first: string | undefined = products.items[0]?.title;
assert.ok(first);

const unknown = await getProduct({ path: { id: '987654' } });
assert.equal(unknown.response?.status, 404);
assert.equal(unknown.error?.code, 'not_found');

const wrong = await login({ body: { email: 'customer@example.com', password: 'wrong-password' } });
assert.equal(wrong.error?.code, 'invalid_credentials');

const opened = await login({ body: { email: 'customer@example.com', password: 'customer-password' } });
assert.ok(opened.data && 'token' in opened.data);
const headers = { Authorization: `Bearer ${opened.data.token}` };

const created = await createAddress({
  headers,
  body: { type: 'home', street: '12 Padma Road', city: 'Rajshahi', country: 'Bangladesh' },
});
assert.equal(created.data?.postal_code, null);

const { data: addresses } = await listAddresses({ headers });
assert.equal(addresses?.at(-1)?.id, created.data.id);

const removed = await deleteAddress({ headers, path: { id: created.data.id } });
assert.equal(removed.response?.status, 204);
