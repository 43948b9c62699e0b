// A percentage is one word in English and in Bangla: 20%, ২০%.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources, type Sources } from './sources.ts';

const CATALOGUES = [
  'frontend/src/i18n/bn/site.po',
  'frontend/src/i18n/bn/administration.po',
  'backend/src/i18n/bn/server.po',
];
/** At the end of a text or before a word, not a remainder or a pattern of SQL. */
const SPACED = /[\d০-৯}] %(?=['"`,.<)|:;]| \p{Ll}{2}|$)/u;

const findSpaced = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    file.endsWith('.repository.ts')
      ? []
      : text.split('\n').flatMap((line, index) => (SPACED.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

test('no space is before a percent sign', () => {
  const catalogues = CATALOGUES.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const sources = readSources('frontend/src', 'contract/rules', 'backend/src', 'demo/content');
  expect(findSpaced(new Map([...sources, ...catalogues]))).toEqual([]);
});

test.each(["'100 %'", 'msgstr "২০ %"', '<b>{percent} %</b>', 'text`15 % of it`'])('reported: %s', (line) =>
  expect(findSpaced(new Map([['a.ts', line]]))).toHaveLength(1),
);

test.each(['<b>{percent}%</b>', 'index % 2', "'২০%'"])('fine: %s', (line) =>
  expect(findSpaced(new Map([['a.ts', line]]))).toEqual([]),
);
