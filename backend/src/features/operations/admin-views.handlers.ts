import type { SavedView } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { findLayout, listViews, saveLayout, type ViewRow } from './admin-views.repository.ts';
import { changeView, checkListAccess, createView, removeView } from './admin-views.service.ts';

type Operations = 'adminListViews' | 'adminCreateView' | 'adminUpdateView' | 'adminDeleteView' | 'adminSetListLayout';

const toView = ({ id, owner_id, name, query, version }: ViewRow): SavedView => ({
  id,
  name,
  query,
  shared: owner_id === null,
  version,
});

/** Saved views of lists, of the team and of each administrator, and how each has arranged the lists. */
export function createAdminViewsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db } = deps;
  return {
    adminListViews: async ({ user, query: { list } }) => {
      checkListAccess(user, list);
      const items = (await listViews(db, user.id, list)).map(toView);
      const layout = (await findLayout(db, user.id, list)) ?? { compact: false, hidden: [] };
      return { status: 200, body: { items, layout } };
    },

    adminCreateView: async ({ user, body }) => ({ status: 201, body: toView(await createView(deps, user, body)) }),

    adminUpdateView: async ({ user, params, body }) => ({
      status: 200,
      body: toView(await changeView(deps, user, params.id, body)),
    }),

    adminDeleteView: async ({ user, params }) => {
      await removeView(deps, user, params.id);
      return { status: 204 };
    },

    adminSetListLayout: async ({ user, body: { list, compact, hidden } }) => {
      checkListAccess(user, list);
      const layout = { compact, hidden: [...new Set(hidden)] };
      await saveLayout(db, user.id, list, layout);
      return { status: 200, body: layout };
    },
  };
}
