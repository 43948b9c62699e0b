import type { ActivityChange, ActivityEntry } from '../generated/model.ts';
import type { MockHandlers } from '../server/types.ts';
import type { AuditRow } from '../store/audit.ts';
import type { MockDb } from '../store/db.ts';
import { csvField } from './csv.ts';
import { matches, toPage } from './page.ts';

type Query = {
  search?: string | undefined;
  person?: string | undefined;
  kind?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const valueText = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const toChanges = ({ before, after }: AuditRow): ActivityChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort().map((field) => ({
    field,
    before: valueText(before?.[field]),
    after: valueText(after?.[field]),
  }));

const toEntry = (db: MockDb, row: AuditRow): ActivityEntry => {
  const actor = db.account(row.actorId)?.user;
  return {
    id: row.id,
    actor: actor ? { id: actor.id, name: actor.name } : null,
    action: row.action,
    subject: row.subject,
    subject_id: row.subjectId,
    label: row.label,
    changes: toChanges(row),
    created_at: row.created_at,
  };
};

const found = (db: MockDb, { search, person, kind, from, to }: Query): ActivityEntry[] =>
  db.state.audit
    .filter(({ actorId }) => !person || actorId === person)
    .filter(({ subject }) => !kind || subject === kind)
    .filter(({ created_at }) => !from || created_at.slice(0, 10) >= from)
    .filter(({ created_at }) => !to || created_at.slice(0, 10) <= to)
    .map((row) => toEntry(db, row))
    .filter(({ label, action, actor }) => matches(search, label, action, actor?.name ?? ''));

const toLines = ({ created_at, actor, action, label, changes }: ActivityEntry): string[] => {
  const rows = changes.length > 0 ? changes : [{ field: '', before: null, after: null }];
  return rows.map(({ field, before, after }) =>
    [created_at, actor?.name ?? '', action, label, field, before ?? '', after ?? ''].map(csvField).join(','),
  );
};

export const createAdminActivityHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminListActivity' | 'adminExportActivity'> => ({
  adminListActivity: ({ query }) => ({ status: 200, body: toPage(found(db, query), query.page, query.limit ?? 20) }),

  adminExportActivity: ({ query }) => {
    const header = 'Time,Administrator,Action,Name,Field,Before,After';
    const lines = [header, ...found(db, query).flatMap(toLines), ''];
    return {
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="activity.csv"',
      },
      body: new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}`),
    };
  },
});
