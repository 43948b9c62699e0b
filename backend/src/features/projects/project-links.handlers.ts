import type { ClientOperation } from '../../../../contract/generated/client-rights.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import type { ProjectAccess } from '../../clients/client-access.repository.ts';
import { openProject, toSignature } from '../../clients/client-access.service.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { sendFile } from '../conversations/conversation-files.service.ts';
import { replyToConversation } from '../conversations/write-conversation.service.ts';
import { createSigning } from '../orders/signing.service.ts';
import { createHandoverResponse } from './handover-pdf.service.ts';
import { listProjectPeople, removeProjectPerson, saveProjectPerson } from './organisations.service.ts';
import { requestChange } from './project-changes.service.ts';
import { openDelivery } from './project-deliveries.service.ts';
import { getProjectPreview, openProjectFile } from './project-files.service.ts';
import { signHandover } from './project-handovers.service.ts';
import { addProjectMark, listProjectMarks, replyToProjectMark, resolveProjectMark } from './project-marks.service.ts';
import { getLinkedProject, getProjectLead } from './project-page.service.ts';
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
  | 'listProjectPeople'
  | 'saveProjectPerson'
  | 'removeProjectPerson'
  | 'sendProjectMessage'
  | 'getProjectMessageFile';

interface LinkedCall {
  headers: { 'x-project-token'?: string };
  call: { ip: string };
}

/** Pages of projects without a sign-in; only the token of a link gives access. */
export function createProjectLinksHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const signing = createSigning(deps, secret);
  const { limits } = deps;
  /** The contract requires the header. @throws AppError 403, 404 for an unknown or revoked link, and for a removed person */
  const open = async ({ headers, call }: LinkedCall, operation: ClientOperation): Promise<ProjectAccess> => {
    await limits.consume('project-token-network', call.ip);
    return openProject(deps, headers['x-project-token'] ?? '', operation);
  };
  /** The version that a client marks. @throws AppError 403, 404, 429 */
  const placeOf = async (input: LinkedCall & { params: { id: string } }, typed: string, operation: ClientOperation) => {
    const { leadId, person } = await open(input, operation);
    await limits.consume('project-marks', leadId);
    const { name } = toSignature(person, { name: typed });
    return { leadId, fileId: input.params.id, writer: { side: 'client', name } } as const;
  };
  return {
    getLinkedProject: async (input) => ({
      status: 200,
      body: await getLinkedProject(deps, await open(input, 'getLinkedProject')),
    }),

    getLinkedProjectFile: async (input) => {
      const { leadId } = await open(input, 'getLinkedProjectFile');
      return { status: 200, body: await openProjectFile(deps, leadId, input.params.id) };
    },

    getLinkedProjectPreview: async (input) => {
      const { leadId } = await open(input, 'getLinkedProjectPreview');
      return getProjectPreview(deps, { leadId, id: input.params.id, size: input.query.size });
    },

    listLinkedProjectMarks: async (input) => {
      const { leadId } = await open(input, 'listLinkedProjectMarks');
      const place = { leadId, fileId: input.params.id, isStudio: false };
      return { status: 200, body: { items: await listProjectMarks(deps, place) } };
    },

    addLinkedProjectMark: async (input) => {
      const { name, ...mark } = input.body;
      await addProjectMark(deps, await placeOf(input, name, 'addLinkedProjectMark'), mark);
      return { status: 204 };
    },

    replyToLinkedProjectMark: async (input) => {
      const { name, ...reply } = input.body;
      const place = await placeOf(input, name, 'replyToLinkedProjectMark');
      await replyToProjectMark(deps, place, { markId: input.params.markId, ...reply });
      return { status: 204 };
    },

    resolveLinkedProjectMark: async (input) => {
      const { name, resolved } = input.body;
      const place = await placeOf(input, name, 'resolveLinkedProjectMark');
      await resolveProjectMark(deps, place, { markId: input.params.markId, resolved });
      return { status: 204 };
    },

    reviewDeliverable: async (input) => {
      const { leadId, person } = await open(input, 'reviewDeliverable');
      await reviewDeliverable(deps, { leadId, id: input.params.id }, toSignature(person, input.body));
      return { status: 204 };
    },

    getLinkedDelivery: async (input) => {
      const { leadId } = await open(input, 'getLinkedDelivery');
      const body = await openDelivery(deps, { leadId, id: input.params.id, part: input.query.part });
      return { status: 200, body };
    },

    signHandover: async (input) => {
      const { leadId, person } = await open(input, 'signHandover');
      await signHandover(deps, leadId, toSignature(person, input.body), input.call);
      return { status: 204 };
    },

    getLinkedHandoverPdf: async (input) =>
      createHandoverResponse(deps, (await open(input, 'getLinkedHandoverPdf')).leadId),

    getLinkedProjectRecord: async (input) =>
      createProjectRecord({ ...deps, signing }, await open(input, 'getLinkedProjectRecord')),

    requestProjectChange: async (input) => {
      const { leadId, person } = await open(input, 'requestProjectChange');
      await requestChange(deps, leadId, toSignature(person, input.body));
      return { status: 204 };
    },

    sendProjectMessage: async (input) => {
      const { leadId } = await open(input, 'sendProjectMessage');
      const { conversation_id } = await getProjectLead(deps, leadId);
      const { text } = input.body;
      if (toPlainLines(text) === '') throw invalid('text', REFUSALS.projectMessage);
      await limits.consume('conversation-token', conversation_id);
      await replyToConversation(deps, conversation_id, { text }, () => true);
      return { status: 204 };
    },

    getProjectMessageFile: async (input) => {
      const { leadId } = await open(input, 'getProjectMessageFile');
      const { conversation_id: opened } = await getProjectLead(deps, leadId);
      return sendFile(
        deps,
        input.params.id,
        ({ conversation_id, kind }) => conversation_id === opened && kind !== 'note',
      );
    },

    listProjectPeople: async (input) => {
      const { leadId } = await open(input, 'listProjectPeople');
      return { status: 200, body: { items: await listProjectPeople(deps, leadId) } };
    },

    saveProjectPerson: async (input) => {
      const { leadId, person } = await open(input, 'saveProjectPerson');
      await limits.consume('project-people', leadId);
      await saveProjectPerson(deps, { leadId, by: person, id: input.params.personId }, input.body);
      return { status: 204 };
    },

    removeProjectPerson: async (input) => {
      const { leadId, person } = await open(input, 'removeProjectPerson');
      await removeProjectPerson(deps, { leadId, by: person, id: input.params.personId });
      return { status: 204 };
    },
  };
}
