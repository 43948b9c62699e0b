import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { changeBanner, readBanner } from './admin-banner.service.ts';

/** The banner above the public pages; the contract admits only the role super_admin. */
export function createAdminBannerHandlers(deps: Deps): FeatureHandlers<'adminGetBanner' | 'adminUpdateBanner'> {
  return {
    adminGetBanner: async () => ({ status: 200, body: await readBanner(deps) }),
    adminUpdateBanner: async ({ user, body }) => ({ status: 200, body: await changeBanner(deps, user, body) }),
  };
}
