import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { toAdminPayout } from './admin-payouts.mapper.ts';
import { findAdminPayout, findAdminPayouts } from './admin-payouts.repository.ts';
import { decidePayout } from './admin-payouts.service.ts';

type Operations = 'adminListPayouts' | 'adminGetPayout' | 'adminSetPayoutStatus';

const written = (text: string | null | undefined): string | null => text?.trim() || null;

/** Withdrawals of all customers; the contract admits only the role super_admin. */
export function createAdminPayoutsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListPayouts: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const found = await findAdminPayouts(deps.db, { search, status }, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(found, toAdminPayout, { page, limit }) };
    },

    adminGetPayout: async ({ params }) => {
      const payout = await findAdminPayout(deps.db, params.id);
      if (!payout) throw notFound();
      return { status: 200, body: toAdminPayout(payout) };
    },

    adminSetPayoutStatus: async ({ user, params, body }) => {
      const { from, status: to } = body;
      const details = { paidReference: written(body.paid_reference), reason: written(body.reason) };
      const accountNumber = written(body.account_number);
      const payout = await decidePayout(deps, { actorId: user.id, id: params.id, from, to, accountNumber, ...details });
      return { status: 200, body: toAdminPayout(payout) };
    },
  };
}
