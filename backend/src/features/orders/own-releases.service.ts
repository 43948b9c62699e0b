import type { DownloadAddress, OwnReleases } from '../../../../contract/generated/model.ts';
import type { FileBody } from '../../../../contract/generated/operations.ts';
import { selectPlanFiles } from '../../../../contract/rules/plan-files.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, linkExpired, notFound } from '../../lib/errors.ts';
import { listReleaseRows } from '../catalogue/releases.repository.ts';
import type { DownloadTokens } from './download-tokens.adapter.ts';
import { toOwnRelease } from './downloads.mapper.ts';
import { type DownloadDeps, openLimited, rejectExhausted, rejectExpired } from './downloads.service.ts';
import {
  findOwnDownload,
  findReleaseFile,
  isReleaseMuted,
  type OwnDownload,
  type StoredFile,
  setReleaseMuted,
} from './own-releases.repository.ts';

/** Lifetime of a download URL in minutes. */
const URL_TTL_MINUTES = 10;

const isIncluded = ({ updates_until }: OwnDownload, publishedAt: Date | null): boolean =>
  updates_until === null || (publishedAt !== null && publishedAt <= updates_until);

const releaseWithdrawnError = () => new AppError(410, 'release_withdrawn', REFUSALS.releaseWithdrawn);
const linkExpiredError = () => linkExpired(REFUSALS.downloadLinkExpired);

async function getOwnDownload({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<OwnDownload> {
  const download = await findOwnDownload(db, userId, id);
  if (!download) throw notFound();
  return download;
}

/**
 * The releases available to the user: those from before the updates ended, and that of their own file. @throws AppError
 * 404
 */
export async function listOwnReleases(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<OwnReleases> {
  const download = await getOwnDownload(deps, userId, id);
  const { product_id, file_id, released, plan_id } = download;
  if (product_id === null || !released) return { mails: false, releases: [] };
  const releases = await listReleaseRows(deps.db, product_id, ['published']);
  const included = releases.filter(
    ({ published_at, files }) => isIncluded(download, published_at) || files.some((file) => file.file_id === file_id),
  );
  const releasesForPlan = included
    .map((release) => ({ ...release, files: selectPlanFiles(release.files, plan_id) }))
    .filter(({ files }) => files.length > 0);
  return { mails: !(await isReleaseMuted(deps.db, userId, product_id)), releases: releasesForPlan.map(toOwnRelease) };
}

/** @throws AppError 404, also for a file that belongs to no release */
export async function setReleaseMails(
  deps: Pick<Deps, 'db'>,
  userId: string,
  id: string,
  enabled: boolean,
): Promise<{ wanted: boolean }> {
  const { product_id, released } = await getOwnDownload(deps, userId, id);
  if (product_id === null || !released) throw notFound();
  await setReleaseMuted(deps.db, userId, product_id, !enabled);
  return { wanted: enabled };
}

/**
 * A file that this download includes.
 * @throws AppError 404 for a file that is not in the plan or was released after its updates ended, 410 for a withdrawn
 * one
 */
async function getIncludedFile({ db }: Pick<Deps, 'db'>, download: OwnDownload, fileId: string): Promise<StoredFile> {
  const { product_id, released } = download;
  const releaseFile =
    product_id === null || !released ? undefined : await findReleaseFile(db, product_id, fileId, download.plan_id);
  if (releaseFile?.withdrawn) throw releaseWithdrawnError();
  if (releaseFile && !releaseFile.granted) throw notFound(REFUSALS.releaseNotIncluded);
  if (fileId === download.file_id) return download;
  if (!releaseFile || !isIncluded(download, releaseFile.published_at)) throw notFound(REFUSALS.releaseNotIncluded);
  return releaseFile;
}

/** Creates a download URL for this user and file. @throws AppError 404, 409, 410 */
export async function createDownloadUrl(
  deps: Pick<Deps, 'db' | 'clock'>,
  tokens: DownloadTokens,
  { userId, id, file }: { userId: string; id: string; file: string | undefined },
): Promise<DownloadAddress> {
  const download = await getOwnDownload(deps, userId, id);
  rejectExpired(download, deps.clock.now());
  const { file_id, name, size_bytes, sha256 } = await getIncludedFile(deps, download, file ?? download.file_id);
  await rejectExhausted(deps, download, { downloadId: id, fileId: file_id });
  const until = Math.floor(deps.clock.now().getTime() / 1000) + URL_TTL_MINUTES * 60;
  const token = tokens.sign({ user: userId, download: id, file: file_id, until });
  const expires_at = new Date(until * 1000).toISOString();
  return { address: `/api/files/${token}`, expires_at, name, size_bytes, sha256 };
}

/**
 * The file of a URL, for anyone who has the URL.
 * @throws AppError 403 for an invalid one, 410 once it or the right to the file has expired, 404 when the file is
 * missing from storage; opening throws 409 when no downloads are left
 */
export async function openDownloadUrl(
  downloadDeps: DownloadDeps,
  tokens: DownloadTokens,
  token: string,
): Promise<FileBody> {
  const claims = tokens.read(token);
  if (!claims) throw new AppError(403, 'forbidden', REFUSALS.downloadLinkInvalid);
  if (claims.until * 1000 <= downloadDeps.clock.now().getTime()) throw linkExpiredError();
  const download = await findOwnDownload(downloadDeps.db, claims.user, claims.download);
  if (!download) throw linkExpiredError();
  rejectExpired(download, downloadDeps.clock.now());
  const file = await getIncludedFile(downloadDeps, download, claims.file);
  const limited = download.downloads_left !== null;
  return openLimited(downloadDeps, { userId: claims.user, id: claims.download, limited }, file);
}
