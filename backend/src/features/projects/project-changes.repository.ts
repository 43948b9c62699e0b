import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ProjectChangesTable } from '../../db/tables.gen.ts';

export type ProjectChangeRow = Selectable<ProjectChangesTable> & {
  /** Null without a file, or once it was removed. */
  file: string | null;
};

const changes = (db: Kysely<Database>) =>
  db
    .selectFrom('project_changes as c')
    .leftJoin('deliverable_versions as v', 'v.id', 'c.version_id')
    .leftJoin('deliverables as d', 'd.id', 'v.deliverable_id')
    .select(['c.id', 'c.lead_id', 'c.number', 'c.text', 'c.name', 'c.version_id', 'c.created_at'])
    .select(['c.answer', 'c.reason', 'c.answered_by', 'c.answered_at', 'c.quote_id'])
    .select('d.title as file');

/** The change requests of a project, newest first. */
export function listChanges(db: Kysely<Database>, leadId: string): Promise<ProjectChangeRow[]> {
  return changes(db).where('c.lead_id', '=', leadId).orderBy('c.number', 'desc').execute();
}

/** A change request of this project, locked until the transaction ends. */
export async function lockChange(
  tx: Transaction<Database>,
  leadId: string,
  id: string,
): Promise<ProjectChangeRow | undefined> {
  await tx.selectFrom('project_changes').select('id').where('id', '=', id).forUpdate().execute();
  return changes(tx).where('c.lead_id', '=', leadId).where('c.id', '=', id).executeTakeFirst();
}

/** A change request by its id, of any project. */
export function findChange(db: Kysely<Database>, id: string): Promise<ProjectChangeRow | undefined> {
  return changes(db).where('c.id', '=', id).executeTakeFirst();
}

export async function insertChange(
  tx: Transaction<Database>,
  values: Omit<Insertable<ProjectChangesTable>, 'answer' | 'reason' | 'answered_by' | 'answered_at' | 'quote_id'>,
): Promise<void> {
  await tx.insertInto('project_changes').values(values).execute();
}

export async function updateChange(
  tx: Transaction<Database>,
  id: string,
  values: Partial<Pick<ProjectChangeRow, 'answer' | 'reason' | 'answered_by' | 'answered_at' | 'quote_id'>>,
): Promise<void> {
  await tx.updateTable('project_changes').set(values).where('id', '=', id).execute();
}
