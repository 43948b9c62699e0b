import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { reviewInvitationMail } from '../../mail/review-messages.ts';
import { type StopTokens, stopLink } from '../../mail/stop-tokens.ts';
import { findMailSettings } from '../admin-mails/mail-settings.repository.ts';
import { notify } from '../notifications/notifications.repository.ts';
import { inviteBuyers } from './invitations.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Who fetches the file only later than this is not asked any more. */
const LATEST_DAYS = 30;
/** So many people are asked in one run. */
const PART = 200;

/**
 * Asks buyers for a review, so many days after they got the product as the owner says: one notification, and one mail for
 * whoever wants it. What was bought before the site could ask is let be.
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
