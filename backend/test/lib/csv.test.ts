import { describe, expect, it } from 'vitest';
import { toCsv, toCsvLine } from '../../../contract/rules/csv.ts';
import { csvFile } from '../../src/lib/csv.ts';

describe('toCsvLine', () => {
  it('ends with CRLF and writes missing values as empty cells', () => {
    expect(toCsvLine(['a', 1, null, ''])).toBe('a,1,,\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['=1,2', '"\'=1,2"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ])('%j is not a formula', (text, written) => {
    expect(toCsvLine([text])).toBe(`${written}\r\n`);
  });

  it.each(['a=1', 'a-b', 'hello@example.com', "'quoted'", 'নগদ'])('%j is unchanged', (text) => {
    expect(toCsvLine([text])).toBe(`${text}\r\n`);
  });

  it('numbers and money stay numbers, also negative ones', () => {
    expect(toCsvLine([-12.5, { cents: -1990 }, { cents: 125_000 }, { cents: 5 }])).toBe(
      '-12.5,-19.90,1250.00,0.05\r\n',
    );
  });

  it('quotes special characters', () => {
    expect(toCsvLine(['a "b", c', 'two\r\nlines'])).toBe('"a ""b"", c","two\r\nlines"\r\n');
  });
});

describe('toCsv', () => {
  it('ends every line', () => {
    expect(
      toCsv([
        ['a', 'b'],
        [1, 2.5],
      ]),
    ).toBe('a,b\r\n1,2.5\r\n');
  });
});

describe('csvFile', () => {
  it('is UTF-8 with a byte order mark and a safe file name', async () => {
    const part = async function* () {
      yield toCsvLine(['নগদ']);
    };
    const { headers, body } = csvFile('orders "x".csv', toCsvLine(['Name']), part());
    expect(headers).toEqual({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="orders _x_.csv"; filename*=UTF-8''orders%20%22x%22.csv`,
    });
    const pieces: string[] = [];
    for await (const piece of body.pieces) pieces.push(piece);
    expect(pieces).toEqual(['\uFEFFName\r\nনগদ\r\n']);
  });
});
