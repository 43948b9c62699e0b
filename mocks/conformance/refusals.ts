import { expect } from 'vitest';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { Client } from './client.ts';
import { demoAdmin, newCustomer } from './scenario.ts';

/** JSON above the limit of a body. */
export const bigBody = (field: string): string => JSON.stringify({ [field]: 'x'.repeat(110_000) });

/** An operation that changes data, with everything valid except the session. */
type Change = { id: OperationId; params?: Record<string, string>; body?: object };

/** Tokens of allowed and disallowed users. */
type People = { token: string; customer: string };

export const adminAndCustomer = async (client: Client): Promise<People> => ({
  token: (await demoAdmin(client)).token,
  customer: (await newCustomer(client)).token,
});

/** 401 and 403 of a write by a super-admin; 400, 413 and 415 when it has a body. */
export const expectRefusals = async (client: Client, { id, params, body }: Change, people?: People) => {
  const { token, customer } = people ?? (await adminAndCustomer(client));
  const call = async (options: object) => (await client.call(id, { ...(params ? { params } : {}), ...options })).status;
  expect(await call({ body }), id).toBe(401);
  expect(await call({ token: customer, body }), id).toBe(403);
  if (!body) return;
  expect(await call({ token, body: { ...body, surprise: 1 } }), id).toBe(400);
  expect(await call({ token, body: bigBody('text'), headers: { 'content-type': 'application/json' } }), id).toBe(413);
  expect(await call({ token, body: 'x', headers: { 'content-type': 'text/plain' } }), id).toBe(415);
};

/** 401, 403 and 400 of a read by a super-admin. */
export const expectClosed = async (client: Client, id: OperationId, params: Record<string, string> = {}) => {
  const { token, customer } = await adminAndCustomer(client);
  expect((await client.call(id, { params })).status, id).toBe(401);
  expect((await client.call(id, { params, token: customer })).status, id).toBe(403);
  expect((await client.call(id, { params, token, query: { surprise: 1 } })).status, id).toBe(400);
};
