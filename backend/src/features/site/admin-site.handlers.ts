import type { AdminSiteInput, SitePart } from '../../../../contract/generated/model.ts';
import { CHECK_VALUE } from '../../../../contract/rules/field-messages.ts';
import type { Deps, FeatureHandlers, SessionUser } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { readAdminSite, saveSections, undoChange } from './admin-site.service.ts';
import { createSectionDraftsService } from './section-drafts.service.ts';

type Operations =
  | 'adminGetSite'
  | 'adminUpdateSite'
  | 'adminUndoSiteChange'
  | 'adminGetSectionDraft'
  | 'adminSaveSectionDraft'
  | 'adminDeleteSectionDraft';

/** The contract has validated it. */
const toPart = ({ part }: { part: string }) => part as SitePart;

/** The owner's content of the site; the contract admits only the role super_admin. */
export function createAdminSiteHandlers(deps: Deps): FeatureHandlers<Operations> {
  const drafts = createSectionDraftsService(deps);
  return {
    adminGetSite: async () => ({ status: 200, body: await readAdminSite(deps.db) }),
    adminUpdateSite: async ({ user, body }: { user: SessionUser; body: AdminSiteInput | undefined }) => {
      // The contract's check accepts a request without any body.
      if (!body) throw invalid('body', CHECK_VALUE);
      return { status: 200, body: await saveSections(deps, user, body) };
    },
    adminUndoSiteChange: async ({ user, body }) => ({ status: 200, body: await undoChange(deps, user, body.entry) }),
    adminGetSectionDraft: async ({ user, params }) => ({ status: 200, body: await drafts.read(user, toPart(params)) }),
    adminSaveSectionDraft: async ({ user, params, body }) => ({
      status: 200,
      body: await drafts.save(user, toPart(params), body),
    }),
    adminDeleteSectionDraft: async ({ user, params, query }) => {
      await drafts.discard(user, toPart(params), query.seen);
      return { status: 204 };
    },
  };
}
