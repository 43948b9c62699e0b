import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import {
  createRelease,
  deleteDraftRelease,
  listReleases,
  publishRelease,
  updateRelease,
  withdrawRelease,
} from './admin-releases.service.ts';

type Operations =
  | 'adminListReleases'
  | 'adminCreateRelease'
  | 'adminUpdateRelease'
  | 'adminDeleteRelease'
  | 'adminPublishRelease'
  | 'adminWithdrawRelease';

const toReleaseId = ({ id, release }: { id: string; release: string }) => ({ id: release, productId: Number(id) });

/** Releases of the products; the contract admits only the role super_admin. */
export function createAdminReleasesHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListReleases: async ({ params }) => ({ status: 200, body: await listReleases(deps, Number(params.id)) }),
    adminCreateRelease: async ({ user, params, body }) => ({
      status: 201,
      body: await createRelease(deps, user.id, Number(params.id), body),
    }),
    adminUpdateRelease: async ({ user, params, body }) => ({
      status: 200,
      body: await updateRelease(deps, user.id, toReleaseId(params), body),
    }),
    adminDeleteRelease: async ({ user, params }) => {
      await deleteDraftRelease(deps, user.id, toReleaseId(params));
      return { status: 204 };
    },
    adminPublishRelease: async ({ user, params, body }) => ({
      status: 200,
      body: await publishRelease(deps, user.id, toReleaseId(params), body),
    }),
    adminWithdrawRelease: async ({ user, params, body }) => ({
      status: 200,
      body: await withdrawRelease(deps, user.id, toReleaseId(params), body.revision),
    }),
  };
}
