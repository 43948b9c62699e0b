import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { listHeaders } from '../../lib/list-headers.ts';
import { toDownload } from './downloads.mapper.ts';
import { findDownloads } from './downloads.repository.ts';
import { openDownload } from './downloads.service.ts';

/** Files of the signed-in customer. */
export function createDownloadsHandlers(deps: Deps): FeatureHandlers<'listDownloads' | 'getDownloadFile'> {
  return {
    listDownloads: async ({ user, query }) => {
      const { sort = '-date', page = 1, limit = 500 } = query;
      const search = query.search?.trim() || undefined;
      const found = await findDownloads(deps.db, user.id, search, sort, { limit, offset: (page - 1) * limit });
      return {
        status: 200,
        headers: listHeaders(found, { path: '/api/downloads', query, page, limit }),
        body: found.rows.map(toDownload),
      };
    },
    getDownloadFile: async ({ user, params }) => ({ status: 200, body: await openDownload(deps, user.id, params.id) }),
  };
}
