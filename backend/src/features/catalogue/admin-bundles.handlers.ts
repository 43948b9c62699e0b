import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import {
  createBundle,
  deleteBundleById,
  listAdminBundles,
  restoreBundleById,
  updateBundleById,
} from './admin-bundles.service.ts';

type Operations =
  | 'adminListBundles'
  | 'adminCreateBundle'
  | 'adminUpdateBundle'
  | 'adminDeleteBundle'
  | 'adminRestoreBundle';

/** Bundles; the contract admits only the role super_admin. */
export function createAdminBundlesHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListBundles: async () => ({ status: 200, body: { items: await listAdminBundles(deps) } }),

    adminCreateBundle: async ({ user, body }) => ({ status: 201, body: await createBundle(deps, user.id, body) }),

    adminUpdateBundle: async ({ user, params, body }) => ({
      status: 200,
      body: await updateBundleById(deps, user.id, Number(params.id), body),
    }),

    adminDeleteBundle: async ({ user, params }) => {
      await deleteBundleById(deps, user.id, Number(params.id));
      return { status: 204 };
    },

    adminRestoreBundle: async ({ user, params }) => {
      await restoreBundleById(deps, user.id, Number(params.id));
      return { status: 204 };
    },
  };
}
