import { inTransaction } from '../../db/retry.ts';
import { openLink, orderPage } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { releaseMail } from '../../mail/release-messages.ts';
import { type StopTokens, stopLink } from '../../mail/stop-tokens.ts';
import { findOwnersToMail } from './release-mail.repository.ts';
import { findPublicTitle, findRelease } from './releases.repository.ts';

/** Emails stored in one transaction. */
const PART = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Emails a release to a batch of the product's owners who accept such emails; the next batch is a job stored together
 * with this batch, so that an interruption skips no one. A release withdrawn in the meantime is not sent.
 */
export async function mailRelease(
  { db, mail, jobs, env, clock }: Pick<Deps, 'db' | 'mail' | 'jobs' | 'env' | 'clock'>,
  tokens: StopTokens,
  { releaseId, after = NOBODY }: JobPayloads['releases.mail'],
): Promise<void> {
  const release = await findRelease(db, releaseId);
  if (release?.state !== 'published' || release.published_at === null) return;
  const { product_id: productId, version, notes, published_at: publishedAt } = release;
  const product = await findPublicTitle(db, productId);
  if (product === undefined) return;
  await inTransaction(db, async (tx) => {
    const owners = await findOwnersToMail(tx, { productId, publishedAt, after, most: PART });
    for (const owner of owners) {
      // The link in a guest's email expires after a month; its page sends a new one.
      const own = owner.is_guest ? orderPage(env.publicUrl, await openLink(tx, owner.id, clock.now())) : undefined;
      const links = {
        downloads: own ?? `${env.publicUrl}/dashboard/downloads`,
        changelog: `${env.publicUrl}/product/${productId}/changelog`,
      };
      const stop = stopLink(env.publicUrl, tokens, { kind: 'releases', id: owner.id });
      const news = { product, version, notes, links, stop, isGuest: owner.is_guest };
      await mail.send(releaseMail(mailboxOf(owner), news, clock.now()), tx);
    }
    const last = owners.at(-1);
    if (last && owners.length === PART) await jobs.add('releases.mail', { releaseId, after: last.id }, { db: tx });
  });
}
