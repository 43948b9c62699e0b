import { Readable } from 'node:stream';
import { formatLongDay } from '../../../../contract/rules/business-day.ts';
import { inTransaction } from '../../db/retry.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { toZip } from '../../lib/zip.ts';
import { dataExportMail } from '../../mail/data-export-messages.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { putFile } from '../../storage/put-files.ts';
import type { WrittenFile } from '../../storage/storage.ts';
import { findUserById, type UserRow } from '../accounts/users.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { createArchive } from './archive.service.ts';
import {
  clearExpiredKeys,
  type DataExportRow,
  failExport,
  finishExport,
  markRunning,
  setProgress,
} from './data-exports.repository.ts';

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
    const until = formatLongDay(expires_at, await findShopZone(tx));
    const body = `Download it by ${until}. The file is then deleted.`;
    await notify(tx, [user.id], { kind: 'account', title: 'Your data export is ready', body, href }, now);
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
