import type { Kysely, Transaction } from 'kysely';
import type { AdminSite } from '../../../../contract/generated/model.ts';
import { toSections } from '../../../../contract/rules/section-documents.ts';
import { SECTION_LABELS } from '../../../../contract/rules/site-sections.ts';
import { updateTopicLinks } from '../../../../contract/rules/topic-links.ts';
import {
  findNameChanges,
  mergeUsage,
  normaliseNames,
  TOPIC_SECTIONS,
  type TopicList,
  type TopicSection,
  type TopicsInput,
  toStoredList,
} from '../../../../contract/rules/topics.ts';
import { findTopicsProblem } from '../../../../contract/rules/topics-problem.ts';
import type { Database } from '../../db/schema.ts';
import { invalid } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { upsertDocument } from './admin-site.repository.ts';
import { renameTopics } from './admin-topics.repository.ts';
import { findDocuments } from './documents.repository.ts';
import { countUses, findTopicList } from './topics.repository.ts';

interface ChangeAuthor {
  readonly actorId: string;
  readonly at: Date;
}

/** Updates footer links that filter by a renamed entry; recorded as a separate change in the audit log. */
async function updateFooterLinks(
  tx: Transaction<Database>,
  section: TopicSection,
  names: Parameters<typeof updateTopicLinks>[2],
  { actorId, at }: ChangeAuthor,
): Promise<void> {
  const { columns } = toSections(await findDocuments(tx, ['footer'])).footer;
  const updated = updateTopicLinks(columns, section, names);
  if (!updated) return;
  await upsertDocument(tx, 'footer', { columns: updated }, at);
  const auditEntry = { subject: 'site', subjectId: 'footer', label: SECTION_LABELS.footer } as const;
  const fields = { before: { columns }, after: { columns: updated } };
  await recordChange(tx, { actorId, action: 'site.update', ...auditEntry, ...fields, at });
}

/** The name lists, with names used but not listed, and usage counts. */
export async function withUsage(db: Kysely<Database>, site: AdminSite): Promise<AdminSite> {
  const complete = { ...site };
  for (const section of TOPIC_SECTIONS) {
    const items = mergeUsage(site[section], await countUses(db, section, 'present'));
    complete[section] = { ...site[section], items };
  }
  return complete;
}

/**
 * Applies a new list's renames and removals everywhere, including footer links.
 * @param present the complete list that was edited
 * @param change author and time of the change
 * @returns the list as stored, without its version
 * @throws AppError 400 for a duplicate or required name
 */
export async function changeTopics(
  tx: Transaction<Database>,
  section: TopicSection,
  present: AdminSite[TopicSection],
  input: TopicsInput,
  change: { actorId: string; at: Date },
): Promise<TopicList> {
  const stored = toStoredList(present.items, input);
  const problem = findTopicsProblem({ section, present: present.items, stored, input });
  if (problem) throw invalid(problem.field, problem.message);
  const changes = findNameChanges(present.items, stored, input);
  if (Object.keys(changes).length > 0) await renameTopics(tx, section, changes, change.at);
  await updateFooterLinks(tx, section, { present: present.items, stored, input }, change);
  return stored;
}

/** Names in the spelling of the owner's list, without duplicates; a new name stays as typed. */
export async function canonicalNames(
  db: Kysely<Database>,
  section: TopicSection,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const list = await findTopicList(db, section);
  return normaliseNames(mergeUsage(list, await countUses(db, section, 'present')), names);
}
