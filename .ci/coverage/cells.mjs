// One row per operation, one cell per thing that an operation needs; an empty cell says how to fill it.
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { filesBelow, readSources } from './sources.mjs';

/** @typedef {import('./contract.mjs').Operation} Operation */
/** @typedef {{ filled: string[], missing: string[] }} Cell files that fill it, messages about what is missing */
/** @typedef {{ id: string, cells: Record<string, Cell> }} Row */

export const COLUMNS = ['server', 'mock', 'hook', 'story', 'api', 'conformance'];

/** The names under which the generated client exports an operation. */
const clientNames = (/** @type {string} */ id) => {
  const pascal = id.charAt(0).toUpperCase() + id.slice(1);
  const forms = ['QueryOptions', 'InfiniteQueryOptions', 'MutationOptions', 'Url'].map((form) => `get${pascal}${form}`);
  return new Set([
    id,
    `use${pascal}`,
    `use${pascal}Infinite`,
    `use${pascal}Suspense`,
    `prefetch${pascal}Query`,
    ...forms,
  ]);
};

const cell = (/** @type {string[]} */ filled, /** @type {string} */ missing) => ({
  filled,
  missing: filled.length > 0 ? [] : [missing],
});

/**
 * @param {{ root: string, operations: Operation[], answers: Set<string>, notMet: Record<string, string> }} input
 * @returns {Row[]}
 */
export const readRows = ({ root, operations, answers, notMet }) => {
  const src = join(root, 'frontend', 'src');
  const { sources, stories } = readSources(src);
  const read = (/** @type {string[]} */ files) =>
    files.map((file) => ({ name: relative(root, file), text: readFileSync(file, 'utf8') }));
  const handlers = read(filesBelow(join(root, 'backend', 'src', 'features'), /\.handlers\.ts$/));
  const mocks = read(filesBelow(join(root, 'mocks', 'handlers'), /\.ts$/));
  const scenarios = read(filesBelow(join(root, 'mocks', 'conformance'), /\.ts$/));

  const namedIn = (/** @type {{ name: string, text: string }[]} */ files, /** @type {RegExp} */ pattern) =>
    files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  return operations.map(({ id, statuses }) => {
    const entry = new RegExp(`^\\s+(?:async )?${id}(?:: |\\(|,$)`, 'm');
    const names = clientNames(id);
    const users = [...sources].filter(
      ([file, { imports }]) =>
        !file.endsWith('.stories.tsx') &&
        imports.some((one) => /[\\/]generated[\\/]/.test(one.path) && one.names.some((name) => names.has(name))),
    );
    const files = users.map(([file]) => file);
    const showing = stories.filter(({ reach }) => files.some((file) => reach.has(file)));
    const unseen = statuses.filter((status) => !answers.has(`${id} ${status}`));
    const scenarioNames = namedIn(scenarios, new RegExp(`'${id}'`)).map((name) => basename(name));
    const excused = statuses.every((status) => notMet[`${id} ${status}`]);
    const places = users.map(([, { name }]) => name);
    return {
      id,
      cells: {
        server: cell(namedIn(handlers, entry), `no function '${id}' in backend/src/features/**/*.handlers.ts`),
        mock: cell(namedIn(mocks, entry), `no function '${id}' in mocks/handlers/`),
        hook: cell(places, `no file of frontend/src imports ${[...names].slice(0, 2).join(' or ')} from api/generated`),
        story: cell(
          showing.map(({ file }) => relative(src, file)),
          places.length > 0 ? `no story loads ${places.join(' or ')}` : 'no story, because no screen calls it',
        ),
        api: {
          filled: statuses.filter((status) => !unseen.includes(status)),
          missing: unseen.map((status) => `no API test was answered ${status}`),
        },
        conformance: cell(
          excused ? ['notMet'] : scenarioNames,
          `no scenario in mocks/conformance/scenarios/ calls '${id}'`,
        ),
      },
    };
  });
};
