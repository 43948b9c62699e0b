import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import type { User } from '../../contract/generated/model.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { assertDocumented } from '../conformance/contract.ts';
import { toMswHandlers } from './adapter.ts';
import { generatedAnswer } from './generated-answers.ts';

const ids = Object.keys(operations) as OperationId[];
const customer = { role: 'customer' } as User;

/** A mock server on its first day: the contract is there, no handler is written. */
const handlers = toMswHandlers({}, { userOf: (token) => (token === 'customer' ? customer : undefined) });

const call = (method: string, path: string, token?: string, body?: unknown) =>
  getResponse(
    handlers,
    new Request(`http://mocks.test/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );

test.each(ids)('%s has a generated answer that the contract documents', async (id) => {
  const { status, headers, body } = generatedAnswer(id);
  const text = body instanceof Blob || body === undefined ? body : JSON.stringify(body);
  await assertDocumented(id, new Response(text, { status, headers }));
});

test('an operation without a handler returns its documented success response, the same at each call', async () => {
  const first = await call('GET', '/services');
  expect([first?.status, first?.headers.get('x-mock')]).toEqual([200, 'generated']);
  const second = await call('GET', '/services');
  expect(await second?.json()).toEqual(await first?.json());
});

test('session, role and request are checked first', async () => {
  expect((await call('GET', '/addresses'))?.status).toBe(401);
  expect((await call('GET', '/addresses', 'customer'))?.status).toBe(200);
  expect((await call('GET', '/admin/users', 'customer'))?.status).toBe(403);
  expect((await call('POST', '/addresses', 'customer', { street: '' }))?.status).toBe(400);
});
