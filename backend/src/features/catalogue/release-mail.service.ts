import { inTransaction } from '../../db/retry.ts';
import { createLink, toOrderUrl } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames, translateNotes } from '../../i18n/translated-names.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { releaseMail } from '../../mail/release-messages.ts';
import { type UnsubscribeTokens, unsubscribeLink } from '../../mail/unsubscribe-tokens.ts';
import { findDeliveredTitle, listReleaseRecipients } from './release-mail.repository.ts';
import { findPublishedTitle, findRelease } from './releases.repository.ts';

/** Emails stored in one transaction. */
const BATCH_SIZE = 200;
const MIN_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * Emails a release to a batch of the product's owners who accept such emails; the next batch is a job stored together
 * with this batch, so that an interruption skips no one. A release withdrawn in the meantime is not sent.
 */
export async function sendReleaseMails(
  { db, mail, jobs, env, clock }: Pick<Deps, 'db' | 'mail' | 'jobs' | 'env' | 'clock'>,
  tokens: UnsubscribeTokens,
  { releaseId, after = MIN_UUID }: JobPayloads['releases.mail'],
): Promise<void> {
  const release = await findRelease(db, releaseId);
  if (release?.state !== 'published' || release.published_at === null) return;
  const { product_id: productId, version, notes, published_at: publishedAt } = release;
  const listed = await findPublishedTitle(db, productId);
  const isForSale = listed !== undefined;
  const title = listed ?? (await findDeliveredTitle(db, productId));
  if (title === undefined) return;
  const { product_name: product } = await translateNames(db, { product_id: productId, product_name: title });
  const translatedNotes = await translateNotes(db, { id: releaseId, notes });
  await inTransaction(db, async (tx) => {
    const recipients = await listReleaseRecipients(tx, { productId, isForSale, publishedAt, after, limit: BATCH_SIZE });
    for (const recipient of recipients) {
      // The link in a guest's email expires after a month; its page sends a new one.
      const guestLink = recipient.is_guest
        ? toOrderUrl(env.publicUrl, await createLink(tx, recipient.id, clock.now()))
        : undefined;
      const links = {
        downloads: guestLink ?? `${env.publicUrl}/dashboard/downloads`,
        ...(isForSale ? { changelog: `${env.publicUrl}/product/${productId}/changelog` } : {}),
      };
      const unsubscribeUrl = unsubscribeLink(env.publicUrl, tokens, { kind: 'releases', id: recipient.id });
      const mailFields = {
        product,
        version,
        notes: translatedNotes,
        links,
        stop: unsubscribeUrl,
        isGuest: recipient.is_guest,
      };
      await mail.send(releaseMail(toMailbox(recipient), mailFields, clock.now()), tx);
    }
    const last = recipients.at(-1);
    if (last && recipients.length === BATCH_SIZE)
      await jobs.add('releases.mail', { releaseId, after: last.id }, { db: tx });
  });
}
