import type { AdminSubscriber } from '../../../../contract/generated/model.ts';
import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { toPage } from '../../lib/page.ts';
import { listNextSubscribers, listSubscribers, type SubscriberRow } from './admin-subscribers.repository.ts';
import { deleteSubscriberById } from './admin-subscribers.service.ts';

const toAdminSubscriber = ({ id, email, status, created_at, confirmed_at }: SubscriberRow): AdminSubscriber => ({
  id,
  email,
  status,
  created_at: created_at.toISOString(),
  confirmed_at: confirmed_at?.toISOString() ?? null,
});

type Operations = 'adminListSubscribers' | 'adminExportSubscribers' | 'adminDeleteSubscriber';

/** Emails of newsletter and waitlist; the contract admits only the role super_admin. */
export function createAdminSubscribersHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db } = deps;
  return {
    adminListSubscribers: async ({ query }) => {
      const { list = 'newsletter', status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const result = await listSubscribers(db, { list, search, status }, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(result, toAdminSubscriber, { page, limit }) };
    },

    adminExportSubscribers: async ({ query, call }) => {
      const search = query.search?.trim() || undefined;
      const { list = 'newsletter', status } = query;
      const filter = { list, search, status };
      const next = (last: SubscriberRow | undefined, limit: number) => listNextSubscribers(db, filter, last, limit);
      const toRow = ({ email, status, created_at, confirmed_at }: SubscriberRow) =>
        toCsvLine([email, status, created_at.toISOString(), confirmed_at?.toISOString() ?? null]);
      return csvFile(
        list === 'waitlist' ? 'waitlist.csv' : 'subscribers.csv',
        csvHeader('subscribers', call.language),
        readInBatches(next, toRow),
      );
    },

    adminDeleteSubscriber: async ({ user, params, query }) => {
      await deleteSubscriberById(deps, user, query.list ?? 'newsletter', params.id);
      return { status: 204 };
    },
  };
}
