import type { Download } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';

/** Requests for a file within this time belong to the download that was counted. */
const WINDOW_MS = 3_600_000;

const toKey = ({ id }: Pick<Download, 'id'>, name: string) => `${id} ${name}`;

/** Whether another request for a file of this download is admitted. */
export const canDownload = (db: MockDb, download: Download, name: string): boolean =>
  download.downloads_left !== 0 || (db.state.limitedDownloads[toKey(download, name)] ?? 0) > Date.now() - WINDOW_MS;

/** Uses one of the downloads that are left, unless the request belongs to one that was counted; false when none is left. */
export const admitDownload = (db: MockDb, download: Download, name: string): boolean => {
  if (download.downloads_left === undefined) return true;
  if (!canDownload(db, download, name)) return false;
  const key = toKey(download, name);
  if ((db.state.limitedDownloads[key] ?? 0) > Date.now() - WINDOW_MS) return true;
  download.downloads_left -= 1;
  db.state.limitedDownloads[key] = Date.now();
  return true;
};

/** A renewal or upgrade adds its own downloads; a file without a limit stays without one. */
export const extendLimit = (db: MockDb, download: Download, productId: number | null | undefined): void => {
  if (download.downloads_left === undefined) return;
  const limit = db.state.catalogue.find(({ product }) => product.id === productId)?.product.downloadLimit;
  if (limit === undefined) delete download.downloads_left;
  else download.downloads_left += limit;
};
