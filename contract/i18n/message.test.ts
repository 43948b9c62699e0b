import { expect, test } from 'vitest';
import { moneyText } from '../rules/money.ts';
import { msg, plural, t } from './macros.ts';
import { addTranslations, toMessage, toText } from './message.ts';

addTranslations('bn', [
  ['Test of {name}', '{name} এর পরীক্ষা'],
  ['Test {0} of {name}', '{name} এর পরীক্ষা {0}'],
  [
    '{count, plural, one {# test} other {# tests}} of {name}',
    '{name} এর {count, plural, one {#টি পরীক্ষা} other {#টি পরীক্ষা}}',
  ],
  ['a test', 'একটি পরীক্ষা'],
  ['#{number}, {name}', '#{number}, {name}'],
]);

test('a message is a text in the language that it is asked for', () => {
  const message = msg`Test of ${'Nadia'}`;
  expect([toText('en', message), toText('bn', message)]).toEqual(['Test of Nadia', 'Nadia এর পরীক্ষা']);
  expect(t('bn')`Test ${1042} of ${'Nadia'}`).toBe('Nadia এর পরীক্ষা ১০৪২');
});

test('a count selects one of the texts and is formatted', () => {
  const tests = (count: number) => msg`${plural(count, { one: '# test', other: '# tests' })} of ${'Nadia'}`;
  expect(toText('en', tests(1))).toBe('1 test of Nadia');
  expect(toText('en', tests(1200))).toBe('1,200 tests of Nadia');
  expect(toText('bn', tests(1200))).toBe('Nadia এর ১,২০০টি পরীক্ষা');
});

test('a sharp sign is not a count', () => {
  expect(t('bn')`#${'1042'}, ${'Nadia'}`).toBe('#1042, Nadia');
});

test('a value may be written in each language', () => {
  expect(toText('bn', msg`Test of ${msg`a test`}`)).toBe('একটি পরীক্ষা এর পরীক্ষা');
  expect(toText('bn', msg`Test of ${moneyText(250_000, 'BDT')}`)).toBe('৳২,৫০০.০০ এর পরীক্ষা');
  expect(toText('en', msg`Test of ${moneyText(250_000, 'USD')}`)).toBe('Test of $2,500.00');
});

test('without a translation it stays English', () => {
  expect(t('bn')`Nothing of ${'Nadia'}`).toBe('Nothing of Nadia');
});

test('a stored sentence is translated like any other', () => {
  expect(toText('bn', toMessage('a test'))).toBe('একটি পরীক্ষা');
});

test('as JSON it is English', () => {
  expect(JSON.stringify({ message: msg`Test of ${'Nadia'}` })).toBe('{"message":"Test of Nadia"}');
});
