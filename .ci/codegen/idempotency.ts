// What repeating a POST does. Each operation of the contract says so as `x-idempotent`; the server and the mocks read what
// this makes of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './operations.ts';

/** Why a call takes no key. */
const REASONS = {
  reads: 'It stores nothing and sends nothing',
  'same-state': 'Repeating it leaves the state that the first call has made',
  credentials: 'Its body proves who the caller is, or its answer shows a secret that is not stored',
  file: 'Its body is a file, which the server recognises by its content',
} as const;

type Declared = string | { not?: string } | undefined;

export type RepeatableOperation = {
  operationId?: string;
  parameters?: { $ref?: string }[];
  responses?: Record<string, unknown>;
  'x-idempotent'?: Declared;
};

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

/** stored: the server stores the answer under the key; in-transaction: the handler stores it with what it changes. */
export type Idempotency = 'stored' | 'in-transaction' | 'none';

const KEY_PARAMETER = '#/components/parameters/IdempotencyKey';
export const KEY_CONFLICT = '#/components/responses/KeyConflict';

/** @throws when an operation says something that is not a word of the contract */
const idempotencyOf = ({ operationId, 'x-idempotent': declared }: RepeatableOperation): Idempotency => {
  if (declared === undefined) return 'none';
  if (declared === 'stored' || declared === 'in-transaction') return declared;
  if (typeof declared === 'object' && Object.hasOwn(REASONS, declared.not ?? '')) return 'none';
  throw new Error(
    `${operationId}: x-idempotent must be stored, in-transaction or { not: ${Object.keys(REASONS).join(' | ')} }`,
  );
};

/** What the document says about keys besides the word has to agree with it. */
const findContradiction = (operation: RepeatableOperation): string | undefined => {
  const takesKey = operation.parameters?.some(({ $ref }) => $ref === KEY_PARAMETER) ?? false;
  const kind = idempotencyOf(operation);
  if (takesKey !== (kind !== 'none')) return 'the parameter IdempotencyKey belongs to stored and in-transaction';
  if (takesKey && !('409' in (operation.responses ?? {}))) return 'a call with a key documents 409';
  return undefined;
};

/**
 * What is missing or contradicts itself, one sentence an operation.
 * @param exceptions POST operations that need no word, with the reason
 */
export const checkIdempotency = ({ paths }: Document, exceptions: Readonly<Record<string, string>>): string[] =>
  operationsOf<RepeatableOperation>(paths).flatMap(({ method, operation }) => {
    const { operationId = '' } = operation;
    const contradiction = findContradiction(operation);
    if (contradiction) return [`${operationId}: ${contradiction}; npm run contract:idempotency adds both`];
    const isMissing = method === 'post' && operation['x-idempotent'] === undefined;
    if (isMissing === Object.hasOwn(exceptions, operationId)) return [];
    return isMissing
      ? [
          `${operationId}: a POST says what repeating it does. npm run contract:idempotency writes x-idempotent: stored, or write { not: ${Object.keys(REASONS).join(' | ')} } (.ci/codegen/idempotency.ts), then npm run generate. Exceptions: .ci/idempotency/exceptions.ts`,
        ]
      : [`${operationId}: remove it from .ci/idempotency/exceptions.ts, it has its word`];
  });

/** The operations whose answers the server and the mocks store. */
export const writeIdempotency =
  (folder: string, { paths }: Document) =>
  () => {
    const stored = operationsOf<RepeatableOperation>(paths)
      .filter(({ operation }) => idempotencyOf(operation) === 'stored')
      .map(({ operation }) => `  '${operation.operationId}',`);
    const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Operations whose answer is stored under the \`Idempotency-Key\` of the call. */
export const storedOperations: ReadonlySet<string> = new Set([
${stored.join('\n')}
]);
`;
    writeFileSync(join(folder, 'idempotent.ts'), text);
  };

/**
 * The contract without keys where the server stores the answers of all handlers alike: hooks would only carry a parameter that
 * no screen sends.
 */
export const withoutStoredKeys = <Contract extends object>(document: Contract): Contract => {
  const { paths = {} } = document as unknown as Partial<Document>;
  const reduced = Object.entries(paths).map(([path, item]) => {
    const members = Object.entries(item).map(([key, value]) => {
      const operation = value as RepeatableOperation;
      if (key !== 'post' || idempotencyOf(operation) !== 'stored') return [key, value];
      const { parameters = [], responses = {}, ...rest } = operation;
      const others = parameters.filter(({ $ref }) => $ref !== KEY_PARAMETER);
      const kept = Object.entries(responses).filter(([, one]) => (one as { $ref?: string }).$ref !== KEY_CONFLICT);
      return [
        key,
        { ...rest, ...(others.length > 0 ? { parameters: others } : {}), responses: Object.fromEntries(kept) },
      ];
    });
    return [path, Object.fromEntries(members)];
  });
  return { ...document, paths: Object.fromEntries(reduced) };
};
