import { toArrayLimit } from '../../../../contract/rules/list-pages.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toListHeaders } from '../../lib/list-headers.ts';
import { createDownloadTokens } from './download-tokens.adapter.ts';
import { toDownload } from './downloads.mapper.ts';
import { listDownloads } from './downloads.repository.ts';
import { openDownload } from './downloads.service.ts';
import { createDownloadUrl, listOwnReleases, openDownloadUrl, setReleaseMails } from './own-releases.service.ts';
import { listPlanOffers } from './plan-offers.service.ts';

type Operations =
  | 'listDownloads'
  | 'getDownloadFile'
  | 'listOwnReleases'
  | 'listPlanOffers'
  | 'setReleaseMails'
  | 'createDownloadAddress'
  | 'getSignedFile';

/** Files of the signed-in customer. @param secret the server's, which signs URLs */
export function createDownloadsHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const tokens = createDownloadTokens(secret);
  return {
    listDownloads: async ({ user, query }) => {
      const { sort = '-date', page = 1 } = query;
      const limit = toArrayLimit(query);
      const search = query.search?.trim() || undefined;
      const result = await listDownloads(deps.db, user.id, search, sort, { limit, offset: (page - 1) * limit });
      return {
        status: 200,
        headers: toListHeaders(result, { path: '/api/downloads', query, page, limit }),
        body: result.rows.map(toDownload),
      };
    },
    getDownloadFile: async ({ user, params }) => ({ status: 200, body: await openDownload(deps, user.id, params.id) }),
    listOwnReleases: async ({ user, params }) => ({
      status: 200,
      body: await listOwnReleases(deps, user.id, params.id),
    }),
    listPlanOffers: async ({ user, params, query: { country }, call: { country: network } }) => ({
      status: 200,
      body: await listPlanOffers(deps, user.id, { downloadId: params.id, country, network }),
    }),
    setReleaseMails: async ({ user, params, body }) => ({
      status: 200,
      body: await setReleaseMails(deps, user.id, params.id, body.wanted),
    }),
    createDownloadAddress: async ({ user, params, body }) => ({
      status: 200,
      body: await createDownloadUrl(deps, tokens, { userId: user.id, id: params.id, file: body.file }),
    }),
    getSignedFile: async ({ params }) => ({ status: 200, body: await openDownloadUrl(deps, tokens, params.token) }),
  };
}
