import { z } from 'zod/mini';
import type { DataExport, DataExportAddress, DataExportState } from '../../../../contract/generated/model.ts';
import type { FileBody } from '../../../../contract/generated/operations.ts';
import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, linkExpired, notFound } from '../../lib/errors.ts';
import { createSignedTokens, type SignedTokens } from '../../lib/signed-token.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { type DataExportRow, findExport, insertRequest, lockExport } from './data-exports.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Lifetime of a download URL. */
const LINK_TTL_MS = 10 * 60 * 1000;
const CONTENT_TYPE = 'application/zip';
/** Lifetime of a presigned storage URL in seconds. */
const STORE_URL_TTL_SECONDS = 60;

const Grant = z.strictObject({ user: z.string(), export: z.string(), until: z.number() });
type Grants = SignedTokens<z.infer<typeof Grant>>;

/** @param secret the server's */
export const createExportGrants = (secret: string): Grants => createSignedTokens(secret, 'export address', Grant);

/** No server works on it any longer, whatever its status. */
const hasStalled = ({ state, updated_at }: DataExportRow, now: Date): boolean =>
  now.getTime() - updated_at.getTime() > (state === 'running' ? 1 : 24) * HOUR_MS;

function toState(row: DataExportRow | undefined, now: Date): DataExportState {
  if (!row) return 'none';
  if (row.state === 'waiting' || row.state === 'running') return hasStalled(row, now) ? 'failed' : row.state;
  return row.expires_at !== null && row.expires_at <= now ? 'expired' : row.state;
}

const toDataExport = (row: DataExportRow | undefined, now: Date): DataExport => ({
  state: toState(row, now),
  progress: row?.progress ?? 0,
  requested_at: row?.requested_at.toISOString() ?? null,
  size_bytes: row?.size_bytes ?? null,
  expires_at: row?.expires_at?.toISOString() ?? null,
});

export async function readExport({ db, clock }: Deps, userId: string): Promise<DataExport> {
  return toDataExport(await findExport(db, userId), clock.now());
}

/** @throws AppError 409 while one is being created, 429 */
export async function startExport(deps: Deps, userId: string): Promise<DataExport> {
  const now = deps.clock.now();
  const isInProgress = (row: DataExportRow | undefined) => ['waiting', 'running'].includes(toState(row, now));
  if (isInProgress(await findExport(deps.db, userId))) throw conflict(REFUSALS.exportRunning);
  const user = await findUserById(deps.db, userId);
  await deps.limits.consume('data-export', user ? toPersonKey(user.email) : userId);
  return inTransaction(deps.db, async (tx) => {
    const before = await lockExport(tx, userId);
    const row = isInProgress(before) ? undefined : await insertRequest(tx, userId, before?.id, now);
    if (!row) throw conflict(REFUSALS.exportRunning);
    if (before?.storage_key) await deps.jobs.add('storage.remove', { keys: [before.storage_key] }, { db: tx });
    await deps.jobs.add('data-export.create', { id: row.id }, { db: tx, queue: 'data-export' });
    return toDataExport(row, now);
  });
}

type ReadyExport = DataExportRow & { storage_key: string; size_bytes: number; sha256: string; expires_at: Date };

const expired = () => linkExpired(REFUSALS.exportEnded);
const toFileName = async ({ db }: Pick<Deps, 'db'>, { requested_at }: DataExportRow) =>
  `my-data-${await toShopDay(db, requested_at)}.zip`;

/** @throws AppError 404 until it is ready, 410 after it was removed */
function requireReady(row: DataExportRow | undefined, now: Date): ReadyExport {
  if (row?.state !== 'ready') throw notFound(REFUSALS.exportMissing);
  const { storage_key, size_bytes, sha256, expires_at } = row;
  const isComplete = storage_key !== null && size_bytes !== null && sha256 !== null && expires_at !== null;
  if (!isComplete || expires_at <= now) throw expired();
  return { ...row, storage_key, size_bytes, sha256, expires_at };
}

/** @throws AppError 404, 410 */
export async function createExportLink(deps: Deps, grants: Grants, userId: string): Promise<DataExportAddress> {
  const now = deps.clock.now();
  const row = requireReady(await findExport(deps.db, userId), now);
  const until = Math.min(now.getTime() + LINK_TTL_MS, row.expires_at.getTime());
  const token = grants.sign({ user: userId, export: row.id, until });
  return {
    address: `/api/data-export/files/${token}`,
    expires_at: new Date(until).toISOString(),
    name: await toFileName(deps, row),
    size_bytes: row.size_bytes,
  };
}

/** The file of a signed link, which needs no session. @throws AppError 403, 404 when storage has lost it, 410 */
export async function openExport(deps: Deps, grants: Grants, token: string): Promise<FileBody> {
  const { db, clock, storage, log } = deps;
  const grant = grants.read(token);
  if (!grant) throw new AppError(403, 'forbidden', REFUSALS.downloadLinkInvalid);
  const now = clock.now();
  if (grant.until <= now.getTime()) throw linkExpired(REFUSALS.downloadLinkExpired);
  const row = await findExport(db, grant.user);
  // The URL may outlive the user's access by ten minutes; the file must not.
  if (row?.id !== grant.export || (await findUserById(db, grant.user))?.status !== 'active') throw expired();
  const { storage_key: key, sha256, ...file } = requireReady(row, now);
  if ((await storage.find(key))?.size !== file.size_bytes) {
    log.error('An export is missing or damaged in storage', { export: row.id, key });
    throw notFound(REFUSALS.fileUnavailable);
  }
  const fileName = await toFileName(deps, row);
  const address = () => storage.address(key, { fileName, contentType: CONTENT_TYPE, seconds: STORE_URL_TTL_SECONDS });
  return {
    fileName,
    contentType: CONTENT_TYPE,
    etag: `"${sha256}"`,
    size: file.size_bytes,
    open: (range) => storage.read(key, range),
    onComplete: () => {},
    ...(storage.direct === null ? {} : { address }),
  };
}
