import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText, matchesSearch, toSearchTerms } from '../../../contract/rules/fold.ts';
import { detectDelimiter } from '../../../contract/rules/import-file.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const ONE = '\u09df';
const TWO = '\u09af\u09bc';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('text normalised for search', () => {
  it.each([
    ['case and accents', 'CAFÉ Ménage', 'cafe menage'],
    ['accents typed as signs of their own', 'Cafe\u0301', 'cafe'],
    ['a letter of Bangla as one sign or two', `নাদি${ONE}া`, `নাদি${TWO}া`],
    ['joiners, which nobody sees', 'র\u200d্যাব', 'র্যাব'],
    ['a dotted capital I', 'İstanbul', 'istanbul'],
    ['wide letters', 'ＡＢＣ１２', 'abc12'],
    ['digits of Bangla', 'ক্যালেন্ডার ২০২৫', 'ক্যালেন্ডার 2025'],
    ['two spellings of a Bangla word', 'বাঙ্লা হঠাত্', 'বাংলা হঠাৎ'],
  ])('%s', (_, text, wanted) => expect(foldText(text)).toBe(foldText(wanted)));

  it('distinguishes Bangla letters that differ by a dot', () => expect(foldText('ড')).not.toBe(foldText('\u09dc')));

  it.each([
    'River Map',
    'CAFÉ Ménage',
    `নাদি${ONE}া রহমান`,
    'র\u200d্যাব',
    'İstanbul',
    'ＡＢＣ１২',
    'Ｓtraße 9',
    'বাঙ্লা হঠাৎ ২০২৫',
    'x%_\\y',
    '',
  ])('is normalised identically in the database: %s', async (text) => {
    const { rows } = await sql<{ folded: string }>`select folded(${text}) as folded`.execute(app.db);
    expect(rows[0]?.folded).toBe(foldText(text));
  });
});

describe('a search', () => {
  it('finds words in any order, in any of the texts, with any whitespace', () => {
    expect(toSearchTerms('  Map\u00a0 river ')).toEqual(['map', 'river']);
    expect(matchesSearch('map  river', 'River Map')).toBe(true);
    expect(matchesSearch('nadia example', 'Nadia Rahman', 'n@example.com')).toBe(true);
    expect(matchesSearch('map lake', 'River Map')).toBe(false);
    expect(matchesSearch(' ', 'River Map')).toBe(true);
  });
});

it('texts of an imported file are normalised', () => {
  expect(detectDelimiter(`Name\nCafe\u0301 ${ONE}`).text).toBe(`Name\nCafé ${TWO}`);
});
