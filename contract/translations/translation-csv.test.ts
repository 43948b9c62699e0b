import { expect, it } from 'vitest';
import { digestOf } from './translated-texts.ts';
import { compareTranslation, readTranslation, toTranslationLines } from './translation-csv.ts';
import { auditTranslation, changePublication, type TranslationSource, visibleTexts } from './translation-records.ts';

const question = 'Do you work on Fridays?';
const source: TranslationSource = {
  type: 'faq',
  id: '7',
  label: question,
  record: { id: 7, question, answer: '=No,\n"never".' },
  translation: { texts: [{ path: 'question', digest: digestOf(question), text: 'শুক্রবার খোলা?' }], published: true },
};
const rowOf = (cells: Record<string, string>) => {
  const read = readTranslation(cells);
  if ('problems' in read) throw new Error(read.problems.map(({ message }) => message).join());
  return read.row;
};

it('writes one line for each text, which no spreadsheet executes', () => {
  expect(toTranslationLines(source)).toEqual([
    `faq/7,${question},question,${question},শুক্রবার খোলা?,done\r\n`,
    `faq/7,${question},answer,"'=No,\n""never"".",,missing\r\n`,
  ]);
});

it('reads rows that spreadsheets have saved with other ends of lines', () => {
  const cells = { record: 'faq/7', field: 'answer', original: '=No,\r\n"never".', translation: ' না।\r\nকখনো না। ' };
  expect(compareTranslation(source, rowOf(cells))).toEqual({
    change: { path: 'answer', digest: digestOf('=No,\n"never".'), text: 'না।\nকখনো না।' },
  });
  expect(readTranslation({ record: 'shop/1', field: '' })).toMatchObject({
    problems: [{ field: 'record' }, { field: 'field' }],
  });
});

it('skips what is stored, and refuses a text whose original has changed', () => {
  const row = rowOf({ record: 'faq/7', field: 'question', original: question, translation: 'শুক্রবার খোলা?' });
  expect(compareTranslation(source, row)).toEqual({ change: null });
  expect(compareTranslation(source, { ...row, text: '' })).toEqual({ change: null });
  expect(compareTranslation(source, { ...row, original: 'Older?' })).toMatchObject({ problem: { field: 'original' } });
  expect(compareTranslation(source, { ...row, path: 'price' })).toMatchObject({ problem: { field: 'field' } });
  expect(compareTranslation(undefined, row)).toMatchObject({ problem: { field: 'record' } });
});

it('keeps what visitors see while a draft is changed', () => {
  const published = source.translation;
  const draft = changePublication(published, { published: true, draft: true });
  expect(draft).toEqual({ published: true, publishedTexts: published?.texts });
  const drafted = { texts: [], ...draft };
  expect(changePublication(drafted, { published: true, draft: true })).toEqual(draft);
  expect(visibleTexts(drafted)).toEqual(published?.texts);
  expect(changePublication(drafted, { published: true })).toEqual({ published: true, publishedTexts: null });
  expect(changePublication(undefined, { published: true, draft: true }).published).toBe(false);
});

it('records the texts of a change with the digests that undoing it needs', () => {
  const texts = [{ path: 'question', digest: digestOf(question), text: 'শুক্রবার কাজ করেন?' }];
  const { before, after } = auditTranslation(source, { texts, published: true }, 'bn');
  expect(before).toEqual({ language: 'bn', published: true, draft: false, texts: source.translation?.texts });
  expect(after).toEqual({ language: 'bn', published: true, draft: false, texts });
  const first = auditTranslation({ ...source, translation: undefined }, { texts, published: false }, 'bn');
  expect(first).toEqual({ before: null, after: { language: 'bn', published: false, draft: true, texts } });
});
