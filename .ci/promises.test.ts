import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './exec.mjs';

const rows = readFileSync(join(root, 'frontend/e2e/promises.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| (.+) \| (.+) \|$/.exec(line)?.slice(1) ?? [])
  .slice(2); // the column names
const keepers = rows.filter((_, index) => index % 2 === 1);

const stories = new Map(
  globSync('{frontend/src,demo/live}/**/*.stories.tsx', { cwd: root }).map((file) => [
    basename(file, '.stories.tsx'),
    readFileSync(join(root, file), 'utf8'),
  ]),
);

/** `file` names a story file, or a path; the words after a story file are its stories. */
const missing = (keeper: string) =>
  [...keeper.matchAll(/`([^`]+)`((?:,? [A-Z]\w+)*)/g)].flatMap(([, name = '', names = '']) => {
    if (name.includes('/')) {
      const places = [name, `frontend/${name}`, `frontend/${name}.spec.ts`];
      return places.some((path) => existsSync(join(root, path))) ? [] : [name];
    }
    const text = stories.get(name);
    if (text === undefined) return [name];
    return (names.match(/\w+/g) ?? [])
      .filter((story) => !text.includes(`export const ${story}:`))
      .map((story) => `${name} ${story}`);
  });

test('every promise moved out of the journeys names an existing test', () => {
  expect(keepers.length).toBeGreaterThan(40);
  expect(keepers.flatMap(missing)).toEqual([]);
});
