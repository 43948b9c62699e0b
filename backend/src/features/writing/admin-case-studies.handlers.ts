import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toAdminCaseStudyRow } from './admin-case-studies.mapper.ts';
import { listAllCaseStudies } from './admin-case-studies.repository.ts';
import { createCaseStudy, getAdminCaseStudy, saveCaseStudy, setPublication } from './admin-case-studies.service.ts';
import { requestApproval } from './case-study-approval.service.ts';

type Operations =
  | 'adminListCaseStudies'
  | 'adminGetCaseStudy'
  | 'adminCreateCaseStudy'
  | 'adminUpdateCaseStudy'
  | 'adminRequestApproval'
  | 'adminPublishCaseStudy';

/** Case studies in all states; the contract admits only the role super_admin. */
export function createAdminCaseStudiesHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListCaseStudies: async () => ({
      status: 200,
      body: { items: (await listAllCaseStudies(deps.db)).map(toAdminCaseStudyRow) },
    }),

    adminGetCaseStudy: async ({ params }) => ({ status: 200, body: await getAdminCaseStudy(deps, Number(params.id)) }),

    adminCreateCaseStudy: async ({ user, body }) => ({ status: 201, body: await createCaseStudy(deps, user, body) }),

    adminUpdateCaseStudy: async ({ user, params, body }) => ({
      status: 200,
      body: await saveCaseStudy(deps, user, Number(params.id), body),
    }),

    adminRequestApproval: async ({ user, params, body }) => ({
      status: 200,
      body: await requestApproval(deps, user, Number(params.id), body),
    }),

    adminPublishCaseStudy: async ({ user, params, body }) => ({
      status: 200,
      body: await setPublication(deps, user, Number(params.id), body),
    }),
  };
}
