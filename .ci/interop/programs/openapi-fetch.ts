// Types of openapi-typescript, calls of openapi-fetch. Also called through Prism, which checks requests and answers.
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { paths } from './contract.ts';

const [baseUrl = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });

const { data: products } = await client.GET('/products', { params: { query: { limit: 2 } } });
assert.equal(products?.items.length, 2);
const first: string | undefined = products.items[0]?.title;
assert.ok(first);

const unknown = await client.GET('/products/{id}', { params: { path: { id: '987654' } } });
assert.equal(unknown.response.status, 404);
assert.equal(unknown.error?.code, 'not_found');

const wrong = await client.POST('/auth/login', { body: { email: 'customer@example.com', password: 'wrong-password' } });
assert.equal(wrong.error?.code, 'invalid_credentials');

const login = await client.POST('/auth/login', {
  body: { email: 'customer@example.com', password: 'customer-password' },
});
assert.ok(login.data && 'token' in login.data);
const headers = { authorization: `Bearer ${login.data.token}` };

const created = await client.POST('/addresses', {
  headers,
  body: { type: 'home', street: '12 Padma Road', city: 'Rajshahi', country: 'Bangladesh' },
});
assert.equal(created.data?.postal_code, null);

const { data: addresses } = await client.GET('/addresses', { headers });
assert.equal(addresses?.at(-1)?.id, created.data.id);

const removed = await client.DELETE('/addresses/{id}', { headers, params: { path: { id: created.data.id } } });
assert.equal(removed.response.status, 204);
