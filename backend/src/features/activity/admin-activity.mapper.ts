import type { ActivityEntry } from '../../../../contract/generated/model.ts';
import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import { toChanges } from '../../../../contract/rules/changed-fields.ts';
import type { ActivityRow } from './activity.repository.ts';

export function toActivity(row: ActivityRow): ActivityEntry {
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
  };
}
