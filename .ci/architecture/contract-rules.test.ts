import { expect, test } from 'vitest';
import { aliases } from '../aliases.mjs';
import { findUnlistedReads, findUnusedLines } from './contract-rules.ts';
import { readSources, readText, toModules } from './sources.ts';

const importing = (file: string, target: string) =>
  findUnlistedReads(toModules(new Map([[file, `import { a } from '${target}';`]])));

test('screens read the shared rules in the table, and the table lists no others', () => {
  const modules = toModules(readSources('frontend/src'));
  expect(findUnlistedReads(modules)).toEqual([]);
  expect(findUnusedLines(modules)).toEqual([]);
});

test.each([
  ['frontend/src/lib/a.ts', '@contract/rules/provider-fees.ts'],
  ['frontend/src/lib/a.ts', '../../../contract/rules/provider-fees.ts'],
  ['frontend/src/features/home/a.tsx', '@contract/../backend/src/env.ts'],
  ['frontend/src/features/home/a.tsx', '../../../../backend/src/env.ts'],
])('%s must not import %s', (file, target) => {
  expect(importing(file, target)).not.toEqual([]);
});

test.each([
  ['frontend/src/lib/a.ts', '@contract/rules/weak-password.ts'],
  ['frontend/src/features/home/a.stories.tsx', '@contract/rules/provider-fees.ts'],
  ['frontend/src/test/a.ts', '@contract/rules/provider-fees.ts'],
])('%s may import %s', (file, target) => {
  expect(importing(file, target)).toEqual([]);
});

test('the guards resolve every alias of the compiler and the bundler', () => {
  const { compilerOptions } = JSON.parse(readText('frontend/tsconfig.json'));
  const ofCompiler = Object.keys(compilerOptions.paths).map((path) => path.replace('/*', ''));
  const ofBundler = [
    ...(/alias: \{(?<list>[^}]*)\}/
      .exec(readText('frontend/vite.config.ts'))
      ?.groups?.list?.matchAll(/'(?<name>@\w*)'/g) ?? []),
  ];
  expect(Object.keys(aliases).sort()).toEqual(ofCompiler.sort());
  expect(Object.keys(aliases).sort()).toEqual(ofBundler.map(({ groups }) => groups?.name).sort());
});
