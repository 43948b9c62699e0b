import type { AdminRight } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';

/** One change by an administrator, as stored; newest first. */
export type AuditRow = {
  id: number;
  actorId: string;
  /** the right that allowed it */
  right?: AdminRight | null;
  action: string;
  subject: string;
  subjectId: string | null;
  label: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  created_at: string;
};

type Change = Omit<AuditRow, 'id' | 'subjectId' | 'before' | 'after' | 'created_at'> & {
  subjectId: string | number | null;
  before: object | null;
  after: object | null;
};

/** A copy as plain JSON: later changes must not alter the audit trail. */
const toPlainJson = (fields: object | null): Record<string, unknown> | null => JSON.parse(JSON.stringify(fields));

/** Inserts the audit row of a change; `before` and `after` hold the changed fields only. */
export const recordChange = (db: MockDb, { subjectId, before, after, ...change }: Change): void => {
  db.state.audit.unshift({
    ...change,
    right: db.right,
    id: (db.state.audit[0]?.id ?? 0) + 1,
    subjectId: subjectId === null ? null : String(subjectId),
    before: toPlainJson(before),
    after: toPlainJson(after),
    created_at: new Date().toISOString(),
  });
};
