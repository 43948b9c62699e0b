import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type OperationId, type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import type { TestApp } from '../test-app.ts';

type Security = Record<string, string[]>[];
interface Declared {
  operationId: string;
  security?: Security;
}

/** The contract, read from its text and not from generated code. */
const contract: { security: Security; paths: Record<string, Record<string, Declared>> } = parse(
  readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8'),
);
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
/** Every operation, with who may call it. */
export const written = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.has(method))
    .map(([method, { operationId, security = contract.security }]) => ({
      id: operationId as OperationId,
      method,
      path,
      open: security.length === 0 || security.some((way) => Object.keys(way).length === 0),
      isPublic: security.length === 0,
      ways: security.flatMap(({ bearerAuth = [] }) => (bearerAuth.length > 0 ? [bearerAuth] : [])),
      /** Scopes of API keys, each of which opens it alone. */
      scopes: security.flatMap(({ apiKey = [] }) => apiKey),
      /** Open to keys, and to no session. */
      isKeyOnly: security.length > 0 && security.every((way) => 'apiKey' in way),
    })),
);

export type WrittenOperation = (typeof written)[number];

/** Whether one of an operation's scopes belongs to these. */
export const hasOne = (scopes: readonly string[], all: Record<string, string>): boolean =>
  scopes.some((scope) => Object.values(all).includes(scope));

/** The specification's sentence. */
const FORBIDDEN = 'Unauthorized access';

export const KEY_NEEDED = 'Only an API key can do this';

export type Verdict =
  | 'passes'
  | 401
  | typeof KEY_NEEDED
  | 'forbidden'
  | 'not_your_work'
  | 'key_not_allowed'
  | 'scope_missing';

/** The result of a call that is invalid for every caller who gets as far as validation. */
export async function findVerdict(
  app: TestApp,
  id: OperationId,
  caller: Record<string, string>,
): Promise<Verdict | string> {
  const { method, path, errors }: OperationMeta = operations[id];
  const asked = `/api${path.replaceAll(/\{\w+\}/g, '1')}${400 in errors ? '?surprise=1' : ''}`;
  const { status, body } = await app.http[method](asked).set(caller);
  if (status === 401) return 401;
  if (status === 403) return body.code === 'forbidden' && body.message !== FORBIDDEN ? body.message : body.code;
  if (400 in errors) return body.code === 'invalid_request' ? 'passes' : `passes with ${status}`;
  return status < 500 ? 'passes' : `${status}`;
}
