import { expect, test } from 'vitest';
import { readSources } from './sources.ts';
import { findUntranslated } from './untranslated.ts';

const inFile = (text: string, file = 'frontend/src/features/public/a/part.tsx') =>
  findUntranslated(new Map([[file, text]]));

test('every sentence that visitors and customers read is marked for translation', () => {
  expect(findUntranslated(readSources('frontend/src'))).toEqual([]);
});

test.each([
  ['a text', '<p>Sign in</p>'],
  ['a label', '<Field label="Email" />'],
  ['a template in an attribute', `<List loading={\`Loading saved \${show}\`} />`],
  ['a sentence in code', 'check() ? "Please enter a code" : undefined'],
  ['a text beside a translated one', '<p><Trans>Hello</Trans> again</p>'],
])('reported: %s', (_, markup) => expect(inFile(`const a = ${markup};`)).toHaveLength(1));

test.each([
  ['a marked text', '<p><Trans>Sign <b>in</b></Trans></p>'],
  ['a marked label', '<Field label={t`Email`} />'],
  ['a marked string', 'plural(n, { one: "One file left", other: "Two files left" })'],
  ['what is not words', '<p>· {name} ↑</p>'],
])('fine: %s', (_, markup) => expect(inFile(`const a = ${markup};`)).toEqual([]));

test('the administration is not read', () => {
  expect(inFile('const a = <p>Sign in</p>;', 'frontend/src/features/admin/a/part.tsx')).toEqual([]);
});
