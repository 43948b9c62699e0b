import { dayOf } from '../../backend/shared/calendar.ts';
import { contentDisposition } from '../../backend/shared/content-disposition.ts';
import type { Download } from '../generated/model.ts';
import { notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import { arrayPage, hasText, sorted } from '../store/array-page.ts';
import type { MockDb } from '../store/db.ts';
import { sampleFile } from '../store/sample-file.ts';

export const createDownloadsHandlers = (db: MockDb): Pick<MockHandlers, 'listDownloads' | 'getDownloadFile'> => ({
  listDownloads: ({ user, query }) => {
    const rows = db.state.downloads
      .filter(({ userId }) => userId === user.id)
      .map(({ userId: _owner, ...download }) => download)
      .filter(({ file_name, product_name }) => hasText(query.search, file_name, product_name));
    const keys = { date: (row: Download) => row.created_at, name: (row: Download) => row.file_name.toLowerCase() };
    return arrayPage('/api/downloads', sorted(rows, query.sort ?? '-date', keys), query);
  },

  getDownloadFile: ({ params, user }) => {
    const download = db.state.downloads.find(({ id, userId }) => id === params.id && userId === user.id);
    if (!download) return notFound();
    download.download_count += 1;
    const day = dayOf(Date.now());
    const own = `${user.id} ${day}`;
    db.state.ownDownloadDays[own] = (db.state.ownDownloadDays[own] ?? 0) + 1;
    db.state.downloadDays[day] = (db.state.downloadDays[day] ?? 0) + 1;
    return {
      status: 200,
      headers: { 'content-disposition': contentDisposition(download.file_name), etag: `"${download.id}"` },
      body: sampleFile(download.file_name),
    };
  },
});
