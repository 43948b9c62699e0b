import { type Kysely, type Selectable, sql } from 'kysely';
import type { PublishedDraft, SectionDraftContent, SitePart } from '../../../../contract/generated/model.ts';
import { DRAFT_PARTS } from '../../../../contract/rules/section-drafts.ts';
import type { SectionName } from '../../../../contract/rules/site-sections.ts';
import type { Database } from '../../db/schema.ts';
import type { SectionDraftsTable } from '../../db/tables.gen.ts';

export interface SectionDraftRow extends Selectable<SectionDraftsTable> {
  /** Name of the administrator who saved it last; null once the account is erased. */
  saved_by_name: string | null;
}

/** The forms that have a draft. */
export async function listDraftParts(db: Kysely<Database>): Promise<SitePart[]> {
  const rows = await db.selectFrom('section_drafts').select('part').orderBy('part').execute();
  return rows.map(({ part }) => part);
}

export function findSectionDraft(db: Kysely<Database>, part: SitePart): Promise<SectionDraftRow | undefined> {
  return db
    .selectFrom('section_drafts as d')
    .leftJoin('users as u', 'u.id', 'd.saved_by')
    .select(['d.part', 'd.draft', 'd.version', 'd.seen_entry', 'd.saved_by', 'd.saved_at', 'u.name as saved_by_name'])
    .where('d.part', '=', part)
    .executeTakeFirst();
}

interface DraftValues {
  part: SitePart;
  draft: SectionDraftContent;
  version: number;
  /** Changes of the section that were published after `version`. */
  changesSince: number;
  userId: string;
  at: Date;
  /** When the draft that the user has seen was saved. */
  seen: Date | null;
}

/**
 * Stores a draft.
 * @returns whether it was stored: never over one of another administrator that the user has not seen
 */
export async function upsertSectionDraft(db: Kysely<Database>, values: DraftValues): Promise<boolean> {
  const { part, draft, version, changesSince, userId, at, seen } = values;
  const seenEntry = sql<number>`coalesce((select id from audit_entries
    where subject = 'site' and subject_id = ${DRAFT_PARTS[part].section}
    order by id desc offset ${changesSince} limit 1), 0)`;
  const row = { draft: JSON.stringify(draft), version, saved_by: userId, saved_at: at };
  const stored = await db
    .insertInto('section_drafts')
    .values({ part, ...row, seen_entry: seenEntry })
    .onConflict((conflict) =>
      conflict
        .column('part')
        .doUpdateSet({
          ...row,
          seen_entry: sql`case when section_drafts.version = excluded.version
            then section_drafts.seen_entry else excluded.seen_entry end`,
        })
        .where(({ eb, or }) =>
          or([eb('section_drafts.saved_by', '=', userId), eb('section_drafts.saved_at', '=', seen)]),
        ),
    )
    .returning('part')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Deletes a draft, unless it is one of another administrator that the user has not seen.
 * @returns whether a draft was deleted
 */
export async function deleteSectionDraft(
  db: Kysely<Database>,
  { part, savedAt }: PublishedDraft,
  userId: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('section_drafts')
    .where('part', '=', part)
    .where(({ eb, or }) =>
      or([eb('saved_by', '=', userId), ...(savedAt ? [eb('saved_at', '=', new Date(savedAt))] : [])]),
    )
    .returning('part')
    .execute();
  return deleted.length > 0;
}

/** Enough for the fields of every form; a draft that old is read as a whole anyway. */
const MAX_CHANGES = 100;

/** Changes of a section that were published after an entry of the activity, newest first. */
export async function listPublishedChanges(db: Kysely<Database>, section: SectionName, afterEntry: number) {
  const rows = await db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select(['u.name as by', 'a.created_at', 'a.after'])
    .where('a.subject', '=', 'site')
    .where('a.subject_id', '=', section)
    .where('a.id', '>', afterEntry)
    .orderBy('a.id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  return rows.map(({ by, created_at, after }) => ({ by, at: created_at.toISOString(), after }));
}
