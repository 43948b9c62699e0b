import { contentDisposition } from '../../shared/content-disposition.ts';
import { BOM } from '../../shared/csv.ts';

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
