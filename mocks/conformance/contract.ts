// openapi.yaml for packages/conformance, with the words of this contract.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createContract } from '../../packages/conformance/src/contract.ts';
import type { OpenApiDocument } from '../../packages/conformance/src/document.ts';

/** Headers that clients rely on: a server that sends one not named in the contract differs from it. */
const MEANINGFUL = [
  'content-disposition',
  'etag',
  'idempotent-replayed',
  'location',
  'retry-after',
  'www-authenticate',
];

/** The refusal of a key is the same in every operation, so one of them proves it. */
const KEY_CONFLICT = '#/components/responses/KeyConflict';
const OF_KEYS = ['idempotent-replayed', 'retry-after'];

export const document: OpenApiDocument = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

export const contract = createContract(document, {
  formats: {
    money: {
      type: 'number',
      validate: (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
    },
  },
  headers: MEANINGFUL,
  alwaysAllowed: (operation) => (operation['x-idempotent'] === 'stored' ? OF_KEYS : []),
  isRequired: ({ $ref }) => $ref !== KEY_CONFLICT,
});

export const { assertDocumented, documentedPairs, exampleProblems, jsonParts } = contract;
