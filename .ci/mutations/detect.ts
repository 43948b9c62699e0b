// Which test would notice a mutation. Each detector stands for tests that exist, and decides by what these send and receive.

import { bodyProbes, limitsTable } from '../../mocks/conformance/limits.ts';
import { NOT_COVERED } from '../../mocks/conformance/not-covered.ts';
import type { OpenApiDocument } from '../../packages/conformance/src/document.ts';
import {
  createResolver,
  type Limits,
  type LimitsTable,
  limitDifferences,
  readLimits,
  type SchemaNode,
  sentFields,
} from '../../packages/conformance/src/limits.ts';
import type { Probe } from '../../packages/conformance/src/probes.ts';
import { readDeprecations } from '../codegen/deprecations.ts';
import { operationsOf } from '../codegen/operations.ts';
import { findPolicyChanges, type PolicyDocument } from '../contract-policy.ts';
import type { Witnesses } from './exchanges.ts';
import type { MutableDocument } from './list.ts';
import type { Mutation } from './mutation.ts';
import { acceptsItself, fits } from './values.ts';

export interface Finding {
  /** The test that fails. */
  test:
    | 'conformance'
    | 'limits sent'
    | 'limits table'
    | 'contract:diff'
    | 'contract lint'
    | 'API tests'
    | 'generator'
    | 'compiler';
  /** What it names. */
  text: string;
}

/** An operation that refers to a shared part is enough to notice a change of it. */
const USES_MAX = 4;

type Context = {
  document: MutableDocument & OpenApiDocument;
  former: PolicyDocument;
  witnesses: Witnesses;
  uses: ReturnType<typeof readUses>;
};

/** The operations whose requests a schema is part of, and those that refer to a component. */
const readUses = (document: OpenApiDocument) => {
  const byNode = new Map<SchemaNode, Set<string>>();
  for (const { operation, nodes } of sentFields(document)) {
    for (const node of nodes) byNode.set(node, (byNode.get(node) ?? new Set()).add(operation));
  }
  const references = (value: object) =>
    [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, name = '']) => name);
  const ofComponents = new Map<string, string[]>(
    Object.entries(document.components ?? {}).flatMap(([area, all]) =>
      Object.entries(all).map(([name, one]): [string, string[]] => [
        `#/components/${area}/${name}`,
        references(one as object),
      ]),
    ),
  );
  const byReference = new Map<string, Set<string>>();
  const add = (name: string, id: string) => {
    const known = byReference.get(name) ?? new Set();
    if (known.has(id)) return;
    byReference.set(name, known.add(id));
    for (const inner of ofComponents.get(name) ?? []) add(inner, id);
  };
  const ids = new Map<string, string>();
  for (const { path, method, operation } of operationsOf<{ operationId: string }>(document.paths)) {
    ids.set(`${path} ${method}`, operation.operationId);
    const shared = { parameters: document.paths[path]?.parameters ?? [] };
    for (const name of [...references(operation), ...references(shared)]) add(name, operation.operationId);
  }
  return { byNode, byReference, ids };
};

const idOf = ({ uses }: Context, pointer: string): string | undefined => {
  const [, area, path = '', method = ''] = pointer.split('/');
  return area === 'paths' ? uses.ids.get(`${path.replaceAll('~1', '/').replaceAll('~0', '~')} ${method}`) : undefined;
};

/** The operations that a mutation concerns. */
const operationsOfPointer = (context: Context, pointer: string): string[] => {
  const id = idOf(context, pointer);
  if (id) return [id];
  const component = pointer.split('/').slice(0, 4).join('/');
  return [...(context.uses.byReference.get(component) ?? [])];
};

/** Whether the flat words of a field accept a probe. */
const verdict = (limits: Limits | undefined, { value }: Probe): boolean => {
  if (!limits) return typeof value === 'symbol';
  if (typeof value === 'symbol') return !limits.required;
  const { additionalProperties, required: _of, choices: _branches, ...words } = limits;
  const isOpen = additionalProperties !== false && typeof value === 'object' && value !== null;
  return (
    acceptsItself(words, value) && (isOpen || !(typeof value === 'object' && value !== null && 'surprise' in value))
  );
};

/** Those of the former table that are compared with the changed contract. */
const formerLimits = (ids: readonly string[]): LimitsTable =>
  Object.fromEntries(ids.flatMap((id) => (limitsTable[id] ? [[id, limitsTable[id]]] : [])));

