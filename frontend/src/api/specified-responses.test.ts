import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ApiError } from './api-error.ts';
import { RESPONSE_COMPLETIONS } from './specified-responses.ts';
import { findCompletion, passThrough } from './validate-response.ts';

const answer = (name: string, sent: unknown): unknown => {
  const complete = RESPONSE_COMPLETIONS[name.replace(/\/\d+$/, '/{id}')];
  if (!complete) throw new Error(`${name} is not specified`);
  return complete(sent);
};
const user = { id: 7, name: 'Nadia', email: 'nadia@example.com', status: 'active', is_admin: 1, role: 'super_admin' };

describe('a response with only the specified fields', () => {
  it('of a sign-in is a session, with flags in every form', () => {
    const whole = {
      ...user,
      id: '7',
      is_admin: true,
      isAdmin: true,
      rights: ['all'],
      avatar: null,
      address: null,
      created_at: '',
    };
    expect(answer('POST /auth/login', { token: 't', user })).toEqual({ token: 't', user: whole });
    expect(answer('PUT /users/profile', { user: { ...user, is_admin: '0' } })).toMatchObject({
      user: { is_admin: false },
    });
  });

  it.each([{}, [], null, undefined, 'text', { token: 't' }, { token: 't', user: {} }, { user }])(
    'of a sign-in without token or user is a failure: %j',
    (sent) => expect(() => answer('POST /auth/login', sent)).toThrow(ApiError),
  );

  it('of orders needs no number, and amounts may be strings', () => {
    const row = { id: 1, product_name: 'Thing', amount: '12.50', status: 'completed', created_at: '2026-01-01' };
    expect(answer('GET /orders', [row, null, 'x'])).toEqual([{ ...row, id: '1', amount: 12.5, number: 0 }]);
  });

  it('of downloads needs neither product nor size', () => {
    const row = { id: 'a', file_name: 'a.zip', download_count: '3', created_at: '2026-01-01' };
    expect(answer('GET /downloads', [row])).toEqual([
      { ...row, download_count: 3, size_bytes: 0, product_name: '', version: null, rights: null, missed: null },
    ]);
  });

  it('of addresses is complete with the field names of either list', () => {
    const compact = { id: 1, address: '12 Kazla Road', city: 'Rajshahi', postalCode: 6204, country: 'Bangladesh' };
    const long = { id: 1, street: '12 Kazla Road', city: 'Rajshahi', postal_code: '6204', country: 'Bangladesh' };
    expect(answer('GET /addresses', [compact])).toEqual(answer('GET /addresses', [long]));
    expect(answer('GET /addresses', [compact])).toMatchObject([
      { type: 'home', street: '12 Kazla Road', postal_code: '6204', state: null },
    ]);
  });

  it('of the user list recognises administrators by their flag alone', () => {
    expect(
      answer('GET /admin/users', [
        { ...user, role: undefined },
        { id: 8, name: 'B', is_admin: 0 },
      ]),
    ).toMatchObject([
      { id: '7', is_admin: true, rights: ['all'], version: 1 },
      { id: '8', is_admin: false, rights: [] },
    ]);
  });

  it.each([12.5, '12.5'])('of the balance is a number: %j', (balance) => {
    expect(answer('GET /wallet/balance', { balance })).toEqual({ balance: 12.5 });
  });

  it.each([{}, { balance: '' }, { balance: null }, { balance: 'much' }, []])('of the balance fails for %j', (sent) => {
    expect(() => answer('GET /wallet/balance', sent)).toThrow(ApiError);
  });

  it.each(['GET /orders', 'GET /downloads', 'GET /addresses', 'GET /admin/users'])('of %s is a list', (name) => {
    expect(answer(name, [])).toEqual([]);
    expect(() => answer(name, { a: 1 })).toThrow(ApiError);
    expect(() => answer(name, undefined)).toThrow(ApiError);
  });

  it('of an operation whose result is not used may be anything', () => {
    for (const name of ['POST /addresses', 'PUT /addresses/7', 'POST /wallet/withdraw', 'DELETE /admin/users/7']) {
      for (const sent of [undefined, null, {}, [], { message: 'ok' }]) expect(() => answer(name, sent)).not.toThrow();
    }
  });
});

const isCompleted = async (method: string, path: string) => (await findCompletion(method, `/api${path}`)) !== undefined;

it('completes every response of the specification', async () => {
  for (const name of Object.keys(RESPONSE_COMPLETIONS)) {
    const [method = '', path = ''] = name.split(' ');
    const address = `/api${path.replace('{id}', '7')}?page=2`;
    expect(await findCompletion(method, address), name).toBe(RESPONSE_COMPLETIONS[name]);
  }
  expect(await findCompletion('GET', '/api/downloads/7')).toBe('file');
});

it('leaves other responses alone', async () => {
  expect(await isCompleted('GET', '/orders/7')).toBe(false);
  expect(await isCompleted('PUT', '/admin/users/7')).toBe(false);
  expect(await isCompleted('GET', '/downloads/7/releases')).toBe(false);
});

describe('any other response', () => {
  interface Schema {
    readonly $ref?: string;
    readonly type?: string;
    readonly required?: readonly string[];
  }
  interface Contract {
    readonly paths: Record<
      string,
      Record<string, { responses?: Record<string, { content?: Record<string, { schema: Schema }> }> }>
    >;
    readonly components: { readonly schemas: Record<string, Schema> };
  }
  const contract = parse(readFileSync('openapi.yaml', 'utf8')) as Contract;
  const schemaOf = (schema: Schema): Schema =>
    schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const questions = Object.entries(contract.paths).flatMap(([path, { get }]) => {
    const schema = get?.responses?.['200']?.content?.['application/json']?.schema;
    return schema ? [{ path, schema: schemaOf(schema) }] : [];
  });

  it('to a query is a list only where the contract has one', () => {
    const others = questions.filter(({ path }) => !(`GET ${path}` in RESPONSE_COMPLETIONS));
    const taken = others.filter(({ path }) => {
      try {
        return passThrough('GET', `/api${path}`, []);
      } catch {
        return false;
      }
    });
    const lists = others.filter(({ schema }) => schema.type === 'array');
    expect(taken.map(({ path }) => path)).toEqual(lists.map(({ path }) => path));
  });

  it('that must be a list is not an object', () => {
    for (const sent of [{}, { message: 'Not found' }, undefined])
      expect(() => passThrough('GET', '/api/licences', sent)).toThrow(ApiError);
  });

  it('to a query always has fields, so that nothing is mistaken for a result', () => {
    expect(questions.filter(({ schema }) => schema.type !== 'array' && !schema.required?.length)).toEqual([]);
    const remarks = (schema: Schema) => schema.required?.every((name) => name === 'message' || name === 'error');
    expect(questions.filter(({ schema }) => schema.type !== 'array' && remarks(schema))).toEqual([]);
    for (const sent of [undefined, null, {}, 'text', { message: 'Not found' }, { error: 'x' }]) {
      expect(() => passThrough('GET', '/api/dashboard/summary', sent)).toThrow(ApiError);
      expect(() => passThrough('POST', '/api/contact', sent)).not.toThrow();
    }
  });
});
