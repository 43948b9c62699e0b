import { contentDisposition } from '../../../backend/shared/content-disposition.ts';
import { isFound } from '../../../backend/shared/fold.ts';
import { filesForPlan } from '../../../backend/shared/plan-files.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { reprDigest } from '../../../backend/shared/repr-digest.ts';
import type { Download } from '../../generated/model.ts';
import { forbidden, linkExpired, notFound, planEnded } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { arrayPage, sorted } from '../../store/array-page.ts';
import type { MockDb } from '../../store/db.ts';
import { hasEnded } from '../../store/entitlements.ts';
import { chosenFile, isIncluded, releasedWith } from '../../store/own-releases.ts';
import { reviewOf } from '../../store/own-reviews.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { planOffers } from '../../store/plan-offers.ts';
import { isRenewable, shownRights } from '../../store/product-plans.ts';
import type { StoredRelease } from '../../store/release-state.ts';
import { sampleFile, sampleHash } from '../../store/sample-file.ts';
import { dayIn } from '../../store/shop-span.ts';
import type { Owned } from '../../store/state.ts';

type Operations =
  | 'listDownloads'
  | 'getDownloadFile'
  | 'listOwnReleases'
  | 'listPlanOffers'
  | 'setReleaseMails'
  | 'createDownloadAddress'
  | 'getSignedFile';

const TEN_MINUTES = 600_000;
const newToken = () => {
  const random = (length: number) =>
    [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => (byte % 36).toString(36)).join('');
  return `${random(24)}.${random(43)}`;
};

export const createDownloadsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const ownOf = (userId: string, id: string) =>
    db.state.downloads.find((download) => download.id === id && download.userId === userId);
  const send = (download: Owned<Download>, name: string, release: StoredRelease | undefined) => {
    const { userId } = download;
    download.download_count += 1;
    const day = dayIn(db, Date.now());
    const own = `${userId} ${day}`;
    db.state.ownDownloadDays[own] = (db.state.ownDownloadDays[own] ?? 0) + 1;
    db.state.downloadDays[day] = (db.state.downloadDays[day] ?? 0) + 1;
    if (release) {
      const readers = new Set(db.state.releaseReaders[release.id]);
      db.state.releaseReaders[release.id] = [...readers.add(userId)];
    }
    const headers = {
      'content-disposition': contentDisposition(name),
      etag: `"${download.id}"`,
      'repr-digest': reprDigest(sampleHash(name)),
    };
    return { status: 200 as const, headers, body: sampleFile(name) };
  };

  return {
    listDownloads: ({ user, query }) => {
      const rows = db.state.downloads
        .filter(({ userId }) => userId === user.id)
        .map(({ userId: _owner, ...download }) => ({
          ...withPlanFile(db, download),
          rights: shownRights(db, download),
          ...reviewOf(db, user.id, download),
        }))
        .filter(({ file_name, product_name }) => isFound(query.search, file_name, product_name));
      const keys = { date: (row: Download) => row.created_at, name: (row: Download) => row.file_name.toLowerCase() };
      return arrayPage('/api/downloads', sorted(rows, query.sort ?? '-date', keys), query);
    },

    getDownloadFile: ({ params, user }) => {
      const download = ownOf(user.id, params.id);
      if (!download) return notFound();
      if (hasEnded(download.rights)) return planEnded(isRenewable(db, download));
      const release = releasedWith(db, download)?.own;
      if (release?.state === 'withdrawn') return notFound(REFUSALS.releaseWithdrawn);
      return send(download, withPlanFile(db, download).file_name, release);
    },

    listOwnReleases: ({ params, user }) => {
      const download = ownOf(user.id, params.id);
      if (!download) return notFound();
      const found = releasedWith(db, download);
      if (!found) return { status: 200, body: { mails: false, releases: [] } };
      const releases = found.releases
        .filter((release) => release.state === 'published' && isIncluded(download, release))
        .map(({ version, channel, published_at: publishedAt, html, files }) => ({
          version,
          channel,
          html,
          published_at: publishedAt ?? '',
          files: filesForPlan(files, download.rights?.plan_id ?? null).map(
            ({ fileId: file, size_bytes, plans: _plans, ...rest }) => ({ file, size_bytes, ...rest }),
          ),
        }))
        .filter(({ files }) => files.length > 0);
      const mails = !db.state.releaseMutes[user.id]?.includes(found.productId);
      return { status: 200, body: { mails, releases } };
    },

    listPlanOffers: ({ params, query, user }) => {
      const download = ownOf(user.id, params.id);
      return download ? { status: 200, body: planOffers(db, download, query.country) } : notFound();
    },

    setReleaseMails: ({ params, body: { wanted }, user }) => {
      const download = ownOf(user.id, params.id);
      const found = download && releasedWith(db, download);
      if (!found) return notFound();
      const others = (db.state.releaseMutes[user.id] ?? []).filter((id) => id !== found.productId);
      db.state.releaseMutes[user.id] = wanted ? others : [...others, found.productId];
      return { status: 200, body: { wanted } };
    },

    createDownloadAddress: ({ params, body, user }) => {
      const download = ownOf(user.id, params.id);
      if (!download) return notFound();
      if (hasEnded(download.rights)) return planEnded(isRenewable(db, download));
      const chosen = chosenFile(db, download, body.file);
      if ('status' in chosen) return chosen;
      const { fileId, name, size_bytes, sha256 } = chosen.part;
      const until = Date.now() + TEN_MINUTES;
      const token = newToken();
      const living = Object.entries(db.state.grants).filter(([, grant]) => grant.until > Date.now());
      const grant = { userId: user.id, downloadId: download.id, fileId, until };
      db.state.grants = { ...Object.fromEntries(living), [token]: grant };
      const expires_at = new Date(until).toISOString();
      return { status: 200, body: { address: `/api/files/${token}`, expires_at, name, size_bytes, sha256 } };
    },

    getSignedFile: ({ params }) => {
      const grant = db.state.grants[params.token];
      if (!grant) return forbidden(REFUSALS.addressForged);
      const download = ownOf(grant.userId, grant.downloadId);
      if (!download || grant.until <= Date.now()) return linkExpired(REFUSALS.addressEnded);
      if (hasEnded(download.rights)) return planEnded(isRenewable(db, download));
      const chosen = chosenFile(db, download, grant.fileId);
      return 'status' in chosen ? chosen : send(download, chosen.part.name, chosen.release);
    },
  };
};
