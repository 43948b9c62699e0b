import { BOM } from '../../../contract/rules/csv.ts';

/** An answer with a CSV file. @param lines written by `toCsvLine`, the header line first */
export const csvFile = (name: string, lines: readonly string[]) => ({
  status: 200 as const,
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  },
  body: new TextEncoder().encode(BOM + lines.join('')),
});
