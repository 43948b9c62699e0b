import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, type OperationMeta, operations } from '../../src/generated/operations.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

type Headers = Record<string, string>;

let app: TestApp;
let customer: Headers;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  customer = (await app.signedIn()).headers;
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const all = Object.entries(operations) as [OperationId, OperationMeta][];
const named = (choose: (meta: OperationMeta) => boolean) => all.filter(([, meta]) => choose(meta)).map(([id]) => id);
const needsSession = ({ access }: OperationMeta) => access === 'session';
const needsRole = ({ roles }: OperationMeta) => roles.length > 0;
/** Operations with a body say that another type of body is not supported. */
const takesBody = ({ errors }: OperationMeta) => 415 in errors;
const takesJson = (meta: OperationMeta) => takesBody(meta) && meta.files.length === 0;

/** One call of an operation; what stands for a path's parameter does not matter before the contract is asked. */
const call = (id: OperationId, headers: Headers, query = '') => {
  const { method, path }: OperationMeta = operations[id];
  return app.http[method](`/api${path.replaceAll(/\{\w+\}/g, '1')}${query}`).set(headers);
};
/** Headers of somebody who may call it. */
const allowed = (id: OperationId): Headers => {
  const meta: OperationMeta = operations[id];
  if (!needsSession(meta)) return {};
  return needsRole(meta) ? admin : customer;
};

describe('every operation', () => {
  it.each(named(needsSession))('%s: 401 without a session and with one that never was', async (id) => {
    expect((await call(id, {})).status).toBe(401);
    expect((await call(id, { authorization: 'Bearer nothing' })).status).toBe(401);
  });

  it.each(named(needsRole))('%s: 403 for a customer', async (id) => {
    const response = await call(id, customer);
    expect([response.status, response.body.message]).toEqual([403, 'Unauthorized access']);
  });

  it.each(named(({ errors }) => 400 in errors))('%s: 400 for a parameter that nobody knows', async (id) => {
    const response = await call(id, allowed(id), '?surprise=1');
    expect([response.status, response.body.code]).toEqual([400, 'invalid_request']);
  });

  it.each(named(takesBody))('%s: 415 for a body of another type', async (id) => {
    const response = await call(id, { ...allowed(id), 'content-type': 'text/plain' }).send('words');
    expect([response.status, response.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each(named(takesJson))('%s: 413 for more than 100 kB', async (id) => {
    const response = await call(id, allowed(id)).send({ text: 'x'.repeat(110_000) });
    expect([response.status, response.body.code]).toEqual([413, 'too_large']);
  });
});
