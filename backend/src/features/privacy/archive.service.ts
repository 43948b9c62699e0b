import { CSV_HEADERS, toCsvLine } from '../../../../contract/rules/csv.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import type { ZipEntry } from '../../lib/zip.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { createInvoicePdfResponse } from '../billing/invoice-file.service.ts';
import { findInvoice } from '../billing/invoices.repository.ts';
import { createStatementCsv } from '../billing/statement.service.ts';
import { streamAccountJson } from './account-data.service.ts';
import { readMessageFiles } from './authored-data.repository.ts';
import { type OwnOrder, readInvoices, readOrders } from './purchase-data.repository.ts';

type ArchiveDeps = Pick<Deps, 'db' | 'storage' | 'log'>;

const toLine = ({ number, created_at, product, plan, status, amount }: OwnOrder): string =>
  toCsvLine([number, created_at.toISOString(), product, plan, status, { cents: Math.round(amount * 100) }]);

function ordersCsv({ db }: ArchiveDeps, userId: string) {
  const next = (last: OwnOrder | undefined, limit: number) => readOrders(db, userId, { after: last?.number, limit });
  return csvFile('orders.csv', CSV_HEADERS.ownOrders, readInBatches(next, toLine)).body.pieces;
}

/** Renders an invoice when it is reached. */
async function* renderInvoice({ db }: ArchiveDeps, id: string): AsyncGenerator<Uint8Array> {
  const row = await findInvoice(db, id);
  if (row) yield (await createInvoicePdfResponse(row)).body;
}

/** Reads a stored file when it is reached. One missing from storage is empty, so that it does not block the rest. */
async function* readStoredFile({ storage, log }: ArchiveDeps, key: string): AsyncGenerator<Uint8Array> {
  const content = await storage.read(key);
  if (content) yield* content;
  else log.error('A file is missing in storage', { key });
}

/**
 * The files of a user's export, each read when it is reached.
 * @param onDone called after each file with the percentage done
 */
export async function* createArchive(
  deps: ArchiveDeps,
  userId: string,
  at: Date,
  onDone: (percent: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const { db } = deps;
  const user = await findUserById(db, userId);
  const [invoices, files] = await Promise.all([readInvoices(db, userId), readMessageFiles(db, userId)]);
  const entries: ZipEntry[] = [
    { name: 'data.json', content: streamAccountJson(db, userId, at) },
    { name: 'orders.csv', content: ordersCsv(deps, userId) },
    { name: 'wallet.csv', content: createStatementCsv(db, userId).body.pieces },
    ...(user?.avatar ? [{ name: 'picture.webp', content: readStoredFile(deps, user.avatar), packed: true }] : []),
    ...invoices.map(({ id, file }) => ({ name: file, content: renderInvoice(deps, id) })),
    ...files.map(({ key, name }) => ({ name, content: readStoredFile(deps, key), packed: true })),
  ];
  for (const [index, entry] of entries.entries()) {
    yield entry;
    await onDone(Math.floor(((index + 1) / entries.length) * 100));
  }
}
