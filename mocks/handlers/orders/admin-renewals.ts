import { matchesSearch } from '../../../contract/rules/fold.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { toAdminRenewal } from '../../store/renewals.ts';
import { toPage } from '../kit/page.ts';

export const createAdminRenewalsHandlers = (db: MockDb): Pick<MockHandlers, 'adminListRenewals'> => ({
  adminListRenewals: ({ query }) => {
    const items = db.state.renewals
      .toSorted((a, b) => b.consented_at.localeCompare(a.consented_at))
      .map((stored) => toAdminRenewal(db, stored))
      .filter(({ status }) => !query.status || status === query.status)
      .filter(({ customer, product_name: product }) =>
        matchesSearch(query.search, customer.name, customer.email, product),
      );
    return { status: 200, body: toPage(items, query.page, query.limit ?? 20) };
  },
});
