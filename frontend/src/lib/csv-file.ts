import { BOM, type CsvField, toCsv } from '@shared/csv.ts';

/** A table as a file for spreadsheets, which take it for UTF-8 by its first bytes only. */
export const csvFile = (rows: readonly (readonly CsvField[])[]): Blob => csvTextFile(toCsv(rows));

/** The same of lines that are written already. */
export const csvTextFile = (text: string): Blob => new Blob([BOM, text], { type: 'text/csv;charset=utf-8' });
