import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createSigning } from '../orders/signing.service.ts';
import { createHandoverResponse } from './handover-pdf.service.ts';
import { addStudioChange, answerChange } from './project-changes.service.ts';
import { deliverProduct } from './project-deliveries.service.ts';
import { addProjectFile, getProjectPreview, openProjectFile, removeProjectFile } from './project-files.service.ts';
import { offerHandover } from './project-handovers.service.ts';
import { addProjectMark, listProjectMarks, replyToProjectMark, resolveProjectMark } from './project-marks.service.ts';
import { getAdminProject } from './project-page.service.ts';
import { createProjectRecord } from './project-record.service.ts';
import { createProjectLink, revokeProjectLink, setPhase } from './update-project.service.ts';

type Operations =
  | 'adminGetProject'
  | 'adminUpdateProject'
  | 'adminCreateProjectLink'
  | 'adminRevokeProjectLink'
  | 'adminAddProjectFile'
  | 'adminGetProjectFile'
  | 'adminGetProjectPreview'
  | 'adminListProjectMarks'
  | 'adminAddProjectMark'
  | 'adminReplyToProjectMark'
  | 'adminResolveProjectMark'
  | 'adminDeliverProduct'
  | 'adminOfferHandover'
  | 'adminGetHandoverPdf'
  | 'adminGetProjectRecord'
  | 'adminAddProjectChange'
  | 'adminAnswerProjectChange'
  | 'adminRemoveProjectFile';

/** What clients see of their projects. */
export function createAdminProjectsHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const signing = createSigning(deps, secret);
  const placeOf = (user: { id: string }, { id, fileId }: { id: string; fileId: string }) =>
    ({ leadId: id, fileId, writer: { side: 'studio', userId: user.id } }) as const;
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

    adminGetProjectPreview: ({ params, query }) =>
      getProjectPreview(deps, { leadId: params.id, id: params.fileId, size: query.size }),

    adminListProjectMarks: async ({ params: { id, fileId } }) => ({
      status: 200,
      body: { items: await listProjectMarks(deps, { leadId: id, fileId, isStudio: true }) },
    }),

    adminAddProjectMark: async ({ user, params, body }) => {
      await addProjectMark(deps, placeOf(user, params), body);
      return { status: 204 };
    },

    adminReplyToProjectMark: async ({ user, params, body }) => {
      await replyToProjectMark(deps, placeOf(user, params), { markId: params.markId, ...body });
      return { status: 204 };
    },

    adminResolveProjectMark: async ({ user, params, body: { resolved } }) => {
      await resolveProjectMark(deps, placeOf(user, params), { markId: params.markId, resolved });
      return { status: 204 };
    },

    adminDeliverProduct: async ({ user, params, body }) => {
      await deliverProduct(deps, { userId: user.id, leadId: params.id }, body);
      return { status: 204 };
    },

    adminOfferHandover: async ({ user, params, body }) => {
      await offerHandover(deps, { userId: user.id, leadId: params.id }, body);
      return { status: 204 };
    },

    adminGetHandoverPdf: ({ params }) => createHandoverResponse(deps, params.id),

    adminGetProjectRecord: ({ params }) =>
      createProjectRecord({ ...deps, signing }, { leadId: params.id, person: null }),

    adminAddProjectChange: async ({ user, params, body }) => {
      await addStudioChange(deps, { userId: user.id, leadId: params.id }, body);
      return { status: 204 };
    },

    adminAnswerProjectChange: async ({ user, params, body }) => {
      await answerChange(deps, { userId: user.id, leadId: params.id, id: params.changeId }, body);
      return { status: 204 };
    },

    adminRemoveProjectFile: async ({ user, params }) => {
      await removeProjectFile(deps, { userId: user.id, leadId: params.id, id: params.fileId });
      return { status: 204 };
    },
  };
}
