import type { AdminSite, AdminSiteInput, PictureChoice, User } from '../../../contract/generated/model.ts';
import { toAuditedFields, toAuditedSection } from '../../../contract/rules/audited-values.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { SECTION_NAMES, SECTION_PICTURES } from '../../../contract/rules/section-documents.ts';
import { findSectionProblem, trimStrings } from '../../../contract/rules/section-input.ts';
import { SECTION_LABELS, type SectionName } from '../../../contract/rules/site-sections.ts';
import { updateTopicLinks } from '../../../contract/rules/topic-links.ts';
import {
  findNameChanges,
  isTopicSection,
  mergeUsage,
  TOPIC_SECTIONS,
  type TopicSection,
  type TopicsInput,
  toStoredList,
} from '../../../contract/rules/topics.ts';
import { findTopicsProblem } from '../../../contract/rules/topics-problem.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { resolvePicture } from '../../store/resolve-picture.ts';
import { readStored } from '../../store/stored-site.ts';
import { countUses, renameTopics } from '../../store/topics.ts';
import { createSectionDraftHandlers, deletePublishedDraft } from '../kit/section-drafts.ts';
import { findVersionProblem } from '../kit/version.ts';

/** With the number of uses of each name. */
const readSite = (db: MockDb): AdminSite => {
  const site = readStored(db);
  for (const section of TOPIC_SECTIONS)
    site[section] = { ...site[section], items: mergeUsage(site[section], countUses(db, section, 'present')) };
  return site;
};

/** Applies a new list's renames and removals, also to links of the footer. */
const saveTopics = (db: MockDb, user: User, section: TopicSection, input: TopicsInput) => {
  const present = readSite(db)[section].items;
  const stored = toStoredList(present, input);
  const problem = findTopicsProblem({ section, present, stored, input });
  if (problem) return invalidField(problem.field, problem.message);
  const changes = findNameChanges(present, stored, input);
  if (Object.keys(changes).length > 0) renameTopics(db, section, changes);
  const { columns } = db.state.sections.footer;
  const updatedColumns = updateTopicLinks(columns, section, { present, stored, input });
  if (updatedColumns) {
    db.state.sections.footer = { columns: updatedColumns };
    db.state.sectionVersions.footer += 1;
    const auditEntry = { subject: 'site', subjectId: 'footer', label: SECTION_LABELS.footer };
    const fields = { before: { columns }, after: { columns: updatedColumns } };
    recordChange(db, { actorId: user.id, action: 'site.update', ...auditEntry, ...fields });
  }
  return stored;
};

/** Stores one section; returns a problem when it is invalid. */
const saveSection = (db: MockDb, user: User, section: SectionName, input: NonNullable<AdminSiteInput[SectionName]>) => {
  const before = readSite(db)[section];
  const stale = findVersionProblem(before.version, input.version);
  if (stale) return stale;
  const { version: _version, ...texts }: Record<string, unknown> = { ...trimStrings(input) };
  const problem = findSectionProblem(section, texts);
  if (problem) return invalidField(problem.field, problem.message);
  if (isTopicSection(section)) {
    const stored = saveTopics(db, user, section, texts as unknown as TopicsInput);
    if ('status' in stored) return stored;
    delete texts.removed;
    Object.assign(texts, stored);
  }
  for (const name of SECTION_PICTURES) {
    if (!texts[name]) continue;
    const picture = resolvePicture(db.state, `${section}.${name}`, texts[name] as PictureChoice);
    if ('status' in picture) return picture;
    texts[name] = picture;
  }
  const fields = changedFields(toAuditedSection(before), toAuditedFields(texts));
  if (!fields) return null;
  const { name, description, email, ...own } = texts;
  const { site, settings } = db.state;
  const shared = { name, description, contactEmail: email };
  const currentSettings: Record<string, unknown> = { ...site };
  const changed = Object.entries(shared).filter(
    ([field, value]) => value !== undefined && currentSettings[field] !== value,
  );
  if (changed.length > 0) {
    Object.assign(site, Object.fromEntries(changed));
    Object.assign(settings, { version: settings.version + 1, updated_at: new Date().toISOString() });
  }
  Object.assign(db.state.sections, { [section]: own });
  db.state.sectionVersions[section] += 1;
  const auditEntry = { subject: 'site', subjectId: section, label: SECTION_LABELS[section] };
  recordChange(db, { actorId: user.id, action: 'site.update', ...auditEntry, ...fields });
  return null;
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const createAdminSiteHandlers = (
  db: MockDb,
): Pick<
  MockHandlers,
  'adminGetSite' | 'adminUpdateSite' | 'adminUndoSiteChange' | keyof ReturnType<typeof createSectionDraftHandlers>
> => ({
  ...createSectionDraftHandlers(db),

  adminGetSite: () => ({ status: 200, body: readSite(db) }),

  adminUpdateSite: ({ body, user }) => {
    const before = structuredClone(db.state);
    for (const section of SECTION_NAMES) {
      const input = body[section];
      const problem = input ? saveSection(db, user, section, input) : null;
      if (problem) {
        Object.assign(db.state, before);
        return problem;
      }
    }
    if (body.draft) deletePublishedDraft(db, user, body.draft);
    return { status: 200, body: readSite(db) };
  },

  adminUndoSiteChange: ({ body, user }) => {
    const row = db.state.audit.find(({ id, subject }) => id === body.entry && subject === 'site');
    const section = SECTION_NAMES.find((name) => name === row?.subjectId);
    if (!section || !row?.before || !row.after) return notFound(REFUSALS.notFound);
    const present = readSite(db)[section];
    const now = toAuditedFields(readStored(db)[section]);
    if (!Object.entries(row.after).every(([field, value]) => isSame(now[field], value)))
      return conflict(REFUSALS.stale);
    const input = { ...now, ...row.before, version: present.version };
    return saveSection(db, user, section, input as never) ?? { status: 200, body: readSite(db) };
  },
});
