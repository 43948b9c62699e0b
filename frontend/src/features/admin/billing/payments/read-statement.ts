import { parse } from 'csv-parse/browser/esm/sync';
import { detectDelimiter } from '../../../../../../contract/rules/import-file.ts';

/** The cells of a CSV file, row by row. @throws for a file that is no CSV */
export function readStatement(file: string): string[][] {
  const { text, delimiter } = detectDelimiter(file.replace(/^\uFEFF/, ''));
  return parse(text, { delimiter, relax_column_count: true, relax_quotes: true });
}
