import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { reviewInvitationMail } from '../../mail/review-messages.ts';
import { type StopTokens, stopLink } from '../../mail/stop-tokens.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findMailSettings } from '../email/mail-settings.repository.ts';
import { inviteBuyers } from './invitations.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A user who downloads the file only after this time is not invited. */
const LATEST_DAYS = 30;
/** Users invited in one run. */
const PART = 200;

/**
 * Invites buyers to review, the owner's number of days after they got the product: one notification, and one email
 * unless unsubscribed. Purchases older than this feature are skipped.
 */
export async function inviteReviews(
  { db, env, mail, clock }: Pick<Deps, 'db' | 'env' | 'mail' | 'clock'>,
  tokens: StopTokens,
): Promise<void> {
  const { review_days, orders_from } = await findMailSettings(db);
  if (review_days === 0) return;
  const at = clock.now();
  const until = new Date(at.getTime() - review_days * DAY_MS);
  const since = new Date(Math.max(until.getTime() - LATEST_DAYS * DAY_MS, orders_from.getTime()));
  await inTransaction(db, async (tx) => {
    for (const { user_id, product_id, product, muted, ...person } of await inviteBuyers(tx, {
      since,
      until,
      at,
      most: PART,
    })) {
      const href = `/product/${product_id}?write=1#reviews`;
      const body = `What would you tell someone considering ${product}?`;
      await notify(tx, [user_id], { kind: 'order', title: 'Write a review', body, href }, at);
      const stop = stopLink(env.publicUrl, tokens, { kind: 'reviews', id: user_id });
      const asked = { product, link: `${env.publicUrl}${href}`, stop };
      if (!muted) await mail.send(reviewInvitationMail(mailboxOf(person), asked, at), tx);
    }
  });
}
