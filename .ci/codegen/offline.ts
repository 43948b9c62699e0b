// Which answers a browser may store for reading offline. An operation says so as `x-offline: true`; the service
// worker of the site reads the generated list, and stores no other answers of the API.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './operations.ts';

type Operation = { operationId?: string; 'x-offline'?: boolean };

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

/** @throws when an operation that is not a GET is marked */
const readOfflinePaths = ({ paths }: Document): string[] =>
  operationsOf<Operation>(paths).flatMap(({ path, method, operation }) => {
    if (!operation['x-offline']) return [];
    if (method !== 'get') throw new Error(`${operation.operationId}: x-offline is for GET only`);
    return [path];
  });

const toPattern = (path: string): string => path.replaceAll('/', '\\/').replaceAll(/\{\w+\}/g, '[^/]+');

/** The list for the worker, as regular expressions of whole paths; `/orders/{id}` is not `/orders/quote`. */
export const writeOfflinePaths = (folder: string, document: Document) => () => {
  const marked = readOfflinePaths(document);
  const rows = marked.map((path) => {
    const whole = new RegExp(`^${toPattern(path)}$`);
    const others = Object.keys(document.paths).filter((other) => !marked.includes(other) && whole.test(other));
    const except = others.map((other) => `(?!\\/api${toPattern(other)}$)`).join('');
    return `  /^${except}\\/api${toPattern(path)}$/,`;
  });
  const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Paths whose answers to GET a browser may store for reading offline. */
export const offlinePaths: readonly RegExp[] = [
${rows.join('\n')}
];
`;
  writeFileSync(join(folder, 'offline.ts'), text);
};