const probesOfOperation = new Map<string, Probe[]>();
const probesFor = (id: string): Probe[] => {
  const known =
    probesOfOperation.get(id) ??
    bodyProbes(id).filter((probe) => verdict(limitsTable[id]?.[probe.field], probe) === probe.accepted);
  probesOfOperation.set(id, known);
  return known;
};

/** The requests at the limits, and the table that they are made of. */
const sentLimits = (context: Context, ids: readonly string[]): Finding | undefined => {
  const some = ids.slice(0, USES_MAX);
  const now = readLimits(context.document, new Set(some));
  const differences = limitDifferences(formerLimits(some), now);
  const [difference] = differences;
  if (!difference) return undefined;
  for (const id of some) {
    const changed = new Set(differences.filter((one) => one.startsWith(`${id} `)).map((one) => one.split(/[ :]/)[1]));
    const probe = probesFor(id).find(
      (one) => changed.has(one.field || 'body') && verdict(now[id]?.[one.field], one) !== one.accepted,
    );
    if (probe) return { test: 'limits sent', text: `${id} ${probe.field || 'body'}: ${probe.word}` };
  }
  return { test: 'limits table', text: difference };
};

const ofSchema = (context: Context, mutation: Mutation, node: SchemaNode): Finding | undefined => {
  const refused = context.witnesses.of(node).find(({ value }) => !acceptsItself(node, value));
  if (refused) return { test: 'conformance', text: `${refused.place}: ${mutation.text}` };
  const ids = [...(context.uses.byNode.get(node) ?? [])];
  return ids.length > 0 ? sentLimits(context, ids) : undefined;
};

const ofStatus = (context: Context, { pointer, text }: Mutation): Finding | undefined => {
  const id = idOf(context, pointer);
  const status = /^\d{3}/.exec(text)?.[0];
  if (!id) return undefined;
  if (!text.endsWith('removed')) return { test: 'conformance', text: `never received: ${id} ${status}` };
  const pair = `${id} ${status}`;
  if (context.witnesses.pairs.has(pair)) return { test: 'conformance', text: `${id}: status ${status}` };
  // `npm run contract:coverage` refuses a pair without an API test, and the server answers 500 instead of an undocumented status.
  const isTested = pair in NOT_COVERED || /^(?:4(?:13|15|29)|503)$/.test(status ?? '');
  return isTested ? { test: 'API tests', text: pair } : undefined;
};

type Answer = { $ref?: string; headers?: Record<string, { $ref?: string }> };

/** Headers that an answer must not have unless they are documented: mocks/conformance/contract.ts. */
const MEANINGFUL = new Set([
  'content-disposition',
  'etag',
  'idempotent-replayed',
  'location',
  'retry-after',
  'www-authenticate',
]);

/** The documented answers with this header, `operation status`. */
const pairsOf = ({ document }: Context, header: object): string[] => {
  const resolve = createResolver(document);
  return operationsOf<{ operationId: string; responses: Record<string, Answer> }>(document.paths).flatMap(
    ({ operation: { operationId, responses } }) =>
      Object.entries(responses)
        .filter(([, answer]) => Object.values(resolve(answer).headers ?? {}).some((one) => resolve(one) === header))
        .map(([status]) => `${operationId} ${status}`),
  );
};

/** Under which name answers have it: a shared header has another one in the components. */
const nameOfHeader = ({ document }: Context, [pair = '']: readonly string[], header?: object): string | undefined => {
  const resolve = createResolver(document);
  const [id, status = ''] = pair.split(' ');
  const found = operationsOf<{ operationId: string; responses: Record<string, Answer> }>(document.paths).find(
    ({ operation }) => operation.operationId === id,
  );
  const headers = Object.entries(resolve(found?.operation.responses[status] ?? {}).headers ?? {});
  return headers.find(([, one]) => resolve(one) === header)?.[0].toLowerCase();
};

