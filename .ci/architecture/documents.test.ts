import { expect, test } from 'vitest';
import {
  findAvoidedPhrases,
  findBrokenLinks,
  findChangelogProblems,
  findDecisionProblems,
  findStaleNames,
  readDocuments,
} from './documents.ts';
import { readText } from './sources.ts';

const documents = readDocuments();

test('links lead to files and headings that exist', () => {
  expect(documents.size).toBeGreaterThan(10);
  expect(findBrokenLinks(documents)).toEqual([]);
});

test.each([
  ['[a](missing.md)', 1],
  ['[a](b.md#no-such-part)', 1],
  ['[a](b.md#a-part-of-it)', 0],
  ['[a](#own)\n\n## Own', 0],
  ['`[a](missing.md)` and https://example.com', 0],
  ['[a](https://example.com/x)', 0],
])('%s has %i broken links', (text, count) => {
  const files = new Map([
    ['docs/a.md', text],
    ['docs/b.md', '## A part, of it'],
  ]);
  expect(findBrokenLinks(files, () => false)).toHaveLength(count);
});

test('paths and commands in documents exist', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  expect(findStaleNames(documents, Object.keys(scripts))).toEqual([]);
});

test.each([
  ['`backend/src/gone.ts`', ['docs/a.md:1 backend/src/gone.ts']],
  ['`npm run gone -- x`', ['docs/a.md:1 gone']],
  ['`npm run here` in `src/gone.ts`', []],
])('stale names: %s', (text, expected) => {
  expect(findStaleNames(new Map([['docs/a.md', text]]), ['here'], () => false)).toEqual(expected);
});

test('the README fits in 150 lines', () => {
  expect(documents.get('README.md')?.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test('documents contain no banned phrases', () => {
  expect(findAvoidedPhrases(documents)).toEqual([]);
});

test.each([
  'Somebody has changed it.',
  'The job goes on.',
  'The owner is told.',
  'It stands in the table.',
  'It renews by itself.',
])('a banned phrase is found: %s', (text) => {
  expect(findAvoidedPhrases(new Map([['docs/a.md', `A line.\n${text}`]]))).toEqual([
    expect.stringMatching(/^docs\/a\.md:2 /),
  ]);
});

test('code is not checked as prose', () => {
  expect(findAvoidedPhrases(new Map([['docs/a.md', '`nobody`\n\n```\nnobody\n```\n']]))).toEqual([]);
});

test('decision records are numbered, dated, short and listed', () => {
  expect([...documents.keys()].filter((file) => file.startsWith('docs/decisions/0')).length).toBeGreaterThan(100);
  expect(findDecisionProblems(documents)).toEqual([]);
});

const RECORD = `# 0001. A title

Date: 2026-11-20
Status: accepted

**Context.** Why.

**Decision.** What.

**Cost.** How much.
`;

test.each([
  ['a gap', 'docs/decisions/0002-a.md', RECORD.replace('0001', '0002'), 1],
  ['no date', 'docs/decisions/0001-a.md', RECORD.replace(/Date.*\n/, ''), 1],
  ['another status', 'docs/decisions/0001-a.md', RECORD.replace('accepted', 'maybe'), 1],
  ['no cost', 'docs/decisions/0001-a.md', RECORD.replace('Cost', 'Price'), 1],
  ['too long', 'docs/decisions/0001-a.md', `${RECORD}${'line\n'.repeat(40)}`, 1],
  ['not listed', 'docs/decisions/0001-b.md', RECORD, 1],
  ['complete', 'docs/decisions/0001-a.md', RECORD, 0],
])('a decision record: %s', (_case, file, text, count) => {
  const index = '[1](0001-a.md) [2](0002-a.md)';
  expect(
    findDecisionProblems(
      new Map([
        [file, text],
        ['docs/decisions/README.md', index],
      ]),
    ),
  ).toHaveLength(count);
});

test('the changelog has one line for each change, below its area', () => {
  expect(findChangelogProblems(documents.get('CHANGELOG.md') ?? '')).toEqual([]);
});

test.each([
  ['an unknown area', '## Unreleased\n\n### Fixed\n'],
  ['an entry of two lines', '## Unreleased\n\n### Store\n\n- One\n  two\n'],
  ['a long entry', `## Unreleased\n\n### Store\n\n- ${'x'.repeat(170)}\n`],
])('the changelog: %s', (_case, text) => {
  expect(findChangelogProblems(text)).toHaveLength(1);
});
