import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { sendFile } from '../conversations/conversation-files.service.ts';
import { replyToConversation } from '../conversations/write-conversation.service.ts';
import { createSigning } from '../orders/signing.service.ts';
import { createHandoverResponse } from './handover-paper.service.ts';
import { requestChange } from './project-changes.service.ts';
import { openDelivery } from './project-deliveries.service.ts';
import { getProjectPreview, openProjectFile } from './project-files.service.ts';
import { signHandover } from './project-handovers.service.ts';
import { addProjectMark, listProjectMarks, replyToProjectMark, resolveProjectMark } from './project-marks.service.ts';
import { getLinkedProject, getProjectLead } from './project-page.service.ts';
import { findLinkedPage } from './project-pages.repository.ts';
import { createProjectRecord } from './project-record.service.ts';
import { reviewDeliverable } from './review-deliverable.service.ts';

type Operations =
  | 'getLinkedProject'
  | 'getLinkedProjectFile'
  | 'getLinkedProjectPreview'
  | 'listLinkedProjectMarks'
  | 'addLinkedProjectMark'
  | 'replyToLinkedProjectMark'
  | 'resolveLinkedProjectMark'
  | 'reviewDeliverable'
  | 'getLinkedDelivery'
  | 'signHandover'
  | 'getLinkedHandoverPdf'
  | 'getLinkedProjectRecord'
  | 'requestProjectChange'
  | 'sendProjectMessage'
  | 'getProjectMessageFile';

/** Pages of projects without a sign-in; only the token of a link gives access. */
export function createProjectLinksHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const signing = createSigning(deps, secret);
  const { db, limits } = deps;
  /** The contract requires the header. @throws AppError 404 for an unknown or revoked link */
  const open = async (headers: { 'x-project-token'?: string }, ip: string): Promise<string> => {
    await limits.consume('project-token-network', ip);
    const page = await findLinkedPage(db, headers['x-project-token'] ?? '');
    if (!page) throw notFound(REFUSALS.projectLinkUnknown);
    return page.lead_id;
  };
  /** The version that a client marks. @throws AppError 404, 429 */
  const placeOf = async (
    {
      headers,
      params,
      call,
    }: { headers: { 'x-project-token'?: string }; params: { id: string }; call: { ip: string } },
    name: string,
  ) => {
    const leadId = await open(headers, call.ip);
    await limits.consume('project-marks', leadId);
    return { leadId, fileId: params.id, writer: { side: 'client', name } } as const;
  };
  return {
    getLinkedProject: async ({ headers, call }) => ({
      status: 200,
      body: await getLinkedProject(deps, await open(headers, call.ip)),
    }),

    getLinkedProjectFile: async ({ headers, params, call }) => ({
      status: 200,
      body: await openProjectFile(deps, await open(headers, call.ip), params.id),
    }),

    getLinkedProjectPreview: async ({ headers, params, query, call }) =>
      getProjectPreview(deps, { leadId: await open(headers, call.ip), id: params.id, size: query.size }),

    listLinkedProjectMarks: async ({ headers, params, call }) => {
      const place = { leadId: await open(headers, call.ip), fileId: params.id, isStudio: false };
      return { status: 200, body: { items: await listProjectMarks(deps, place) } };
    },

    addLinkedProjectMark: async ({ headers, params, body: { name, ...mark }, call }) => {
      await addProjectMark(deps, await placeOf({ headers, params, call }, name), mark);
      return { status: 204 };
    },

    replyToLinkedProjectMark: async ({ headers, params, body: { name, ...reply }, call }) => {
      const place = await placeOf({ headers, params, call }, name);
      await replyToProjectMark(deps, place, { markId: params.markId, ...reply });
      return { status: 204 };
    },

    resolveLinkedProjectMark: async ({ headers, params, body: { name, resolved }, call }) => {
      const place = await placeOf({ headers, params, call }, name);
      await resolveProjectMark(deps, place, { markId: params.markId, resolved });
      return { status: 204 };
    },

    reviewDeliverable: async ({ headers, params, body, call }) => {
      await reviewDeliverable(deps, { leadId: await open(headers, call.ip), id: params.id }, body);
      return { status: 204 };
    },

    getLinkedDelivery: async ({ headers, params, query, call }) => ({
      status: 200,
      body: await openDelivery(deps, { leadId: await open(headers, call.ip), id: params.id, part: query.part }),
    }),

    signHandover: async ({ headers, body, call }) => {
      await signHandover(deps, await open(headers, call.ip), body, call);
      return { status: 204 };
    },

    getLinkedHandoverPdf: async ({ headers, call }) => createHandoverResponse(deps, await open(headers, call.ip)),

    getLinkedProjectRecord: async ({ headers, call }) =>
      createProjectRecord({ ...deps, signing }, await open(headers, call.ip)),

    requestProjectChange: async ({ headers, body, call }) => {
      await requestChange(deps, await open(headers, call.ip), body);
      return { status: 204 };
    },

    sendProjectMessage: async ({ headers, body, call }) => {
      const { conversation_id } = await getProjectLead(deps, await open(headers, call.ip));
      if (toPlainLines(body.text) === '') throw invalid('text', REFUSALS.projectMessage);
      await limits.consume('conversation-token', conversation_id);
      await replyToConversation(deps, conversation_id, { text: body.text }, () => true);
      return { status: 204 };
    },

    getProjectMessageFile: async ({ headers, params, call }) => {
      const { conversation_id: opened } = await getProjectLead(deps, await open(headers, call.ip));
      return sendFile(deps, params.id, ({ conversation_id, kind }) => conversation_id === opened && kind !== 'note');
    },
  };
}
