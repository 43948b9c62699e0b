import type { Download } from '../../../contract/generated/model.ts';
import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { selectPlanFiles } from '../../../contract/rules/plan-files.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toReprDigest } from '../../../contract/rules/repr-digest.ts';
import { downloadLimitReached, forbidden, linkExpired, notFound, planEnded } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { sortRows, toArrayPage } from '../../store/array-page.ts';
import { toDay } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { admitDownload, canDownload } from '../../store/download-limits.ts';
import { hasEnded } from '../../store/entitlements.ts';
import { createLinkToken } from '../../store/link-token.ts';
import { findReleases, isIncluded, selectFile } from '../../store/own-releases.ts';
import { findReview } from '../../store/own-reviews.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { listPlanOffers } from '../../store/plan-offers.ts';
import { isRenewable, visibleRights } from '../../store/product-plans.ts';
import type { StoredRelease } from '../../store/release-state.ts';
import { sampleFile, sampleHash } from '../../store/sample-file.ts';
import type { Owned } from '../../store/state.ts';

type Operations =
  | 'listDownloads'
  | 'getDownloadFile'
  | 'listOwnReleases'
  | 'listPlanOffers'
  | 'setReleaseMails'
  | 'createDownloadAddress'
  | 'getSignedFile';

const GRANT_TTL_MS = 600_000;

export const createDownloadsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const findOwn = (userId: string, id: string) =>
    db.state.downloads.find((download) => download.id === id && download.userId === userId);
  const sendDownload = (download: Owned<Download>, name: string, release: StoredRelease | undefined) => {
    if (!admitDownload(db, download, name)) return downloadLimitReached();
    const { userId } = download;
    download.download_count += 1;
    const day = toDay(db, Date.now());
    const own = `${userId} ${day}`;
    db.state.ownDownloadDays[own] = (db.state.ownDownloadDays[own] ?? 0) + 1;
    db.state.downloadDays[day] = (db.state.downloadDays[day] ?? 0) + 1;
    if (release) {
      const readers = new Set(db.state.releaseReaders[release.id]);
      db.state.releaseReaders[release.id] = [...readers.add(userId)];
    }
    const headers = {
      'content-disposition': toContentDisposition(name),
      etag: `"${download.id}"`,
      'repr-digest': toReprDigest(sampleHash(name)),
    };
    return { status: 200 as const, headers, body: sampleFile(name) };
  };

  return {
    listDownloads: ({ user, query }) => {
      const rows = db.state.downloads
        .filter(({ userId }) => userId === user.id)
        .map(({ userId: _owner, ...download }) => ({
          ...withPlanFile(db, download),
          rights: visibleRights(db, download),
          ...findReview(db, user.id, download),
        }))
        .filter(({ file_name, product_name }) => matchesSearch(query.search, file_name, product_name));
      const keys = { date: (row: Download) => row.created_at, name: (row: Download) => row.file_name.toLowerCase() };
      return toArrayPage('/api/downloads', sortRows(rows, query.sort ?? '-date', keys), query);
    },

    getDownloadFile: ({ params, user }) => {
      const download = findOwn(user.id, params.id);
      if (!download) return notFound();
      if (hasEnded(download.rights)) return planEnded(isRenewable(db, download));
      const release = findReleases(db, download)?.own;
      if (release?.state === 'withdrawn') return notFound(REFUSALS.releaseWithdrawn);
      return sendDownload(download, withPlanFile(db, download).file_name, release);
    },

    listOwnReleases: ({ params, user }) => {
      const download = findOwn(user.id, params.id);
      if (!download) return notFound();
      const releaseInfo = findReleases(db, download);
      if (!releaseInfo) return { status: 200, body: { mails: false, releases: [] } };
      const releases = releaseInfo.releases
        .filter((release) => release.state === 'published' && isIncluded(download, release))
        .map(({ version, channel, published_at: publishedAt, html, files }) => ({
          version,
          channel,
          html,
          published_at: publishedAt ?? '',
          files: selectPlanFiles(files, download.rights?.plan_id ?? null).map(
            ({ fileId: file, size_bytes, plans: _plans, ...rest }) => ({ file, size_bytes, ...rest }),
          ),
        }))
        .filter(({ files }) => files.length > 0);
      const mails = !db.state.releaseMutes[user.id]?.includes(releaseInfo.productId);
      return { status: 200, body: { mails, releases } };
    },

    listPlanOffers: ({ params, query, user }) => {
      const download = findOwn(user.id, params.id);
      return download ? { status: 200, body: listPlanOffers(db, download, query.country) } : notFound();
    },

    setReleaseMails: ({ params, body: { wanted }, user }) => {
      const download = findOwn(user.id, params.id);
      const releaseInfo = download && findReleases(db, download);
      if (!releaseInfo) return notFound();
      const others = (db.state.releaseMutes[user.id] ?? []).filter((id) => id !== releaseInfo.productId);
      db.state.releaseMutes[user.id] = wanted ? others : [...others, releaseInfo.productId];
      return { status: 200, body: { wanted } };
    },

    createDownloadAddress: ({ params, body, user }) => {
      const download = findOwn(user.id, params.id);
      if (!download) return notFound();
      if (hasEnded(download.rights)) return planEnded(isRenewable(db, download));
      const selectedFile = selectFile(db, download, body.file);
      if ('status' in selectedFile) return selectedFile;
      const { fileId, name, size_bytes, sha256 } = selectedFile.part;
      if (!canDownload(db, download, name)) return downloadLimitReached();
      const until = Date.now() + GRANT_TTL_MS;
      const token = createLinkToken();
      const validGrants = Object.entries(db.state.grants).filter(([, grant]) => grant.until > Date.now());
      const grant = { userId: user.id, downloadId: download.id, fileId, until };
      db.state.grants = { ...Object.fromEntries(validGrants), [token]: grant };
      const expires_at = new Date(until).toISOString();
      return { status: 200, body: { address: `/api/files/${token}`, expires_at, name, size_bytes, sha256 } };
    },

    getSignedFile: ({ params }) => {
      const grant = db.state.grants[params.token];
      if (!grant) return forbidden(REFUSALS.downloadLinkInvalid);
      const download = findOwn(grant.userId, grant.downloadId);
      if (!download || grant.until <= Date.now()) return linkExpired(REFUSALS.downloadLinkExpired);
      if (hasEnded(download.rights)) return planEnded(isRenewable(db, download));
      const selectedFile = selectFile(db, download, grant.fileId);
      return 'status' in selectedFile
        ? selectedFile
        : sendDownload(download, selectedFile.part.name, selectedFile.release);
    },
  };
};
