import type { ActivityEntry } from '../../../../contract/generated/model.ts';
import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import { toChanges } from '../../../../contract/rules/changed-fields.ts';
import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { toPage } from '../../lib/page.ts';
import { type ActivityRow, listActivity, listActivityBefore } from './activity.repository.ts';
import { toActivityFilter } from './activity-filter.service.ts';

function toActivity(row: ActivityRow): ActivityEntry {
  return {
    id: row.id,
    actor: row.actor_id === null || row.actor_name === null ? null : { id: row.actor_id, name: row.actor_name },
    right: row.used_right === null ? null : (normaliseRights([row.used_right])[0] ?? null),
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    label: row.label,
    changes: toChanges(row),
    created_at: row.created_at.toISOString(),
    key: row.api_key,
  };
}

/** One line per changed field; a change without fields has a single line. */
function toCsvLines(row: ActivityRow): string[] {
  const head = [row.created_at.toISOString(), row.actor_name, row.action, row.label];
  const changes = toChanges(row);
  if (changes.length === 0) return [toCsvLine([...head, null, null, null])];
  return changes.map(({ field, before, after }) => toCsvLine([...head, field, before, after]));
}

/** The audit log of administrators' changes; the contract admits only the role super_admin. */
export function createAdminActivityHandlers({
  db,
}: Deps): FeatureHandlers<'adminListActivity' | 'adminExportActivity'> {
  return {
    adminListActivity: async ({ query }) => {
      const { page = 1, limit = 20 } = query;
      const result = await listActivity(db, await toActivityFilter(db, query), {
        limit,
        offset: (page - 1) * limit,
      });
      return { status: 200, body: toPage(result, toActivity, { page, limit }) };
    },

    adminExportActivity: async ({ query, call }) => {
      const filter = await toActivityFilter(db, query);
      const next = (last: ActivityRow | undefined, limit: number) =>
        listActivityBefore(db, filter, last?.id ?? Number.MAX_SAFE_INTEGER, limit);
      return csvFile('activity.csv', csvHeader('activity', call.language), readInBatches(next, toCsvLines));
    },
  };
}
