import { CSV_HEADERS, csvLine } from '../../../shared/csv.ts';
import type { AdminSubscriber } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile } from '../../lib/csv.ts';
import { findSubscribers, type SubscriberRow } from './admin-subscribers.repository.ts';
import { removeSubscriber } from './admin-subscribers.service.ts';

const EXPORTED = 50_000;

/** Row to contract. */
const toAdminSubscriber = ({ id, email, status, created_at, confirmed_at }: SubscriberRow): AdminSubscriber => ({
  id,
  email,
  status,
  createdAt: created_at.toISOString(),
  confirmedAt: confirmed_at?.toISOString() ?? null,
});

type Operations = 'adminListSubscribers' | 'adminExportSubscribers' | 'adminDeleteSubscriber';

/** Addresses of the newsletter; the contract lets only the role super_admin in. */
export function createAdminSubscribersHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db } = deps;
  return {
    adminListSubscribers: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const { rows, total } = await findSubscribers(db, { search, status }, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: rows.map(toAdminSubscriber), total, page, limit } };
    },

    adminExportSubscribers: async ({ query }) => {
      const search = query.search?.trim() || undefined;
      const filter = { search, status: query.status };
      const { rows } = await findSubscribers(db, filter, { limit: EXPORTED, offset: 0 });
      const lines = rows.map(({ email, status, created_at, confirmed_at }) =>
        csvLine([email, status, created_at.toISOString(), confirmed_at?.toISOString() ?? null]),
      );
      return csvFile('subscribers.csv', [CSV_HEADERS.subscribers, ...lines]);
    },

    adminDeleteSubscriber: async ({ user, params }) => {
      await removeSubscriber(deps, user, params.id);
      return { status: 204 };
    },
  };
}
