import type { Transaction } from 'kysely';
import { sectionsOfDocuments } from '../../../shared/section-documents.ts';
import { SECTION_LABELS } from '../../../shared/site-sections.ts';
import { followNames } from '../../../shared/topic-links.ts';
import type { TopicSection } from '../../../shared/topics.ts';
import type { Database } from '../../db/schema.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { storeDocument } from './admin-site.repository.ts';
import { findDocuments } from './documents.repository.ts';

interface Follower {
  readonly actorId: string;
  readonly at: Date;
}

/** Updates footer links that filter by a renamed entry; recorded as a separate change in the audit log. */
export async function followInFooter(
  tx: Transaction<Database>,
  section: TopicSection,
  names: Parameters<typeof followNames>[2],
  { actorId, at }: Follower,
): Promise<void> {
  const { columns } = sectionsOfDocuments(await findDocuments(tx, ['footer'])).footer;
  const followed = followNames(columns, section, names);
  if (!followed) return;
  await storeDocument(tx, 'footer', { columns: followed }, at);
  const about = { subject: 'site', subjectId: 'footer', label: SECTION_LABELS.footer };
  const fields = { before: { columns }, after: { columns: followed } };
  await recordChange(tx, { actorId, action: 'site.update', ...about, ...fields, at });
}
