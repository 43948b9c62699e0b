import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readOverview } from './admin-overview.service.ts';
import { readGuide, setGuideFolded } from './guide.service.ts';
import { sendTestMail } from './test-mail.service.ts';

type Operations = 'adminGetOverview' | 'adminFoldGuide' | 'adminSendTestMail';

/** The administration's first page; the contract lets only the role super_admin in. */
export function createAdminOverviewHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminGetOverview: async ({ user }) => {
      const [overview, guide] = await Promise.all([readOverview(deps, deps.clock.now()), readGuide(deps, user.id)]);
      return { status: 200, body: { ...overview, guide } };
    },

    adminFoldGuide: async ({ user, body }) => {
      await setGuideFolded(deps, user, body.folded);
      return { status: 204 };
    },

    adminSendTestMail: async ({ user }) => ({ status: 200, body: await sendTestMail(deps, user) }),
  };
}
