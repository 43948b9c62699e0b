import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Argv, CommandModule } from 'yargs';
import { ConnectionError } from '../errors.ts';
import type { operations } from '../generated/contract.ts';
import { type OutputOptions, print, UsageError } from './output.ts';
import { connect } from './settings.ts';

type Filters = NonNullable<operations['adminExportOrders']['parameters']['query']>;

interface Arguments extends OutputOptions {
  output?: string | undefined;
  status?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A file that is complete or absent: an interrupted export leaves none. */
async function save(csv: Readable, path: string): Promise<number> {
  const partial = `${path}.part`;
  try {
    await pipeline(csv, createWriteStream(partial));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    if (error instanceof Error && 'syscall' in error) throw new UsageError(`File not written: ${error.message}`);
    throw new ConnectionError('The connection broke during the export', { cause: error });
  }
  return (await stat(path)).size;
}

export const ordersExport: CommandModule<OutputOptions, Arguments> = {
  command: 'export',
  describe: 'Export orders as CSV',
  builder: (yargs: Argv<OutputOptions>) =>
    yargs
      .option('output', { type: 'string', alias: 'o', describe: 'File to write; stdout if omitted' })
      .option('status', { type: 'string', describe: 'Only orders with this status' })
      .option('search', { type: 'string', describe: 'Part of the number, name or email' })
      .option('from', { type: 'string', describe: 'First day, YYYY-MM-DD' })
      .option('to', { type: 'string', describe: 'Last day, YYYY-MM-DD' }),
  handler: async ({ output, json, status, search, from, to }) => {
    if (json && output === undefined) throw new UsageError('--json needs --output: orders are exported as CSV');
    const given = Object.entries({ status, search, from, to }).filter(([, value]) => value !== undefined);
    // The server checks the filters.
    const query = Object.fromEntries(given) as Filters;
    const body = await connect().get('/admin/orders/export', { params: { query }, parseAs: 'stream' });
    const csv = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    if (output === undefined) return pipeline(csv, process.stdout, { end: false });
    const bytes = await save(csv, output);
    print({ json }, `Saved ${output}`, { file: output, bytes });
  },
};
