import type { Deps, FeatureHandlers } from '../../http/operation.ts';
import { readAnalytics } from './analytics.ts';
import { readOverview } from './overview.ts';

/** Figures of the whole site; the contract lets only the role super_admin in. */
export function createFiguresHandlers(deps: Deps): FeatureHandlers<'adminGetOverview' | 'adminGetAnalytics'> {
  return {
    adminGetOverview: async () => ({ status: 200, body: await readOverview(deps, deps.clock.now()) }),

    adminGetAnalytics: async ({ query: { from, to, unit } }) => ({
      status: 200,
      body: await readAnalytics(deps, { from, to }, unit),
    }),
  };
}
