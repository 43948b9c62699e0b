import { parse } from 'csv-parse/browser/esm/sync';
import { detectDelimiter, isBlankRow } from '../../../contract/rules/import-file.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalidField } from '../../problems.ts';

const decode = (bytes: Uint8Array): string | undefined => {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** A row of cells with its number, as spreadsheets count. */
export type CsvRecord = { row: number; cells: string[] };

const parseRows = (file: string): CsvRecord[] | undefined => {
  const { text, delimiter } = detectDelimiter(file);
  try {
    return parse(text, { delimiter, relax_column_count: true })
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ cells }) => !isBlankRow(cells));
  } catch {
    return undefined;
  }
};

/** The rows of a file, the header first, or the reason for a refusal. */
export const readCsvFile = (bytes: Uint8Array) => {
  const text = decode(bytes);
  if (text === undefined) return invalidField('file', REFUSALS.csvEncoding);
  if (text.includes('\0')) return invalidField('file', REFUSALS.csvNul);
  if (text.trim() === '') return invalidField('file', REFUSALS.emptyFile);
  return parseRows(text) ?? invalidField('file', REFUSALS.csvBroken(text.split('\n').length));
};
