// The operations of openapi.yaml and the answers that the API tests have seen.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { KEY_CONFLICT } from '../codegen/idempotency.ts';
import { operationsOf } from '../codegen/operations.ts';
import { filesBelow } from './sources.mjs';

/** @typedef {{ operationId: string, responses: Record<string, { $ref?: string }> }} Described */

/**
 * @typedef {object} Operation
 * @property {string} id
 * @property {string} method
 * @property {string} path
 * @property {string[]} statuses
 */

/**
 * @param {string} text of an openapi.yaml
 * @returns {Operation[]} in the order of the file
 */
export const readOperations = (text) =>
  operationsOf(parse(text).paths ?? {}).map(({ path, method, operation }) => {
    const { operationId: id, responses } = /** @type {Described} */ (operation);
    // The refusal of a key is the same in every operation, so the test of one proves it.
    const statuses = Object.keys(responses).filter((status) => responses[status]?.$ref !== KEY_CONFLICT);
    return { id, method: method.toUpperCase(), path, statuses };
  });

/**
 * The pairs `operation status` that the API tests have seen, as recorded by their applications.
 * @param {string} folder
 * @returns {Set<string> | undefined} undefined when nothing was recorded
 */
export const readAnswers = (folder) => {
  if (!existsSync(folder)) return undefined;
  return new Set(filesBelow(folder, /\.json$/).flatMap((file) => JSON.parse(readFileSync(file, 'utf8'))));
};
