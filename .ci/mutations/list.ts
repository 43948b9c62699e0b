// Every word of the contract that can be changed on its own, as a change of the parsed document that can be undone.

import type { SchemaNode } from '../../packages/conformance/src/limits.ts';
import { operationsOf } from '../codegen/operations.ts';
import { inside, type Mutation, setMember, shown } from './mutation.ts';
import { schemaMutations } from './schemas.ts';

interface Named {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: SchemaNode;
}
interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: Named[];
  requestBody?: { content: Record<string, { schema: SchemaNode; examples?: Record<string, { value: unknown }> }> };
  responses: Record<string, Response>;
  'x-fresh-proof'?: unknown;
  'x-rate-limit'?: string[];
  'x-idempotent'?: unknown;
  'x-client-rights'?: string[];
  'x-codes'?: Record<string, string[]>;
  deprecated?: boolean;
}
interface Response {
  $ref?: string;
  headers?: Record<string, Named>;
  content?: Record<string, { schema?: SchemaNode; examples?: Record<string, { value: unknown }> }>;
}
export interface MutableDocument {
  paths: Record<string, Record<string, unknown>>;
  webhooks?: Record<string, Record<string, unknown>>;
  security?: unknown;
  components: {
    schemas: Record<string, SchemaNode>;
    parameters: Record<string, Named>;
    headers: Record<string, Named>;
    responses: Record<string, Response>;
    'x-rate-limits': Record<string, Record<string, unknown>>;
  };
}

function change(pointer: string, kind: string, holder: object, key: string, value: unknown): Mutation {
  const text = `${key}: ${shown(Reflect.get(holder, key))} → ${shown(value)}`;
  return { pointer, kind, text, apply: setMember(holder, key, value) };
}

/** A list without one of its words. */
const without = (pointer: string, kind: string, holder: object, key: string, list: readonly string[]) =>
  list.map((word) =>
    change(
      pointer,
      kind,
      holder,
      key,
      list.filter((other) => other !== word),
    ),
  );

function* examples(pointer: string, content: Response['content'] = {}): Generator<Mutation> {
  for (const [type, { examples: all = {} }] of Object.entries(content)) {
    for (const [name, example] of Object.entries(all)) {
      const at = inside(inside(inside(inside(pointer, 'content'), type), 'examples'), name);
      const { value } = example;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        yield change(at, 'example', example, 'value', [[]]);
        continue;
      }
      for (const [key, part] of Object.entries(value))
        yield change(`${at}/value`, 'example', value, key, typeof part === 'object' ? 'text' : [[]]);
    }
  }
}

function* responses(pointer: string, holder: { responses: Record<string, Response> }): Generator<Mutation> {
  const { responses: all } = holder;
  for (const [status, response] of Object.entries(all)) {
    const at = inside(inside(pointer, 'responses'), status);
    yield { ...change(at, 'status', all, status, undefined), text: `${status}: removed` };
    yield* responseParts(at, response);
  }
  const added = all['418'] ? '419' : '418';
  yield change(inside(pointer, 'responses'), 'status', all, added, { description: 'Added' });
}

function* responseParts(at: string, response: Response): Generator<Mutation> {
  if (response.$ref) return;
  yield* headers(at, response);
  yield* content(at, response.content);
  yield* examples(at, response.content);
}

function* headers(pointer: string, { headers: all = {} }: Response): Generator<Mutation> {
  for (const [name, header] of Object.entries(all)) {
    const at = inside(`${pointer}/headers`, name);
    yield { ...change(at, 'header', all, name, undefined), text: `${name}: removed` };
    if (!header.$ref) yield* headerParts(at, header);
  }
}

function* headerParts(at: string, header: Named): Generator<Mutation> {
  yield { ...change(at, 'header', header, 'required', header.required ? undefined : true), holder: header };
  if (header.schema) yield* schemaMutations(`${at}/schema`, header.schema);
}

function* content(pointer: string, all: Response['content'] = {}): Generator<Mutation> {
  for (const [type, media] of Object.entries(all)) {
    const at = inside(`${pointer}/content`, type);
    const other = { ...all, 'text/x-other': media };
    Reflect.deleteProperty(other, type);
    const apply = () => {
      const before = { ...all };
      for (const name of Object.keys(all)) Reflect.deleteProperty(all, name);
      Object.assign(all, other);
      return () => {
        Reflect.deleteProperty(all, 'text/x-other');
        Object.assign(all, before);
      };
    };
    yield { pointer: at, kind: 'media type', text: `${type} → text/x-other`, apply };
    if (media.schema) yield* schemaMutations(`${at}/schema`, media.schema);
  }
}

