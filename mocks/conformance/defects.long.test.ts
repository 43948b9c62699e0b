import { describe, expect, test } from 'vitest';
import { type OperationId, type OperationMeta, operations } from '../../contract/generated/operations.ts';
import type { Target } from '../../packages/conformance/src/client.ts';
import { runScenario } from '../../packages/conformance/src/suite.ts';
import { createMockApi } from '../api.ts';
import { createMockFetch } from '../node.ts';
import { Client } from './client.ts';
import { type Defect, defects } from './defects.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const isCall = (id: OperationId, url: string, method = 'GET') => {
  const operation: OperationMeta = operations[id];
  const pattern = new RegExp(`^/api${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return operation.method === method.toLowerCase() && pattern.test(new URL(url).pathname);
};

/** Keeps a file's bytes unchanged. */
const readAnswer = async (response: Response, headers: Record<string, string>) => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = headers['content-type']?.includes('json');
  const body: unknown = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : bytes;
  return { status: response.status, headers, body: bytes.length > 0 ? body : undefined };
};

const bodyOf = (body: unknown) => {
  if (body === undefined) return null;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
};

/** A mock server with a single defect. */
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
      const receivedHeaders = Object.fromEntries(response.headers);
      const {
        status,
        headers = receivedHeaders,
        body,
      } = spoil(await readAnswer(response, receivedHeaders), api.db, before);
      return new Response(bodyOf(body), { status, headers });
    },
  };
};

const faultless = (): Target => ({ name: 'mocks', origin: 'http://mocks.test', ...createMockFetch(createMockApi()) });

/** Scenarios with the operations that each of them calls: no other scenario can detect a defect in one. */
const recordCalls = async (): Promise<[Scenario, Set<string>][]> => {
  const target = faultless();
  const calls: [Scenario, Set<string>][] = [];
  for (const scenario of scenarios) {
    const client = new Client(target);
    await runScenario(scenario, client);
    calls.push([scenario, new Set([...client.seen].map((pair) => pair.split(' ', 1)[0] ?? ''))]);
  }
  return calls;
};
let recorded: ReturnType<typeof recordCalls> | undefined;

/** The suite's first finding about such a server; undefined when there is none. */
const failureOf = async (defect: Defect): Promise<string | undefined> => {
  const client = new Client(spoiltMocks(defect));
  recorded ??= recordCalls(); // inside the first test, because scenarios call `expect`
  for (const [scenario, calls] of await recorded) {
    if (!calls.has(defect.operation)) continue;
    const failure = await runScenario(scenario, client).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (failure !== undefined) return failure;
  }
  return undefined;
};

describe('the suite detects a deviating mock, and names the difference', () => {
  test.each(defects)('$name', async (defect) => {
    expect(await failureOf(defect)).toMatch(defect.finding);
  });
});
