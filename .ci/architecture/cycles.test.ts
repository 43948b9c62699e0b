import { expect, test } from 'vitest';
import { findFolderCycles } from './cycles.ts';
import { readSources, toModules } from './sources.ts';

test('folders have no import cycles', () => {
  expect(findFolderCycles(toModules(readSources('frontend/src', 'backend/src', 'contract', 'mocks')))).toEqual([]);
});

test('a cycle across three folders is reported with the imports that cause it', () => {
  const sample = toModules(
    new Map([
      ['backend/src/features/a/a.ts', "import { b } from '../b/b.ts';"],
      ['backend/src/features/b/b.ts', "import type { C } from '../c/c.ts';"],
      ['backend/src/features/c/c.ts', "export { a } from '../a/a.ts';"],
      ['backend/src/features/d/d.ts', "import { a } from '../a/a.ts';"],
    ]),
  );
  expect(findFolderCycles(sample).sort()).toEqual([
    'backend/src/features/a <-> backend/src/features/b: backend/src/features/a/a.ts imports backend/src/features/b/b.ts',
    'backend/src/features/b <-> backend/src/features/c: backend/src/features/b/b.ts imports backend/src/features/c/c.ts',
    'backend/src/features/c <-> backend/src/features/a: backend/src/features/c/c.ts imports backend/src/features/a/a.ts',
  ]);
});

test('a lazy import closes a cycle, a test does not', () => {
  const back = "const load = () => import('../b/b.ts');";
  const b: [string, string] = ['mocks/b/b.ts', "import '../a/a.ts';"];
  expect(findFolderCycles(toModules(new Map([['mocks/a/a.ts', back], b])))).toHaveLength(2);
  expect(findFolderCycles(toModules(new Map([['mocks/a/a.test.ts', back], b])))).toEqual([]);
});
