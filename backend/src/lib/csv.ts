import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { BOM } from '../../../contract/rules/csv.ts';

/** Batch size for reading rows, so that a file of any size needs the memory of one batch. */
const BATCH_SIZE = 2_000;

/**
 * The lines of all rows, one batch at a time.
 * @param next reads at most `limit` rows after the last one
 */
export async function* readInBatches<Row>(
  next: (last: Row | undefined, limit: number) => Promise<Row[]>,
  linesOf: (row: Row) => string | string[],
): AsyncGenerator<string> {
  for (let last: Row | undefined; ; ) {
    const rows: Row[] = await next(last, BATCH_SIZE);
    if (rows.length > 0) yield rows.flatMap(linesOf).join('');
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
  }
}

async function* withHeader(start: string, batches: AsyncIterable<string>): AsyncGenerator<string> {
  // The first rows come with the header line: an immediate failure is an error response instead of a file.
  let prefix = start;
  for await (const batch of batches) {
    yield prefix + batch;
    prefix = '';
  }
  if (prefix !== '') yield prefix;
}

/**
 * A CSV file response in UTF-8 with a byte order mark, which spreadsheets need to recognise it.
 * @param batches batches of lines written by `toCsvLine`
 */
export function csvFile(fileName: string, header: string, batches: AsyncIterable<string>) {
  return {
    status: 200 as const,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': toContentDisposition(fileName),
    },
    body: { pieces: withHeader(BOM + header, batches) },
  };
}
