import { BOM, type CsvField, toCsv } from '@contract/rules/csv.ts';

/** A table as CSV with a byte order mark, without which spreadsheets do not recognise UTF-8. */
export const csvFile = (rows: readonly (readonly CsvField[])[]): Blob => csvTextFile(toCsv(rows));

/** The same for lines that are already formatted. */
export const csvTextFile = (text: string): Blob => new Blob([BOM, text], { type: 'text/csv;charset=utf-8' });
