import type { AdminOverview } from '../../../../contract/generated/model.ts';
import { type OperationId, operations } from '../../../../contract/generated/operations.ts';
import { filterOverview, findGrantingRight } from '../../../../contract/rules/admin-rights.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readOverview } from './admin-overview.service.ts';
import { readGuide, setGuideFolded } from './guide.service.ts';
import { sendTestMail } from './test-mail.service.ts';

type Operations = 'adminGetOverview' | 'adminFoldGuide' | 'adminSendTestMail';

/** The admin dashboard: administrators see the sections that their rights cover. */
export function createAdminOverviewHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminGetOverview: async ({ user }) => {
      const [overview, guide] = await Promise.all([readOverview(deps, deps.clock.now()), readGuide(deps, user.id)]);
      const isAllowed = (operation: OperationId) =>
        findGrantingRight(user.rights, operations[operation].rights) !== undefined;
      return { status: 200, body: filterOverview<AdminOverview>({ ...overview, guide }, isAllowed) };
    },

    adminFoldGuide: async ({ user, body }) => {
      await setGuideFolded(deps, user, body.folded);
      return { status: 204 };
    },

    adminSendTestMail: async ({ user }) => ({ status: 200, body: await sendTestMail(deps, user) }),
  };
}
