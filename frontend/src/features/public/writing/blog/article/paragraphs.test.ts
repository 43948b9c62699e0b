import { describe, expect, test } from 'vitest';
import { detailIndex, splitParagraphs } from './paragraphs.ts';

const LONG = 'Long enough for a letter that is three lines high. '.repeat(4).trim();
const variants = (content: string) => splitParagraphs(content).map(({ variant }) => variant);

describe('splitParagraphs', () => {
  test.each([
    ['one\n\ntwo', ['one', 'two']],
    ['one\n\n\n\ntwo\n', ['one', 'two']],
    ['one\r\n\r\ntwo', ['one', 'two']],
    ['one\n \t \ntwo', ['one', 'two']],
    ['one\ntwo', ['one\ntwo']],
    ['  \n\n ', []],
    ['', []],
  ])('splits %j on blank lines', (content, texts) => {
    expect(splitParagraphs(content).map(({ text }) => text)).toEqual(texts);
  });

  test('keeps markup as text', () => {
    expect(splitParagraphs('<b>bold</b>')[0]?.text).toBe('<b>bold</b>');
  });

  test('starts with a drop cap when there are lines beside it', () => {
    expect(variants(LONG)).toEqual(['opening']);
    expect(variants('Short.')).toEqual(['plain']);
    expect(variants(`“${LONG}”`)).toEqual(['plain']);
    expect(variants('রমজান '.repeat(40))).toEqual(['plain']);
  });

  test('a short sentence between others is a turn', () => {
    expect(variants(`${LONG}\n\nThe traps are around the rule.\n\n${LONG}`)).toEqual(['opening', 'turn', 'plain']);
    expect(variants(`${LONG}\n\nTwo sentences. Of no weight.\n\n${LONG}`)).toEqual(['opening', 'plain', 'plain']);
    expect(variants(`${LONG}\n\nThe last word.`)).toEqual(['opening', 'plain']);
  });
});

describe('detailIndex', () => {
  const place = (texts: string[]) => detailIndex(splitParagraphs(texts.join('\n\n')));
  const block = `${'Words. '.repeat(70)}`;

  test('is in the middle of a long text', () => {
    expect(place(Array(8).fill(block))).toBe(4);
  });

  test('is not next to a turn', () => {
    expect(place([...Array(4).fill(block), 'A turn of the text.', ...Array(5).fill(block)])).toBe(6);
  });

  test('is absent from a short text and a single long paragraph', () => {
    expect(place(Array(4).fill(block))).toBeNull();
    expect(place([block.repeat(20)])).toBeNull();
    expect(place([])).toBeNull();
  });
});
