import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toDownload } from './downloads.mapper.ts';
import { findDownloads } from './downloads.repository.ts';
import { openDownload } from './downloads.service.ts';

/** Files of the signed-in customer. */
export function createDownloadsHandlers(deps: Deps): FeatureHandlers<'listDownloads' | 'getDownloadFile'> {
  return {
    listDownloads: async ({ user }) => ({ status: 200, body: (await findDownloads(deps.db, user.id)).map(toDownload) }),
    getDownloadFile: async ({ user, params }) => ({ status: 200, body: await openDownload(deps, user.id, params.id) }),
  };
}
