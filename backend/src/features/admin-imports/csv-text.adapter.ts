import { parse } from 'csv-parse';
import { REFUSALS } from '../../../shared/refusals.ts';
import { invalid } from '../../lib/errors.ts';

const PIECE = 64 * 1024;
/** Characters of one row; a quote that is never closed would otherwise take the rest of the file. */
const MOST_RECORD = 200_000;
const DELIMITERS = [',', ';', '\t'];

const ENCODINGS: [mark: number[], name: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file by its byte order mark, UTF-8 without one. @throws AppError 400 */
export function decodeCsv(bytes: Uint8Array): string {
  const encoding = ENCODINGS.find(([mark]) => mark.every((byte, place) => bytes[place] === byte))?.[1] ?? 'utf-8';
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

/** The sign that stands between the names of the header, most often first. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => header.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
}

/** One row of cells with its number, as a spreadsheet counts. */
export interface CsvRecord {
  row: number;
  cells: string[];
}

/**
 * The rows of a text one after the other, the header first; empty ones are left out.
 * @throws AppError 400 for quotes that are not closed, and rows without end
 */
export async function* readCsv(text: string): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_RECORD,
  });
  const source = pieces(text);
  // Written as the reader asks for more: a large file is never a list of all its rows.
  const feed = () => {
    for (let piece = source.next(); !piece.done; piece = source.next()) {
      if (!parser.write(piece.value)) {
        parser.once('drain', feed);
        return;
      }
    }
    parser.end();
  };
  feed();
  try {
    let row = 0;
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      const line = 'lines' in error ? Number(error.lines) : 1;
      throw invalid('file', REFUSALS.csvBroken(line));
    }
    throw error;
  }
}
