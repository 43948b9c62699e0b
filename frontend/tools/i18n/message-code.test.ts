import { expect, test } from 'vitest';
import { messageCode } from './message-code.ts';

const run = (code: string, scope: Record<string, unknown> = {}): unknown =>
  new Function(...Object.keys(scope), `return ${code}`)(...Object.values(scope));

const values = new Map([
  ['name', 'name'],
  ['count', 'count'],
]);

test.each([
  ['Sign in', 'Sign in'],
  ['It’s `quoted` \\ {name}', 'It’s `quoted` \\ Nadia'],
  ['Hello {name}!', 'Hello Nadia!'],
  ['{name}', 'Nadia'],
])('%s is the string %s', (message, text) => {
  expect(run(messageCode(message, 'en-US', { values }), { name: 'Nadia', count: 1 })).toBe(text);
});

test.each([
  ['en-US', 1, '1 file of Nadia'],
  ['en-US', 1204, '1,204 files of Nadia'],
  ['bn-BD', 0, '০ file of Nadia'],
  ['bn-BD', 12, '১২ files of Nadia'],
])('in %s a count of %i reads %s', (locale, count, text) => {
  const code = messageCode('{count, plural, one {# file} other {# files}} of {name}', locale, { values });
  expect(run(code, { count, name: 'Nadia' })).toBe(text);
});

const element = (name: string, children: string | null) => `{${JSON.stringify(name)}:${children}}`;

test('elements stand among the texts, which stay single nodes', () => {
  const code = messageCode('Read {name}, <0>the <1>terms</1></0> and <2/>.', 'en-US', { values, element });
  expect(run(code, { name: 'this' })).toEqual([
    'Read this, ',
    { 0: ['the ', { 1: 'terms' }] },
    ' and ',
    { 2: null },
    '.',
  ]);
});

test('a branch of a plural may have elements', () => {
  const code = messageCode('{count, plural, one {<0>#</0> file} other {# files}}', 'en-US', { values, element });
  expect(run(code, { count: 1 })).toEqual([{ 0: '1' }, ' file']);
  expect(run(code, { count: 2 })).toBe('2 files');
});

test.each([
  ['{other}', 'has no value {other}'],
  ['<0>open', 'is not closed'],
  ['<0>open</1>', 'do not match'],
  ['{count, number}', 'not supported'],
])('%s is refused', (message, reason) => {
  expect(() => messageCode(message, 'en-US', { values, element })).toThrow(reason);
});
