// What the conformance suite has sent and received, by the schema that each part has to match.
import {
  type FoundOperation,
  isJsonType,
  type OpenApiDocument,
  operationsOf,
} from '../../packages/conformance/src/document.ts';
import { createResolver, type SchemaNode } from '../../packages/conformance/src/limits.ts';
import { trace } from './values.ts';

export interface Exchange {
  id: string;
  status: number;
  request?: unknown;
  response?: unknown;
  /** names of its headers, in lower case */
  headers?: string[];
  query?: string[];
}

export interface Witness {
  /** `getAddress 200`, or `createAddress request` */
  place: string;
  value: unknown;
}

type Content = Record<string, { schema?: SchemaNode }>;

/** Values kept for a schema: the more there are, the more likely one is at a limit. */
const KEPT_MAX = 200;

interface Found {
  resolve: ReturnType<typeof createResolver>;
  operations: Map<string, FoundOperation>;
}

const jsonSchema = (content: Content | undefined): SchemaNode | undefined =>
  Object.entries(content ?? {}).find(([type]) => isJsonType(type))?.[1].schema;

const schemasOf = ({ resolve, operations }: Found, { id, status }: Exchange) => {
  const { operation } = operations.get(id) ?? {};
  const response = operation?.responses[status];
  const body = operation?.requestBody as { $ref?: string; content?: Content } | undefined;
  return {
    request: body && jsonSchema(resolve(body).content),
    response: response && jsonSchema((resolve(response) as { content?: Content }).content),
  };
};

/** Whether the server has accepted the request as the contract describes it. */
const isAccepted = ({ status }: Exchange) => status < 300 || status === 409;

export const readWitnesses = (document: OpenApiDocument, exchanges: readonly Exchange[]) => {
  const found: Found = { resolve: createResolver(document), operations: operationsOf(document) };
  const byNode = new Map<SchemaNode, Map<string, Witness>>();
  const keep = (place: string) => (node: SchemaNode, value: unknown) => {
    const kept = byNode.get(node) ?? new Map<string, Witness>();
    byNode.set(node, kept);
    if (kept.size >= KEPT_MAX) return;
    const text = JSON.stringify(value);
    if (!kept.has(text)) kept.set(text, { place, value });
  };
  const pairs = new Set<string>();
  const codes = new Set<string>();
  const headers = new Map<string, Set<string>[]>();
  for (const exchange of exchanges) {
    const { id, status, request, response } = exchange;
    const pair = `${id} ${status}`;
    pairs.add(pair);
    const { code } = (response ?? {}) as { code?: string };
    if (status >= 400 && code !== undefined) codes.add(`${pair} ${code}`);
    if (exchange.headers) headers.set(pair, [...(headers.get(pair) ?? []), new Set(exchange.headers)]);
    const schemas = schemasOf(found, exchange);
    if (schemas.request && request !== undefined && isAccepted(exchange))
      trace(schemas.request, request, found.resolve, keep(`${id} request`));
    if (schemas.response && response !== undefined) trace(schemas.response, response, found.resolve, keep(pair));
  }
  return {
    pairs,
    /** `register 409 email_taken` */
    codes,
    headers,
    /** Values that the schema has to accept. */
    of: (node: SchemaNode): Witness[] => [...(byNode.get(node)?.values() ?? [])],
  };
};

export type Witnesses = ReturnType<typeof readWitnesses>;

/** The recorded examples of the documentation as exchanges. */
export const toExchanges = (
  examples: Record<string, { request?: unknown; responses: Record<string, unknown> }>,
): Exchange[] =>
  Object.entries(examples).flatMap(([id, { request, responses }]) => [
    ...(request === undefined ? [] : [{ id, status: 200, request }]),
    ...Object.entries(responses).map(([status, response]) => ({ id, status: Number(status), response })),
  ]);
