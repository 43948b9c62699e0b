import type { ActivityChange, ActivityEntry } from '../../generated/model.ts';
import type { ActivityRow } from './activity.repository.ts';

/** A value as a person reads it: text as it is, everything else as JSON. */
function valueText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields of both sides by name: the database keeps no order of its own. */
export function toChanges({ before, after }: Pick<ActivityRow, 'before' | 'after'>): ActivityChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].sort().map((field) => ({
    field,
    before: valueText(before?.[field]),
    after: valueText(after?.[field]),
  }));
}

/** Row to contract. */
export function toActivity(row: ActivityRow): ActivityEntry {
  return {
    id: row.id,
    actor: row.actor_id === null || row.actor_name === null ? null : { id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    label: row.label,
    changes: toChanges(row),
    created_at: row.created_at.toISOString(),
  };
}
