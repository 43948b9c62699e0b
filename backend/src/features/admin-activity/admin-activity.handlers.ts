import { toChanges } from '../../../shared/changed-fields.ts';
import { CSV_HEADERS, csvLine } from '../../../shared/csv.ts';
import { shopSpan } from '../../../shared/shop-day.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile, partsBy } from '../../lib/csv.ts';
import { toPage } from '../../lib/page.ts';
import { type ActivityFilter, type ActivityRow, findActivity, findActivityBefore } from './activity.repository.ts';
import { toActivity } from './admin-activity.mapper.ts';

interface Query {
  search?: string | undefined;
  person?: string | undefined;
  kind?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The query as the repository wants it: days of the shop become moments. */
const toFilter = ({ search, person, kind, from, to }: Query, timeZone: string): ActivityFilter => ({
  search: search?.trim() || undefined,
  person,
  kind,
  ...shopSpan({ from, to }, timeZone),
});

/** One line for each changed field; a change without fields has one of its own. */
function linesOf(row: ActivityRow): string[] {
  const head = [row.created_at.toISOString(), row.actor_name, row.action, row.label];
  const changes = toChanges(row);
  if (changes.length === 0) return [csvLine([...head, null, null, null])];
  return changes.map(({ field, before, after }) => csvLine([...head, field, before, after]));
}

/** The trail of what administrators changed; the contract lets only the role super_admin in. */
export function createAdminActivityHandlers({
  db,
}: Deps): FeatureHandlers<'adminListActivity' | 'adminExportActivity'> {
  return {
    adminListActivity: async ({ query }) => {
      const { page = 1, limit = 20 } = query;
      const found = await findActivity(db, toFilter(query, await findShopZone(db)), {
        limit,
        offset: (page - 1) * limit,
      });
      return { status: 200, body: toPage(found, toActivity, { page, limit }) };
    },

    adminExportActivity: async ({ query }) => {
      const filter = toFilter(query, await findShopZone(db));
      const next = (last: ActivityRow | undefined, limit: number) =>
        findActivityBefore(db, filter, last?.id ?? Number.MAX_SAFE_INTEGER, limit);
      return csvFile('activity.csv', CSV_HEADERS.activity, partsBy(next, linesOf));
    },
  };
}