function* parameter(at: string, one: Named): Generator<Mutation> {
  if (one.$ref) return;
  if (one.in !== 'path') yield change(at, 'parameter', one, 'required', one.required ? undefined : true);
  yield change(at, 'parameter', one, 'name', `${one.name}_other`);
  if (one.schema) yield* schemaMutations(`${at}/schema`, one.schema);
}

/** Another value that the word can have. */
const otherProof = (word: unknown) => (word === 'required' ? { not: 'own-work' } : 'required');
const otherIdempotency = (word: unknown) => (word === 'stored' ? { not: 'same-result' } : 'stored');

function* policies(at: string, operation: Operation, limits: readonly string[]): Generator<Mutation> {
  const { security = [], 'x-rate-limit': ofCalls = [], 'x-client-rights': rights = [] } = operation;
  if (operation.security === undefined) yield change(at, 'right', operation, 'security', []);
  else if (security.length > 0) yield change(at, 'right', operation, 'security', []);
  else yield change(at, 'right', operation, 'security', [{ bearerAuth: [] }]);
  for (const [index, requirement] of security.entries()) {
    const others = security.filter((_, other) => other !== index);
    if (others.length > 0) yield change(at, 'right', operation, 'security', others);
    for (const [scheme, scopes] of Object.entries(requirement)) {
      yield* without(`${at}/security/${index}`, 'right', requirement, scheme, scopes);
      if (scopes.length > 0 && !scopes.includes('any') && !scopes.includes('content'))
        yield change(`${at}/security/${index}`, 'right', requirement, scheme, [...scopes, 'content']);
    }
  }
  if ('x-fresh-proof' in operation)
    yield change(at, 'step-up', operation, 'x-fresh-proof', otherProof(operation['x-fresh-proof']));
  yield* without(at, 'rate limit', operation, 'x-rate-limit', ofCalls);
  const added = limits.find((name) => !ofCalls.includes(name));
  yield change(at, 'rate limit', operation, 'x-rate-limit', [...ofCalls, added]);
  if ('x-idempotent' in operation)
    yield change(at, 'idempotency', operation, 'x-idempotent', otherIdempotency(operation['x-idempotent']));
  yield* without(at, 'client right', operation, 'x-client-rights', rights);
  for (const [status, codes] of Object.entries(operation['x-codes'] ?? {}))
    for (const code of codes)
      yield {
        ...change(
          at,
          'code',
          operation['x-codes'] ?? {},
          status,
          codes.filter((one) => one !== code),
        ),
        text: `${code} of ${status} removed`,
      };
  if (operation.deprecated) yield change(at, 'deprecation', operation, 'deprecated', undefined);
}

/** Every mutation, in the order of the contract. */
export function* mutationsOf(document: MutableDocument): Generator<Mutation> {
  const { components } = document;
  const limits = Object.keys(components['x-rate-limits']);
  for (const { path, method, operation } of operationsOf<Operation>(document.paths)) {
    const at = inside(inside('#/paths', path), method);
    yield* policies(at, operation, limits);
    for (const [index, one] of (operation.parameters ?? []).entries())
      yield* parameter(`${at}/parameters/${index}`, one);
    if (operation.requestBody) {
      yield* content(`${at}/requestBody`, operation.requestBody.content);
      yield* examples(`${at}/requestBody`, operation.requestBody.content);
    }
    yield* responses(at, operation);
  }
  for (const [name, limit] of Object.entries(components['x-rate-limits'])) {
    const at = inside('#/components/x-rate-limits', name);
    for (const [word, value] of Object.entries(limit))
      yield change(at, 'rate limit', limit, word, typeof value === 'number' ? value + 1 : 'other');
  }
  for (const [name, schema] of Object.entries(components.schemas))
    yield* schemaMutations(inside('#/components/schemas', name), schema);
  for (const [name, one] of Object.entries(components.parameters))
    yield* parameter(inside('#/components/parameters', name), one);
  for (const [name, one] of Object.entries(components.headers))
    yield* headerParts(inside('#/components/headers', name), one);
  for (const [name, one] of Object.entries(components.responses))
    yield* responseParts(inside('#/components/responses', name), one);
}
