import { filesForPlan } from '../../backend/shared/plan-files.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { Download } from '../generated/model.ts';
import { notFound, type Problem, releaseWithdrawn } from '../problems.ts';
import type { MockDb } from './db.ts';
import { withPlanFile } from './plan-files.ts';
import type { StoredRelease } from './release-state.ts';
import { type ReleasePart, releasesOf, toPart } from './releases.ts';
import type { Owned } from './state.ts';

type OwnFile = Owned<Download>;

/** The product of a file and its releases; null for a companion file, whose version is not one of them. */
export const releasedWith = (db: MockDb, download: OwnFile) => {
  const entry = db.state.catalogue.find(({ product }) => product.title === download.product_name);
  const releases = entry ? releasesOf(db, entry.product.id).filter(({ state }) => state !== 'draft') : [];
  const own = releases.find(({ version }) => version === download.version);
  return entry && own ? { productId: entry.product.id, releases, own } : null;
};

export const isIncluded = ({ rights, version }: OwnFile, release: StoredRelease): boolean =>
  !rights?.updates_until || release.version === version || (release.published_at ?? '') <= rights.updates_until;

/** A file included with a download, or the reason for a refusal; without a number the download's own. */
export const chosenFile = (
  db: MockDb,
  download: OwnFile,
  file: string | undefined,
): { part: ReleasePart; release: StoredRelease | undefined } | Problem<404 | 410> => {
  const found = releasedWith(db, download);
  const { file_name: name, size_bytes: sizeBytes } = withPlanFile(db, download);
  const own = toPart({ id: download.id, name, size_bytes: sizeBytes });
  const mine = (release: StoredRelease) => filesForPlan(release.files, download.rights?.plan_id ?? null);
  if (!found)
    return file === undefined || file === own.fileId
      ? { part: own, release: undefined }
      : notFound(REFUSALS.releaseNotIncluded);
  const release =
    file === undefined ? found.own : found.releases.find((one) => mine(one).some(({ fileId }) => fileId === file));
  if (release?.state === 'withdrawn') return releaseWithdrawn();
  if (!release || !isIncluded(download, release)) return notFound(REFUSALS.releaseNotIncluded);
  const files = mine(release);
  const part = file === undefined ? files[0] : files.find(({ fileId }) => fileId === file);
  if (!part) return notFound(REFUSALS.releaseNotIncluded);
  return { part: file === undefined ? { ...own, fileId: part.fileId } : part, release };
};
