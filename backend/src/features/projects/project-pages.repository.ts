import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { DeliverablesTable, DeliverableVersionsTable, ProjectPagesTable } from '../../db/tables.gen.ts';
import type { ProjectPreview } from './project-previews.adapter.ts';

export type ProjectPageRow = Selectable<ProjectPagesTable>;

const COLUMNS = ['lead_id', 'phase', 'link_token', 'sent_at', 'updated_at'] as const;

/** Undefined until the page is first edited. */
export function findProjectPage(db: Kysely<Database>, leadId: string): Promise<ProjectPageRow | undefined> {
  return db.selectFrom('project_pages').select(COLUMNS).where('lead_id', '=', leadId).executeTakeFirst();
}

/** The page, created if necessary and locked until the transaction ends. */
export async function lockProjectPage(
  tx: Transaction<Database>,
  leadId: string,
  { phase, at }: Pick<ProjectPageRow, 'phase'> & { at: Date },
): Promise<ProjectPageRow> {
  await tx
    .insertInto('project_pages')
    .values({ lead_id: leadId, phase, updated_at: at })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute();
  return tx
    .selectFrom('project_pages')
    .select(COLUMNS)
    .where('lead_id', '=', leadId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateProjectPage(
  tx: Transaction<Database>,
  leadId: string,
  changed: Partial<Omit<ProjectPageRow, 'lead_id'>>,
): Promise<void> {
  await tx.updateTable('project_pages').set(changed).where('lead_id', '=', leadId).execute();
}

export type ProjectFileRow = Pick<
  Selectable<DeliverableVersionsTable>,
  'id' | 'deliverable_id' | 'number' | 'note' | 'created_at' | 'answer' | 'answered_by' | 'comment' | 'answered_at'
> &
  Pick<Selectable<DeliverablesTable>, 'lead_id' | 'title' | 'for_approval'> & {
    storage_key: string;
    name: string;
    size_bytes: number;
    sha256: string;
    /** null without a preview, like its height */
    preview_width: number | null;
    preview_height: number | null;
  };

const files = (db: Kysely<Database>) =>
  db
    .selectFrom('deliverable_versions as v')
    .innerJoin('deliverables as d', 'd.id', 'v.deliverable_id')
    .innerJoin('files', 'files.id', 'v.file_id')
    .leftJoin('deliverable_previews as p', 'p.version_id', 'v.id')
    .select(['p.width as preview_width', 'p.height as preview_height'])
    .select(['v.id', 'v.deliverable_id', 'v.number', 'v.note', 'v.created_at', 'v.answer', 'v.answered_by'])
    .select(['v.comment', 'v.answered_at', 'd.lead_id', 'd.title', 'd.for_approval', 'files.storage_key'])
    .select(['files.name', 'files.size_bytes', 'files.sha256']);

/** The versions of all deliverables: the newest deliverable first, and of each the newest version. */
export function listProjectFiles(db: Kysely<Database>, leadId: string): Promise<ProjectFileRow[]> {
  return files(db)
    .where('d.lead_id', '=', leadId)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .orderBy('v.number', 'desc')
    .execute();
}

/** A version of a deliverable of this project. */
export function findProjectFile(db: Kysely<Database>, leadId: string, id: string): Promise<ProjectFileRow | undefined> {
  return files(db).where('d.lead_id', '=', leadId).where('v.id', '=', id).executeTakeFirst();
}

/** @returns its id */
export async function insertDeliverable(
  tx: Transaction<Database>,
  values: Insertable<DeliverablesTable>,
): Promise<string> {
  const { id } = await tx.insertInto('deliverables').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertProjectFile(
  tx: Transaction<Database>,
  values: Insertable<DeliverableVersionsTable>,
  preview: ProjectPreview | null,
): Promise<void> {
  const { id } = await tx.insertInto('deliverable_versions').values(values).returning('id').executeTakeFirstOrThrow();
  if (preview)
    await tx
      .insertInto('deliverable_previews')
      .values({ version_id: id, ...preview })
      .execute();
}

/** The picture of a version of this project. */
export async function findProjectPreview(
  db: Kysely<Database>,
  { leadId, id, size }: { leadId: string; id: string; size: 'small' | 'large' },
): Promise<{ name: string; content: Buffer } | undefined> {
  const row = await db
    .selectFrom('deliverable_previews as p')
    .innerJoin('deliverable_versions as v', 'v.id', 'p.version_id')
    .innerJoin('deliverables as d', 'd.id', 'v.deliverable_id')
    .innerJoin('files', 'files.id', 'v.file_id')
    .select(['files.name', `p.${size} as content`])
    .where('d.lead_id', '=', leadId)
    .where('v.id', '=', id)
    .executeTakeFirst();
  return row && { name: row.name, content: Buffer.from(row.content) };
}

/** Removes a version, and its deliverable when it was the only one. */
export async function deleteProjectFile(
  tx: Transaction<Database>,
  { id, deliverable_id }: Pick<ProjectFileRow, 'id' | 'deliverable_id'>,
): Promise<void> {
  await tx.deleteFrom('deliverable_versions').where('id', '=', id).execute();
  await sql`delete from deliverables d where d.id = ${deliverable_id}::uuid
    and not exists (select 1 from deliverable_versions v where v.deliverable_id = d.id)`.execute(tx);
}

export async function setProjectAnswer(
  tx: Transaction<Database>,
  id: string,
  values: { answer: 'approved' | 'changes'; answered_by: string; comment: string; answered_at: Date },
): Promise<void> {
  await tx.updateTable('deliverable_versions').set(values).where('id', '=', id).execute();
}

/** The file of a finished upload of this user. */
export async function findUploadedFile(
  db: Kysely<Database>,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<{ id: string; key: string; size: number } | undefined> {
  return db
    .selectFrom('uploads')
    .innerJoin('files', 'files.id', 'uploads.file_id')
    .select(['files.id', 'files.storage_key as key', 'files.size_bytes as size'])
    .where('uploads.user_id', '=', userId)
    .where('files.id', '=', fileId)
    .forShare()
    .executeTakeFirst();
}
