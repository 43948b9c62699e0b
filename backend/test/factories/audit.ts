import type { Kysely } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

/** The audit rows of one record, oldest first. */
export function listAuditEntries(db: Kysely<Database>, subject: string, subjectId: string | number) {
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
