import { toAmount } from './money.ts';
/** The value of one cell: text, a plain number, money in cents, or nothing. */
export type CsvField = string | number | null | { cents: number };

/** Tells spreadsheets that the text is UTF-8. */
export const BOM = '\uFEFF';

/**
 * What spreadsheets take for the start of a formula; East Asian ones read full-width characters like the plain ones. A
 * text with apostrophes before it gets one more, so that reading removes exactly the one that was added.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text (RFC 4180); one that a spreadsheet would execute is prefixed with an apostrophe. */
function toTextField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function field(value: CsvField): string {
  if (value === null) return '';
  if (typeof value === 'string') return toTextField(value);
  return typeof value === 'number' ? String(value) : toAmount(value.cents).toFixed(2);
}

/** One line with its CRLF. Numbers stay numbers, even negative ones; only texts can be mistaken for formulas. */
export function toCsvLine(fields: readonly CsvField[]): string {
  return `${fields.map(field).join(',')}\r\n`;
}

/** A whole file without a byte order mark. */
export function toCsv(rows: readonly (readonly CsvField[])[]): string {
  return rows.map(toCsvLine).join('');
}
