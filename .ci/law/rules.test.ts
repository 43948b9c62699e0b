import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lawPage } from './page.mjs';
import { RULES, type Rule } from './rules.mjs';

const root = new URL('../../', import.meta.url);

/** What a list of rules lacks to be believed. */
const findProblems = (rules: readonly Rule[], read: (file: string) => string | undefined): string[] =>
  rules.flatMap(({ name, url, since, does, lacks, tests = [] }) => [
    ...(url.startsWith('https://') ? [] : [`${name}: no official source`]),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(since) ? [] : [`${name}: no date`]),
    ...((does === undefined) === (lacks === undefined) ? [`${name}: either kept or open`] : []),
    ...(does !== undefined && tests.length === 0 ? [`${name}: kept without a test`] : []),
    ...tests.flatMap((item) => (read(item.file)?.includes(item.name) ? [] : [`${name}: no test “${item.name}”`])),
  ]);

const readTest = (file: string) => {
  const path = new URL(file, root);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

test('every rule has a source, a date, and a test that exists or what is missing', () => {
  expect(findProblems(RULES, readTest)).toEqual([]);
});

const RULE: Rule = {
  name: 'A rule',
  place: 'A place',
  source: 'A law',
  url: 'https://law.example',
  since: '2026-06-19',
  does: 'It is kept.',
  tests: [{ file: 'a.test.ts', name: 'is kept' }],
};
const { tests: _tests, ...untested } = RULE;

test.each<[Rule, string[]]>([
  [RULE, []],
  [untested, ['A rule: kept without a test']],
  [{ ...RULE, tests: [{ file: 'a.test.ts', name: 'is gone' }] }, ['A rule: no test “is gone”']],
  [{ ...RULE, tests: [{ file: 'gone.test.ts', name: 'is kept' }] }, ['A rule: no test “is kept”']],
  [{ ...RULE, lacks: 'Something' }, ['A rule: either kept or open']],
  [{ ...RULE, url: '', since: 'June' }, ['A rule: no official source', 'A rule: no date']],
])('problems of %j', (rule, problems) => {
  const read = (file: string) => (file === 'a.test.ts' ? "it('is kept', () => {})" : undefined);
  expect(findProblems([rule], read)).toEqual(problems);
});

test('the page is made of these rules', () => {
  expect(lawPage()).toBe(readFileSync(new URL('docs/law.md', root), 'utf8'));
});
