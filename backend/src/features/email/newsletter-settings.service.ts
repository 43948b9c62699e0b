import type {
  NewsletterAudience,
  NewsletterAudienceCount,
  NewsletterSettings,
} from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { countAudience } from './newsletter-audience.repository.ts';
import {
  getNewsletterSettings,
  lockNewsletterSettings,
  updateNewsletterSettings,
} from './newsletter-settings.repository.ts';

const toFields = ({ per_minute, per_day }: NewsletterSettings) => ({ perMinute: per_minute, perDay: per_day });

/** @throws AppError 409 */
export async function saveNewsletterSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  input: NewsletterSettings,
): Promise<NewsletterSettings> {
  return inTransaction(db, async (tx) => {
    const before = await lockNewsletterSettings(tx);
    checkVersion(before.version, input.version);
    await updateNewsletterSettings(tx, input);
    const changes = changedFields(toFields(before), toFields(input));
    const entry = { actorId: user.id, subject: 'newsletter', subjectId: null, label: 'Sending limits' } as const;
    if (changes) await recordChange(tx, { ...entry, action: 'newsletter.update', at: clock.now(), ...changes });
    return getNewsletterSettings(tx);
  });
}

/** How many would get a newsletter now, and how fast. */
export async function countNewsletterAudience(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  audience: NewsletterAudience,
): Promise<NewsletterAudienceCount> {
  const { per_minute, per_day } = await getNewsletterSettings(db);
  return { ...(await countAudience(db, audience, clock.now())), per_minute, per_day };
}
