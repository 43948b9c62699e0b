import type { PublishedDraft, SectionDraft, SitePart } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import {
  DRAFT_PARTS,
  findDraftProblem,
  listDraftPictures,
  summarisePublished,
} from '../../../contract/rules/section-drafts.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import type { StoredSectionDraft } from '../../store/state.ts';
import { readStored } from '../../store/stored-site.ts';
import type { Actor } from './collection.ts';

type Operations = 'adminGetSectionDraft' | 'adminSaveSectionDraft' | 'adminDeleteSectionDraft';

/** Changes of the form's section, newest first. */
const listChanges = ({ state }: MockDb, part: SitePart) =>
  state.audit.filter(({ subject, subjectId }) => subject === 'site' && subjectId === DRAFT_PARTS[part].section);

const toAnswer = (db: MockDb, user: Actor, part: SitePart, stored: StoredSectionDraft): SectionDraft => {
  const { draft, version, savedAt, seenEntry } = stored;
  const changes = listChanges(db, part).filter(({ id }) => id > seenEntry);
  const nameOf = (id: string) => db.account(id)?.user.name ?? null;
  return {
    draft,
    pictures: listDraftPictures(draft).flatMap((choice) => {
      const picture = db.state.pictures.find(({ url }) => url === choice.url);
      if (!picture) return [];
      const { width, height, widths, placeholder } = picture;
      return [{ ...choice, width, height, widths, placeholder }];
    }),
    version,
    savedBy: nameOf(stored.userId),
    own: stored.userId === user.id,
    savedAt,
    published: summarisePublished(
      part,
      changes.map(({ actorId, created_at, after }) => ({ by: nameOf(actorId), at: created_at, after })),
    ),
  };
};

/** A draft that another administrator has saved and the user has not seen. */
const isUnseen = (stored: StoredSectionDraft | undefined, user: Actor, seen: string | undefined) =>
  stored !== undefined &&
  stored.userId !== user.id &&
  (seen === undefined || Date.parse(seen) !== Date.parse(stored.savedAt));

/** Deletes the draft that a save publishes. */
export const deletePublishedDraft = (db: MockDb, user: Actor, { part, savedAt }: PublishedDraft): void => {
  if (!isUnseen(db.state.sectionDrafts[part], user, savedAt)) delete db.state.sectionDrafts[part];
};

export const createSectionDraftHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  adminGetSectionDraft: ({ user, params }) => {
    const part = params.part as SitePart;
    const stored = db.state.sectionDrafts[part];
    return stored ? { status: 200, body: toAnswer(db, user, part, stored) } : notFound(REFUSALS.draftMissing);
  },

  adminSaveSectionDraft: ({ user, params, body: { draft, version, seen } }) => {
    const part = params.part as SitePart;
    const problem = findDraftProblem(part, draft);
    if (problem) return invalidField(problem.field, problem.message);
    const before = db.state.sectionDrafts[part];
    if (isUnseen(before, user, seen)) return conflict(REFUSALS.draftNewer);
    const changesSince = Math.max(0, readStored(db)[DRAFT_PARTS[part].section].version - version);
    const stored = {
      draft,
      version,
      userId: user.id,
      savedAt: new Date().toISOString(),
      seenEntry: before?.version === version ? before.seenEntry : (listChanges(db, part)[changesSince]?.id ?? 0),
    };
    db.state.sectionDrafts[part] = stored;
    return { status: 200, body: toAnswer(db, user, part, stored) };
  },

  adminDeleteSectionDraft: ({ user, params, query: { seen } }) => {
    const part = params.part as SitePart;
    if (isUnseen(db.state.sectionDrafts[part], user, seen)) return conflict(REFUSALS.draftNewer);
    delete db.state.sectionDrafts[part];
    return { status: 204 };
  },
});
