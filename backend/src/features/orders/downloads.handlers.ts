import { arrayLimit } from '../../../shared/list-pages.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { listHeaders } from '../../lib/list-headers.ts';
import { toDownload } from './downloads.mapper.ts';
import { findDownloads } from './downloads.repository.ts';
import { openDownload } from './downloads.service.ts';
import { chooseMails, createAddress, listOwnReleases, openAddress } from './own-releases.service.ts';
import { planOffers } from './plan-offers.service.ts';
import { createSignedAddresses } from './signed-address.adapter.ts';

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
  const addresses = createSignedAddresses(secret);
  return {
    listDownloads: async ({ user, query }) => {
      const { sort = '-date', page = 1 } = query;
      const limit = arrayLimit(query);
      const search = query.search?.trim() || undefined;
      const found = await findDownloads(deps.db, user.id, search, sort, { limit, offset: (page - 1) * limit });
      return {
        status: 200,
        headers: listHeaders(found, { path: '/api/downloads', query, page, limit }),
        body: found.rows.map(toDownload),
      };
    },
    getDownloadFile: async ({ user, params }) => ({ status: 200, body: await openDownload(deps, user.id, params.id) }),
    listOwnReleases: async ({ user, params }) => ({
      status: 200,
      body: await listOwnReleases(deps, user.id, params.id),
    }),
    listPlanOffers: async ({ user, params, query: { country } }) => ({
      status: 200,
      body: await planOffers(deps, user.id, { downloadId: params.id, country }),
    }),
    setReleaseMails: async ({ user, params, body }) => ({
      status: 200,
      body: await chooseMails(deps, user.id, params.id, body.wanted),
    }),
    createDownloadAddress: async ({ user, params, body }) => ({
      status: 200,
      body: await createAddress(deps, addresses, { userId: user.id, id: params.id, file: body.file }),
    }),
    getSignedFile: async ({ params }) => ({ status: 200, body: await openAddress(deps, addresses, params.token) }),
  };
}
