// The codes with which an operation refuses. Most follow from its other words: who may call it, with which proof, and what
// repeating it does. What only its own rules can answer is listed as `x-codes`, by status.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshProofOf, type ProvenOperation } from './fresh-proof.ts';
import { KEY_CONFLICT } from './idempotency.ts';
import { operationsOf } from './operations.ts';
import type { Security } from './rights.ts';

type Operation = ProvenOperation & {
  security?: Security;
  responses: Record<string, unknown>;
  'x-idempotent'?: unknown;
  'x-codes'?: Record<string, string[]>;
};

interface Document {
  security?: Security;
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, { enum?: string[] }> };
}

/** What a status means where nothing else is listed. */
const OF_STATUS: Record<string, readonly string[]> = {
  400: ['invalid_request'],
  401: ['unauthorized'],
  404: ['not_found'],
  409: ['conflict'],
  410: ['link_expired'],
  413: ['too_large'],
  415: ['unsupported_media_type'],
  416: ['range_not_satisfiable'],
  423: ['locked'],
  429: ['too_many_requests'],
  500: ['internal'],
  503: ['maintenance', 'unavailable'],
  507: ['no_room'],
};

const ofRights = (security: NonNullable<Security>, freshProof: string): string[] => {
  const scopes = (scheme: string) => security.flatMap((way) => way[scheme] ?? []);
  const isOfKeys = scopes('apiKey').length > 0;
  const isAdministration = scopes('bearerAuth').includes('super_admin');
  const isPublic = security.length === 0;
  return [
    // Every operation may refuse a call from another site.
    'forbidden',
    ...(isAdministration ? ['not_your_work', 'second_factor_needed'] : []),
    ...(isPublic ? [] : [isOfKeys ? 'scope_missing' : 'key_not_allowed']),
    ...(isPublic || freshProof === 'never' ? [] : ['proof_needed']),
  ];
};

const ofRepetition = (idempotency: unknown): string[] => {
  if (idempotency === 'stored') return ['key_reused', 'key_in_use'];
  return idempotency === 'in-transaction' ? ['key_reused'] : [];
};

/** Codes by status, those of its own first. @throws for an unknown code or status, and for one that is implied */
export const codesOf = (method: string, operation: Operation, document: Document): Record<string, string[]> => {
  const { operationId, responses, 'x-codes': own = {}, security = document.security ?? [] } = operation;
  const known = document.components.schemas.ErrorCode?.enum ?? [];
  const implied = (status: string): readonly string[] => {
    if (status === '403') return ofRights(security, freshProofOf(method, operation));
    const isOfKeys = (responses[status] as { $ref?: string }).$ref === KEY_CONFLICT;
    const codes = own[status] || isOfKeys ? [] : (OF_STATUS[status] ?? []);
    return status === '409' ? [...codes, ...ofRepetition(operation['x-idempotent'])] : codes;
  };
  for (const [status, codes] of Object.entries(own)) {
    if (!responses[status]) throw new Error(`${operationId}: x-codes names ${status}, which it does not document`);
    const unknown = codes.find((code) => !known.includes(code));
    if (unknown) throw new Error(`${operationId}: x-codes names ${unknown}, which ErrorCode does not have`);
    const twice = codes.find((code) => implied(status).includes(code));
    if (twice) throw new Error(`${operationId}: x-codes names ${twice}, which its other words imply`);
  }
  const refusals = Object.keys(responses).filter((status) => Number(status) >= 400);
  return Object.fromEntries(refusals.map((status) => [status, [...(own[status] ?? []), ...implied(status)]]));
};

const toRow = (codes: Record<string, readonly string[]>): string => {
  const entries = Object.entries(codes).map(
    ([status, list]) => `${status}: [${list.map((code) => `'${code}'`).join(', ')}]`,
  );
  return `{ ${entries.join(', ')} }`;
};

/** Every operation with its codes; those of a status that are the same everywhere are written once. */
export const writeErrorCodes = (folder: string, document: Document) => () => {
  const rows = operationsOf<Operation>(document.paths).flatMap(({ method, operation }) => {
    const special = Object.entries(codesOf(method, operation, document)).filter(
      ([status, codes]) => codes.join() !== OF_STATUS[status]?.join(),
    );
    return special.length > 0 ? [`  ${operation.operationId}: ${toRow(Object.fromEntries(special))},`] : [];
  });
  const usual = Object.entries(OF_STATUS).map(([status, codes]) => [status, [...codes]] as const);
  const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */
import type { ErrorCode } from './model.ts';
import type { OperationId } from './operations.ts';

type Codes = Readonly<Record<number, readonly ErrorCode[]>>;

const usual: Codes = ${toRow(Object.fromEntries(usual))};

const special: Readonly<Partial<Record<OperationId, Codes>>> = {
${rows.join('\n')}
};

/** The codes with which an operation refuses, by status. */
export const errorCodesOf = (id: OperationId, status: number): readonly ErrorCode[] =>
  special[id]?.[status] ?? usual[status] ?? [];
`;
  writeFileSync(join(folder, 'error-codes.ts'), text);
};
