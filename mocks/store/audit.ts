import { ActivityAction, ActivitySubject, type AdminRight } from '../../contract/generated/model.ts';
import { findUnlistedFields } from '../../contract/rules/audited-fields.ts';
import { auditedValue } from '../../contract/rules/audited-values.ts';
import type { MockDb } from './db.ts';

/** One change by an administrator, as stored; newest first. */
export type AuditRow = {
  id: number;
  actorId: string;
  /** the right that allowed it */
  right?: AdminRight | null;
  /** the name of the API key that made it */
  key?: string | null;
  action: ActivityAction;
  subject: ActivitySubject;
  subjectId: string | null;
  label: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  created_at: string;
};

type Change = Pick<AuditRow, 'actorId' | 'label'> & {
  action: string;
  subject: string;
  subjectId: string | number | null;
  before: object | null;
  after: object | null;
  /** now, if missing */
  created_at?: string;
};

/** A copy as plain JSON, because later changes must not alter the audit trail, without what the server leaves out. */
const toStoredFields = (subject: ActivitySubject, fields: object | null): Record<string, unknown> | null => {
  if (fields === null) return null;
  const unlisted = new Set(findUnlistedFields(subject, fields));
  const listed = Object.entries(fields).filter(([field]) => !unlisted.has(field));
  return JSON.parse(JSON.stringify(Object.fromEntries(listed.map(([field, value]) => [field, auditedValue(value)]))));
};

/** Inserts the audit row of a change; `before` and `after` hold the changed fields only. */
export const recordChange = (db: MockDb, change: Change): void => {
  const { actorId, label, subjectId, created_at = new Date().toISOString() } = change;
  const action = Object.values(ActivityAction).find((known) => known === change.action);
  const subject = Object.values(ActivitySubject).find((known) => known === change.subject);
  if (!action || !subject) throw new Error(`The contract has no action ${change.action} of ${change.subject}`);
  db.state.audit.unshift({
    id: (db.state.audit[0]?.id ?? 0) + 1,
    actorId,
    right: db.right,
    key: db.apiKey,
    action,
    subject,
    subjectId: subjectId === null ? null : String(subjectId),
    label,
    before: toStoredFields(subject, change.before),
    after: toStoredFields(subject, change.after),
    created_at,
  });
};
