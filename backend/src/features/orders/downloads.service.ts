import type { FileBody } from '../../../../contract/generated/operations.ts';
import { isPlanOver } from '../../../../contract/rules/active-plans.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { withVerification } from '../../storage/hashing.ts';
import type { ByteRange } from '../../storage/storage.ts';
import { admitDownload, hasStarted } from './download-limits.repository.ts';
import { countDownload } from './downloads.repository.ts';
import { findOwnDownload, findReleaseFile, type OwnDownload, type StoredFile } from './own-releases.repository.ts';

/** Long enough to start; a running download continues after it expires. */
const URL_TTL_SECONDS = 60;
const CONTENT_TYPE = 'application/octet-stream';

export type DownloadDeps = Pick<Deps, 'db' | 'storage' | 'log' | 'clock' | 'background'>;

/** @throws AppError 410 once the plan of the file and its grace period have ended */
export function rejectExpired({ holds_until: until, renewable }: OwnDownload, at: Date): void {
  if (isPlanOver(until, at)) throw new AppError(410, 'plan_ended', REFUSALS.planEnded(renewable));
}

/**
 * Opens the bytes of one of the user's downloads; the count increases when `onComplete` is called.
 * @throws AppError 404 for an unknown or another user's id, and for a file that was withdrawn or is not complete in
 * storage; 410 once its plan has ended. Opening throws 409 when no downloads are left.
 */
export async function openDownload(deps: DownloadDeps, userId: string, id: string): Promise<FileBody> {
  const file = await findOwnDownload(deps.db, userId, id);
  if (!file) throw notFound();
  rejectExpired(file, deps.clock.now());
  const releaseFile =
    file.product_id === null ? undefined : await findReleaseFile(deps.db, file.product_id, file.file_id, file.plan_id);
  if (releaseFile?.withdrawn) throw notFound(REFUSALS.releaseWithdrawn);
  if (releaseFile && !releaseFile.granted) throw notFound(REFUSALS.releaseNotIncluded);
  return openLimited(deps, { userId, id, limited: file.downloads_left !== null }, file);
}

const limitReachedError = () => new AppError(409, 'download_limit_reached', REFUSALS.downloadLimitReached);

/** @throws AppError 409 when another download of this file would exceed the limit */
export async function rejectExhausted(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { downloads_left: left }: OwnDownload,
  started: { downloadId: string; fileId: string },
): Promise<void> {
  if (left !== 0 || (await hasStarted(db, { ...started, since: windowStart(clock.now()) }))) return;
  throw limitReachedError();
}

/** Requests for a file within this time continue or repeat its download, which a limit has counted. */
const LIMIT_WINDOW_MS = 3_600_000;
const windowStart = (at: Date) => new Date(at.getTime() - LIMIT_WINDOW_MS);

interface OpenedDownload {
  userId: string;
  id: string;
  /** how often it can be downloaded is limited */
  limited: boolean;
}

/**
 * A file whose limit counts when the first bytes or a URL of the store are asked for: HEAD and conditional requests that
 * need neither use no download.
 * @throws AppError 404 when it is missing from storage; opening throws 409 when no downloads are left
 */
export async function openLimited(deps: DownloadDeps, download: OpenedDownload, file: StoredFile): Promise<FileBody> {
  const body = await openStoredFile(deps, download, file);
  if (!download.limited) return body;
  const admit = async () => {
    const at = deps.clock.now();
    const started = { downloadId: download.id, fileId: file.file_id, at, since: windowStart(at) };
    if (!(await admitDownload(deps.db, started))) throw limitReachedError();
  };
  const { open, address } = body;
  return {
    ...body,
    open: async (range) => {
      await admit();
      return open(range);
    },
    ...(address
      ? {
          address: async () => {
            await admit();
            return address();
          },
        }
      : {}),
  };
}

/** The bytes of a file included in one of the user's downloads. @throws AppError 404 when it is missing from storage */
async function openStoredFile(
  { db, storage, log, clock, background }: DownloadDeps,
  { userId, id }: Pick<OpenedDownload, 'userId' | 'id'>,
  file: StoredFile,
): Promise<FileBody> {
  const storedFile = await storage.find(file.storage_key);
  if (storedFile?.size !== file.size_bytes) {
    log.error('A file is missing or damaged in storage', { download: id, key: file.storage_key });
    throw notFound(REFUSALS.fileUnavailable);
  }
  return {
    size: storedFile.size,
    open: async (range?: ByteRange) => {
      const content = await storage.read(file.storage_key, range);
      return content === null || range ? content : withVerification(content, file.sha256);
    },
    fileName: file.name,
    contentType: CONTENT_TYPE,
    ...(storage.direct === null
      ? {}
      : {
          address: () =>
            storage.address(file.storage_key, {
              fileName: file.name,
              contentType: CONTENT_TYPE,
              seconds: URL_TTL_SECONDS,
            }),
        }),
    etag: `"${file.sha256}"`,
    sha256: file.sha256,
    onComplete: () => {
      const completed = { userId, downloadId: id, fileId: file.file_id, at: clock.now() };
      background.run('count a download', () => countDownload(db, completed));
    },
  };
}
