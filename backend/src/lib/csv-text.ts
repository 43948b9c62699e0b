import { parse } from 'csv-parse';
import { detectDelimiter, isBlankRow } from '../../../contract/rules/import-file.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError, invalid } from './errors.ts';

const CHUNK_SIZE = 64 * 1024;
/** Maximum characters in one row; otherwise an unclosed quote would consume the rest of the file. */
const MAX_RECORD_LENGTH = 200_000;

const ENCODINGS: [mark: number[], name: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file, decoded by its byte order mark, or as UTF-8 without one. @throws AppError 400 */
export function decodeCsv(bytes: Uint8Array): string {
  const encoding = ENCODINGS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1] ?? 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw invalid('file', REFUSALS.csvEncoding);
  }
  if (text.includes('\0')) throw invalid('file', REFUSALS.csvNul);
  if (text.trim() === '') throw invalid('file', REFUSALS.emptyFile);
  return text;
}

function* toChunks(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK_SIZE) yield text.slice(start, start + CHUNK_SIZE);
}

/** One row of cells with its number, counted as in a spreadsheet. */
export interface CsvRecord {
  row: number;
  cells: string[];
}

/**
 * Yields the rows of a text, the header first; blank rows are counted and skipped.
 * @throws AppError 400 when the text is not valid CSV
 */
export async function* readCsv(file: string): AsyncGenerator<CsvRecord> {
  const { text, delimiter } = detectDelimiter(file);
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: MAX_RECORD_LENGTH });
  const source = toChunks(text);
  // Fed on demand: a large file is never a list of all its rows.
  const feed = () => {
    for (let chunk = source.next(); !chunk.done; chunk = source.next()) {
      if (!parser.write(chunk.value)) {
        parser.once('drain', feed);
        return;
      }
    }
    parser.end();
  };
  feed();
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (!isBlankRow(cells)) yield { row, cells };
    }
  } catch (error) {
    // Only the reader runs here, so any error concerns the file.
    throw unreadable(error, row + 1);
  }
}

function unreadable(error: unknown, row: number): AppError {
  const line = error instanceof Error && 'lines' in error && Number.isInteger(error.lines) ? Number(error.lines) : row;
  const message = REFUSALS.csvBroken(line);
  return new AppError(400, 'invalid_request', message, { details: [{ field: 'file', message }], cause: error });
}
