import { type AdminPayout, PayoutStatus } from '../../../../contract/generated/model.ts';
import { listTotals } from '../../../../contract/rules/list-totals.ts';
import { listPayoutTransitions } from '../../../../contract/rules/payout-states.ts';
import { trimToNull } from '../../../../contract/rules/text.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { type AdminPayoutRow, findAdminPayout, listAdminPayouts } from './admin-payouts.repository.ts';
import { decidePayout } from './admin-payouts.service.ts';
import { toPayout } from './payouts.mapper.ts';

function toAdminPayout(row: AdminPayoutRow): AdminPayout {
  const { user_id: id, customer_name: name, customer_email: email } = row;
  return {
    ...toPayout(row),
    customer: id === null || name === null || email === null ? null : { id, name, email },
    next: listPayoutTransitions(row.status),
  };
}

type Operations = 'adminListPayouts' | 'adminGetPayout' | 'adminSetPayoutStatus';

/** Withdrawals of all customers; the contract admits only the role super_admin. */
export function createAdminPayoutsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListPayouts: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const result = await listAdminPayouts(deps.db, { search, status }, { limit, offset: (page - 1) * limit });
      const totals = listTotals(result.groups, Object.values(PayoutStatus), status);
      return { status: 200, body: { ...toPage(result, toAdminPayout, { page, limit }), ...totals } };
    },

    adminGetPayout: async ({ params }) => {
      const payout = await findAdminPayout(deps.db, params.id);
      if (!payout) throw notFound();
      return { status: 200, body: toAdminPayout(payout) };
    },

    adminSetPayoutStatus: async ({ user, params, body }) => {
      const { from, status: to } = body;
      const details = { paidReference: trimToNull(body.paid_reference), reason: trimToNull(body.reason) };
      const accountNumber = trimToNull(body.account_number);
      const payout = await decidePayout(deps, { actorId: user.id, id: params.id, from, to, accountNumber, ...details });
      return { status: 200, body: toAdminPayout(payout) };
    },
  };
}
