import type { Transaction } from 'kysely';
import { toSections } from '../../../../contract/rules/section-documents.ts';
import { SECTION_LABELS } from '../../../../contract/rules/site-sections.ts';
import { updateTopicLinks } from '../../../../contract/rules/topic-links.ts';
import type { TopicSection } from '../../../../contract/rules/topics.ts';
import type { Database } from '../../db/schema.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { upsertDocument } from './admin-site.repository.ts';
import { findDocuments } from './documents.repository.ts';

interface ChangeAuthor {
  readonly actorId: string;
  readonly at: Date;
}

/** Updates footer links that filter by a renamed entry; recorded as a separate change in the audit log. */
export async function updateFooterLinks(
  tx: Transaction<Database>,
  section: TopicSection,
  names: Parameters<typeof updateTopicLinks>[2],
  { actorId, at }: ChangeAuthor,
): Promise<void> {
  const { columns } = toSections(await findDocuments(tx, ['footer'])).footer;
  const updated = updateTopicLinks(columns, section, names);
  if (!updated) return;
  await upsertDocument(tx, 'footer', { columns: updated }, at);
  const auditEntry = { subject: 'site', subjectId: 'footer', label: SECTION_LABELS.footer };
  const fields = { before: { columns }, after: { columns: updated } };
  await recordChange(tx, { actorId, action: 'site.update', ...auditEntry, ...fields, at });
}
