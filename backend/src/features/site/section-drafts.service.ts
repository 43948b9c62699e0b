import type { SectionDraft, SectionDraftInput, SitePart } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import {
  DRAFT_PARTS,
  findDraftProblem,
  listDraftPictures,
  summarisePublished,
} from '../../../../contract/rules/section-drafts.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { listPicturesByUrl } from '../media/admin-pictures.repository.ts';
import { readStored } from './admin-site.service.ts';
import {
  deleteSectionDraft,
  findSectionDraft,
  listPublishedChanges,
  upsertSectionDraft,
} from './section-drafts.repository.ts';

/** Unpublished texts of the site's forms: administrators share one draft per form, and visitors see none. */
export function createSectionDraftsService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** @throws AppError 404 */
  const read = async (user: SessionUser, part: SitePart): Promise<SectionDraft> => {
    const row = await findSectionDraft(db, part);
    if (!row) throw notFound(REFUSALS.draftMissing);
    const choices = listDraftPictures(row.draft);
    const pictures = new Map(
      (
        await listPicturesByUrl(
          db,
          choices.map(({ url }) => url),
        )
      ).map((picture) => [picture.url, picture]),
    );
    const changes = await listPublishedChanges(db, DRAFT_PARTS[part].section, row.seen_entry);
    return {
      draft: row.draft,
      pictures: choices.flatMap((choice) => {
        const picture = pictures.get(choice.url);
        if (!picture) return [];
        const { width, height, widths, placeholder } = picture;
        return [{ ...choice, width, height, widths, placeholder }];
      }),
      version: row.version,
      savedBy: row.saved_by_name,
      own: row.saved_by === user.id,
      savedAt: row.saved_at.toISOString(),
      published: summarisePublished(part, changes),
    };
  };

  return {
    read,

    /** @throws AppError 400, 409 when another administrator has saved a draft that the user has not seen */
    save: async (user: SessionUser, part: SitePart, input: SectionDraftInput): Promise<SectionDraft> => {
      const { draft, version, seen } = input;
      const problem = findDraftProblem(part, draft);
      if (problem) throw invalid(problem.field, problem.message);
      const current = (await readStored(db))[DRAFT_PARTS[part].section].version;
      const isStored = await upsertSectionDraft(db, {
        part,
        draft,
        version,
        changesSince: Math.max(0, current - version),
        userId: user.id,
        at: clock.now(),
        seen: seen === undefined ? null : new Date(seen),
      });
      if (!isStored) throw conflict(REFUSALS.draftNewer);
      return read(user, part);
    },

    /** @throws AppError 409 when another administrator has saved a draft that the user has not seen */
    discard: async (user: SessionUser, part: SitePart, savedAt: string | undefined): Promise<void> => {
      const isDeleted = await deleteSectionDraft(db, { part, ...(savedAt ? { savedAt } : {}) }, user.id);
      if (!isDeleted && (await findSectionDraft(db, part))) throw conflict(REFUSALS.draftNewer);
    },
  };
}