const ofHeader = (context: Context, { pointer, text, holder }: Mutation): Finding | undefined => {
  const name = pointer.split('/headers/')[1]?.split('/')[0] ?? '';
  const [, id, status] = text.endsWith('removed')
    ? [undefined, idOf(context, pointer), /\/responses\/(\d{3})\//.exec(pointer)?.[1]]
    : [];
  const pairs = id ? [`${id} ${status}`] : holder ? pairsOf(context, holder) : [];
  const key = nameOfHeader(context, pairs, holder) ?? name.toLowerCase();
  const isRemoval = text.endsWith('removed');
  const hit = pairs.find((pair) =>
    (context.witnesses.headers.get(pair) ?? []).some((sent) =>
      isRemoval ? sent.has(key) && MEANINGFUL.has(key) : text.endsWith('true') && !sent.has(key),
    ),
  );
  return hit === undefined ? undefined : { test: 'conformance', text: `${hit}: header ${name}` };
};

const ofPolicy = (context: Context): Finding | undefined => {
  try {
    readDeprecations(context.document);
  } catch (error) {
    return { test: 'generator', text: String(error) };
  }
  const [changed] = findPolicyChanges(context.former, context.document as unknown as PolicyDocument);
  return changed && { test: 'contract:diff', text: changed.text };
};

/** The suite refuses a code that it has received and that is no longer listed. */
const ofCode = (context: Context, { pointer, text }: Mutation): Finding | undefined => {
  const id = idOf(context, pointer);
  const [, code = '', status = ''] = /^(\w+) of (\d{3}) removed$/.exec(text) ?? [];
  return context.witnesses.codes.has(`${id} ${status} ${code}`)
    ? { test: 'conformance', text: `${id} ${status}: ${code}` }
    : undefined;
};

const ofMedia = (context: Context, { pointer, text }: Mutation): Finding | undefined => {
  const ids = operationsOfPointer(context, pointer);
  const [, status] = /\/responses\/(\d{3})\//.exec(pointer) ?? [];
  const isShared = pointer.startsWith('#/components/');
  const met = [...context.witnesses.pairs].find((pair) => {
    const [id = '', received = ''] = pair.split(' ');
    if (!ids.includes(id)) return false;
    return isShared ? Number(received) >= 400 : status === undefined ? Number(received) < 300 : received === status;
  });
  return met === undefined ? undefined : { test: 'conformance', text: `${met}: ${text}` };
};

const ofExample = (context: Context, mutation: Mutation): Finding | undefined => {
  const media = mutation.pointer.split('/examples/')[0] ?? '';
  const at = (pointer: string) =>
    pointer
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (part, key) => Reflect.get(part as object, key.replaceAll('~1', '/').replaceAll('~0', '~')),
        context.document,
      );
  const { schema, examples } = at(media) as { schema?: SchemaNode; examples: Record<string, { value: unknown }> };
  const isWrong = schema && Object.values(examples).some(({ value }) => !fits(context.document, schema, value));
  return isWrong ? { test: 'contract lint', text: mutation.pointer } : undefined;
};

const POLICIES = new Set(['right', 'step-up', 'rate limit', 'idempotency', 'client right', 'deprecation']);

/** @param document is changed and restored */
export const createDetector = (document: MutableDocument & OpenApiDocument, witnesses: Witnesses) => {
  const context: Context = {
    document,
    former: structuredClone(document) as unknown as PolicyDocument,
    witnesses,
    uses: readUses(document),
  };
  const look = (mutation: Mutation): Finding | undefined => {
    const { kind, node, pointer } = mutation;
    if (POLICIES.has(kind)) return ofPolicy(context);
    if (kind === 'code') return ofCode(context, mutation);
    if (kind === 'status') return ofStatus(context, mutation);
    if (kind === 'header') return ofHeader(context, mutation);
    if (kind === 'media type') return ofMedia(context, mutation);
    if (kind === 'example') return ofExample(context, mutation);
    if (kind === 'parameter') return sentLimits(context, operationsOfPointer(context, pointer));
    return node && ofSchema(context, mutation, node);
  };
  return {
    operationsOf: (mutation: Mutation): string[] => {
      const ids = mutation.node ? [...(context.uses.byNode.get(mutation.node) ?? [])] : [];
      return ids.length > 0 ? ids : operationsOfPointer(context, mutation.pointer);
    },
    /** Whether a request contains the schema. */
    isSent: ({ node }: Mutation): boolean => node !== undefined && context.uses.byNode.has(node),
    /** The first test that fails, if one does. */
    find: (mutation: Mutation): Finding | undefined => {
      const undo = mutation.apply();
      try {
        return look(mutation);
      } finally {
        undo();
      }
    },
  };
};
