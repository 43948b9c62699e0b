import type { Kysely } from 'kysely';
import { findUnlistedFields } from '../../../contract/rules/audited-fields.ts';
import type { ActivitySubject, Database } from '../../src/db/schema.ts';

/** The audit rows of one record, oldest first. */
export function listAuditEntries(db: Kysely<Database>, subject: ActivitySubject, subjectId: string | number) {
  return db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'label', 'before', 'after'])
    .where('subject', '=', subject)
    .where('subject_id', '=', String(subjectId))
    .orderBy('id')
    .execute();
}

/** The complete audit rows of one account, oldest first. */
export const listAccountAudit = (db: Kysely<Database>, id: string) =>
  db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('id').execute();

/** The recorded fields that `AUDITED_FIELDS` does not list: the administration could not show them. */
export async function findUnlistedChanges(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('audit_entries').select(['action', 'subject', 'before', 'after']).execute();
  const unlisted = rows.flatMap(({ action, subject, before, after }) =>
    findUnlistedFields(subject, { ...before, ...after }).map((field) => `${action}: ${field}`),
  );
  return [...new Set(unlisted)];
}
