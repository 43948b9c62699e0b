import type { WritingKind } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { renderMarkdownText } from '../media/library-content.service.ts';
import { createRevisionsService } from './revisions.service.ts';
import { suggestSlug } from './slugs.service.ts';
import { createWorkingCopiesService } from './working-copies.service.ts';

type Operations =
  | 'adminPreviewText'
  | 'adminProposeAddress'
  | 'adminListRevisions'
  | 'adminCompareRevision'
  | 'adminRestoreRevision'
  | 'adminGetWorkingCopy'
  | 'adminKeepWorkingCopy'
  | 'adminDiscardWorkingCopy';

/** The contract has validated both. */
const toDocumentRef = ({ kind, id }: { kind: string; id: string }) => ({ kind: kind as WritingKind, id: Number(id) });

const toItemRef = ({ kind, item }: { kind: string; item: string }) => ({ kind: kind as WritingKind, item });

/** Editing features shared by articles and pages; the contract admits only the role super_admin. */
export function createAdminWritingHandlers(deps: Deps): FeatureHandlers<Operations> {
  const revisions = createRevisionsService(deps);
  const workingCopies = createWorkingCopiesService(deps);
  return {
    adminPreviewText: async ({ body }) => {
      const { html, notes } = await renderMarkdownText(deps, 'text', body.text.trim());
      return { status: 200, body: { html, notes } };
    },

    adminProposeAddress: async ({ params, query }) => ({
      status: 200,
      body: { address: await suggestSlug(deps, params.kind as WritingKind, query) },
    }),

    adminGetWorkingCopy: async ({ user, params }) => ({
      status: 200,
      body: { copy: await workingCopies.read(user, toItemRef(params)) },
    }),

    adminKeepWorkingCopy: async ({ user, params, body }) => ({
      status: 200,
      body: await workingCopies.keep(user, toItemRef(params), body),
    }),

    adminDiscardWorkingCopy: async ({ user, params }) => {
      await workingCopies.discard(user, toItemRef(params));
      return { status: 204 };
    },

    adminListRevisions: async ({ params, query: { page = 1, limit = 20 } }) => ({
      status: 200,
      body: await revisions.list(toDocumentRef(params), { page, limit }),
    }),

    adminCompareRevision: async ({ params }) => ({
      status: 200,
      body: await revisions.compare(toDocumentRef(params), Number(params.revision)),
    }),

    adminRestoreRevision: async ({ user, params, body }) => ({
      status: 200,
      body: await revisions.restore(user, toDocumentRef(params), Number(params.revision), body.version),
    }),
  };
}
