// Which breaking changes of the contract are announced to callers: docs/programs/api-changes.json, the changelog of the API.
import { operationsOf } from './codegen/operations.ts';

/** @typedef {{ date: string, kind: 'added' | 'changed' | 'deprecated' | 'breaking', operations: string[], text: string }} ApiChange */
/** @typedef {{ path: string, impact: string, verdicts: { impact: string, message: string }[] }} Change as redocly reports it */

const unescaped = (/** @type {string} */ part) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Names by which an entry can refer to a change: its operations, or else the part of the document.
 * @param {string} pointer
 * @param {{ paths: Record<string, Record<string, unknown>> }[]} documents before and after
 */
const namesOf = (pointer, documents) => {
  const [, area = '', name = '', member] = pointer.split('/').map(unescaped);
  if (area !== 'paths') return [pointer.slice(2)];
  const ids = documents.flatMap(({ paths }) =>
    operationsOf(paths)
      .filter(({ path, method }) => path === name && (member === undefined || member === method))
      .map(({ operation }) => /** @type {{ operationId: string }} */ (operation).operationId),
  );
  return ids.length > 0 ? ids : [name];
};

/**
 * Breaking changes without an entry, one sentence each.
 * @param {Change[]} changes
 * @param {{ paths: Record<string, Record<string, unknown>> }[]} documents
 * @param {ApiChange[]} entries those that the base does not have
 */
export const findUnannounced = (changes, documents, entries) => {
  const announced = new Set(entries.filter(({ kind }) => kind === 'breaking').flatMap(({ operations }) => operations));
  return changes
    .filter(({ impact }) => impact === 'major')
    .flatMap(({ path, verdicts }) => {
      const names = namesOf(path, documents);
      if (names.some((name) => announced.has(name))) return [];
      const messages = verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => message);
      return [`${[...new Set(names)].join(', ')}: ${messages.join(' ')}`];
    });
};
