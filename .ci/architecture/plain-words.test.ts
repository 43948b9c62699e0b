import { expect, test } from 'vitest';
import { findOddComments, findOddSentences } from './plain-words.ts';
import { isTest, readSources } from './sources.ts';

/** Texts about products, which have their own style. */
const PRODUCT_TEXTS = /^frontend\/src\/features\/products\/live\//;
const READ = ['frontend/src', 'contract', 'backend/src/mail', 'backend/src/features', 'mocks/handlers', 'mocks/store'];

const inFile = (text: string) => findOddSentences(new Map([['frontend/src/features/a/part.tsx', text]]));

test('screens, emails and error messages use plain English', () => {
  const read = [...readSources(...READ)].filter(([file]) => !isTest(file) && !PRODUCT_TEXTS.test(file));
  expect(findOddSentences(new Map(read))).toEqual([]);
});

test('comments use plain English', () => {
  const read = [...readSources('frontend', 'backend', 'mocks', 'packages', '.ci', '.storybook')];
  expect(findOddComments(new Map(read))).toEqual([]);
});

test.each([
  ['of a line', '// Nobody reads it.'],
  ['of lines', '/**\n * A key that does not work any\n * more.\n */'],
])('reported: a comment %s', (_, text) => expect(findOddComments(new Map([['a.ts', text]]))).toHaveLength(1));

test('allowed: an identifier in a comment', () =>
  expect(findOddComments(new Map([['a.ts', '// Left out of `nobody`.']]))).toEqual([]));

test.each([
  ['a text', "export const GONE = 'This page does not exist any more';"],
  ['a text with parts', `export const gone = (name: string) => \`\${name} is not invited any more\`;`],
  ['markup', 'export const Part = () => <p>Somebody else has changed this</p>;'],
  ['a time zone', "export const FILE = 'Month for export (UTC)';"],
  ['an attribute', 'export const Part = () => <Help text="0 asks nobody." />;'],
])('reported: %s', (_, text) => expect(inFile(text)).toHaveLength(1));

test.each([
  ['a name', "export const WHOSE = { nobody: 'nobody' };"],
  ['a setting', "export const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });"],
  ['a comment', '/** Nobody reads it. */ export const A = 1;'],
])('fine: %s', (_, text) => expect(inFile(text)).toEqual([]));
