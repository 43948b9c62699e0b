import { contentDisposition } from '../../shared/content-disposition.ts';
import { BOM } from '../../shared/csv.ts';

/** Batch size for reading rows, so that a file of any size needs the memory of one batch. */
const PART = 2_000;

/**
 * The lines of all rows, one batch at a time.
 * @param next reads at most `limit` rows after the last one
 */
export async function* partsBy<Row>(
  next: (last: Row | undefined, limit: number) => Promise<Row[]>,
  linesOf: (row: Row) => string | string[],
): AsyncGenerator<string> {
  for (let last: Row | undefined; ; ) {
    const rows: Row[] = await next(last, PART);
    if (rows.length > 0) yield rows.flatMap(linesOf).join('');
    if (rows.length < PART) return;
    last = rows.at(-1);
  }
}

async function* whole(start: string, parts: AsyncIterable<string>): AsyncGenerator<string> {
  // The first rows come with the header line: an immediate failure is an error response instead of a file.
  let before = start;
  for await (const part of parts) {
    yield before + part;
    before = '';
  }
  if (before !== '') yield before;
}

/**
 * A CSV file response in UTF-8 with a byte order mark, which spreadsheets need to recognise it.
 * @param parts batches of lines written by `csvLine`
 */
export function csvFile(fileName: string, header: string, parts: AsyncIterable<string>) {
  return {
    status: 200 as const,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition(fileName),
    },
    body: { pieces: whole(BOM + header, parts) },
  };
}
