import { contentDisposition } from './content-disposition.ts';

/** A value of one cell: text, a plain number, money in cents, or nothing. */
export type CsvField = string | number | null | { cents: number };

/** What a spreadsheet takes for the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF';

/** A text (RFC 4180); one that a spreadsheet would run gets an apostrophe in front. */
function textField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function field(value: CsvField): string {
  if (value === null) return '';
  if (typeof value === 'string') return textField(value);
  return typeof value === 'number' ? String(value) : (value.cents / 100).toFixed(2);
}

/** One line with its CRLF. Numbers stay numbers, also negative ones; only texts can be mistaken for formulas. */
export function csvLine(fields: readonly CsvField[]): string {
  return `${fields.map(field).join(',')}\r\n`;
}

/**
 * The answer that hands a CSV file over, UTF-8 with a byte order mark.
 * @param lines written by `csvLine`, the header line first
 */
export function csvFile(fileName: string, lines: readonly string[]) {
  return {
    status: 200 as const,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition(fileName),
    },
    body: Buffer.from(BOM + lines.join(''), 'utf8') as Uint8Array,
  };
}
