import assert from 'node:assert/strict';
import { setConfig } from './kubb/.kubb/fetch.ts';
import { createAddress, deleteAddress, getProduct, listAddresses, listProducts, login } from './kubb/clients.ts';

const [baseURL = ''] = process.argv.slice(2);
// Its client for `fetch` sends no Content-Type of its own.
setConfig({ baseURL, headers: { 'content-type': 'application/json' } });

const { data: products } = await listProducts({ limit: 2 });
assert.equal(products.items.length, 2);
const first: string | undefined = products.items[0]?.title;
assert.ok(first);

assert.equal((await getProduct('987654')).status, 404);
assert.equal((await login({ email: 'customer@example.com', password: 'wrong-password' })).status, 401);

const { data: session } = await login({ email: 'customer@example.com', password: 'customer-password' });
assert.ok('token' in session);
const headers = { 'content-type': 'application/json', authorization: `Bearer ${session.token}` };

const input = { type: 'home', street: '12 Padma Road', city: 'Rajshahi', country: 'Bangladesh' } as const;
const { data: created } = await createAddress(input, undefined, { headers });
assert.equal(created.postal_code, null);

const { data: addresses } = await listAddresses({ headers });
assert.equal(addresses.at(-1)?.id, created.id);
assert.equal((await deleteAddress(created.id, { headers })).status, 204);
