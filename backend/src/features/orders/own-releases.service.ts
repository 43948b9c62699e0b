import { filesForPlan } from '../../../shared/plan-files.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { DownloadAddress, OwnReleases } from '../../generated/model.ts';
import type { FileBody } from '../../generated/operations.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { findReleases } from '../catalogue/releases.repository.ts';
import { toOwnRelease } from './downloads.mapper.ts';
import { type OpenParts, openStored, refuseOver } from './downloads.service.ts';
import {
  findOfferedFile,
  findOwnDownload,
  isMuted,
  type OwnDownload,
  type StoredFile,
  setMuted,
} from './own-releases.repository.ts';
import type { SignedAddresses } from './signed-address.adapter.ts';

/** Lifetime of a download URL in minutes. */
const MINUTES = 10;

const isIncluded = ({ updates_until }: OwnDownload, publishedAt: Date | null): boolean =>
  updates_until === null || (publishedAt !== null && publishedAt <= updates_until);

const withdrawn = () => new AppError(410, 'release_withdrawn', REFUSALS.releaseWithdrawn);
const ended = () => new AppError(410, 'link_expired', REFUSALS.addressEnded);

async function own({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<OwnDownload> {
  const download = await findOwnDownload(db, userId, id);
  if (!download) throw notFound();
  return download;
}

/**
 * The releases available to the user: those from before the updates ended, and that of their own file. @throws AppError
 * 404
 */
export async function listOwnReleases(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<OwnReleases> {
  const download = await own(deps, userId, id);
  const { product_id, file_id, released, plan_id } = download;
  if (product_id === null || !released) return { mails: false, releases: [] };
  const releases = await findReleases(deps.db, product_id, ['published']);
  const may = releases.filter(
    ({ published_at, files }) => isIncluded(download, published_at) || files.some((file) => file.file_id === file_id),
  );
  const forPlan = may
    .map((release) => ({ ...release, files: filesForPlan(release.files, plan_id) }))
    .filter(({ files }) => files.length > 0);
  return { mails: !(await isMuted(deps.db, userId, product_id)), releases: forPlan.map(toOwnRelease) };
}

/** @throws AppError 404, also for a file that belongs to no release */
export async function chooseMails(
  deps: Pick<Deps, 'db'>,
  userId: string,
  id: string,
  wanted: boolean,
): Promise<{ wanted: boolean }> {
  const { product_id, released } = await own(deps, userId, id);
  if (product_id === null || !released) throw notFound();
  await setMuted(deps.db, userId, product_id, !wanted);
  return { wanted };
}

/**
 * A file that this download includes.
 * @throws AppError 404 for a file that is not in the plan or was released after its updates ended, 410 for a withdrawn
 * one
 */
async function chosenFile({ db }: Pick<Deps, 'db'>, download: OwnDownload, fileId: string): Promise<StoredFile> {
  const { product_id, released } = download;
  const offered =
    product_id === null || !released ? undefined : await findOfferedFile(db, product_id, fileId, download.plan_id);
  if (offered?.withdrawn) throw withdrawn();
  if (offered && !offered.granted) throw notFound(REFUSALS.releaseNotIncluded);
  if (fileId === download.file_id) return download;
  if (!offered || !isIncluded(download, offered.published_at)) throw notFound(REFUSALS.releaseNotIncluded);
  return offered;
}

/** Creates a download URL for this user and file. @throws AppError 404, 410 */
export async function createAddress(
  deps: Pick<Deps, 'db' | 'clock'>,
  addresses: SignedAddresses,
  { userId, id, file }: { userId: string; id: string; file: string | undefined },
): Promise<DownloadAddress> {
  const download = await own(deps, userId, id);
  refuseOver(download, deps.clock.now());
  const { file_id, name, size_bytes, sha256 } = await chosenFile(deps, download, file ?? download.file_id);
  const until = Math.floor(deps.clock.now().getTime() / 1000) + MINUTES * 60;
  const token = addresses.sign({ user: userId, download: id, file: file_id, until });
  const expires_at = new Date(until * 1000).toISOString();
  return { address: `/api/files/${token}`, expires_at, name, size_bytes, sha256 };
}

/**
 * The file of a URL, for anyone who has the URL.
 * @throws AppError 403 for an invalid one, 410 once it or the right to the file has expired, 404 when the file is
 * missing from storage
 */
export async function openAddress(parts: OpenParts, addresses: SignedAddresses, token: string): Promise<FileBody> {
  const grant = addresses.read(token);
  if (!grant) throw new AppError(403, 'forbidden', REFUSALS.addressForged);
  if (grant.until * 1000 <= parts.clock.now().getTime()) throw ended();
  const download = await findOwnDownload(parts.db, grant.user, grant.download);
  if (!download) throw ended();
  refuseOver(download, parts.clock.now());
  const file = await chosenFile(parts, download, grant.file);
  return openStored(parts, { userId: grant.user, id: grant.download }, file);
}
