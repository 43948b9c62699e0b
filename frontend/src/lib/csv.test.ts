import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  test('ends every line', () => {
    expect(
      toCsv([
        ['a', 'b'],
        [1, 2.5],
      ]),
    ).toBe('a,b\r\n1,2.5\r\n');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@cmd', "'@cmd"],
    ['\t=1', "'\t=1"],
    ['=1,2', '"\'=1,2"'],
  ])('%j is no formula', (text, written) => {
    expect(toCsv([[text]])).toBe(`${written}\r\n`);
  });

  test('a negative number stays one', () => {
    expect(toCsv([[-12.5]])).toBe('-12.5\r\n');
  });

  test('quotes what would break the line', () => {
    expect(toCsv([['a "b", c', 'two\nlines']])).toBe('"a ""b"", c","two\nlines"\r\n');
  });
});
