import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { AdminSite, AdminSiteInput } from '../../../../contract/generated/model.ts';
import { toAuditedFields, toAuditedSection } from '../../../../contract/rules/audited-values.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import {
  SECTION_DOCUMENTS,
  SECTION_NAMES,
  SECTION_PICTURES,
  SHARED_SECTIONS,
  toDocuments,
  toSections,
} from '../../../../contract/rules/section-documents.ts';
import { findSectionProblem, trimStrings } from '../../../../contract/rules/section-input.ts';
import {
  EMPTY_SECTIONS,
  SECTION_LABELS,
  type SectionName,
  type SiteSections,
} from '../../../../contract/rules/site-sections.ts';
import { isTopicSection, type TopicsInput } from '../../../../contract/rules/topics.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, SiteDocuments } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion, staleVersion } from '../../lib/edit-version.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { resolvePictures } from '../media/library-content.service.ts';
import {
  findSharedSettings,
  findSiteChange,
  findSiteDocuments,
  lockSite,
  updateSharedSettings,
  upsertDocument,
} from './admin-site.repository.ts';
import { deleteSectionDraft, listDraftParts } from './section-drafts.repository.ts';
import { DEFAULT_SITE, ensureSite, findSite, legacySections } from './site.repository.ts';
import { changeTopics, withUsage } from './topics.service.ts';

/** All of the owner's site content, with the usage of the name lists. */
export const readAdminSite = async (db: Kysely<Database>): Promise<AdminSite> => withUsage(db, await readStored(db));

/** The sections as stored. */
export async function readStored(db: Kysely<Database>): Promise<AdminSite> {
  const documents = await findSiteDocuments(db);
  const settings = await findSharedSettings(db);
  const bodies = Object.fromEntries([...documents].map(([name, { body }]) => [name, body])) as Partial<SiteDocuments>;
  const named = Object.fromEntries(Object.values(SECTION_DOCUMENTS).map((name) => [name, bodies[name]]));
  const stored = Object.fromEntries(Object.entries(named).filter(([, body]) => body !== undefined));
  const sections = toSections(stored, legacySections(await findSite(db)));
  const { name, description, contact_email: email } = settings ?? DEFAULT_SITE;
  const toVersion = (section: SectionName) =>
    (documents.get(SECTION_DOCUMENTS[section])?.version ?? 0) +
    (SHARED_SECTIONS.has(section) ? (settings?.version ?? 0) : 0);
  const versioned = Object.fromEntries(
    SECTION_NAMES.map((section) => [section, { ...sections[section], version: toVersion(section) }]),
  ) as unknown as AdminSite;
  return {
    ...versioned,
    identity: { ...versioned.identity, name, description },
    contact: { ...versioned.contact, email },
    drafts: await listDraftParts(db),
  };
}

/** The chosen pictures of a section as stored with it. @throws AppError 400 for one that is not in the library */
async function withPictures(
  tx: Transaction<Database>,
  section: SectionName,
  input: object,
): Promise<Record<string, unknown>> {
  const resolved = { ...input } as Record<string, unknown>;
  for (const name of SECTION_PICTURES) {
    const choice = resolved[name] as { url: string; alt: string } | null | undefined;
    if (choice) [resolved[name]] = await resolvePictures(tx, `${section}.${name}`, [choice]);
  }
  return resolved;
}

/** Stores one section: its own texts as a document, shared texts in the settings. */
async function storeSection(
  tx: Transaction<Database>,
  section: SectionName,
  before: object,
  after: object,
  now: Date,
): Promise<void> {
  const { name, description, email, ...own } = after as Record<string, unknown>;
  const settings = Object.entries({ name, description, email }).filter(([, value]) => value !== undefined);
  const previous = new Map<string, unknown>(Object.entries(before));
  if (settings.some(([field, value]) => previous.get(field) !== value)) {
    const renamed = settings.map(([field, value]) => [field === 'email' ? 'contact_email' : field, value]);
    await updateSharedSettings(tx, Object.fromEntries(renamed), now);
  }
  const sections = { ...EMPTY_SECTIONS, [section]: own } as SiteSections;
  const document = SECTION_DOCUMENTS[section];
  await upsertDocument(tx, document, toDocuments(sections)[document], now);
}

/** Saves one section in a transaction that has locked the site. */
async function saveSection(
  { deps, tx, user, present }: { deps: Deps; tx: Transaction<Database>; user: SessionUser; present: AdminSite },
  section: SectionName,
  input: NonNullable<AdminSiteInput[SectionName]>,
): Promise<void> {
  const before = present[section];
  checkVersion(before.version, input.version);
  const normalised = trimStrings(input);
  const problem = findSectionProblem(section, normalised);
  if (problem) throw invalid(problem.field, problem.message);
  const now = deps.clock.now();
  const change = { actorId: user.id, at: now };
  const { version: _version, ...texts } = isTopicSection(section)
    ? { ...(await changeTopics(tx, section, present[section], normalised as TopicsInput, change)), version: 0 }
    : await withPictures(tx, section, normalised);
  const fields = changedFields(toAuditedSection(before), toAuditedFields(texts));
  if (!fields) return;
  await storeSection(tx, section, before, texts, now);
  const auditEntry = { subject: 'site', subjectId: section, label: SECTION_LABELS[section] } as const;
  await recordChange(tx, { ...change, action: 'site.update', ...auditEntry, ...fields });
}

/** Locks the site while `change` runs, and returns the resulting content. */
async function changeSite(
  deps: Deps,
  change: (tx: Transaction<Database>, present: AdminSite, stored: AdminSite) => Promise<void>,
): Promise<AdminSite> {
  return inTransaction(deps.db, async (tx) => {
    await ensureSite(tx);
    await lockSite(tx);
    const stored = await readStored(tx);
    await change(tx, await withUsage(tx, stored), stored);
    return readAdminSite(tx);
  });
}

/**
 * Stores the given sections in one transaction, and deletes the draft that they publish.
 * @throws AppError 400 (invalid colour, deleted picture), 409 when a section has changed since it was read
 */
export function saveSections(deps: Deps, user: SessionUser, input: AdminSiteInput): Promise<AdminSite> {
  return changeSite(deps, async (tx, present) => {
    for (const section of SECTION_NAMES) {
      const normalised = input[section];
      if (normalised) await saveSection({ deps, tx, user, present }, section, normalised);
    }
    if (input.draft) await deleteSectionDraft(tx, input.draft, user.id);
  });
}

/**
 * Restores the fields of one recorded change to their previous values.
 * @throws AppError 404 for an entry about anything else, 409 when one of them has changed since
 */
export function undoChange(deps: Deps, user: SessionUser, entry: number): Promise<AdminSite> {
  return changeSite(deps, async (tx, present, stored) => {
    const change = await findSiteChange(tx, entry);
    const section = SECTION_NAMES.find((name) => name === change?.subject_id);
    if (!section || !change?.before || !change.after) throw notFound(REFUSALS.notFound);
    const now = toAuditedFields(stored[section]);
    const isPresent = Object.entries(change.after).every(([field, value]) => isDeepStrictEqual(now[field], value));
    if (!isPresent) throw staleVersion();
    const input = { ...now, ...change.before, version: present[section].version };
    await saveSection({ deps, tx, user, present }, section, input as NonNullable<AdminSiteInput[typeof section]>);
  });
}
