import { expect, test } from 'vitest';
import { findFixedFormats } from './number-formats.ts';
import { readSources } from './sources.ts';

const inFile = (text: string, file = 'frontend/src/features/public/a/part.tsx') =>
  findFixedFormats(new Map([[file, text]]));

test('numbers and dates that visitors and customers read are in the language of the page', () => {
  expect(findFixedFormats(readSources('frontend/src', 'demo/live'))).toEqual([]);
});

test.each([
  ['a figure with decimals', '<b>{rating.toFixed(1)}</b>'],
  ['a format in English', "new Intl.NumberFormat('en')"],
  ['a format in the language of the browser', 'new Intl.DateTimeFormat()'],
  ['a number in the language of the browser', 'count.toLocaleString()'],
])('reported: %s', (_, code) => expect(inFile(`const a = ${code};`)).toHaveLength(1));

test.each([
  ['a format in the language of the page', 'new Intl.NumberFormat(locale)'],
  ['a place in a drawing', '<path d={toPath(x.toFixed(1))} />'],
])('fine: %s', (_, code) => expect(inFile(`const a = ${code};`)).toEqual([]));

test('the administration is not read', () => {
  expect(inFile("new Intl.NumberFormat('en')", 'frontend/src/features/admin/a/part.tsx')).toEqual([]);
});
