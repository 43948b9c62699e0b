import type { Download } from '../../generated/model/download.ts';
import type { Deps, FeatureHandlers } from '../../http/operation.ts';
import { type DownloadRow, findDownloads } from './downloads.repository.ts';
import { openDownload } from './downloads.service.ts';

/** Row to contract; where the file lies stays here. */
function toDownload(row: DownloadRow): Download {
  return {
    id: row.id,
    file_name: row.file_name,
    download_count: row.download_count,
    created_at: row.created_at.toISOString(),
    size_bytes: row.size_bytes,
    product_name: row.product_name,
    version: row.version,
  };
}

/** Files of the signed-in customer. */
export function createDownloadsHandlers(deps: Deps): FeatureHandlers<'listDownloads' | 'getDownloadFile'> {
  return {
    listDownloads: async ({ user }) => ({ status: 200, body: (await findDownloads(deps.db, user.id)).map(toDownload) }),
    getDownloadFile: async ({ user, params }) => ({ status: 200, body: await openDownload(deps, user.id, params.id) }),
  };
}
