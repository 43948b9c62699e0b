import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ProjectMarkMessagesTable, ProjectMarksTable } from '../../db/tables.gen.ts';

export type ProjectMarkRow = Selectable<ProjectMarksTable> & {
  /** Null after the account was erased. */
  resolver: string | null;
};

export type ProjectMarkMessageRow = Pick<
  Selectable<ProjectMarkMessagesTable>,
  'id' | 'mark_id' | 'side' | 'name' | 'text' | 'created_at'
> & { author: string | null };

/** The marks on a version, by number. */
export function listMarks(db: Kysely<Database>, versionId: string): Promise<ProjectMarkRow[]> {
  return db
    .selectFrom('project_marks as m')
    .leftJoin('users', 'users.id', 'm.resolver_id')
    .select(['m.id', 'm.version_id', 'm.number', 'm.x', 'm.y', 'm.resolved_at', 'm.resolved_side', 'm.resolved_name'])
    .select(['m.resolver_id', 'users.name as resolver'])
    .where('m.version_id', '=', versionId)
    .orderBy('m.number')
    .execute();
}

/** The comments on the marks of a version, oldest first. */
export function listMarkMessages(db: Kysely<Database>, versionId: string): Promise<ProjectMarkMessageRow[]> {
  return db
    .selectFrom('project_mark_messages as c')
    .innerJoin('project_marks as m', 'm.id', 'c.mark_id')
    .leftJoin('users', 'users.id', 'c.author_id')
    .select(['c.id', 'c.mark_id', 'c.side', 'c.name', 'c.text', 'c.created_at', 'users.name as author'])
    .where('m.version_id', '=', versionId)
    .orderBy('c.seq')
    .execute();
}

/** A comment with the version of its mark. */
export async function findMarkMessage(
  db: Kysely<Database>,
  id: string,
): Promise<{ mark_id: string; version_id: string; side: string; text: string } | undefined> {
  return db
    .selectFrom('project_mark_messages as c')
    .innerJoin('project_marks as m', 'm.id', 'c.mark_id')
    .select(['c.mark_id', 'm.version_id', 'c.side', 'c.text'])
    .where('c.id', '=', id)
    .executeTakeFirst();
}

export async function insertMark(
  tx: Transaction<Database>,
  values: Pick<Insertable<ProjectMarksTable>, 'id' | 'version_id' | 'number' | 'x' | 'y'>,
): Promise<void> {
  await tx.insertInto('project_marks').values(values).execute();
}

export async function insertMarkMessage(
  tx: Transaction<Database>,
  values: Pick<Insertable<ProjectMarkMessagesTable>, 'id' | 'mark_id' | 'side' | 'name' | 'author_id' | 'text'> & {
    created_at: Date;
  },
): Promise<void> {
  await tx.insertInto('project_mark_messages').values(values).execute();
}

export async function setMarkResolved(
  tx: Transaction<Database>,
  id: string,
  values: Pick<ProjectMarkRow, 'resolved_at' | 'resolved_side' | 'resolved_name' | 'resolver_id'>,
): Promise<void> {
  await tx.updateTable('project_marks').set(values).where('id', '=', id).execute();
}

export interface MarkCount {
  version_id: string;
  total: number;
  /** of the client, open */
  open_of_client: number;
}

/** The numbers of marks on the versions of a project. */
export async function countMarks(db: Kysely<Database>, leadId: string): Promise<MarkCount[]> {
  const { rows } = await sql<MarkCount>`select m.version_id, count(*)::int as total,
      (count(*) filter (where m.resolved_at is null and first.side = 'client'))::int as open_of_client
    from deliverables d join deliverable_versions v on v.deliverable_id = d.id
      join project_marks m on m.version_id = v.id
      cross join lateral (select c.side from project_mark_messages c where c.mark_id = m.id order by c.seq limit 1) first
    where d.lead_id = ${leadId}::uuid group by m.version_id`.execute(db);
  return rows;
}

/** Whether the client has commented on a mark of this project since that moment. */
export async function hasClientComment(db: Kysely<Database>, leadId: string, since: Date): Promise<boolean> {
  const row = await marksOf(db, leadId)
    .select('c.id')
    .where('c.side', '=', 'client')
    .where('c.created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const marksOf = (db: Kysely<Database>, leadId: string) =>
  db
    .selectFrom('project_mark_messages as c')
    .innerJoin('project_marks as m', 'm.id', 'c.mark_id')
    .innerJoin('deliverable_versions as v', 'v.id', 'm.version_id')
    .innerJoin('deliverables as d', 'd.id', 'v.deliverable_id')
    .where('d.lead_id', '=', leadId);

export interface UnmailedComment {
  id: string;
  title: string;
  number: number;
  text: string;
}

/** Comments of the studio that no email has, oldest first. */
export function listUnmailed(db: Kysely<Database>, leadId: string): Promise<UnmailedComment[]> {
  return marksOf(db, leadId)
    .select(['c.id', 'd.title', 'm.number', 'c.text'])
    .where('c.side', '=', 'studio')
    .where('c.is_mailed', '=', false)
    .orderBy('c.seq')
    .execute();
}

export async function setMailed(tx: Transaction<Database>, ids: string[]): Promise<void> {
  await tx.updateTable('project_mark_messages').set({ is_mailed: true }).where('id', 'in', ids).execute();
}
