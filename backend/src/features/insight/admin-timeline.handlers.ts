import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { changeNote, createNote, removeNote } from './timeline.service.ts';

type Operations = 'adminCreateTimelineNote' | 'adminUpdateTimelineNote' | 'adminDeleteTimelineNote';

/** Notes of the owner on the charts; analytics and visits list them with what was published. */
export function createAdminTimelineHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminCreateTimelineNote: async ({ user, body }) => ({ status: 201, body: await createNote(deps, user, body) }),

    adminUpdateTimelineNote: async ({ user, params, body }) => ({
      status: 200,
      body: await changeNote(deps, user, params.id, body),
    }),

    adminDeleteTimelineNote: async ({ user, params }) => {
      await removeNote(deps, user, params.id);
      return { status: 204 };
    },
  };
}
