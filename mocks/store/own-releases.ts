import type { Download } from '../../contract/generated/model.ts';
import { selectPlanFiles } from '../../contract/rules/plan-files.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { notFound, type Problem, releaseWithdrawn } from '../problems.ts';
import type { MockDb } from './db.ts';
import { withPlanFile } from './plan-files.ts';
import type { StoredRelease } from './release-state.ts';
import { listReleases, type ReleaseFile, toReleaseFile } from './releases.ts';
import type { Owned } from './state.ts';

type OwnedDownload = Owned<Download>;

/** The product of a file and its releases; null for a companion file, whose version is not one of them. */
export const findReleases = (db: MockDb, download: OwnedDownload) => {
  const entry = db.state.catalogue.find(({ product }) => product.title === download.product_name);
  const releases = entry ? listReleases(db, entry.product.id).filter(({ state }) => state !== 'draft') : [];
  const ownPart = releases.find(({ version }) => version === download.version);
  return entry && ownPart ? { productId: entry.product.id, releases, own: ownPart } : null;
};

export const isIncluded = ({ rights, version }: OwnedDownload, release: StoredRelease): boolean =>
  !rights?.updates_until || release.version === version || (release.published_at ?? '') <= rights.updates_until;

/** A file included with a download, or the reason for a refusal; without a number the download's own. */
export const selectFile = (
  db: MockDb,
  download: OwnedDownload,
  file: string | undefined,
): { part: ReleaseFile; release: StoredRelease | undefined } | Problem<404 | 410> => {
  const releaseInfo = findReleases(db, download);
  const { file_name: name, size_bytes: sizeBytes } = withPlanFile(db, download);
  const ownPart = toReleaseFile({ id: download.id, name, size_bytes: sizeBytes });
  const filesForOwnPlan = (release: StoredRelease) => selectPlanFiles(release.files, download.rights?.plan_id ?? null);
  if (!releaseInfo)
    return file === undefined || file === ownPart.fileId
      ? { part: ownPart, release: undefined }
      : notFound(REFUSALS.releaseNotIncluded);
  const release =
    file === undefined
      ? releaseInfo.own
      : releaseInfo.releases.find((candidate) => filesForOwnPlan(candidate).some(({ fileId }) => fileId === file));
  if (release?.state === 'withdrawn') return releaseWithdrawn();
  if (!release || !isIncluded(download, release)) return notFound(REFUSALS.releaseNotIncluded);
  const files = filesForOwnPlan(release);
  const selectedPart = file === undefined ? files[0] : files.find(({ fileId }) => fileId === file);
  if (!selectedPart) return notFound(REFUSALS.releaseNotIncluded);
  return { part: file === undefined ? { ...ownPart, fileId: selectedPart.fileId } : selectedPart, release };
};
