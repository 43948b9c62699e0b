import { Readable } from 'node:stream';
import { longDay } from '../../../shared/shop-day.ts';
import { inTransaction } from '../../db/retry.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { zipOf } from '../../lib/zip.ts';
import { dataExportMail } from '../../mail/data-export-messages.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { putFile } from '../../storage/put-files.ts';
import type { WrittenFile } from '../../storage/storage.ts';
import { findUserById, type UserRow } from '../accounts/users.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { archiveOf } from './archive.service.ts';
import {
  beginExport,
  type DataExportRow,
  failExport,
  finishExport,
  setProgress,
  takeEndedKeys,
} from './data-exports.repository.ts';

/** How long the file is available. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Maximum number of attempts. */
const MOST = 3;

const pageOf = ({ role }: UserRow) => (role === 'super_admin' ? '/admin/profile#data' : '/dashboard/profile#data');

function write(deps: Deps, { id, user_id }: DataExportRow, at: Date): Promise<WrittenFile> {
  let told = 0;
  const onDone = async (percent: number) => {
    if (percent === told) return;
    told = percent;
    await setProgress(deps.db, id, percent, deps.clock.now());
  };
  return putFile(deps, 'exports', Readable.from(zipOf(archiveOf(deps, user_id, at, onDone), at)), 'zip');
}

/**
 * The file is stored: its row refers to it, and the user is notified. If the request was removed, the file is deleted.
 */
async function finish(deps: Deps, { id, user_id }: DataExportRow, file: WrittenFile): Promise<void> {
  const now = deps.clock.now();
  const expires_at = new Date(now.getTime() + KEPT_MS);
  const made = { storage_key: file.key, size_bytes: file.size, sha256: file.sha256, expires_at };
  const finished = await inTransaction(deps.db, async (tx) => {
    if (!(await finishExport(tx, id, made, now))) return false;
    const user = await findUserById(tx, user_id);
    if (!user) return true;
    const href = pageOf(user);
    const until = longDay(expires_at, await findShopZone(tx));
    const body = `Download it by ${until}. The file is then deleted.`;
    await notify(tx, [user.id], { kind: 'account', title: 'Your data export is ready', body, href }, now);
    const link = `${deps.env.publicUrl}${href}`;
    await deps.mail.send(dataExportMail(mailboxOf(user), { link, expiresAt: expires_at }), tx);
    return true;
  });
  if (!finished) await deps.storage.remove(file.key);
}

/**
 * Creates a requested export. @throws the error, so that the job retries; the last attempt marks the export as failed
 */
export async function makeExport(deps: Deps, id: string): Promise<void> {
  const row = await beginExport(deps.db, id, deps.clock.now());
  if (!row) return;
  try {
    // Attempts on servers that were killed reported no error.
    if (row.attempts > MOST) throw new Error('It was started too many times');
    await finish(deps, row, await write(deps, row, deps.clock.now()));
  } catch (error) {
    if (row.attempts < MOST) throw error;
    deps.log.error('A data export failed permanently', { export: id, error });
    await failExport(deps.db, id, deps.clock.now());
  }
}

/** Deletes expired files. */
export async function removeEndedExports({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const keys = await takeEndedKeys(tx, clock.now());
    if (keys.length > 0) await jobs.add('storage.remove', { keys }, { db: tx });
  });
}
