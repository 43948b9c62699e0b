// The operations of openapi.yaml and the answers that the API tests have seen.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { filesBelow } from './sources.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

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
  Object.entries(parse(text).paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      id: item[method].operationId,
      method: method.toUpperCase(),
      path,
      statuses: Object.keys(item[method].responses),
    })),
  );

/**
 * The pairs `operation status` that the API tests have seen, as recorded by their applications.
 * @param {string} folder
 * @returns {Set<string> | undefined} undefined when nothing was recorded
 */
export const readAnswers = (folder) => {
  if (!existsSync(folder)) return undefined;
  return new Set(filesBelow(folder, /\.json$/).flatMap((file) => JSON.parse(readFileSync(file, 'utf8'))));
};
