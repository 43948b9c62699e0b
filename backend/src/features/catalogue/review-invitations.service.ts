import { msg } from '../../../../contract/i18n/macros.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { reviewInvitationMail } from '../../mail/review-messages.ts';
import { type UnsubscribeTokens, unsubscribeLink } from '../../mail/unsubscribe-tokens.ts';
import { notify } from '../activity/notifications.repository.ts';
import { getMailSettingsRow } from '../email/mail-settings.repository.ts';
import { claimInvitations } from './review-invitations.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A user who downloads the file only after this time is not invited. */
const MAX_AGE_DAYS = 30;
/** Users invited in one run. */
const BATCH_SIZE = 200;

/**
 * Invites buyers to review, the owner's number of days after they got the product: one notification, and one email
 * unless unsubscribed. Purchases older than this feature are skipped.
 */
export async function sendReviewInvitations(
  { db, env, mail, clock }: Pick<Deps, 'db' | 'env' | 'mail' | 'clock'>,
  tokens: UnsubscribeTokens,
): Promise<void> {
  const { review_days, orders_from } = await getMailSettingsRow(db);
  if (review_days === 0) return;
  const at = clock.now();
  const until = new Date(at.getTime() - review_days * DAY_MS);
  const since = new Date(Math.max(until.getTime() - MAX_AGE_DAYS * DAY_MS, orders_from.getTime()));
  await inTransaction(db, async (tx) => {
    for (const { user_id, product_id, product: title, muted, ...recipient } of await claimInvitations(tx, {
      since,
      until,
      at,
      limit: BATCH_SIZE,
    })) {
      const href = `/product/${product_id}?write=1#reviews`;
      const { product_name: product } = await translateNames(tx, { product_id, product_name: title });
      const body = msg`What would you tell someone considering ${product}?`;
      await notify(tx, [user_id], { kind: 'order', title: msg`Write a review`, body, href }, at);
      const unsubscribeUrl = unsubscribeLink(env.publicUrl, tokens, { kind: 'reviews', id: user_id });
      const invitation = { product, link: `${env.publicUrl}${href}`, stop: unsubscribeUrl };
      if (!muted) await mail.send(reviewInvitationMail(toMailbox(recipient), invitation, at), tx);
    }
  });
}
