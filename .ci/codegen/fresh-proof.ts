// Which calls need a session that was proven within the last minutes. Each operation of the contract says so as
// `x-fresh-proof`, or says why not; the server's guard, the mocks and the screens read what this makes of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeClientRights } from './client-rights.ts';
import { operationsOf } from './operations.ts';
import { type Security, writeRights } from './rights.ts';

/** Why a call needs no proof. */
const REASONS = {
  public: 'The call works without a session; whoever makes it shows a password, a token or nothing',
  reads: 'It changes nothing, and what it shows is on a screen of the application',
  'own-work': "The person's own affairs: no money leaves the account and nobody else gets into it",
  'daily-work': 'What administrators do all day: kept in the activity or undone on the same screen',
  'pays-the-shop': 'Money goes to the shop, and what it buys stays in the account',
  'asks-itself': 'The request carries the password, a code or a passkey',
  continues: 'It finishes what a proven call has begun',
  'ends-access': 'It only takes access away',
} as const;

/** When a call needs a proof that does not always need one; its handler looks. */
const CONDITIONS = {
  'gives-money-back': 'The new status returns money',
  'changes-sign-in': 'Another e-mail or password of an account that has an authenticator app',
} as const;

export type FreshProof = 'always' | 'in-production' | 'sometimes' | 'never';

type Declared = string | { not?: string; when?: string } | undefined;

export type ProvenOperation = {
  operationId?: string;
  security?: Security;
  responses?: Record<string, unknown>;
  'x-fresh-proof'?: Declared;
};

const isPublic = (security: Security) =>
  security !== undefined && (security.length === 0 || security.some((one) => Object.keys(one).length === 0));

const kindOf = (declared: Declared): FreshProof | undefined => {
  if (declared === 'required') return 'always';
  if (declared === 'required-in-production') return 'in-production';
  if (typeof declared !== 'object') return undefined;
  if (Object.hasOwn(CONDITIONS, declared.when ?? '')) return 'sometimes';
  return Object.hasOwn(REASONS, declared.not ?? '') ? 'never' : undefined;
};

/** What can be seen from the operation must agree with what it declares. */
const contradiction = (
  method: string,
  { security, responses = {}, ...operation }: ProvenOperation,
  kind: FreshProof,
) => {
  const declared = operation['x-fresh-proof'];
  const reason = typeof declared === 'object' ? declared.not : undefined;
  if (kind !== 'never' && !('403' in responses)) return 'a call that needs fresh proof documents 403';
  if ((reason === 'public') !== isPublic(security))
    return "'public' is the reason of calls without a session, and of no other";
  if (reason === 'reads' && method !== 'get') return "'reads' is a reason for GET only";
  return;
};

/** @throws when an operation does not say whether it needs fresh proof, or contradicts itself */
export const freshProofOf = (method: string, operation: ProvenOperation): FreshProof => {
  const kind = kindOf(operation['x-fresh-proof']);
  if (!kind) {
    throw new Error(
      `${operation.operationId}: x-fresh-proof must be required, required-in-production, { when: ${Object.keys(CONDITIONS).join(' | ')} } or { not: ${Object.keys(REASONS).join(' | ')} }`,
    );
  }
  const problem = contradiction(method, operation, kind);
  if (problem) throw new Error(`${operation.operationId}: ${problem}`);
  return kind;
};

/** The table for the screens: the calls whose refusal asks for a proof. */
const writeFreshProof =
  (folder: string, { paths }: { paths: Record<string, Record<string, unknown>> }) =>
  () => {
    const entries = operationsOf<ProvenOperation>(paths)
      .filter(({ method, operation }) => freshProofOf(method, operation) !== 'never')
      .map(({ path, method, operation }) => `  ${operation.operationId}: '${method.toUpperCase()} /api${path}',`);
    const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Operation → method and path, of every call that may have to be proven first. */
export const provenOperations = {
${entries.join('\n')}
} as const;
`;
    writeFileSync(join(folder, 'proven-operations.ts'), text);
  };

/** What the screens know of the rules of the contract. */
export const writeTables = (folder: string, document: Parameters<typeof writeRights>[1]) => () => {
  writeRights(folder, document)();
  writeClientRights(folder, document)();
  writeFreshProof(folder, document)();
};
