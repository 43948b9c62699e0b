import { Readable } from 'node:stream';
import { msg } from '../../../../contract/i18n/macros.ts';
import { longDayText } from '../../../../contract/rules/business-day.ts';
import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { toZip, type ZipEntry } from '../../lib/zip.ts';
import { dataExportMail } from '../../mail/data-export-messages.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { putFile } from '../../storage/put-files.ts';
import type { WrittenFile } from '../../storage/storage.ts';
import { findUserById, type UserRow } from '../accounts/users.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { createInvoicePdfResponse } from '../billing/invoice-file.service.ts';
import { findInvoice } from '../billing/invoices.repository.ts';
import { createStatementCsv } from '../billing/statement.service.ts';
import { streamAccountJson } from './account-data.service.ts';
import { readMessageFiles } from './authored-data.repository.ts';
import {
  clearExpiredKeys,
  type DataExportRow,
  failExport,
  finishExport,
  markRunning,
  setProgress,
} from './data-exports.repository.ts';
import { type OwnOrder, readInvoices, readOrders } from './purchase-data.repository.ts';

type ArchiveDeps = Pick<Deps, 'db' | 'storage' | 'log'>;

const toLine = ({ number, created_at, product, plan, status, amount }: OwnOrder): string =>
  toCsvLine([number, created_at.toISOString(), product, plan, status, { cents: toCents(amount) }]);

function ordersCsv({ db }: ArchiveDeps, userId: string, language: Language) {
  const next = (last: OwnOrder | undefined, limit: number) => readOrders(db, userId, { after: last?.number, limit });
  return csvFile('orders.csv', csvHeader('ownOrders', language), readInBatches(next, toLine)).body.pieces;
}

/** Renders an invoice when it is reached. */
async function* renderInvoice(
  { db, storage }: ArchiveDeps,
  id: string,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const row = await findInvoice(db, id);
  if (row) yield (await createInvoicePdfResponse({ storage }, row, language)).body;
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
async function* createArchive(
  deps: ArchiveDeps,
  userId: string,
  at: Date,
  onDone: (percent: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const { db } = deps;
  const user = await findUserById(db, userId);
  // The language of the email that announces the file.
  const language = user?.language ?? 'en';
  const [invoices, files] = await Promise.all([readInvoices(db, userId), readMessageFiles(db, userId)]);
  const entries: ZipEntry[] = [
    { name: 'data.json', content: streamAccountJson(db, userId, at) },
    { name: 'orders.csv', content: ordersCsv(deps, userId, language) },
    { name: 'wallet.csv', content: createStatementCsv(db, userId, language).body.pieces },
    ...(user?.avatar ? [{ name: 'picture.webp', content: readStoredFile(deps, user.avatar), packed: true }] : []),
    ...invoices.map(({ id, file }) => ({ name: file, content: renderInvoice(deps, id, language) })),
    ...files.map(({ key, name }) => ({ name, content: readStoredFile(deps, key), packed: true })),
  ];
  for (const [index, entry] of entries.entries()) {
    yield entry;
    await onDone(Math.floor(((index + 1) / entries.length) * 100));
  }
}

/** How long the file is available. */
const EXPORT_TTL_MS = 7 * 24 * 60 * 60 * 1000;
/** Maximum number of attempts. */
const MAX_ATTEMPTS = 3;

const toProfilePath = ({ role }: UserRow) =>
  role === 'super_admin' ? '/admin/profile#data' : '/dashboard/profile#data';

function write(deps: Deps, { id, user_id }: DataExportRow, at: Date): Promise<WrittenFile> {
  let reported = 0;
  const onDone = async (percent: number) => {
    if (percent === reported) return;
    reported = percent;
    await setProgress(deps.db, id, percent, deps.clock.now());
  };
  return putFile(deps, 'exports', Readable.from(toZip(createArchive(deps, user_id, at, onDone), at)), 'zip');
}

/**
 * The file is stored: its row refers to it, and the user is notified. If the request was removed, the file is deleted.
 */
async function finish(deps: Deps, { id, user_id }: DataExportRow, file: WrittenFile): Promise<void> {
  const now = deps.clock.now();
  const expires_at = new Date(now.getTime() + EXPORT_TTL_MS);
  const exportFile = { storage_key: file.key, size_bytes: file.size, sha256: file.sha256, expires_at };
  const finished = await inTransaction(deps.db, async (tx) => {
    if (!(await finishExport(tx, id, exportFile, now))) return false;
    const user = await findUserById(tx, user_id);
    if (!user) return true;
    const href = toProfilePath(user);
    const until = longDayText(expires_at, await findShopZone(tx));
    const body = msg`Download it by ${until}. The file is then deleted.`;
    await notify(tx, [user.id], { kind: 'account', title: msg`Your data export is ready`, body, href }, now);
    const link = `${deps.env.publicUrl}${href}`;
    await deps.mail.send(dataExportMail(toMailbox(user), { link, expiresAt: expires_at }), tx);
    return true;
  });
  if (!finished) await deps.storage.remove(file.key);
}

/**
 * Creates a requested export. @throws the error, so that the job retries; the last attempt marks the export as failed
 */
export async function runExport(deps: Deps, id: string): Promise<void> {
  const row = await markRunning(deps.db, id, deps.clock.now());
  if (!row) return;
  try {
    // Attempts on servers that were killed reported no error.
    if (row.attempts > MAX_ATTEMPTS) throw new Error('It was started too many times');
    await finish(deps, row, await write(deps, row, deps.clock.now()));
  } catch (error) {
    if (row.attempts < MAX_ATTEMPTS) throw error;
    deps.log.error('A data export failed permanently', { export: id, error });
    await failExport(deps.db, id, deps.clock.now());
  }
}

/** Deletes expired files. */
export async function deleteExpiredExports({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const keys = await clearExpiredKeys(tx, clock.now());
    if (keys.length > 0) await jobs.add('storage.remove', { keys }, { db: tx });
  });
}
