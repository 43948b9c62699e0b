import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { listMissingPaths, listRedirects } from './redirects.repository.ts';
import { changeRedirect, createRedirect, removeRedirect, toRedirect } from './redirects.service.ts';

type Operations = 'adminListRedirects' | 'adminCreateRedirect' | 'adminUpdateRedirect' | 'adminDeleteRedirect';

/** Paths that lead to another page. */
export function createAdminRedirectsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListRedirects: async () => ({
      status: 200,
      body: { items: (await listRedirects(deps.db)).map(toRedirect), missing: await listMissingPaths(deps.db) },
    }),

    adminCreateRedirect: async ({ user, body }) => ({ status: 201, body: await createRedirect(deps, user, body) }),

    adminUpdateRedirect: async ({ user, params, body }) => ({
      status: 200,
      body: await changeRedirect(deps, user, params.id, body),
    }),

    adminDeleteRedirect: async ({ user, params }) => {
      await removeRedirect(deps, user, params.id);
      return { status: 204 };
    },
  };
}
