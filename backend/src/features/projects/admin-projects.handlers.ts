import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { addProjectFile, openProjectFile, removeProjectFile } from './project-files.service.ts';
import { getAdminProject } from './project-page.service.ts';
import { createProjectLink, revokeProjectLink, setPhase } from './update-project.service.ts';

type Operations =
  | 'adminGetProject'
  | 'adminUpdateProject'
  | 'adminCreateProjectLink'
  | 'adminRevokeProjectLink'
  | 'adminAddProjectFile'
  | 'adminGetProjectFile'
  | 'adminRemoveProjectFile';

/** What clients see of their projects. */
export function createAdminProjectsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminGetProject: async ({ params }) => ({ status: 200, body: await getAdminProject(deps, params.id) }),

    adminUpdateProject: async ({ user, params, body }) => {
      await setPhase(deps, { userId: user.id, leadId: params.id }, body);
      return { status: 204 };
    },

    adminCreateProjectLink: async ({ user, params, body }) => {
      const link = await createProjectLink(deps, { userId: user.id, leadId: params.id }, body);
      return { status: 200, body: { link } };
    },

    adminRevokeProjectLink: async ({ user, params }) => {
      await revokeProjectLink(deps, { userId: user.id, leadId: params.id });
      return { status: 204 };
    },

    adminAddProjectFile: async ({ user, params, body }) => {
      await addProjectFile(deps, user.id, params.id, body);
      return { status: 204 };
    },

    adminGetProjectFile: async ({ params }) => ({
      status: 200,
      body: await openProjectFile(deps, params.id, params.fileId),
    }),

    adminRemoveProjectFile: async ({ user, params }) => {
      await removeProjectFile(deps, { userId: user.id, leadId: params.id, id: params.fileId });
      return { status: 204 };
    },
  };
}
