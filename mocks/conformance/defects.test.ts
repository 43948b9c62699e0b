import { describe, expect, test } from 'vitest';
import { createMockApi } from '../api.ts';
import { type OperationId, type OperationMeta, operations } from '../generated/operations.ts';
import { createMockFetch } from '../node.ts';
import { Client, type Target } from './client.ts';
import { type Defect, defects } from './defects.ts';
import { scenarios } from './scenarios.ts';

const isCall = (id: OperationId, url: string, method = 'GET') => {
  const operation: OperationMeta = operations[id];
  const pattern = new RegExp(`^/api${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return operation.method === method.toLowerCase() && pattern.test(new URL(url).pathname);
};

/** A mock server with one mistake in it. */
const spoiltMocks = ({ operation, spoil }: Defect): Target => {
  const api = createMockApi();
  const { fetch } = createMockFetch(api);
  return {
    name: 'spoilt mocks',
    origin: 'http://mocks.test',
    fetch: async (url, init) => {
      if (!isCall(operation, url, init.method)) return fetch(url, init);
      const before = structuredClone(api.db.state);
      const response = await fetch(url, init);
      const text = await response.text();
      const answer = { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
      const { status, body } = spoil(answer, api.db, before);
      return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: response.headers });
    },
  };
};

/** The first scenario of the suite that such a server fails. */
const caughtBy = async (defect: Defect): Promise<string | undefined> => {
  const client = new Client(spoiltMocks(defect));
  for (const { name, run } of scenarios) {
    const passes = await run(client).then(
      () => true,
      () => false,
    );
    if (!passes) return name;
  }
  return undefined;
};

describe('the suite catches a mock that lies', () => {
  test.each(defects)('$name', async (defect) => {
    expect(await caughtBy(defect)).toBeDefined();
  });
});
