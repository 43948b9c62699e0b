import { auditedFields } from '../../../backend/shared/audited-fields.ts';
import { changedFields } from '../../../backend/shared/changed-fields.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { sectionProblem, trimmedTexts } from '../../../backend/shared/section-input.ts';
import { SECTION_LABELS, type SectionName } from '../../../backend/shared/site-sections.ts';
import { followNames } from '../../../backend/shared/topic-links.ts';
import {
  completeList,
  isTopicSection,
  nameChanges,
  storedList,
  TOPIC_SECTIONS,
  type TopicSection,
  type TopicsInput,
} from '../../../backend/shared/topics.ts';
import { topicsProblem } from '../../../backend/shared/topics-problem.ts';
import type { AdminSite, AdminSiteInput, PictureChoice, User } from '../../generated/model.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { choosePicture } from '../../store/choose-picture.ts';
import type { MockDb } from '../../store/db.ts';
import { changeNames, countUses } from '../../store/topics.ts';
import { versionProblem } from '../kit/version.ts';

const NAMES = Object.keys(SECTION_LABELS) as SectionName[];
const SHARED: ReadonlySet<SectionName> = new Set(['identity', 'contact']);
const PICTURES = ['logo', 'logoDark', 'icon', 'shareCard', 'poster'];

const readWritten = ({ state: { site, settings, sections, sectionVersions } }: MockDb): AdminSite => {
  const versioned = Object.fromEntries(
    NAMES.map((name) => [
      name,
      { ...sections[name], version: sectionVersions[name] + (SHARED.has(name) ? settings.version : 0) },
    ]),
  ) as unknown as AdminSite;
  const { name, description, contactEmail: email } = site;
  return {
    ...versioned,
    identity: { ...versioned.identity, name, description },
    contact: { ...versioned.contact, email },
  };
};

/** With the number of uses of each name. */
const read = (db: MockDb): AdminSite => {
  const site = readWritten(db);
  for (const section of TOPIC_SECTIONS)
    site[section] = { ...site[section], items: completeList(site[section], countUses(db, section, 'present')) };
  return site;
};

/** A section as recorded in the audit trail: without use counts, which are not the owner's text. */
const comparable = (section: object): object =>
  'pinned' in section ? storedList([], section as unknown as TopicsInput) : section;

/** Applies a new list's renames and removals, also to links of the footer. */
const saveTopics = (db: MockDb, user: User, section: TopicSection, input: TopicsInput) => {
  const present = read(db)[section].items;
  const stored = storedList(present, input);
  const problem = topicsProblem({ section, present, stored, input });
  if (problem) return invalidField(problem.field, problem.message);
  const changes = nameChanges(present, stored, input);
  if (Object.keys(changes).length > 0) changeNames(db, section, changes);
  const { columns } = db.state.sections.footer;
  const followed = followNames(columns, section, { present, stored, input });
  if (followed) {
    db.state.sections.footer = { columns: followed };
    db.state.sectionVersions.footer += 1;
    const about = { subject: 'site', subjectId: 'footer', label: SECTION_LABELS.footer };
    const fields = { before: { columns }, after: { columns: followed } };
    recordChange(db, { actorId: user.id, action: 'site.update', ...about, ...fields });
  }
  return stored;
};

/** Stores one section; returns a problem when it is invalid. */
const save = (db: MockDb, user: User, section: SectionName, given: NonNullable<AdminSiteInput[SectionName]>) => {
  const before = read(db)[section];
  const stale = versionProblem(before.version, given.version);
  if (stale) return stale;
  const { version: _version, ...texts }: Record<string, unknown> = { ...trimmedTexts(given) };
  const problem = sectionProblem(section, texts);
  if (problem) return invalidField(problem.field, problem.message);
  if (isTopicSection(section)) {
    const stored = saveTopics(db, user, section, texts as unknown as TopicsInput);
    if ('status' in stored) return stored;
    delete texts.removed;
    Object.assign(texts, stored);
  }
  for (const name of PICTURES) {
    if (!texts[name]) continue;
    const picture = choosePicture(db.state, `${section}.${name}`, texts[name] as PictureChoice);
    if ('status' in picture) return picture;
    texts[name] = picture;
  }
  const fields = changedFields(auditedFields(comparable(before)), auditedFields(texts));
  if (!fields) return null;
  const { name, description, email, ...own } = texts;
  const { site, settings } = db.state;
  const shared = { name, description, contactEmail: email };
  const known: Record<string, unknown> = { ...site };
  const changed = Object.entries(shared).filter(([field, value]) => value !== undefined && known[field] !== value);
  if (changed.length > 0) {
    Object.assign(site, Object.fromEntries(changed));
    Object.assign(settings, { version: settings.version + 1, updated_at: new Date().toISOString() });
  }
  Object.assign(db.state.sections, { [section]: own });
  db.state.sectionVersions[section] += 1;
  const about = { subject: 'site', subjectId: section, label: SECTION_LABELS[section] };
  recordChange(db, { actorId: user.id, action: 'site.update', ...about, ...fields });
  return null;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const createAdminSiteHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminGetSite' | 'adminUpdateSite' | 'adminUndoSiteChange'> => ({
  adminGetSite: () => ({ status: 200, body: read(db) }),

  adminUpdateSite: ({ body, user }) => {
    const before = structuredClone(db.state);
    for (const section of NAMES) {
      const given = body[section];
      const problem = given ? save(db, user, section, given) : null;
      if (problem) {
        Object.assign(db.state, before);
        return problem;
      }
    }
    return { status: 200, body: read(db) };
  },

  adminUndoSiteChange: ({ body, user }) => {
    const row = db.state.audit.find(({ id, subject }) => id === body.entry && subject === 'site');
    const section = NAMES.find((name) => name === row?.subjectId);
    if (!section || !row?.before || !row.after) return notFound(REFUSALS.notFound);
    const present = read(db)[section];
    const now = auditedFields(readWritten(db)[section]);
    if (!Object.entries(row.after).every(([field, value]) => same(now[field], value))) return conflict(REFUSALS.stale);
    const input = { ...now, ...row.before, version: present.version };
    return save(db, user, section, input as never) ?? { status: 200, body: read(db) };
  },
});
