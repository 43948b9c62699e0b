import type { ActivityEntry } from '../../../contract/generated/model.ts';
import { toChanges } from '../../../contract/rules/changed-fields.ts';
import { toCsvLine } from '../../../contract/rules/csv.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { AuditRow } from '../../store/audit.ts';
import { createDayFilter } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { csvFile } from '../kit/csv-file.ts';
import { toPage } from '../kit/page.ts';

type Query = {
  search?: string | undefined;
  person?: string | undefined;
  kind?: string | undefined;
  item?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const toEntry = (db: MockDb, row: AuditRow): ActivityEntry => {
  const actor = db.account(row.actorId)?.user;
  return {
    id: row.id,
    actor: actor ? { id: actor.id, name: actor.name } : null,
    right: row.right ?? null,
    action: row.action,
    subject: row.subject,
    subject_id: row.subjectId,
    label: row.label,
    changes: toChanges(row),
    created_at: row.created_at,
    key: row.key ?? null,
  };
};

const searchActivity = (db: MockDb, { search, person, kind, item, from, to }: Query): ActivityEntry[] => {
  const isInside = createDayFilter(db, { from, to });
  return db.state.audit
    .filter(({ actorId }) => !person || actorId === person)
    .filter(({ subject }) => !kind || subject === kind)
    .filter(({ subjectId }) => !item || subjectId === item)
    .filter(({ created_at }) => isInside(created_at))
    .map((row) => toEntry(db, row))
    .filter(({ label, action, actor }) => matchesSearch(search, label, action, actor?.name ?? ''));
};

const toLines = ({ created_at, actor, action, label, changes }: ActivityEntry): string[] => {
  const rows = changes.length > 0 ? changes : [{ field: '', before: null, after: null }];
  return rows.map(({ field, before, after }) =>
    toCsvLine([created_at, actor?.name ?? null, action, label, field, before, after]),
  );
};

export const createAdminActivityHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminListActivity' | 'adminExportActivity'> => ({
  adminListActivity: ({ query }) => ({
    status: 200,
    body: toPage(searchActivity(db, query), query.page, query.limit ?? 20),
  }),

  adminExportActivity: ({ query, call }) =>
    csvFile('activity.csv', [csvHeader('activity', call.language), ...searchActivity(db, query).flatMap(toLines)]),
});
